import {
  CONFIRMATION_LASTS_MS,
  RECOVERY_CODES,
  RECOVERY_LASTS_MS,
  TRUST_LASTS_MS,
} from '../../../../domain/accounts/account-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../domain/limits.ts';
import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const welcomeBack = 'Schön, dass du da bist';
export const or = 'oder';
export const sendCodeInstead = 'Lieber einen Code schicken';
export const askForCode = 'Lieber nach einem Code fragen';
export const forgotPassword = 'Passwort vergessen?';
export const createAccount = 'Konto anlegen';
export const wrongCredentials = 'Diese E-Mail und dieses Passwort passen nicht zusammen.';
export const banned = 'Dieses Konto ist hier gesperrt. Bitte frag die Person, die diesen Server betreibt.';
export const tooManyTries = 'Zu viele Versuche';
export const passwordRests = (until: string) =>
  `Damit das Konto sicher bleibt, gilt das Passwort bis ${until}\u00a0Uhr nicht. Mit einem Code kannst du dich jetzt schon anmelden.`;

export const beTheHost = 'Lad zum Fest ein';
export const beTheHostLead = 'Dein Fest mit Code und Kärtchen steht in zwei Minuten.';
/** Shown to somebody whom an operator has invited. */
export const invitedByHouse = (house: string) => `${house} lädt dich ein, hier ein Fest anzulegen.`;
export const invitedByOperator = 'Du bist eingeladen, hier ein Fest anzulegen.';
export const otherHostsSeeName = 'Die anderen im Team sehen diesen Namen.';
export const passwordTooEasy = 'Dieses Passwort ist zu leicht zu erraten. Bitte wähl ein anderes.';
export const createMyAccount = 'Mein Konto anlegen';
export const haveAccount = 'Hast du ein Konto?';
export const guestsNeedNone = 'Gäste brauchen kein Konto: Sie scannen nur den Code.';
export const coupleOnCard = 'Ana & Ben';

export const byInvitation = 'Auf Einladung';
export const byInvitationLead =
  'Ein Konto gibt es hier nur auf Einladung. Frag die Person, die den Server betreibt, nach einem Link.';
export const noNewHosts = 'Keine neuen Konten';
export const noNewHostsLead = 'Hier kann gerade niemand ein Konto anlegen. Frag die Person, die den Server betreibt.';
export const invitationSpent =
  'Diese Einladung ist für eine andere Adresse, schon eingelöst oder zu alt. Bitte um eine neue.';
export const addressIsTaken = 'Zu dieser Adresse gibt es hier schon ein Konto. Bitte melde dich damit an.';
export const invitedAs = (email: string) => `Diese Einladung ist für ${email}. Bitte nimm diese Adresse.`;
export const haveAnAccount = 'Ich habe ein Konto';
export const imAGuest = 'Ich bin Gast: Code eingeben';

export const notSetUpYet = `${PRODUCT_NAME} ist noch nicht eingerichtet`;
export const notSetUpYetLead = 'Sobald es ein erstes Konto gibt, kannst du dich hier anmelden.';
export const checkAgain = 'Noch mal nachsehen';
export const firstHostHow = (command: string) =>
  `Wer den Server gestartet hat, richtet ihn auch ein: Der Link steht in dem Fenster, in dem er gestartet wurde. Für einen neuen gib dort ein: ${command}`;

export const noMailYet = 'Von hier gehen noch keine Mails raus.';
export const askWhoRunsIt = 'Den Link gibt dir, wer den Server betreibt.';
export const linksInLog = (setting: string) =>
  `Links und Codes stehen in den neuesten Zeilen des Serverprotokolls. Setz ${setting}, dann kommen sie per Mail.`;

export const lookIntoYourMail = 'Schau in deine Mails';
export const writtenTo = (email: string) =>
  `Wir haben eine Mail an ${email} geschickt. Tipp auf den Knopf darin, und du bist drin.`;
export const canTakeAMinute = plural(CONFIRMATION_LASTS_MS / HOUR_MS, {
  one: 'Es kann eine Minute dauern. Schau bitte auch in den Spam-Ordner. Der Link gilt eine Stunde.',
  other: `Es kann eine Minute dauern. Schau bitte auch in den Spam-Ordner. Der Link gilt ${CONFIRMATION_LASTS_MS / HOUR_MS} Stunden.`,
});
export const ifAccount = (email: string) =>
  `Wenn es zu ${email} hier ein Konto gibt, ist ein Link unterwegs. Er gilt ${RECOVERY_LASTS_MS / MINUTE_MS} Minuten.`;
export interface OnceMore {
  readonly again: string;
  readonly againIn: (time: string) => string;
  readonly isDone: string;
  readonly isReady: string;
}
export const byMail: OnceMore = {
  again: 'Noch einmal senden',
  againIn: (time) => `Noch einmal senden in ${time}`,
  isDone: 'Die Mail ist noch einmal unterwegs.',
  isReady: 'Du kannst sie jetzt noch einmal senden.',
};
export const byAsking: OnceMore = {
  again: 'Neuen Link machen',
  againIn: (time) => `Neuen Link machen in ${time}`,
  isDone: 'Wer den Server betreibt, hat jetzt einen neuen Link.',
  isReady: 'Du kannst jetzt einen neuen Link machen.',
};
export const askForTheLink = 'Frag nach dem Link';
export const theyHaveTheLink = (email: string) => `Wer den Server betreibt, hat den Link für ${email}.`;
export const theyHaveTheLinkIfAccount = (email: string) =>
  `Wenn es zu ${email} hier ein Konto gibt, hat die Person, die den Server betreibt, einen Link dafür.`;
