import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { plural } from '../forms.ts';

export const forHosts = 'für Gastgeber';
export const hostPages = 'Seiten für Gastgeber';
export const thisCelebration = 'Dieses Fest';
export const myCelebrations = 'Meine Feste';
export const allCelebrations = 'Alle Feste';
export const newCelebration = 'Neues Fest';
export const myAccount = 'Mein Konto';
export const allHosts = 'Alle Konten';
export const places = {
  tonight: 'Heute Abend',
  guests: 'Gäste',
  recap: 'Rückblick',
  invite: 'Einladen',
  evening: 'Abend',
  menu: 'Getränkekarte',
  look: 'Dein Stil',
  wall: 'Die Leinwand',
  details: 'Details',
  hosts: 'Team',
};
export const afterwards = 'Danach';
export const placeOf = (place: string, names: string) => `${place}, ${names}`;
export const clocksOf = (zone: string) => `Alle Zeiten: ${zone}`;
export const waitingAtTheDoor = (count: number) =>
  plural(count, { one: '1 Gast wartet an der Tür', other: `${count} Gäste warten an der Tür` });

export const signIn = 'Anmelden';
export const signOut = 'Abmelden';
export const signedOut = 'Du bist abgemeldet.';
export const tryAgain = 'Noch mal versuchen';
export const backToSignIn = 'Zurück zur Anmeldung';
export const cancel = 'Abbrechen';
export const close = 'Schließen';
export const undo = 'Rückgängig';
export const copyLink = 'Link kopieren';
export const linkCopied = 'Der Link ist kopiert.';

export const didNotLoad = 'Das ließ sich nicht laden.';
/** Shown with an older answer. */
export const isFrom = (time: string) => `Stand von ${time}.`;
export const loading = 'Lädt';
export const noAnswer = 'Gerade kommt keine Antwort. Bitte versuch es noch einmal, wenn du online bist.';
export const notJustNow = 'Das geht gerade nicht. Bitte versuch es gleich noch einmal.';
export const mailDoesNotWork =
  'Die Mail ließ sich nicht senden, weil der Mailserver nicht antwortet. Bitte versuch es gleich noch einmal, oder frag die Person, die diesen Server betreibt.';
export const somethingFailed = 'Das hat leider nicht geklappt. Bitte versuch es noch einmal.';
export const onlyADemo = 'Das ist eine Demo. Du kannst dir hier alles ansehen, und nichts ändert sich.';
export const wasQuicker = (by: string) => `${by} war schneller.`;
export const tooLate = 'Das war zu spät: Jemand hat es inzwischen geändert.';
export const lastBoardStays = 'Eine Wertung bleibt an, und das ist die letzte.';
export const countsAlcohol = 'Das Fest ist ohne Alkohol, und diese Wertung zählt ihn.';
export type Wait = Record<'seconds' | 'minutes', (count: number) => string>;
export const tooManyTries: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Das waren viele Versuche. In 1 Sekunde kannst du es wieder versuchen.',
      other: `Das waren viele Versuche. In ${count} Sekunden kannst du es wieder versuchen.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Das waren viele Versuche. In 1 Minute kannst du es wieder versuchen.',
      other: `Das waren viele Versuche. In ${count} Minuten kannst du es wieder versuchen.`,
    }),
};

export const unreachable = 'Der Server antwortet nicht';
export const unreachableLead = 'Die Feste sind sicher. Bitte prüfe dein Netz und versuch es noch einmal.';
export const networkAsks =
  'Das Netz verlangt erst eine Anmeldung. Bis dahin kommt nichts, was du hier tust, beim Server an.';
export const signInToNetwork = 'Zur Anmeldung im Netz';
export const tooBusy = 'Gerade zu viele Anfragen';
export const tooBusyLead =
  'Aus deinem Netz oder von deinem Konto kamen zu viele Anfragen. Diese Seite versucht es von selbst wieder.';
export const tooBusyLeadUntil: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'Aus deinem Netz oder von deinem Konto kamen zu viele Anfragen. In 1 Sekunde versucht es diese Seite von selbst wieder.',
      other: `Aus deinem Netz oder von deinem Konto kamen zu viele Anfragen. In ${count} Sekunden versucht es diese Seite von selbst wieder.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'Aus deinem Netz oder von deinem Konto kamen zu viele Anfragen. In 1 Minute versucht es diese Seite von selbst wieder.',
      other: `Aus deinem Netz oder von deinem Konto kamen zu viele Anfragen. In ${count} Minuten versucht es diese Seite von selbst wieder.`,
    }),
};
export const serverTrouble = 'Der Server hat ein Problem';
export const serverTroubleLead = 'Die Feste sind sicher. Bitte versuch es gleich noch einmal.';
export const notOffered = 'Hier ist keine Anmeldung möglich';
export const notOfferedLead = 'Wer den Server betreibt, kann das ändern.';
export const hostsElsewhere = 'Gastgeber haben eine andere Adresse';
export const hostsAreAt = (address: string) => `Bitte melde dich unter ${address} an.`;
export const notAtThisAddress = (setting: string) =>
  `Bei diesem ${PRODUCT_NAME} kannst du dich unter den Adressen anmelden, die es beim Start ausgibt. Für jede andere Adresse muss die Person, die es betreibt, ${setting} setzen.`;
export const notBehindThisProxy = (setting: string) =>
  `Vor diesem ${PRODUCT_NAME} steht ein Proxy, und es kennt seine öffentliche Adresse nicht. Wer es betreibt, setzt sie mit ${setting}.`;
export const notWithoutSecret = (setting: string) =>
  `Mehrere Server teilen sich dieses ${PRODUCT_NAME}, und sie brauchen ein gemeinsames Geheimnis für Konten. Wer sie betreibt, setzt HOST_SECRET und ${setting}.`;
export const toTheTracker = 'Als Gast weiter';

export const yourName = 'Dein Name';
export const email = 'E-Mail';
export const exampleEmail = 'name@example.org';
export const noMailHint = 'Dieser Server verschickt keine Mails: Kopier den Link und schick ihn selbst.';
export const makeLink = 'Link machen';
export const makeAnotherLink = 'Noch einen Link machen';
export const password = 'Passwort';
export const newPassword = 'Neues Passwort';
export const yourPassword = 'Dein Passwort';
export const showPassword = 'Passwort zeigen';
export const passwordHint = (length: number) =>
  `Mindestens ${length} Zeichen. Drei Wörter, die du magst, sind besser als P4ss!`;
export const nameMissing = 'Bitte gib einen Namen ein.';
export const emailWrong = 'Das sieht nicht nach einer E-Mail-Adresse aus.';
export const emailMissing = 'Bitte gib deine E-Mail-Adresse ein.';
/** Of somebody who is invited. */
export const theirEmailMissing = 'Bitte gib eine E-Mail-Adresse ein.';
export const passwordMissing = 'Bitte gib dein Passwort ein.';
export const passwordTooShort = (length: number) => `Bitte mindestens ${length} Zeichen.`;
export const passwordTooLong = (length: number) => `Bitte höchstens ${length} Zeichen.`;
export const passwordWrong = 'Das ist nicht dein Passwort.';
export const nameRefused = 'Dieser Name geht hier nicht. Bitte nimm einen anderen.';
export const nameTooLong = (length: number) => `Bitte höchstens ${length} Zeichen.`;

export const versionOf = (version: string) => `${PRODUCT_NAME} ${version}`;
