import { PRODUCT_NAME } from '../../../../domain/product.ts';
import { longDateIn, weekdayIn } from '../../forms/dates.ts';
import { plural } from '../forms.ts';
import { locale } from '../page.ts';

/** 'Samstag, 20. Juni 2026'. `date` is YYYY-MM-DD. */
export const dateOf = longDateIn(locale);
const weekdayOf = weekdayIn(locale);

export const greeting = (names: string) => `Ein Hoch auf ${names}`;
export const isIn = (name: string, others: number) =>
  others === 0
    ? `${name} ist dabei`
    : plural(others, { one: `${name} und noch jemand sind dabei`, other: `${name} und ${others} weitere sind dabei` });
export const notYours = 'Nicht dein Fest? Zum Code';
export const doYouRunIt = `Ist das dein eigenes ${PRODUCT_NAME}?`;
export const makeItYours = 'Mach es zu deinem: mit deinem Fest, deinem Code und deinen Kärtchen.';
export const haveCode = 'Hast du einen Code? Hier eingeben';

export const whichCelebration = 'Welches Fest?';
export const whereTheCodeIs = 'Der Code steht auf dem Kärtchen auf deinem Tisch.';
export const code = 'Code';
export const exampleCode = 'ABCD EFGH';
export const spelling = 'Kleinbuchstaben gehen auch, und O statt 0.';
export const join = 'Mitfeiern';
export const joinIn = (time: string) => `Mitfeiern in ${time}`;
export const looking = 'Wird gesucht\u00a0…';
export const withoutCode = 'Ohne Code weiter';
export const wrongLength = 'Der Code hat acht Buchstaben und Ziffern.';
export const unknownCode =
  'Kein Fest hat diesen Code. Vielleicht stimmt ein Buchstabe nicht: Schau bitte noch einmal auf das Kärtchen.';
export const isGone = (names: string) =>
  `Das Fest von ${names} gibt es hier nicht mehr. Was du gezählt hast, bleibt vorerst auf diesem Handy. Hast du einen anderen Code?`;
export const tooManyTries = 'Das waren viele Versuche. Gleich geht es wieder.';
export const cannotLookUp = 'Gerade kommt keine Antwort. Bitte versuch es noch einmal, wenn du online bist.';
export const cannotLookUpYet = 'Gerade kommt keine Antwort. Bitte versuch es gleich noch einmal.';

export const lovelyEvening = 'Das war ein schöner Abend';
export const thatWas = (date: string) => `Das war am ${weekdayOf(date)}`;
export const isOver = (names: string, date: string) => `Das war das Fest von ${names} am ${dateOf(date)}.`;
export const stillHere = (count: number) =>
  plural(count, {
    one: 'Dein Getränk und deine Statistik sind noch auf diesem Handy.',
    other: `Deine ${count} Getränke und deine Statistik sind noch auf diesem Handy.`,
  });
export const seeMyEvening = 'Meinen Abend ansehen';
export const otherCode = 'Anderen Code eingeben';