export const wrongAddress = 'Falsche Adresse? Ändern';

export const youAreConfirmed = 'Deine Adresse ist bestätigt';
export const nowTheCelebration = 'Jetzt zum Fest.';
export const createCelebration = 'Fest anlegen';
export const later = 'Später';
export const addressConfirmed = 'Deine Adresse ist bestätigt.';

export const sixDigits = 'Sechs Ziffern, bitte';
export const inTheMailTo = (email: string) => `Sie stehen in der neuesten Mail, die wir an ${email} geschickt haben.`;
export const digits = 'Sechs Ziffern';
export const digitsOfApp = 'Sechs Ziffern aus der App';
export const sentWithTheLast = 'Mit der sechsten Ziffer gehen sie von selbst los.';
export const sendNewCode = 'Neuen Code senden';
export const newCodeSent = 'Ein neuer Code ist unterwegs. Kommt keiner, gilt der letzte weiter.';
export const theyHaveThem = (email: string) => `Wer den Server betreibt, hat die Ziffern für ${email}.`;
export const makeNewCode = 'Neuen Code machen';
export const theyHaveANewCode = 'Wer den Server betreibt, hat einen neuen Code.';
export const usePassword = 'Mit Passwort anmelden';
export const wrongMailCode = 'Dieser Code stimmt nicht. Nur der neueste gilt.';

export const secondStep = 'Jetzt der zweite Schritt';
export const openAuthenticator = `Öffne deine Authenticator-App und gib die sechs Ziffern für ${PRODUCT_NAME} ein.`;
export const trustPhone = `Diesem Handy ${TRUST_LASTS_MS / DAY_MS} Tage vertrauen`;
export const trustLaptop = `Diesem Computer ${TRUST_LASTS_MS / DAY_MS} Tage vertrauen`;
export const wrongAppCode = 'Diese sechs Ziffern stimmen nicht. Deine App hat inzwischen neue.';
export const phoneLost = 'Handy weg? Ersatzcode nehmen';
export const recoveryTitle = 'Ein Ersatzcode';
export const recoveryLead = `Du hast ${RECOVERY_CODES} davon bekommen, als du den zweiten Schritt eingeschaltet hast. Jeder gilt einmal.`;
export const recoveryCode = 'Ersatzcode';
export const recoveryCodeMissing = 'Bitte gib einen deiner Ersatzcodes ein.';
export const wrongRecoveryCode = 'Dieser Code stimmt nicht oder ist schon benutzt.';
export const useTheApp = 'Authenticator-App nehmen';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'Du hast noch 1 Ersatzcode. Neue machen?',
    other: `Du hast noch ${count} Ersatzcodes. Neue machen?`,
  });
export const newOnes = 'Neue';

export const authenticatorApp = 'Authenticator-App';
export const scanThis = 'Scanne das mit einer Authenticator-App';
export const orScan = 'Oder scanne das mit einem anderen Handy';
export const thenBoth = 'Danach meldest du dich mit deinem Passwort und sechs Ziffern aus dieser App an.';
export const qrLabel = 'QR-Code für deine Authenticator-App';
export const copyKey = 'Schlüssel kopieren';
export const keyCopied = 'Der Schlüssel ist kopiert.';
export const openInApp = 'In der Authenticator-App öffnen';
export const next = 'Weiter';
export const notNow = 'Nicht jetzt';
export const ifPhoneLost = 'Falls dein Handy mal weg ist';
export const keepThem = 'Jeder davon öffnet dein Konto einmal. Heb sie dort auf, wo dein Pass liegt.';
export const copy = 'Kopieren';
export const copied = 'Die Codes sind kopiert.';
export const copyFailed = 'Das Kopieren hat nicht geklappt. Bitte markier den Text selbst.';
export const save = 'Speichern';
export const codesFile = 'clink-ersatzcodes.txt';
export const keptThem = 'Ich habe sie gesichert';
export const secondStepOn = 'Der zweite Schritt ist an.';

export const tellUsEmail = 'Sag uns deine E-Mail, und wir schicken dir einen Link für ein neues Passwort.';
export const confirmEmail = 'Bestätige deine E-Mail';
export const tellUsEmailAgain = 'Sag uns deine E-Mail, und wir schicken dir einen neuen Link.';
export const makeTheLink = 'Link anfordern';
export const sendTheLink = 'Link senden';
export const aNewPassword = 'Ein neues Passwort';
export const signedOutElsewhere =
  'Zur Sicherheit bist du überall sonst abgemeldet. Passkeys öffnen dein Konto weiterhin.';
export const yourPassword = 'Wähl dein Passwort';
export const saveAndSignIn = 'Speichern und anmelden';
export const linkTooOld = 'Dieser Link ist zu alt';
export const linkTooOldLead = 'Ein Link gilt einmal und nur kurze Zeit. Du kannst jetzt einen neuen bekommen.';
export const getNewLink = 'Neuen Link holen';
