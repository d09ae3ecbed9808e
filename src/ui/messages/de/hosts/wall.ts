import { MINUTE_MS } from '../../../../domain/limits.ts';
import type { WallChoice, WallColours } from '../../../../domain/wall/wall-settings.ts';
import { WORD_SHOWN_MS } from '../../../../domain/wall/word.ts';
import { plural } from '../forms.ts';
import type { Wait } from './hosts.ts';

export const showOnTheWall = 'Auf der Leinwand zeigen';
export const wallLead =
  'Ein Fernseher oder ein Beamer zeigt die Wertungen und den QR-Code für alle, die später kommen.';
export const byCable = 'Laptop und Kabel';
export const byCableHow = 'Öffne die Leinwand auf dem Laptop, schließ den Fernseher an und schalte auf Vollbild (F11).';
export const byCasting = 'Tab streamen';
export const byCastingHow = 'In Chrome: Menü, Streamen, diesen Tab. Streame den Tab, nicht den ganzen Bildschirm.';
export const byTelevision = 'Browser des Fernsehers';
export const byTelevisionHow = (address: string) => `Gib ${address} ein. Das geht auf den meisten Fernsehern ab 2020.`;
export const openTheWall = 'Leinwand öffnen';
export const opensInItsOwnWindow = 'Sie öffnet sich in einem eigenen Fenster.';

export const whatItShows = 'Was sie zeigt';
export const whoIsNamed = 'Wer mit Namen erscheint';
export const shows: Readonly<Record<WallChoice, string>> = {
  names: 'Namen',
  'first-names': 'Vornamen',
  totals: 'Nur Summen',
  off: 'Aus',
};
export const showsHints: Readonly<Record<WallChoice, string>> = {
  names: 'Wer sich selbst ausblendet, steht nie auf der Leinwand.',
  'first-names': 'Das letzte Wort eines Namens fehlt. Wer sich selbst ausblendet, steht nie auf der Leinwand.',
  totals: 'Keine Namen: nur wie viele Gäste, wie viele Getränke, und wie der Abend verläuft.',
  off: 'Die Leinwand zeigt nichts.',
};
export const wallShows: Readonly<Record<WallChoice, string>> = {
  names: 'Die Leinwand zeigt Namen.',
  'first-names': 'Die Leinwand zeigt Vornamen.',
  totals: 'Die Leinwand zeigt nur Summen.',
  off: 'Die Leinwand ist aus.',
};

export const colours = 'Farben';
export const colourNames: Readonly<Record<WallColours, string>> = {
  clock: 'Nach der Uhr',
  day: 'Tag',
  night: 'Nacht',
};
export const darkFrom = (from: string, to: string) => `Hell am Tag, dunkel von ${from} bis ${to}\u00a0Uhr.`;
export const colourHints: Readonly<Record<Exclude<WallColours, 'clock'>, string>> = {
  day: 'Immer hell, für einen hellen Raum.',
  night: 'Immer dunkel, für einen dunklen Raum.',
};
export const colouredBy: Readonly<Record<WallColours, string>> = {
  clock: 'Die Leinwand richtet sich nach der Uhr.',
  day: 'Die Leinwand hat die Farben des Tages.',
  night: 'Die Leinwand hat die Farben der Nacht.',
};

export const paceOnTheWall = '„Höchstes Tempo“ auf der Leinwand';
export const paceHint = 'Wechselt sich mit den anderen ab.';
export const paceIsOn = '„Höchstes Tempo“ ist auf der Leinwand.';
export const paceIsOff = '„Höchstes Tempo“ ist nicht auf der Leinwand.';
export const moments = 'Momente';
export const momentsHint = 'Anstoßen, das erste Prost, jedes hundertste Glas Wasser, Mitternacht';
export const momentsAreOn = 'Momente sind an.';
export const momentsAreOff = 'Momente sind aus.';
export const hideTheCode = 'Code 30 Minuten verdecken';
export const hideTheCodeHint = 'Für die Zeit, in der Fremde die Leinwand filmen.';
export const codeIsHidden = (until: string) => `Bis ${until}\u00a0Uhr ist kein Code auf der Leinwand`;
export const hide = 'Verdecken';
export const showAgain = 'Wieder zeigen';
export const codeHidden = 'Der Code ist nicht auf der Leinwand.';
export const codeShown = 'Der Code ist wieder auf der Leinwand.';

