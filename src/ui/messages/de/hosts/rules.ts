import type { WallChoice } from '../../../../domain/wall/wall-settings.ts';
import { plural } from '../forms.ts';

export const theHouse = 'Das Haus';
export const theHouseHint = 'Regeln über allen Gastgebern, und wer verantwortlich ist';
export const countAtOnce = 'Für jedes Fest hier, und zwar sofort.';
export const standInFile = 'Diese Regeln stehen in einer Datei des Servers. Nur dort werden sie geändert.';
export const openHasNoRules = 'Gäste ohne Code sind im offenen Fest, das keine Regeln hat.';
export const openIsSwitchedOff = (setting: string) => `${setting} schaltet es ab.`;
export const forTheServer = 'Für alle, die den Server betreiben';
export const summary = { boards: 'Wertungen', wall: 'Auf Leinwänden', position: 'Standort', keep: 'Aufbewahrt' };
export const positions = { asked: 'wird gefragt', never: 'nie gefragt' };
export const someOf = (some: number, all: number) => `${some} von ${all}`;

export const mayBeShownHere = 'Wertungen, die gezeigt werden dürfen';
export const mayBeShownHint = 'Zur Wahl steht, was hier an ist.';
export const boardsWithAlcohol = 'Jede Wertung, die Alkohol zählt';
export const boardsWithAlcoholHint = 'Aus: Alkohol bringt niemanden voran.';
export const isNeverShown = (board: string) => `„${board}“ wird hier nicht mehr gezeigt.`;
export const mayBeShown = (board: string) => `„${board}“ darf wieder gezeigt werden.`;
export const alcoholNever = 'Wertungen, die Alkohol zählen, werden hier nicht mehr gezeigt.';
export const alcoholAgain = 'Wertungen, die Alkohol zählen, dürfen wieder gezeigt werden.';

export const namesOnWalls = 'Namen auf Leinwänden, höchstens';
export const wallHints: Readonly<Record<WallChoice, string>> = {
  names: 'Wer ein Fest leitet, wählt, was die Leinwand zeigt.',
  'first-names': 'Keine Leinwand zeigt das letzte Wort eines Namens.',
  totals: 'Keine Leinwand zeigt einen Namen.',
  off: 'Kein Fest hat eine Leinwand.',
};
export const guestsPrivacy = 'Privatsphäre der Gäste';
export const mayBeAsked = 'Gäste dürfen gefragt werden, wo sie sind';
export const mayBeAskedHint = 'Sonst wird niemand gefragt und kein Standort gespeichert.';

export const celebrations = 'Feste';
export const whoMakesThem = 'Wer sie anlegt';
export const creators = { hosts: 'Alle', operators: 'Nur Betreiber' };
export const howGuestsCome = 'Wie Gäste reinkommen, bis es jemand ändert';
export const newDoors = { open: 'Alle', ask: 'Das Team lässt sie rein' };

export const keepDays = 'Wie lange sie bleiben';
export const keepDaysHint = 'In Tagen, von 7 bis 400. Leer: für immer.';
export const keepDaysWrong = 'Das muss eine ganze Zahl von 7 bis 400 sein, oder leer.';
export const forEver = 'für immer';
export const outlived = (count: number) =>
  plural(count, {
    one: '1 Fest ist älter. Einen Tag nach dieser Regel wird es endgültig gelöscht.',
    other: `${count} Feste sind älter. Einen Tag nach dieser Regel werden sie endgültig gelöscht.`,
  });

export const whoIsResponsible = 'Wer verantwortlich ist';
export const theyReadIt = 'Alle lesen es unter „Datenschutz“.';
export const houseName = 'Name des Hauses';
export const contact = 'Kontakt';
export const contactHint = 'E-Mail, Telefonnummer oder Link';
export const imprint = 'Link zum Impressum';
export const privacy = 'Link zur Datenschutzerklärung';
export const nameWrong = 'Ein Name hat höchstens 60 Zeichen und keine unsichtbaren.';
export const contactWrong = 'Das muss eine E-Mail-Adresse sein, eine Telefonnummer wie +43 1 234567 oder ein Link.';
export const linkWrong = 'Das muss ein ganzer Link sein, etwa https://hotel.example.';
export const notSet = 'Nicht angegeben';
export const add = 'Angeben';
export const theyReadItNow = 'Das lesen jetzt alle.';

export const countsNow = 'Die Regel gilt jetzt.';
export const countsNoLonger = 'Hier wählt wieder jedes Fest selbst.';

export const boardIsNotShown = 'Das Haus zeigt diese Wertung nicht';
export const noneIsShown =
  'Gerade wird keine Wertung gezeigt, denn das Haus verbietet die, die an waren. Schalte eine andere ein.';
export const noneMayBeShown = 'Das Haus zeigt hier keine Wertung. Es lässt sich keine einschalten.';
export const wallIsLimited = 'Das Haus erlaubt Leinwänden nicht, mehr von Namen zu zeigen.';
export const rulesOfTheHouse = 'Regeln des Hauses';
export const nobodyIsAsked = 'Niemand wird gefragt, wo er ist.';
export const deletedAfter = (days: number) =>
  plural(days, {
    one: 'Ein Fest wird 1 Tag nach seinem Tag gelöscht.',
    other: `Ein Fest wird ${days} Tage nach seinem Tag gelöscht.`,
  });
export const boardsAreNever = (boards: string) => `Nie gezeigt: ${boards}.`;
export const nothingIsRuled = 'Das Haus regelt nichts mehr.';
export const notAllowed = 'Das erlaubt das Haus nicht.';
export const onlyOperatorsMake = 'Feste legt an, wer diesen Server betreibt.';
export const onlyOperatorsMakeLead = 'Frag dort nach eurem. Es ist hier, sobald du im Team bist.';
