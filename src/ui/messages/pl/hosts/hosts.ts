import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const forHosts = 'dla gospodarzy';
export const hostPages = 'Strony dla gospodarzy';
export const thisCelebration = 'To wesele';
export const myCelebrations = 'Moje wesela';
export const allCelebrations = 'Wszystkie wesela';
export const newCelebration = 'Nowe wesele';
export const myAccount = 'Moje konto';
export const allHosts = 'Wszyscy gospodarze';
export const places = {
  tonight: 'Dziś',
  guests: 'Goście',
  recap: 'Podsumowanie',
  invite: 'Zaproś',
  evening: 'Wieczór',
  menu: 'Karta napojów',
  look: 'Wasz wygląd',
  wall: 'Duży ekran',
  details: 'Szczegóły',
  hosts: 'Ekipa',
};
export const afterwards = 'Po weselu';
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
export const clocksOf = (zone: string) => `Wszystkie godziny: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, {
    one: '1 gość czeka przed drzwiami',
    few: `${count} goście czekają przed drzwiami`,
    many: `${count} gości czeka przed drzwiami`,
    other: `${count} gościa czeka przed drzwiami`,
  });

export const signIn = 'Zaloguj się';
export const signOut = 'Wyloguj się';
export const signedOut = 'Wylogowano.';
export const tryAgain = 'Spróbuj ponownie';
export const backToSignIn = 'Wróć do logowania';
export const cancel = 'Anuluj';
export const close = 'Zamknij';
export const undo = 'Cofnij';
export const copyLink = 'Skopiuj link';
export const linkCopied = 'Link jest skopiowany.';

export const didNotLoad = 'Nie udało się tego wczytać.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `Stan z ${time}.`;
export const loading = 'Wczytuję';
export const noAnswer = 'Serwer teraz nie odpowiada. Spróbuj jeszcze raz, gdy będziesz online.';
export const notJustNow = 'To teraz nie działa. Spróbuj jeszcze raz za chwilę.';
export const mailDoesNotWork =
  'Nie udało się wysłać maila, bo serwer poczty nie odpowiada. Spróbuj za chwilę albo zapytaj administratora tego serwera.';
export const somethingFailed = 'Niestety, nie udało się. Spróbuj jeszcze raz.';
export const onlyADemo = 'To jest demo. Można tu wszystko obejrzeć i nic się nie zmienia.';
export const wasQuicker = (by: string) => `${by} wyprzedza cię o chwilę.`;
export const tooLate = 'Za późno: w międzyczasie ktoś to zmienił.';
export const lastBoardStays = 'Jeden ranking musi zostać, a ten jest ostatni.';
export const countsAlcohol = 'Wesele jest bez alkoholu, a ten ranking liczy alkohol.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Sporo tych prób. Za 1 sekundę możesz spróbować jeszcze raz.',
      few: `Sporo tych prób. Za ${count} sekundy możesz spróbować jeszcze raz.`,
      many: `Sporo tych prób. Za ${count} sekund możesz spróbować jeszcze raz.`,
      other: `Sporo tych prób. Za ${count} sekundy możesz spróbować jeszcze raz.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Sporo tych prób. Za 1 minutę możesz spróbować jeszcze raz.',
      few: `Sporo tych prób. Za ${count} minuty możesz spróbować jeszcze raz.`,
      many: `Sporo tych prób. Za ${count} minut możesz spróbować jeszcze raz.`,
      other: `Sporo tych prób. Za ${count} minuty możesz spróbować jeszcze raz.`,
    }),
};

export const unreachable = 'Serwer nie odpowiada';
export const unreachableLead = 'Wesela są bezpieczne. Sprawdź sieć i spróbuj jeszcze raz.';
export const networkAsks = 'Sieć wymaga najpierw zalogowania. Do tego czasu nic, co tu robisz, nie dociera do serwera.';
export const signInToNetwork = 'Zaloguj się do sieci';
export const tooBusy = 'Za dużo zapytań naraz';
export const tooBusyLead = 'Z twojej sieci lub twojego konta przyszło za dużo zapytań. Ta strona sama spróbuje znowu.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za 1 sekundę ta strona sama spróbuje znowu.',
      few: `Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za ${count} sekundy ta strona sama spróbuje znowu.`,
      many: `Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za ${count} sekund ta strona sama spróbuje znowu.`,
      other: `Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za ${count} sekundy ta strona sama spróbuje znowu.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za 1 minutę ta strona sama spróbuje znowu.',
      few: `Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za ${count} minuty ta strona sama spróbuje znowu.`,
      many: `Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za ${count} minut ta strona sama spróbuje znowu.`,
      other: `Z twojej sieci lub twojego konta przyszło za dużo zapytań. Za ${count} minuty ta strona sama spróbuje znowu.`,
    }),
};
export const serverTrouble = 'Serwer ma problem';
export const serverTroubleLead = 'Wesela są bezpieczne. Spróbuj jeszcze raz za chwilę.';
export const notOffered = 'Tutaj nie można się zalogować';
export const notOfferedLead = 'Administrator serwera może to zmienić.';
export const hostsElsewhere = 'Gospodarze mają inny adres';
export const hostsAreAt = (address: string) => `Zaloguj się pod adresem ${address}.`;
export const notAtThisAddress = (setting: string) =>
  `Ten ${PRODUCT_NAME} ma gospodarzy pod adresami, które wypisuje przy starcie. Każdy inny adres ustawia administrator w ${setting}.`;
export const notBehindThisProxy = (setting: string) =>
  `Przed tym ${PRODUCT_NAME} stoi serwer proxy, który nie zna jego publicznego adresu. Ustawia go administrator w ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Ten ${PRODUCT_NAME} działa na kilku serwerach i potrzebują one wspólnego sekretu dla gospodarzy. Administrator ustawia HOST_SECRET i ${setting}.`;
export const toTheTracker = 'Kontynuuj jako gość';

export const yourName = 'Twoje imię';
export const email = 'E-mail';
export const exampleEmail = 'imie@example.org';
export const noMailHint = 'Ten serwer nie wysyła maili: skopiuj link i wyślij go samodzielnie.';
export const makeLink = 'Utwórz link';
export const makeAnotherLink = 'Utwórz kolejny link';
export const password = 'Hasło';
export const newPassword = 'Nowe hasło';
export const yourPassword = 'Twoje hasło';
export const showPassword = 'Pokaż hasło';
export const passwordHint = (length: number) => `Co najmniej ${length} znaków. Trzy ulubione słowa są lepsze niż H4s!o`;
export const nameMissing = 'Wpisz imię.';
export const emailWrong = 'To nie wygląda na adres e-mail.';
export const emailMissing = 'Wpisz swój adres e-mail.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Wpisz adres e-mail.';
export const passwordMissing = 'Wpisz swoje hasło.';
export const passwordTooShort = (length: number) => `Potrzeba co najmniej ${length} znaków.`;
export const passwordTooLong = (length: number) => `Zmieści się najwyżej ${length} znaków.`;
export const passwordWrong = 'To nie jest twoje hasło.';
export const nameRefused = 'Tego imienia nie można użyć. Wybierz inne.';
export const nameTooLong = (length: number) => `Zmieści się najwyżej ${length} znaków.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
