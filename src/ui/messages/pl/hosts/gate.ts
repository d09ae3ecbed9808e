import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const welcomeBack = 'Witaj ponownie';
export const or = 'lub';
export const sendCodeInstead = 'Wyślij mi zamiast tego kod';
export const askForCode = 'Poproś o kod';
export const forgotPassword = 'Nie pamiętasz hasła?';
export const createAccount = 'Załóż konto';
export const wrongCredentials = 'Ten e-mail i to hasło do siebie nie pasują.';
export const banned = 'To konto jest tutaj zamknięte. Zapytaj administratora tego serwera.';
export const tooManyTries = 'Zbyt wiele prób';
export const passwordRests = (until: string) =>
  `Dla bezpieczeństwa konta hasło nie działa do ${until}. Kod działa już teraz.`;

export const beTheHost = 'Zostań gospodarzem';
export const beTheHostLead = 'Wesele, jego kod i kartki na stoły to dwie minuty.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} zaprasza cię do stworzenia tu wesela.`;
export const invitedByOperator = 'Masz zaproszenie do stworzenia tu wesela.';
export const otherHostsSeeName = 'To imię widzą inni gospodarze.';
export const passwordTooEasy = 'To hasło zbyt łatwo odgadnąć. Wybierz inne.';
export const createMyAccount = 'Załóż moje konto';
export const haveAccount = 'Masz już konto?';
export const guestsNeedNone = 'Goście nie potrzebują konta: wystarczy, że zeskanują kod.';
export const coupleOnCard = 'Ola & Kuba';

export const byInvitation = 'Tylko z zaproszeniem';
export const byInvitationLead = 'Gospodarzem zostaje się tu na zaproszenie. Poproś administratora serwera o link.';
export const noNewHosts = 'Bez nowych gospodarzy';
export const noNewHostsLead = 'Teraz nie można tu założyć konta. Zapytaj administratora serwera.';
export const invitationSpent =
  'To zaproszenie jest na inny adres, zostało już użyte albo straciło ważność. Poproś o nowe.';
export const addressIsTaken = 'Ten adres ma tu już konto. Zaloguj się nim.';
export const invitedAs = (email: string) => `To zaproszenie jest na adres ${email}. Użyj właśnie jego.`;
export const haveAnAccount = 'Mam już konto';
export const imAGuest = 'Jestem gościem i mam kod';

export const notSetUpYet = `${PRODUCT_NAME} nie jest jeszcze skonfigurowany`;
export const notSetUpYetLead = 'Gdy powstanie pierwsze konto, zalogujesz się tutaj.';
export const checkAgain = 'Sprawdź ponownie';
export const firstHostHow = (command: string) =>
  `Pierwszym gospodarzem zostaje osoba, która uruchomiła serwer: link jest w oknie, w którym to zrobiła. Po nowy link wpisz tam: ${command}`;

export const noMailYet = 'Maile jeszcze stąd nie wychodzą.';
export const askWhoRunsIt = 'Link dostaniesz od administratora serwera.';
export const linksInLog = (setting: string) =>
  `Linki i kody są w najnowszych liniach logu serwera. Ustaw ${setting}, a będą przychodzić mailem.`;

