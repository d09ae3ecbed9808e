import type { BoardName } from '../../../domain/leaderboard/boards.ts';
import { plural } from './forms.ts';

export const joinTheToast = 'Dołączcie do toastu';
export const pointYourCamera = 'Skierujcie tu aparat';
export const squareLeadsTo = (address: string) => `Kod QR do zeskanowania: otwiera ${address}`;
export const typeTheCodeAt = (host: string) => `albo wpiszcie kod na ${host}`;
export const typeTheAddress = 'albo wpiszcie ten adres';
export const squareIsHidden = 'Gospodarze zasłonili na chwilę kod QR.';
export const onlyThisComputer = 'Tylko ten komputer może otworzyć Clink pod tym adresem.';
export const askAHost = 'Zapytajcie kogoś z nich o kod.';
export const privacyAt = (address: string) => `Prywatność: ${address}`;
export const nobodyIsIn = 'Jeszcze nikogo nie ma';
export const guestsAreIn = (count: number, shown: string) =>
  plural(count, {
    one: `${shown} gość jest z nami`,
    few: `${shown} goście są z nami`,
    many: `${shown} gości jest z nami`,
    other: `${shown} gościa jest z nami`,
  });
export const isIn = (name: string) => `${name} już tu jest`;
export const twoAreIn = (one: string, other: string) => `${one} i ${other} już tu są`;
export const moreAreIn = (one: string, other: string, count: number, shown: string) =>
  plural(count, {
    one: `${one}, ${other} i jeszcze 1 osoba już tu są`,
    few: `${one}, ${other} i jeszcze ${shown} osoby już tu są`,
    many: `${one}, ${other} i jeszcze ${shown} osób już tu jest`,
    other: `${one}, ${other} i jeszcze ${shown} osoby już tu są`,
  });

export const heresTo = (couple: string) => `Na zdrowie, ${couple}`;
export const responsibly = 'Pijcie z głową i bawcie się bezpiecznie!';
export const posters: Record<string, readonly [what: string, hint?: string]> = {
  nobody: ['Pierwszy toast jeszcze przed nami.'],
  begun: ['Wieczór się zaczął.'],
  paused: ['Ranking odpoczywa.', 'Wasze napoje nadal się liczą.'],
  waiting: ['Chwileczkę.', 'Duży ekran sam się pojawi.'],
  off: ['Duży ekran jest wyłączony.', 'Gdy gospodarze go włączą, sam wróci.'],
  unknown: ['Żadne wesele nie ma takiego kodu.', 'Sprawdźcie jeszcze raz adres na tym ekranie.'],
  gone: ['Ten wieczór został usunięty.', 'Dziękujemy, że tu byliście.'],
  busy: ['Wiele ekranów łączy się naraz.', 'Ten pojawi się sam za minutę lub dwie.'],
  unavailable: ['Duży ekran czeka na serwer.', 'Zaraz sam wróci.'],
  offline: ['Duży ekran szuka sieci.', 'Zaraz sam wróci.'],
};

export const live = 'na żywo';
export const lastLiveAt = (time: string) => `ostatnio na żywo o ${time}`;
export const looksForNetwork = 'Duży ekran szuka sieci.';

