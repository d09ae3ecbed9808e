import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { compareText } from '../text/compare-text.ts';
import { type BoardName, countsOf, type Figures, isFigure } from './boards.ts';

/** The values from which a guest's ranks are computed. Times in ms on the server's clock. */
export interface Standing extends Partial<Figures> {
  readonly sessionId: string;
  readonly totalDrinks: number;
  readonly sessionStart: number;
}

/** A guest with the rank and the rate at one moment. A guest whose value is 0 has no rank. */
export type Ranked<G extends Standing> = G & { readonly rank: number | null; readonly drinksPerHour: number };

/** The value by which guests are ordered: the total, the rate at a moment, or a figure. */
export type Measure = (guest: Standing) => number;

export const totalOf: Measure = (guest) => guest.totalDrinks;

/** The moment for which rates are computed, and the least number of hours. */
export interface RateClock {
  readonly atMs: number;
  /** Rates treat every evening as at least this long. */
  readonly leastHours: number;
}

/** The least number of hours in a rate: one hour at a celebration with a code (docs/readings.md#rates). */
export function leastHoursAt(isOpenCelebration: boolean): number {
  return isOpenCelebration ? 0 : 1;
}

/** Measures by the exact rate. Ranks and ties use it without rounding. */
function rateBy(clock: RateClock): Measure {
  return (guest) => drinksPerHour(guest, clock);
}

/** The value by which a board orders its guests. */
export function measureOf(board: BoardName, clock: RateClock): Measure {
  if (isFigure(board)) return (guest) => guest[board] ?? 0;
  return countsOf(board) === 'rate' ? rateBy(clock) : totalOf;
}

/** Drinks divided by hours since session start. 0 if the hours are not positive (docs/spec-coverage.md §9.15). */
export function drinksPerHour(
  { totalDrinks, sessionStart }: Pick<Standing, 'totalDrinks' | 'sessionStart'>,
  { atMs, leastHours }: RateClock,
): number {
  const hours = Math.max(leastHours, (atMs - sessionStart) / HOUR_MS);
  return hours > 0 ? totalDrinks / hours : 0;
}

/**
 * Guests in the order of a board: by value, session start, then session id. Guests with 0 are last and have no rank.
 */
export function byBoard<G extends Standing>(guests: readonly G[], board: BoardName, clock: RateClock): Ranked<G>[] {
  const measure = measureOf(board, clock);
  return ranked(highestFirst(guests, measure), measure, clock);
}

/** Orders ties by session start, then session id, so that every phone shows the same order. */
export function highestFirst<G extends Standing>(guests: readonly G[], measure: Measure): G[] {
  return guests
    .map((guest) => [guest, measure(guest)] as const)
    .sort(([a, x], [b, y]) => y - x || a.sessionStart - b.sessionStart || compareText(a.sessionId, b.sessionId))
    .map(([guest]) => guest);
}

/**
 * Standard competition ranking (1, 2, 2, 4). Guests with equal values share a rank. A guest with the value 0 has no
 * rank (docs/readings.md#ranks).
 */
function ranked<G extends Standing>(ordered: readonly G[], measure: Measure, clock: RateClock): Ranked<G>[] {
  let rank = 0;
  let previous: number | null = null;
  return ordered.map((guest, index) => {
    const value = measure(guest);
    if (value !== previous) rank = index + 1;
    previous = value;
    return { ...guest, rank: value > 0 ? rank : null, drinksPerHour: drinksPerHour(guest, clock) };
  });
}

/**
 * The rank of a value among `values`, which are ordered from the highest. Uses a binary search, because every
 * subscriber needs ranks.
 */
export function rankAmong(values: readonly number[], value: number): number | null {
  if (value <= 0) return null;
  let [above, below] = [0, values.length];
  while (above < below) {
    const middle = (above + below) >> 1;
    if ((values[middle] ?? 0) > value) above = middle + 1;
    else below = middle;
  }
  return above + 1;
}

/** The minute of a guest's last drink, in ms. Other guests must not learn the exact time (docs/privacy.md). */
export function lastDrinkMinute(lastDrinkAt: number | null): number | null {
  return lastDrinkAt === null ? null : Math.floor(lastDrinkAt / MINUTE_MS) * MINUTE_MS;
}
