import { isAlcoholic } from '../drink-menu.ts';
import { HOUR_MS } from '../limits.ts';
import { countedTimes } from '../session/counted-drinks.ts';
import { hasEarlierTime, type StoredEntry } from '../session/drink-entry.ts';

/** The drinks of an hour: with alcohol, without alcohol, and how many of the latter were water. */
type Hour = readonly [alcoholic: number, without: number, waters: number];
const NO_DRINKS: Hour = [0, 0, 0];

/**
 * The drinks that one guest adds to the totals of the room. They are counted as on the leaderboard, so a guest who taps
 * all the time does not dominate the totals.
 */
export interface Tally {
  readonly alcoholic: number;
  readonly without: number;
  readonly waters: number;
  /** The number of waters that were not logged as earlier drinks. Only these can make a moment. */
  readonly freshWaters: number;
  /** The time at which each drink was confirmed. Earlier drinks are left out. */
  readonly times: readonly number[];
  /** The drinks of each hour, by hours since 1970. */
  readonly hours: ReadonlyMap<number, Hour>;
}

export function tallyOf(drinks: readonly StoredEntry[]): Tally {
  const timesOf = (isCounted: (drinkType: string) => boolean, among = drinks) =>
    countedTimes(among.filter(({ drinkType }) => isCounted(drinkType)).map(({ timestamp }) => timestamp));
  const fresh = drinks.filter((entry) => !hasEarlierTime(entry));
  const alcoholic = timesOf(isAlcoholic);
  const without = timesOf((drinkType) => !isAlcoholic(drinkType));
  const isWater = (drinkType: string) => drinkType === 'water';
  const waters = timesOf(isWater);
  const hours = new Map<number, Hour>();
  const add = (time: number, more: Hour) => {
    const hour = Math.floor(time / HOUR_MS);
    hours.set(hour, sumOf(hours.get(hour) ?? NO_DRINKS, more));
  };
  for (const time of alcoholic) add(time, [1, 0, 0]);
  for (const time of without) add(time, [0, 1, 0]);
  for (const time of waters) add(time, [0, 0, 1]);
  return {
    alcoholic: alcoholic.length,
    without: without.length,
    waters: waters.length,
    freshWaters: timesOf(isWater, fresh).length,
    times: fresh.map(({ timestamp }) => timestamp),
    hours,
  };
}

function sumOf([alcoholic, without, waters]: Hour, more: Hour): Hour {
  return [alcoholic + more[0], without + more[1], waters + more[2]];
}

/** The totals of the room, and its hours from the first drink on. */
export interface RoomTally {
  readonly totals: { readonly alcoholic: number; readonly without: number; readonly waters: number };
  readonly hours: { from: number; alcoholic: number[]; without: number[]; waters: number[] };
}

/** A drink with a wrong time must not add years of empty hours. */
const MAX_HOURS = 48;

/** `nowMs` decides which hour is the last one. */
export function roomTally(tallies: readonly Tally[], nowMs: number): RoomTally {
  const sum = (amount: (tally: Tally) => number) => tallies.reduce((total, tally) => total + amount(tally), 0);
  const last = Math.floor(nowMs / HOUR_MS);
  const known = tallies.flatMap(({ hours }) => [...hours.keys()]);
  const first = Math.max(
    last - MAX_HOURS + 1,
    known.reduce((least, hour) => Math.min(least, hour), last),
  );
  const all = Array.from({ length: last - first + 1 }, () => NO_DRINKS);
  for (const { hours } of tallies) {
    for (const [hour, drinks] of hours) {
      // A drink outside the range, because of a wrong clock, counts in the nearest hour.
      const index = Math.min(Math.max(hour, first), last) - first;
      all[index] = sumOf(all[index] ?? NO_DRINKS, drinks);
    }
  }
  return {
    totals: { alcoholic: sum((t) => t.alcoholic), without: sum((t) => t.without), waters: sum((t) => t.waters) },
    hours: {
      from: first * HOUR_MS,
      alcoholic: all.map(([alcoholic]) => alcoholic),
      without: all.map(([, without]) => without),
      waters: all.map(([, , waters]) => waters),
    },
  };
}
