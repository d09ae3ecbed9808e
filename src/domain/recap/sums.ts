import * as v from 'valibot';
import { DRINK_TYPES, type DrinkType, isAlcoholic } from '../drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { MAX_FORMER_DRINKS } from '../menu/known-menu.ts';
import { MENU_MAX_DRINKS, menuItemIdSchema } from '../menu/menu-item.ts';
import { countedTimes, MAX_COUNTED_DRINKS } from '../session/counted-drinks.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import { count } from '../whole-numbers.ts';

/** The number of drinks, and the number of guests who had them. */
export type Cell = readonly [drinks: number, guests: number];
export const NO_CELL: Cell = [0, 0];
export type Cells = Readonly<Record<string, Cell>>;

/** The drinks of some guests, added up. The recap stores nothing else, so there is nothing that it does not need. */
export interface Sums {
  readonly guests: number;
  /** How many of the guests have logged a drink. */
  readonly logged: number;
  /** Cells for `alcohol`, for `without`, and for each type of drink. */
  readonly kinds: Cells;
  /** Cells by type and id of a drink of the menu, such as `beer a1`. `beer ` counts beers that are not of the menu. */
  readonly named: Cells;
  /** Cells by side and hours since 1970, such as `without 494772`. */
  readonly hours: Cells;
  /** Each clink counts for both guests. */
  readonly clinks: Cell;
  /** In ms, rounded. Null if there was no drink. */
  readonly firstToast: number | null;
  readonly lastToast: number | null;
}

const TOAST_MS = 5 * MINUTE_MS;
export const SIDES = ['alcohol', 'without'] as const;
export type Side = (typeof SIDES)[number];

const sideOf = (kind: DrinkType): Side => (isAlcoholic(kind) ? 'alcohol' : 'without');
const SIDE_OF = Object.fromEntries(DRINK_TYPES.map((kind) => [kind, sideOf(kind)])) as Record<DrinkType, Side>;
export const kindsOf = (side: Side): DrinkType[] => DRINK_TYPES.filter((kind) => sideOf(kind) === side);

/** The sums of one guest, without clinks. Drinks count as on the leaderboard. */
export const sumsOfGuest = (drinks: readonly StoredEntry[]): Sums => sumsOfGuests([drinks]);

/**
 * The sums of several guests, without clinks. A purge computes them thousands of times, so this function makes no
 * separate sums for each guest.
 */
export function sumsOfGuests(guests: readonly (readonly StoredEntry[])[]): Sums {
  const kinds: Tallies = new Map();
  const named: Tallies = new Map();
  const hours: Tallies = new Map();
  let [logged, first, last] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [guest, drinks] of guests.entries()) {
    const names = new Set<string>();
    const counted = drinks.length <= MAX_COUNTED_DRINKS ? drinks : SIDES.flatMap((side) => countedOf(drinks, side));
    if (counted.length > 0) logged += 1;
    for (const { drinkType, menuItem, timestamp } of counted) {
      const kind = kindOf(drinkType);
      const side = SIDE_OF[kind];
      addOne(kinds, side, guest);
      addOne(kinds, kind, guest);
      addOne(named, nameIn(names, kind, menuItem), guest);
      addOne(hours, `${side} ${Math.floor(timestamp / HOUR_MS)}`, guest);
      first = Math.min(first, timestamp);
      last = Math.max(last, timestamp);
    }
  }
  return {
    ...{ guests: guests.length, logged },
    ...{ kinds: cellsOf(kinds), named: cellsOf(named), hours: cellsOf(hours) },
    clinks: NO_CELL,
    firstToast: logged === 0 ? null : rounded(first),
    lastToast: logged === 0 ? null : rounded(last),
  };
}

/** `clinks`: how often the guest clinked. */
export const withClinks = (sums: Sums, clinks: number): Sums => ({ ...sums, clinks: [clinks, Math.sign(clinks)] });

const kindOf = (drinkType: string): DrinkType =>
  Object.hasOwn(SIDE_OF, drinkType) ? (drinkType as DrinkType) : 'other';