export const switchTo = (to: string | null) => (to ? `Zu ${to} wechseln?` : 'Zur offenen Rangliste wechseln?');
type Switches = Record<'between' | 'from-open' | 'to-open', (count: number, from: string, to: string) => string>;
export const startFresh: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Bei ${from} hast du noch keine Getränke, und bei ${to} fängst du neu an.`
      : plural(count, {
          one: `1 Getränk von heute bleibt bei ${from}, und bei ${to} fängst du neu an.`,
          other: `${count} Getränke von heute bleiben bei ${from}, und bei ${to} fängst du neu an.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `In der offenen Rangliste hast du noch keine Getränke, und bei ${to} fängst du neu an.`
      : plural(count, {
          one: `1 Getränk von heute bleibt in der offenen Rangliste, und bei ${to} fängst du neu an.`,
          other: `${count} Getränke von heute bleiben in der offenen Rangliste, und bei ${to} fängst du neu an.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Bei ${from} hast du noch keine Getränke, und in der offenen Rangliste fängst du neu an.`
      : plural(count, {
          one: `1 Getränk von heute bleibt bei ${from}, und in der offenen Rangliste fängst du neu an.`,
          other: `${count} Getränke von heute bleiben bei ${from}, und in der offenen Rangliste fängst du neu an.`,
        }),
};
export const goOnThere: Switches = {
  between: (count, from, to) =>
    count === 0
      ? `Bei ${from} hast du noch keine Getränke, und bei ${to} geht dein Abend weiter.`
      : plural(count, {
          one: `1 Getränk von heute bleibt bei ${from}, und bei ${to} geht dein Abend weiter.`,
          other: `${count} Getränke von heute bleiben bei ${from}, und bei ${to} geht dein Abend weiter.`,
        }),
  'from-open': (count, _, to) =>
    count === 0
      ? `In der offenen Rangliste hast du noch keine Getränke, und bei ${to} geht dein Abend weiter.`
      : plural(count, {
          one: `1 Getränk von heute bleibt in der offenen Rangliste, und bei ${to} geht dein Abend weiter.`,
          other: `${count} Getränke von heute bleiben in der offenen Rangliste, und bei ${to} geht dein Abend weiter.`,
        }),
  'to-open': (count, from) =>
    count === 0
      ? `Bei ${from} hast du noch keine Getränke, und in der offenen Rangliste geht dein Abend weiter.`
      : plural(count, {
          one: `1 Getränk von heute bleibt bei ${from}, und in der offenen Rangliste geht dein Abend weiter.`,
          other: `${count} Getränke von heute bleiben bei ${from}, und in der offenen Rangliste geht dein Abend weiter.`,
        }),
};
export const linkLeadsBack = (count: number, from: string | null) => {
  if (count === 0) return from ? `Der Link von ${from} bringt dich zurück.` : 'Du kannst zurückkommen.';
  return from
    ? `Der Link von ${from} bringt dich zurück, samt deinen Getränken.`
    : 'Du kannst zurückkommen, samt deinen Getränken.';
};
export const notYetSent = (count: number, from: string | null) =>
  from
    ? plural(count, {
        one: `1 Getränk ist noch nicht gesendet. Sobald es Netz gibt, schickt dieses Handy es an ${from}.`,
        other: `${count} Getränke sind noch nicht gesendet. Sobald es Netz gibt, schickt dieses Handy sie an ${from}.`,
      })
    : plural(count, {
        one: '1 Getränk ist noch nicht gesendet. Sobald es Netz gibt, schickt dieses Handy es an die offene Rangliste.',
        other: `${count} Getränke sind noch nicht gesendet. Sobald es Netz gibt, schickt dieses Handy sie an die offene Rangliste.`,
      });
export const stayHere = 'Hierbleiben';
export const confirmSwitch = 'Wechseln';
export const youAreWith = (names: string | null) =>
  names ? `Du feierst jetzt mit ${names}.` : 'Du bist jetzt in der offenen Rangliste.';
export const goBack = 'Zurück';
export const cannotSwitch = 'Dieses Handy kann nichts speichern, deshalb kannst du nicht wechseln.';

export const gettingHome = 'Gut nach Hause';

export const youAreCelebrating = (names: string) => `Du feierst mit ${names}`;
export const invite = 'Einladen';
export const goToAnother = 'Zu einem anderen Fest';
export const haveACode = 'Bei einem Fest mitfeiern';

export const bringSomebodyIn = 'Hol jemanden dazu';
export const holdThisUp = 'Halt das hoch. Eine Kamera darauf, und schon ist jemand dabei.';
export const qrCode = (names: string | null) =>
  names ? `QR-Code, der das Fest von ${names} öffnet` : `QR-Code, der ${PRODUCT_NAME} öffnet`;
export const orTypeAt = (host: string) => `oder eingeben auf ${host}`;
export const orOpen = 'oder im Browser öffnen';
export const worksOffline = 'Du bist gerade offline. Der Code klappt trotzdem, wenn das andere Handy online ist.';
export const sameNetwork = 'Das klappt für Handys im selben WLAN wie deins.';
export const onlyThisDevice = 'Diese Adresse funktioniert nur auf diesem Gerät.';
export const shareLink = 'Link teilen';
export const copyLink = 'Link kopieren';
export const copied = 'Kopiert';
export const copyFailed = 'Das Kopieren hat nicht geklappt. Zeig bitte stattdessen den QR-Code.';
export const copiedInstead = 'Das Teilen hat hier nicht geklappt. Der Link ist dafür kopiert.';
export const spelled = (formatted: string) => [...formatted.replace(' ', ',')].join(' ');
