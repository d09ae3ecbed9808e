import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

export const joinTheToast = 'Proost mee';
export const pointYourCamera = 'Richt je camera hierop';
export const squareLeadsTo = (address: string) => `QR-code om te scannen: opent ${address}`;
export const typeTheCodeAt = (host: string) => `of typ de code op ${host}`;
export const typeTheAddress = 'of typ dit adres';
export const squareIsHidden = 'De gastgevers hebben de QR-code even afgedekt.';
export const onlyThisComputer = 'Alleen deze computer kan Clink op dit adres openen.';
export const askAHost = 'Vraag een van hen gerust om de code.';
export const privacyAt = (address: string) => `Privacy: ${address}`;
export const nobodyIsIn = 'Er doet nog niemand mee';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, { one: `${shown} gast doet mee`, other: `${shown} gasten doen mee` });
export const isIn = (name: string) => `${name} is er al`;
export const twoAreIn = (one: string, other: string) => `${one} en ${other} zijn er al`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, {
    one: `${one}, ${other} en nog 1 gast zijn er al`,
    other: `${one}, ${other} en nog ${shown} gasten zijn er al`,
  });

export const heresTo = (couple: string) => `Proost op ${couple}`;
export const responsibly = 'Drink met mate en kom veilig thuis!';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['De eerste toost moet nog komen.'],
  begun: ['De avond is begonnen.'],
  paused: ['De ranglijst heeft even pauze.', 'Jullie drankjes tellen gewoon door.'],
  waiting: ['Een momentje.', 'Het feestscherm verschijnt vanzelf.'],
  off: ['Het feestscherm staat uit.', 'Zetten de gastgevers het aan, dan komt het vanzelf terug.'],
  unknown: ['Geen enkel feest heeft deze code.', 'Kijk het adres op dit scherm nog eens na.'],
  gone: ['Deze avond is verwijderd.', 'Bedankt dat jullie erbij waren.'],
  busy: ['Het is even druk: veel schermen tegelijk.', 'Het feestscherm verschijnt vanzelf, over een minuut of twee.'],
  unavailable: ['Het feestscherm wacht op de server.', 'Het komt vanzelf terug.'],
  offline: ['Het feestscherm zoekt verbinding.', 'Het komt vanzelf terug.'],
};

export const live = 'live';
export const lastLiveAt = (time: string) => `voor het laatst live om ${time}`;
export const looksForNetwork = 'Het feestscherm zoekt verbinding.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Meeste drankjes',
  fastestPace: 'Hoogste tempo',
  hydration: 'Beste waterdrinkers',
  balanced: 'Beste balans',
  variety: 'Meeste variatie',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'met alcohol',
  fastestPace: 'drankjes met alcohol',
  hydration: 'glazen zonder alcohol',
  balanced: 'uren',
  variety: 'verschillende drankjes',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'drankje', other: 'drankjes' }),
  fastestPace: () => 'per uur',
  hydration: (count) => plural(count, { one: 'glas', other: 'glazen' }),
  balanced: (count) => plural(count, { one: 'uur', other: 'uur' }),
  variety: (count) => plural(count, { one: 'soort', other: 'soorten' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Er zijn nog twee plekken vrij.', 'Wie de QR-code scant, verschijnt hier.'],
  2: ['Er is nog één plek vrij.', 'Wie de QR-code scant, verschijnt hier.'],
  3: ['Er zijn nog zes plekken vrij.'],
  all: ['Jullie zijn al met z’n drieën.', 'Wie de QR-code scant, verschijnt hier.'],
};

export const watersForEachDrink = (shown: string) =>
  `Jullie dronken samen ${shown} glazen water per drankje met alcohol.`;
export const oneGlassCounts = 'Er telt hooguit één glas per half uur.';
export const sameDrinkCountsOnce = 'Hetzelfde drankje telt één keer.';
export const moreWith = (guests: string, value: string) => `en nog ${guests} met ${value}`;
export const lastToast = (ago: string) => `Laatste toost: ${ago}`;
export const justNow = 'zojuist';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, { one: `${shown} minuut geleden`, other: `${shown} minuten geleden` });

export const roomTonight = 'Vanavond, met z’n allen';
export const guests = (count: number) => plural(count, { one: 'gast', other: 'gasten' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, { one: 'drankje met alcohol', other: 'drankjes met alcohol' });
export const without = 'zonder alcohol';
export const toasts = (count: number) => plural(count, { one: 'toost', other: 'toosten' });
export const inAnHour = (shown: string) => `${shown} in één uur`;

export const tonightsMenu = 'De drankkaart van vanavond';
export const soldOut = 'op';

export const clinkedJustNow = 'hebben net geproost';
export const theFirstToast = 'De eerste toost';
export const raisesAGlassTo = (name: string, couple: string) => `${name} heft het glas op ${couple}`;
export const raisesAGlass = (name: string) => `${name} heft het glas op jullie allemaal`;
export const watersTogether = 'glazen water samen';
export const tomorrowThanksYou = 'Morgen zijn jullie er blij mee.';
export const goodMorning = (couple: string) => `Goedemorgen, ${couple}`;
export const goodMorningAll = 'Goedemorgen allemaal';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'De nieuwe dag begint met jullie.',
    other: `De nieuwe dag begint met ${shown} van jullie.`,
  });

export const aWordFrom = (couple: string) => `Een woordje van ${couple}`;
export const aWordFromTheHosts = 'Een woordje van de gastgevers';

export const thankYou = 'Bedankt voor de mooie avond';
export const glassesOfWater = (count: number) => plural(count, { one: 'glas water', other: 'glazen water' });
export const clinks = (count: number) => plural(count, { one: 'keer samen geproost', other: 'keer samen geproost' });
export const keptForADay = 'Je avond blijft tot 24 uur na je komst op je telefoon staan.';