export const aWord = 'Ein Wort an alle';
export const aWordLead = `${WORD_SHOWN_MS / MINUTE_MS} Minuten lang auf offenen Handys, und auf der Leinwand, wenn sie an ist.`;
export const oneLine = 'Eine Zeile';
export const lettersOf = (count: number, most: number) => `${count} / ${most}`;
export const openers: readonly { readonly sign: string; readonly name: string; readonly text: string }[] = [
  { sign: '🎂', name: 'Torte', text: 'In fünf Minuten wird die Torte angeschnitten.' },
  { sign: '🥂', name: 'Anstoßen', text: 'In fünf Minuten stoßen wir an. Kommt bitte zusammen.' },
  { sign: '🍽️', name: 'Essen bis\u00a0…', text: 'Essen gibt es bis Mitternacht.' },
  { sign: '💃', name: 'Eröffnungstanz', text: 'Jetzt beginnt der Eröffnungstanz.' },
  { sign: '🚌', name: 'Bus', text: 'In 20 Minuten fährt der letzte Bus.' },
];
export const phonesDown = 'Handys weg';
export const phonesDownHint = 'Die Handys zeigen nur diese Zeile. Gäste können Clink trotzdem öffnen.';
export const sendIt = 'Senden';
export const wordIsOut = 'Es ist unterwegs zu allen.';
export const wordMissing = 'Bitte gib ein, was du sagen willst.';
export const wordWrong = 'Etwas in dieser Zeile lässt sich nicht anzeigen. Bitte gib sie noch einmal ein.';
export const nextWordIn: Wait = {
  seconds: (count) =>
    plural(count, {
      one: 'In 1 Sekunde kannst du das nächste Wort senden.',
      other: `In ${count} Sekunden kannst du das nächste Wort senden.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: 'In 1 Minute kannst du das nächste Wort senden.',
      other: `In ${count} Minuten kannst du das nächste Wort senden.`,
    }),
};
export const nextWordAfter = (by: string): Wait => ({
  seconds: (count) =>
    plural(count, {
      one: `${by} hat gerade etwas gesagt. In 1 Sekunde kannst du das nächste Wort senden.`,
      other: `${by} hat gerade etwas gesagt. In ${count} Sekunden kannst du das nächste Wort senden.`,
    }),
  minutes: (count) =>
    plural(count, {
      one: `${by} hat gerade etwas gesagt. In 1 Minute kannst du das nächste Wort senden.`,
      other: `${by} hat gerade etwas gesagt. In ${count} Minuten kannst du das nächste Wort senden.`,
    }),
});
export const onPhonesAndTheWall = (count: number) =>
  plural(count, {
    one: 'Innerhalb einer Minute auf 1 Handy und auf der Leinwand.',
    other: `Innerhalb einer Minute auf ${count} Handys und auf der Leinwand.`,
  });
export const onPhones = (count: number) =>
  plural(count, {
    one: 'Innerhalb einer Minute auf 1 Handy.',
    other: `Innerhalb einer Minute auf ${count} Handys.`,
  });
export const untilThen = (until: string, next: string) =>
  `Bis ${until}\u00a0Uhr. Dann verschwindet es von selbst. Das nächste Wort kannst du um ${next}\u00a0Uhr senden.`;
export const takeItBack = 'Zurücknehmen';
export const takenBack = 'Zurückgenommen.';
export const sayingNow = (text: string) => `„${text}“`;
export const wallSpeaks = (language: string) =>
  `Sprache der Leinwand und der Kärtchen: ${language}. Ändern kannst du sie unter „Details“.`;
