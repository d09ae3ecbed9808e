import { isAlcoholic } from '../drink-menu.ts';
import { HOUR_MS } from '../limits.ts';
import { countedTimes } from '../session/counted-drinks.ts';
import type { StoredEntry } from '../session/drink-entry.ts';

/** Drinks of an hour: with alcohol, and without. */
type Hour = readonly [alcoholic: number, without: number];

/** What one guest adds to the totals of the room. It counts as the leaderboard does, so nobody taps the room full. */
export interface Tally {
  readonly alcoholic: number;
  readonly without: number;
  readonly waters: number;
  /** When each drink was confirmed. */
  readonly times: readonly number[];
  /** By the number of hours since 1970. */
  readonly hours: ReadonlyMap<number, Hour>;
}

export function tallyOf(drinks: readonly StoredEntry[]): Tally {
  const timesOf = (isCounted: (drinkType: string) => boolean) =>
    countedTimes(drinks.filter(({ drinkType }) => isCounted(drinkType)).map(({ timestamp }) => timestamp));
  const alcoholic = timesOf(isAlcoholic);
  const without = timesOf((drinkType) => !isAlcoholic(drinkType));
  const hours = new Map<number, Hour>();
  const add = (time: number, [more, other]: Hour) => {
    const hour = Math.floor(time / HOUR_MS);
    const [before, otherBefore] = hours.get(hour) ?? [0, 0];
    hours.set(hour, [before + more, otherBefore + other]);
  };
  for (const time of alcoholic) add(time, [1, 0]);
  for (const time of without) add(time, [0, 1]);
  const waters = timesOf((drinkType) => drinkType === 'water').length;
  const times = drinks.map(({ timestamp }) => timestamp);
  return { alcoholic: alcoholic.length, without: without.length, waters, times, hours };
}

/** The totals of the room, and its hours from the first drink on. */
export interface RoomTally {
  readonly totals: { readonly alcoholic: number; readonly without: number; readonly waters: number };
  readonly hours: { from: number; alcoholic: number[]; without: number[] };
}

/** A drink with a wrong time must not draw years of empty hours. */
const MAX_HOURS = 48;

/** `nowMs`: the last hour. */
export function roomTally(tallies: readonly Tally[], nowMs: number): RoomTally {
  const sum = (amount: (tally: Tally) => number) => tallies.reduce((total, tally) => total + amount(tally), 0);
  const last = Math.floor(nowMs / HOUR_MS);
  const known = tallies.flatMap(({ hours }) => [...hours.keys()]);
  const first = Math.max(
    last - MAX_HOURS + 1,
    known.reduce((least, hour) => Math.min(least, hour), last),
  );
  const alcoholic = Array.from({ length: last - first + 1 }, () => 0);
  const without = alcoholic.slice();
  for (const { hours } of tallies) {
    for (const [hour, [more, other]] of hours) {
      // A clock that is off can put a drink outside. It then counts in the nearest hour, so none is lost.
      const index = Math.min(Math.max(hour, first), last) - first;
      alcoholic[index] = (alcoholic[index] ?? 0) + more;
      without[index] = (without[index] ?? 0) + other;
    }
  }
  return {
    totals: { alcoholic: sum((t) => t.alcoholic), without: sum((t) => t.without), waters: sum((t) => t.waters) },
    hours: { from: first * HOUR_MS, alcoholic, without },
  };
}