/** The drinks with or without alcohol that count. */
function countedOf(drinks: readonly StoredEntry[], side: Side): readonly StoredEntry[] {
  const ofSide = drinks.filter(({ drinkType }) => SIDE_OF[kindOf(drinkType)] === side);
  if (ofSide.length <= MAX_COUNTED_DRINKS) return ofSide;
  const times = countedTimes(ofSide.map(({ timestamp }) => timestamp));
  let next = 0;
  const isNext = ({ timestamp }: StoredEntry) => {
    const isCounted = timestamp === times[next];
    if (isCounted) next += 1;
    return isCounted;
  };
  return [...ofSide].sort((a, b) => a.timestamp - b.timestamp).filter(isNext);
}

/** The most named drinks that a menu can have had. Further names that a phone sends are ignored. */
const MOST_NAMED = MENU_MAX_DRINKS + MAX_FORMER_DRINKS;

/** `names`: the named drinks of this guest so far. */
function nameIn(names: Set<string>, kind: DrinkType, menuItem = ''): string {
  const name = `${kind} ${menuItem}`;
  if (menuItem === '' || names.has(name)) return name;
  if (names.size >= MOST_NAMED || !v.is(menuItemIdSchema, menuItem)) return `${kind} `;
  names.add(name);
  return name;
}

interface Tally {
  drinks: number;
  guests: number;
  /** The index of the last guest counted, so that each guest counts once. */
  guest: number;
}

type Tallies = Map<string, Tally>;

function addOne(tallies: Tallies, key: string, guest: number): void {
  const tally = tallies.get(key);
  if (!tally) {
    tallies.set(key, { drinks: 1, guests: 1, guest });
    return;
  }
  tally.drinks += 1;
  if (tally.guest !== guest) tally.guests += 1;
  tally.guest = guest;
}

const cellsOf = (tallies: Tallies): Cells =>
  Object.fromEntries([...tallies].map(([key, { drinks, guests }]) => [key, [drinks, guests]]));

const rounded = (ms: number) => Math.round(ms / TOAST_MS) * TOAST_MS;

/** Adds up several sums. */
export function sumOf(parts: readonly Sums[]): Sums {
  const firsts = parts.flatMap(({ firstToast }) => firstToast ?? []);
  const lasts = parts.flatMap(({ lastToast }) => lastToast ?? []);
  return {
    guests: parts.reduce((total, { guests }) => total + guests, 0),
    logged: parts.reduce((total, { logged }) => total + logged, 0),
    kinds: sumOfCells(parts.map(({ kinds }) => kinds)),
    named: sumOfCells(parts.map(({ named }) => named)),
    hours: sumOfCells(parts.map(({ hours }) => hours)),
    clinks: parts.reduce((sum, { clinks }) => plus(sum, clinks), NO_CELL),
    firstToast: firsts.length === 0 ? null : firsts.reduce((a, b) => Math.min(a, b)),
    lastToast: lasts.length === 0 ? null : lasts.reduce((a, b) => Math.max(a, b)),
  };
}

function sumOfCells(parts: readonly Cells[]): Cells {
  const sums: Record<string, Cell> = {};
  for (const cells of parts) {
    for (const [key, cell] of Object.entries(cells)) sums[key] = plus(sums[key] ?? NO_CELL, cell);
  }
  return sums;
}

const plus = (one: Cell, other: Cell): Cell => [one[0] + other[0], one[1] + other[1]];

const cells = v.record(v.string(), v.tuple([count, count]));
const time = v.nullable(v.pipe(v.number(), v.safeInteger()));
const sumsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ...{ guests: count, logged: count, kinds: cells, named: cells, hours: cells },
    ...{ clinks: v.tuple([count, count]), firstToast: time, lastToast: time },
  }),
);

/** The text in which sums are stored. */
export const writeSums = (sums: Sums): string => JSON.stringify(sums);

/** Reads stored sums. Null if they are damaged. */
export function readSums(stored: unknown): Sums | null {
  const read = v.safeParse(sumsSchema, stored);
  return read.success ? read.output : null;
}
