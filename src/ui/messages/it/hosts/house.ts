import type { HouseRefusal } from '../../../../domain/accounts/house-refusals.ts';

export const signInWith = (house: string) => `Accedi con ${house}`;
export const connect = (house: string) => `Collega ${house}`;
export const connectHint = 'Così puoi accedere anche con quell’account';
export const connectLead = 'Ti portiamo lì per accedere. Poi tutti e due aprono questo account.';
export const isConnected = 'collegato';
export const disconnectTitle = (house: string) => `Scollegare ${house}?`;
export const disconnectLead =
  'Quell’account non aprirà più questo. Per sicurezza, le tue altre sessioni vengono chiuse.';
export const disconnect = 'Scollega';
export const disconnected = 'Quell’account non apre più questo.';
export const goThere = 'Vai';
export const notSignedIn = 'Accesso non riuscito';
export const anotherWay = 'Accedi in un altro modo';
export const houseFails =
  'Al momento quell’accesso non funziona. Riprova più tardi o chiedi a chi gestisce questo server.';

export const stillThere = (house: string) => `Qui la sessione è chiusa. Su ${house} potrebbe essere ancora aperta.`;

export const outcomes: Readonly<Record<HouseRefusal | 'connected', string>> = {
  connected: 'I due account sono collegati.',
  unverified: 'Quell’account non ha un indirizzo email confermato, quindi qui non si può usare.',
  taken:
    'Quell’indirizzo ha già un account qui. Accedi con la sua password e collega i due account in «Il mio account».',
  'connected-elsewhere': 'Questo accesso appartiene qui a un altro account. Toglilo prima da quell’account.',
  'not-invited': 'Qui si organizza su invito. Chiedi a chi gestisce questo server un invito per quell’indirizzo.',
  'signup-off': 'Al momento questo server non accetta nuovi account. Chiedi a chi lo gestisce.',
  banned: 'Qui questo account è chiuso. Chiedi a chi gestisce questo server.',
  refused: 'Lì non hai fatto l’accesso. Puoi riprovare.',
  failed: 'Quell’accesso non ha funzionato. Riprova.',
};