export const boardTitles: Record<BoardName, string> = {
  mostDrinks: 'Najwięcej napojów',
  fastestPace: 'Najszybsze tempo',
  hydration: 'Najlepsze nawodnienie',
  balanced: 'Wieczór z umiarem',
  variety: 'Najwięcej smaków',
};
export const boardUnits: Record<BoardName, string> = {
  mostDrinks: 'z alkoholem',
  fastestPace: 'napoje z alkoholem',
  hydration: 'szklanki bez alkoholu',
  balanced: 'godziny',
  variety: 'różne napoje',
};
export const counted: Record<BoardName, (count: number) => string> = {
  mostDrinks: (count) => plural(count, { one: 'napój', few: 'napoje', many: 'napojów', other: 'napoju' }),
  fastestPace: () => 'na godzinę',
  hydration: (count) => plural(count, { one: 'szklanka', few: 'szklanki', many: 'szklanek', other: 'szklanki' }),
  balanced: (count) => plural(count, { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' }),
  variety: (count) => plural(count, { one: 'smak', few: 'smaki', many: 'smaków', other: 'smaku' }),
};

export const fewGuests: Record<string, readonly [what: string, hint?: string]> = {
  1: ['Dwa miejsca są wolne.', 'Każdy, kto zeskanuje kod QR, pojawi się tutaj.'],
  2: ['Jedno miejsce jest wolne.', 'Każdy, kto zeskanuje kod QR, pojawi się tutaj.'],
  3: ['Sześć miejsc jest wolnych.'],
  all: ['Jest was już troje.', 'Każdy, kto zeskanuje kod QR, pojawi się tutaj.'],
};

export const watersForEachDrink = (shown: string) => `Woda na sali: ${shown} szkl. na każdy napój z alkoholem.`;
export const oneGlassCounts = 'Liczy się najwyżej jedna szklanka na pół godziny.';
export const sameDrinkCountsOnce = 'Ten sam napój liczy się raz.';
export const moreWith = (guests: string, value: string) => `i jeszcze ${guests} z wynikiem ${value}`;
export const lastToast = (ago: string) => `Ostatni toast: ${ago}`;
export const justNow = 'przed chwilą';
export const minutesAgo = (count: number, shown: string) =>
  plural(count, {
    one: `${shown} minutę temu`,
    few: `${shown} minuty temu`,
    many: `${shown} minut temu`,
    other: `${shown} minuty temu`,
  });

export const roomTonight = 'Dziś na sali';
export const guests = (count: number) => plural(count, { one: 'gość', few: 'goście', many: 'gości', other: 'gościa' });
export const drinksWithAlcohol = (count: number) =>
  plural(count, {
    one: 'napój z alkoholem',
    few: 'napoje z alkoholem',
    many: 'napojów z alkoholem',
    other: 'napoju z alkoholem',
  });
export const without = 'bez alkoholu';
export const toasts = (count: number) =>
  plural(count, { one: 'toast', few: 'toasty', many: 'toastów', other: 'toastu' });
export const inAnHour = (shown: string) => `${shown} w godzinę`;

export const tonightsMenu = 'Dzisiejsza karta napojów';
export const soldOut = 'brak';

export const clinkedJustNow = 'właśnie stukają się kieliszkami';
export const theFirstToast = 'Pierwszy toast';
export const raisesAGlassTo = (name: string, couple: string) => `${name} wznosi toast. Na zdrowie, ${couple}!`;
export const raisesAGlass = (name: string) => `${name} wznosi toast za was wszystkich`;
export const watersTogether = 'szklanek wody razem';
export const tomorrowThanksYou = 'Jutro sobie za to podziękujecie.';
export const goodMorning = (couple: string) => `Dzień dobry, ${couple}`;
export const goodMorningAll = 'Dzień dobry wszystkim';
export const newDayWith = (count: number, shown: string) =>
  plural(count, {
    one: 'Nowy dzień zaczyna z nami jedna osoba.',
    few: `Nowy dzień zaczynają z nami ${shown} osoby.`,
    many: `Nowy dzień zaczyna z nami ${shown} osób.`,
    other: `Nowy dzień zaczyna z nami ${shown} osoby.`,
  });

export const aWordFrom = (couple: string) => `Słówko od gospodarzy: ${couple}`;
export const aWordFromTheHosts = 'Słówko od gospodarzy';

export const thankYou = 'Dziękujemy za piękny wieczór';
export const glassesOfWater = (count: number) =>
  plural(count, { one: 'szklanka wody', few: 'szklanki wody', many: 'szklanek wody', other: 'szklanki wody' });
export const clinks = (count: number) =>
  plural(count, {
    one: 'stuknięcie kieliszkami',
    few: 'stuknięcia kieliszkami',
    many: 'stuknięć kieliszkami',
    other: 'stuknięcia kieliszkami',
  });
export const keptForADay = 'Wasz wieczór zostaje w telefonach przez 24 godziny od waszego przyjścia.';
