import { isAlcoholic } from '../drink-menu.ts';
import { MINUTE_MS } from '../limits.ts';
import type { StoredEntry } from './drink-entry.ts';

/** How many drinks in any ten minutes count on a leaderboard. No real guest drinks more. */
export const MAX_COUNTED_DRINKS = 30;
export const COUNTED_WINDOW_MS = 10 * MINUTE_MS;

/**
 * The number of alcoholic drinks that count on a leaderboard (docs/readings.md#counting): the first
 * `MAX_COUNTED_DRINKS` in any ten minutes.
 */
export function countedDrinks(drinks: readonly StoredEntry[]): number {
  const times = drinks.filter(({ drinkType }) => isAlcoholic(drinkType)).map(({ timestamp }) => timestamp);
  return countedTimes(times).length;
}

/** The times of the drinks that count, among `times`. */
export function countedTimes(times: readonly number[]): number[] {
  const counted: number[] = [];
  for (const time of [...times].sort((a, b) => a - b)) {
    const earliest = counted.at(-MAX_COUNTED_DRINKS);
    const hasRoom = counted.length < MAX_COUNTED_DRINKS || (earliest ?? 0) + COUNTED_WINDOW_MS <= time;
    if (hasRoom) counted.push(time);
  }
  return counted;
}
