import type { DrinkEntry } from '../session/drink-entry.ts';
import { type ClockOffset, hourOf, hourStart, nextHourStart } from '../stats/local-clock.ts';
import { firstNameOf } from '../wall/first-name.ts';

/** A clink of this guest with the guest `name`. `at` is in ms on the phone's clock. */
export interface KeptClink {
  readonly name: string;
  readonly at: number;
}

/** A word that the hosts showed to everybody. */
export interface KeptWord {
  readonly text: string;
  readonly at: number;
}

/** A note beside the drinks on a card (docs/readings.md#the-keepsake). */
export type Note =
  | { readonly kind: 'first' | 'nine' | 'midnight' | 'last'; readonly at: number }
  /** The first name of the other guest. */
  | { readonly kind: 'clink'; readonly at: number; readonly name: string }
  | { readonly kind: 'favourite'; readonly at: number; readonly drink: DrinkEntry }
  | { readonly kind: 'word'; readonly at: number; readonly text: string };

export interface KeptEvening {
  /** The drinks in the order of their time. */
  readonly drinks: readonly DrinkEntry[];
  readonly clinks: readonly KeptClink[];
  readonly words: readonly KeptWord[];
}

/** Hours on the phone's clock. */
const NINE = 21;
const MIDNIGHT = 0;
/** The drink of the night is one that the guest had at least this often. */
const LEAST_OFTEN = 2;
/** The maximum length in characters. A longer word of the hosts does not fit beside the glass. */
export const LONGEST_WORD = 60;

/** At most seven notes, at most one of each kind, in the order of time. None without drinks. */
export function notesOf(evening: KeptEvening, offsetAt: ClockOffset): Note[] {
  const first = evening.drinks[0];
  const last = evening.drinks.at(-1);
  if (!first || !last) return [];
  const notes: readonly (Note | null)[] = [
    { kind: 'first', at: first.timestamp },
    hourBetween('nine', NINE, first.timestamp, last.timestamp, offsetAt),
    hourBetween('midnight', MIDNIGHT, first.timestamp, last.timestamp, offsetAt),
    clinkOf(evening.clinks),
    favouriteOf(evening.drinks),
    wordOf(evening.words),
    { kind: 'last', at: last.timestamp },
  ];
  return notes.filter((note) => note !== null).sort((a, b) => a.at - b.at);
}

/** The first time after `first` and before `last` at which this hour begins on the phone's clock. */
function hourBetween(
  kind: 'nine' | 'midnight',
  hour: number,
  first: number,
  last: number,
  offsetAt: ClockOffset,
): Note | null {
  for (let at = hourStart(first, offsetAt); at < last; at = nextHourStart(at, offsetAt))
    if (at > first && hourOf(at, offsetAt) === hour) return { kind, at };
  return null;
}

/** The first clink with the most frequent partner. If counts tie, the partner of the earliest clink wins. */
function clinkOf(clinks: readonly KeptClink[]): Note | null {
  const most = mostFrequent(clinks, ({ name }) => name)[0];
  return most ? { kind: 'clink', at: most.at, name: firstNameOf(most.name) } : null;
}

/**
 * The drink that the guest had most often. Water is chosen only if the guest had nothing else. If counts tie, a drink
 * of the hosts' menu is preferred.
 */
function favouriteOf(drinks: readonly DrinkEntry[]): Note | null {
  const others = drinks.filter(({ drinkType }) => drinkType !== 'water');
  const among = others.length > 0 ? others : drinks;
  const best = mostFrequent(among, keyOf).filter((drink) => countOf(among, drink) >= LEAST_OFTEN);
  const drink = best.find(({ menuItem }) => menuItem !== undefined) ?? best[0];
  const last = drink && among.findLast((other) => keyOf(other) === keyOf(drink));
  return last ? { kind: 'favourite', at: last.timestamp, drink: last } : null;
}

/** The last word of the hosts that fits beside the glass, or the shortest word if none fits. */
function wordOf(words: readonly KeptWord[]): Note | null {
  const fitting = words.findLast(({ text }) => text.length <= LONGEST_WORD);
  const [shortest] = [...words].sort((a, b) => a.text.length - b.text.length);
  const word = fitting ?? shortest;
  return word ? { kind: 'word', at: word.at, text: word.text } : null;
}

const keyOf = ({ drinkType, alcoholType, menuItem }: DrinkEntry): string =>
  menuItem === undefined ? `${drinkType} ${alcoholType}` : `menu ${menuItem}`;

const countOf = (drinks: readonly DrinkEntry[], drink: DrinkEntry): number =>
  drinks.filter((other) => keyOf(other) === keyOf(drink)).length;

/** Returns the first item of each kind that is as frequent as the most frequent one. */
function mostFrequent<Item>(items: readonly Item[], keyFor: (item: Item) => string): Item[] {
  const counts = new Map<string, { readonly item: Item; count: number }>();
  for (const item of items) {
    const known = counts.get(keyFor(item));
    if (known) known.count += 1;
    else counts.set(keyFor(item), { item, count: 1 });
  }
  const most = Math.max(0, ...[...counts.values()].map(({ count }) => count));
  return [...counts.values()].filter(({ count }) => count === most).map(({ item }) => item);
}