export const lookIntoYourMail = 'Zajrzyj do poczty';
export const writtenTo = (email: string) => `Mail na adres ${email} jest w drodze. Stuknij w nim przycisk i wchodzisz.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'To może potrwać minutę. Zajrzyj też do spamu. Link jest ważny przez godzinę.',
  few: `To może potrwać minutę. Zajrzyj też do spamu. Link jest ważny przez ${CONFIRMATION_LASTS_MS / HOUR_MS} godziny.`,
  many: `To może potrwać minutę. Zajrzyj też do spamu. Link jest ważny przez ${CONFIRMATION_LASTS_MS / HOUR_MS} godzin.`,
  other: `To może potrwać minutę. Zajrzyj też do spamu. Link jest ważny przez ${CONFIRMATION_LASTS_MS / HOUR_MS} godziny.`,
});
export const ifAccount = (email: string) =>
  `Jeśli ${email} ma tu konto, link jest już w drodze. Jest ważny przez ${RECOVERY_LASTS_MS / MINUTE_MS} minut.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Wyślij jeszcze raz',
  againIn: (time) => `Wyślij jeszcze raz za ${time}`,
  isDone: 'Mail znowu jest w drodze.',
  isReady: 'Teraz możesz wysłać jeszcze raz.',
};
export const byAsking: OnceMore = {
  again: 'Utwórz kolejny link',
  againIn: (time) => `Utwórz kolejny link za ${time}`,
  isDone: 'Administrator serwera ma teraz kolejny link.',
  isReady: 'Teraz możesz utworzyć kolejny link.',
};
export const askForTheLink = 'Poproś o link';
export const theyHaveTheLink = (email: string) => `Link dla ${email} ma administrator serwera.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `Jeśli ${email} ma tu konto, link do niego ma administrator serwera.`;
export const wrongAddress = 'Zły adres? Zmień go';

export const youAreConfirmed = 'Twój adres jest potwierdzony';
export const nowTheCelebration = 'Pora na wesele.';
export const createCelebration = 'Utwórz wesele';
export const later = 'Później';
export const addressConfirmed = 'Twój adres jest potwierdzony.';

export const sixDigits = 'Poprosimy o sześć cyfr';
export const inTheMailTo = (email: string) => `Są w najnowszym mailu, który poszedł na ${email}.`;
export const digits = 'Sześć cyfr';
export const digitsOfApp = 'Sześć cyfr z aplikacji';
export const sentWithTheLast = 'Wyślą się same, gdy wpiszesz szóstą cyfrę.';
export const sendNewCode = 'Wyślij nowy kod';
export const newCodeSent = 'Nowy kod jest w drodze. Jeśli nie dojdzie, ostatni jest nadal ważny.';
export const theyHaveThem = (email: string) => `Cyfry dla ${email} ma administrator serwera.`;
export const makeNewCode = 'Utwórz nowy kod';
export const theyHaveANewCode = 'Administrator serwera ma nowy kod.';
export const usePassword = 'Użyj hasła';
export const wrongMailCode = 'Ten kod się nie zgadza. Działa tylko najnowszy.';

export const secondStep = 'A teraz drugi krok';
export const openAuthenticator = `Otwórz aplikację uwierzytelniającą i wpisz sześć cyfr dla ${PRODUCT_NAME}.`;
export const trustPhone = `Ufaj temu telefonowi przez ${TRUST_LASTS_MS / DAY_MS} dni`;
export const trustLaptop = `Ufaj temu komputerowi przez ${TRUST_LASTS_MS / DAY_MS} dni`;
export const wrongAppCode = 'Te sześć cyfr się nie zgadza; aplikacja ma już nowe.';
export const phoneLost = 'Telefon zgubiony? Użyj kodu zapasowego';
export const recoveryTitle = 'Kod zapasowy';
export const recoveryLead = `Przy włączaniu drugiego kroku było ich ${RECOVERY_CODES}. Każdy działa raz.`;
export const recoveryCode = 'Kod zapasowy';
export const recoveryCodeMissing = 'Wpisz jeden ze swoich kodów zapasowych.';
export const wrongRecoveryCode = 'Ten kod się nie zgadza albo był już użyty.';
export const useTheApp = 'Użyj aplikacji uwierzytelniającej';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Został ci 1 kod zapasowy. Utworzyć nowe?',
    few: `Zostały ci ${count} kody zapasowe. Utworzyć nowe?`,
    many: `Zostało ci ${count} kodów zapasowych. Utworzyć nowe?`,
    other: `Zostało ci ${count} kodu zapasowego. Utworzyć nowe?`,
  });
export const newOnes = 'Nowe kody';

export const authenticatorApp = 'Aplikacja uwierzytelniająca';
export const scanThis = 'Zeskanuj to aplikacją uwierzytelniającą';
export const orScan = 'Albo zeskanuj to innym telefonem';
export const thenBoth = 'Potem logujesz się hasłem i sześcioma cyframi z tej aplikacji.';
export const qrLabel = 'Kod QR dla aplikacji uwierzytelniającej';
export const copyKey = 'Skopiuj klucz';
export const keyCopied = 'Klucz jest skopiowany.';
export const openInApp = 'Otwórz w aplikacji uwierzytelniającej';
export const next = 'Dalej';
export const notNow = 'Nie teraz';
export const ifPhoneLost = 'Na wypadek zgubienia telefonu';
export const keepThem = 'Każdy z nich raz otwiera twoje konto. Trzymaj je tam, gdzie paszport.';
export const copy = 'Skopiuj';
export const copied = 'Kody są skopiowane.';
export const copyFailed = 'Nie udało się skopiować. Zaznacz tekst.';
export const save = 'Zapisz';
export const codesFile = 'clink-kody-zapasowe.txt';
export const keptThem = 'Mam je zapisane';
export const secondStepOn = 'Drugi krok jest włączony.';

export const tellUsEmail = 'Podaj swój e-mail, a wyślemy ci link do nowego hasła.';
export const confirmEmail = 'Potwierdź swój e-mail';
export const tellUsEmailAgain = 'Podaj swój e-mail, a wyślemy ci nowy link.';
export const makeTheLink = 'Zamów link';
export const sendTheLink = 'Wyślij link';
export const aNewPassword = 'Nowe hasło';
export const signedOutElsewhere =
  'Dla bezpieczeństwa wylogowano cię wszędzie indziej. Klucze dostępu nadal otwierają twoje konto.';
export const yourPassword = 'Wybierz swoje hasło';
export const saveAndSignIn = 'Zapisz i zaloguj się';
export const linkTooOld = 'Ten link stracił ważność';
export const linkTooOldLead = 'Link działa raz i tylko przez krótki czas. Możesz teraz dostać nowy.';
export const getNewLink = 'Chcę nowy link';
