import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

export const joinTheToast = 'Stoßt mit an';
export const pointYourCamera = 'Kamera hierauf richten';
export const squareLeadsTo = (address: string) => `QR-Code zum Scannen: Er öffnet ${address}`;
export const typeTheCodeAt = (host: string) => `oder den Code eingeben auf ${host}`;
export const typeTheAddress = 'oder diese Adresse eingeben';
export const squareIsHidden = 'Die Gastgeber haben den QR-Code für eine Weile verdeckt.';
export const onlyThisComputer = 'Nur dieser Computer kann Clink unter dieser Adresse öffnen.';
export const askAHost = 'Fragt sie einfach nach dem Code.';
export const privacyAt = (address: string) => `Datenschutz: ${address}`;
export const nobodyIsIn = 'Noch ist niemand dabei';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} Gast ist dabei`, other: `${shown} Gäste sind dabei` });
export const isIn = (name: string) => `${name} ist dabei`;
export const twoAreIn = (one: string, other: string) => `${one} und ${other} sind dabei`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, {
    one: `${one}, ${other} und noch jemand sind dabei`,
    other: `${one}, ${other} und ${shown} weitere sind dabei`,
  });

export const heresTo = (couple: string) => `Ein Hoch auf ${couple}`;
export const responsibly = 'Trinkt mit Maß und kommt gut heim!';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['Das erste Prost kommt noch.'],
  begun: ['Der Abend hat begonnen.'],
  paused: ['Die Rangliste macht Pause.', 'Eure Getränke zählen weiter.'],
  waiting: ['Einen Moment, bitte.', 'Die Leinwand erscheint von selbst.'],
  off: ['Die Leinwand ist aus.', 'Wenn die Gastgeber sie einschalten, kommt sie von selbst zurück.'],
  unknown: ['Kein Fest hat diesen Code.', 'Bitte prüft noch einmal die Adresse auf diesem Bildschirm.'],
  gone: ['Dieser Abend ist gelöscht.', 'Danke, dass ihr da wart.'],
  busy: ['Gerade fragen viele Bildschirme an.', 'Die Leinwand erscheint in ein, zwei Minuten von selbst.'],
  unavailable: ['Die Leinwand wartet auf den Server.', 'Sie kommt von selbst zurück.'],
  offline: ['Die Leinwand sucht ihr Netz.', 'Sie kommt von selbst zurück.'],
};

export const live = 'live';
export const lastLiveAt = (time: string) => `zuletzt live um ${time}\u00a0Uhr`;
export const looksForNetwork = 'Die Leinwand sucht ihr Netz.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Meiste Getränke',
  fastestPace: 'Höchstes Tempo',
  hydration: 'Beste Wasserbilanz',
  balanced: 'Ausgewogenster Abend',
  variety: 'Größte Vielfalt',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'mit Alkohol',
  fastestPace: 'Getränke mit Alkohol',
  hydration: 'Gläser ohne Alkohol',
  balanced: 'Stunden',
  variety: 'verschiedene Getränke',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'Getränk', other: 'Getränke' }),
  fastestPace: () => 'pro Stunde',
  hydration: (count) => plural(count, { one: 'Glas', other: 'Gläser' }),
  balanced: (count) => plural(count, { one: 'Stunde', other: 'Stunden' }),
  variety: (count) => plural(count, { one: 'Sorte', other: 'Sorten' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Zwei Plätze sind frei.', 'Wer den QR-Code scannt, erscheint hier.'],
  2: ['Ein Platz ist frei.', 'Wer den QR-Code scannt, erscheint hier.'],
  3: ['Sechs Plätze sind noch frei.'],
  all: ['Schon drei von euch.', 'Wer den QR-Code scannt, erscheint hier.'],
};

export const watersForEachDrink = (shown: string) => `Bisher ${shown} Gläser Wasser pro Getränk mit Alkohol.`;
export const oneGlassCounts = 'Höchstens ein Glas pro halbe Stunde zählt.';
export const sameDrinkCountsOnce = 'Jedes Getränk zählt nur einmal.';
export const moreWith = (guests: string, value: string) => `und noch ${guests} mit ${value}`;
export const lastToast = (ago: string) => `Zuletzt angestoßen: ${ago}`;
export const justNow = 'gerade eben';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `vor ${shown} Minute`, other: `vor ${shown} Minuten` });

export const roomTonight = 'Unsere Runde heute';
export const guests = (count: number) => plural(count, { one: 'Gast', other: 'Gäste' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, { one: 'Getränk mit Alkohol', other: 'Getränke mit Alkohol' });
export const without = 'ohne Alkohol';
export const toasts = (count: number) => plural(count, { one: 'Mal angestoßen', other: 'Mal angestoßen' });
export const inAnHour = (shown: string) => `${shown} in einer Stunde`;

export const tonightsMenu = 'Heute im Ausschank';
export const soldOut = 'ist aus';

export const clinkedJustNow = 'haben gerade angestoßen';
export const theFirstToast = 'Das erste Prost';
export const raisesAGlassTo = (name: string, couple: string) => `${name} hebt das Glas auf ${couple}`;
export const raisesAGlass = (name: string) => `${name} hebt das Glas auf euch alle`;
export const watersTogether = 'Gläser Wasser zusammen';
export const tomorrowThanksYou = 'Morgen dankt es euch.';
export const goodMorning = (couple: string) => `Guten Morgen, ${couple}`;
export const goodMorningAll = 'Guten Morgen euch allen';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'Der neue Tag beginnt mit euch.',
    other: `Der neue Tag beginnt mit ${shown} von euch.`,
  });

export const aWordFrom = (couple: string) => `Ein Wort von ${couple}`;
export const aWordFromTheHosts = 'Ein Wort von den Gastgebern';

export const thankYou = 'Danke für den schönen Abend';
export const glassesOfWater = (count: number) => plural(count, { one: 'Glas Wasser', other: 'Gläser Wasser' });
export const clinks = (count: number) => plural(count, { one: 'Mal angestoßen', other: 'Mal angestoßen' });
export const keptForADay = 'Euer Abend bleibt ab eurer Ankunft 24 Stunden auf eurem Handy.';
