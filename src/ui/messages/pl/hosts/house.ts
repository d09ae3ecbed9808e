import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

export const signInWith = (house: string) => `Zaloguj się przez ${house}`;
export const connect = (house: string) => `Połącz z ${house}`;
export const connectHint = 'Wtedy zalogujesz się też tamtym kontem';
export const connectLead = 'Zalogujesz się na tamtej stronie. Potem obie drogi prowadzą na to konto.';
export const isConnected = 'połączone';
export const disconnectTitle = (house: string) => `Odłączyć ${house}?`;
export const disconnectLead =
  'Tamto konto nie otworzy już tego konta. Dla bezpieczeństwa wylogujemy cię wszędzie indziej.';
export const disconnect = 'Odłącz';
export const disconnected = 'Tamto konto nie otwiera już tego konta.';
export const goThere = 'Przejdź tam';
export const notSignedIn = 'Nie udało się zalogować';
export const anotherWay = 'Zaloguj się inaczej';
export const houseFails = 'To logowanie teraz nie działa. Spróbuj później albo zapytaj administratora tego serwera.';

export const stillThere = (house: string) => `Wylogowano cię tutaj. W ${house} twoje logowanie może być nadal aktywne.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'Oba konta są połączone.',
  unverified: 'Tamto konto nie ma potwierdzonego adresu e-mail, więc nie można go tu użyć.',
  taken: 'Ten adres ma już tutaj konto. Zaloguj się jego hasłem i połącz oba konta w „Moje konto”.',
  'connected-elsewhere': 'To logowanie należy tu do innego konta. Najpierw odłącz je tam.',
  'not-invited': 'Gospodarzy się tu zaprasza. Poproś administratora tego serwera o zaproszenie na tamten adres.',
  'signup-off': 'Ten serwer nie przyjmuje teraz nowych gospodarzy. Zapytaj jego administratora.',
  banned: 'To konto jest tutaj zamknięte. Zapytaj administratora tego serwera.',
  refused: 'Logowanie tam zostało przerwane. Możesz spróbować jeszcze raz.',
  failed: 'To logowanie nie zadziałało. Spróbuj jeszcze raz.',
};
