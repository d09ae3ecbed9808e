import { plural } from './forms.ts';

export const carryOnElsewhere = 'Auf anderem Handy weiter';
export const pointTheCamera = 'Halt die Kamera des anderen Handys hierauf. Das geht nur einmal.';
export const square = 'QR-Code, mit dem ein anderes Handy deinen Abend weiterführt';
export const left = (time: string) => `noch ${time}`;
export const copyTheLink = 'Oder Link kopieren, für dieses Handy';
export const linkIsCopied = 'Kopiert. Öffne ihn, oder füg ihn dort ein, wo Clink nach einem Code fragt.';
export const linkNotCopied = 'In diesem Browser darf Clink den Link nicht kopieren.';
export const afterwards = 'Danach';
export const countOnBoth = 'Auf beiden zählen';
export const signThisOff = 'Dieses abmelden';
export const cancel = 'Abbrechen';
export const aMoment = 'Einen Moment\u00a0…';
export const otherPhoneReads = 'Das andere Handy hat den Code gelesen. Einen Moment\u00a0…';
export const newSquare = 'Neuer QR-Code';
export const tryAgain = 'Noch mal versuchen';

export const squareIsLate = 'Dieser QR-Code ist abgelaufen';
export const squareIsLateHere =
  'Dieser QR-Code ist abgelaufen. Nichts ist verloren. Du kannst gleich einen neuen machen.';
export const noAnswerHere = 'Gerade kommt keine Antwort. Es klappt, sobald beide Handys online sind.';
export const notPossible =
  'Dieser Abend kann gerade nicht auf ein anderes Handy umziehen. Hier auf diesem Handy ist er sicher.';
export const afterManyTries = 'Das waren viele Versuche.';
export const againIn = (time: string) => `In ${time} kannst du es wieder versuchen.`;

export const bothCount = 'Jetzt zählen beide Handys.';
export const almostSignedOff = 'Dieses Handy meldet sich gleich ab';
export const signsOffWhenSent = (count: number) =>
  count === 0
    ? 'Es wartet, bis der Server alles hat.'
    : plural(count, {
        one: '1 Getränk ist noch nicht gesendet. Dieses Handy sendet es zuerst.',
        other: `${count} Getränke sind noch nicht gesendet. Dieses Handy sendet sie zuerst.`,
      });

export const looking = 'Wird gesucht\u00a0…';
export const lookingForIt = 'Dein Abend ist unterwegs';
export const carryOnAs = (name: string) => `Als ${name} weitermachen?`;
export const whatComes = (count: number, since: string, names: string) =>
  count === 0
    ? `Dein Abend bei ${names} hat um ${since}\u00a0Uhr begonnen. Das erste Handy zählt auch weiter, außer du meldest es ab.`
    : plural(count, {
        one: `1 Getränk bei ${names} seit ${since}\u00a0Uhr. Dieses Handy bekommt es. Das erste Handy zählt auch weiter, außer du meldest es ab.`,
        other: `${count} Getränke bei ${names} seit ${since}\u00a0Uhr. Dieses Handy bekommt sie. Das erste Handy zählt auch weiter, außer du meldest es ab.`,
      });
export const whatComesFromOpen = (count: number, since: string) =>
  count === 0
    ? `Dein Abend in der offenen Rangliste hat um ${since}\u00a0Uhr begonnen. Das erste Handy zählt auch weiter, außer du meldest es ab.`
    : plural(count, {
        one: `1 Getränk in der offenen Rangliste seit ${since}\u00a0Uhr. Dieses Handy bekommt es. Das erste Handy zählt auch weiter, außer du meldest es ab.`,
        other: `${count} Getränke in der offenen Rangliste seit ${since}\u00a0Uhr. Dieses Handy bekommt sie. Das erste Handy zählt auch weiter, außer du meldest es ab.`,
      });
export const carryOnHere = 'Hier weitermachen';
export const notMe = 'Das bin ich nicht';
export const ownStays = (name: string, count: number, names: string) =>
  count === 0
    ? `Auf diesem Handy läuft schon ein Abend als ${name}. Er bleibt bei ${names}, und du kannst dorthin zurück.`
    : plural(count, {
        one: `Auf diesem Handy ist 1 Getränk als ${name} eingetragen. Es bleibt bei ${names}, und du kannst dorthin zurück.`,
        other: `Auf diesem Handy sind ${count} Getränke als ${name} eingetragen. Sie bleiben bei ${names}, und du kannst dorthin zurück.`,
      });
export const ownStaysOnOpen = (name: string, count: number) =>
  count === 0
    ? `Auf diesem Handy läuft schon ein Abend als ${name}. Er bleibt in der offenen Rangliste, und du kannst dorthin zurück.`
    : plural(count, {
        one: `Auf diesem Handy ist 1 Getränk als ${name} eingetragen. Es bleibt in der offenen Rangliste, und du kannst dorthin zurück.`,
        other: `Auf diesem Handy sind ${count} Getränke als ${name} eingetragen. Sie bleiben in der offenen Rangliste, und du kannst dorthin zurück.`,
      });
export const carriesOnAs = (name: string) => `Du machst als ${name} weiter.`;
export const goBack = 'Zurück';
export const backTo = (name: string) => `Zurück zum Abend von ${name}`;

export const tapNewSquare =
  'Tipp auf dem ersten Handy auf „Neuer QR-Code“ und halt die Kamera noch einmal darauf. Nichts ist verloren.';
export const linkIsDamaged = 'Dieser Link ist nicht vollständig';
export const copyLinkAgain =
  'Ein Teil davon fehlt. Kopier ihn noch einmal, oder halt die Kamera noch einmal auf den QR-Code. Nichts ist verloren.';
export const squareIsUsed = 'Dieser QR-Code ist schon benutzt';
export const usedElsewhere =
  'Er gilt nur für ein Handy. Tipp auf dem ersten Handy auf „Neuer QR-Code“ und halt die Kamera darauf.';
export const eveningIsOver = 'Dieser Abend ist vorbei';
export const goneForAll =
  'Er ist gelöscht oder beendet, oder die Gastgeber haben ihn geschlossen. Davon kommt nichts auf dieses Handy.';
export const noAnswer = 'Gerade kommt keine Antwort';
export const squareStaysGood = 'Der QR-Code gilt seine fünf Minuten weiter. Bitte versuch es gleich noch einmal.';
export const manyTries = 'Das waren viele Versuche';
export const cannotStore = 'Dieses Handy kann nichts speichern';
export const staysOnTheFirst = 'Dein Abend bleibt deshalb auf dem ersten Handy. Nichts ist verloren.';
export const isHereAlready = 'Dein Abend ist schon auf diesem Handy';
export const pointOtherCamera = 'Halt die Kamera eines anderen Handys auf den QR-Code.';
export const allRight = 'Alles klar';
export const freshEvening = 'Neuen Abend beginnen';
export const ownEvening = 'Mit meinem Abend weiter';
export const typeCode = 'Code eingeben';
export const notNow = 'Nicht jetzt';

export const signedOff = 'Dieses Handy ist abgemeldet';
export const movedAway = 'Dein Abend ist auf das andere Handy umgezogen.';
export const deletedElsewhere = 'Deine Daten sind gelöscht';
export const forgottenHere = 'Du hast sie auf deinem anderen Handy gelöscht. Auch dieses Handy hat sie vergessen.';
