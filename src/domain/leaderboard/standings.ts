import { compareText } from '../compare-text.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import type { PaceId } from '../session/pace.ts';

/** What a leaderboard knows of a guest. Times in ms on the server's clock. */
export interface Guest {
  readonly sessionId: string;
  readonly userName: string;
  readonly totalDrinks: number;
  readonly sessionStart: number;
  /** For others: to the minute (`lastDrinkMinute`). */
  readonly lastDrinkAt: number | null;
  readonly drinkingPace: PaceId;
  /** Known to the server alone: who is hidden stands on nobody's leaderboard. */
  readonly hidden?: boolean;
}

/** When a guest had the last drink, as other guests may learn it: the minute it fell in, in ms (docs/privacy.md). */
export function lastDrinkMinute(lastDrinkAt: number | null): number | null {
  return lastDrinkAt === null ? null : Math.floor(lastDrinkAt / MINUTE_MS) * MINUTE_MS;
}

export type Ranked = readonly [guest: Guest, rank: number | null];

/** What guests are ranked by: total, or the rate at a moment. */
export type Measure = (guest: Guest) => number;

export const totalOf: Measure = (guest) => guest.totalDrinks;

/** The exact rate at `atMs`: ranked and tied on, never rounded. */
export function rateAt(atMs: number): Measure {
  return (guest) => drinksPerHour(guest, atMs);
}

/** Alcoholic drinks divided by hours since session start; 0 where that is not positive (spec §9). */
export function drinksPerHour(guest: Pick<Guest, 'totalDrinks' | 'sessionStart'>, atMs: number): number {
  const hours = (atMs - guest.sessionStart) / HOUR_MS;
  return hours > 0 ? guest.totalDrinks / hours : 0;
}

/** 'Most Drinks': by total, then session start, then session id. Guests with 0 drinks come last, without a rank. */
export function byTotal(guests: readonly Guest[]): Ranked[] {
  return ranked(highestFirst(guests, totalOf), totalOf);
}

/** 'Fastest Pace' at `atMs`: by the exact rate, then session start, then session id. */
export function byPace(guests: readonly Guest[], atMs: number): Ranked[] {
  return ranked(highestFirst(guests, rateAt(atMs)), rateAt(atMs));
}

/** Ties by session start, then session id, so that every phone shows the same order. */
export function highestFirst<G extends Guest>(guests: readonly G[], measure: Measure): G[] {
  return guests
    .map((guest) => [guest, measure(guest)] as const)
    .sort(([a, x], [b, y]) => y - x || a.sessionStart - b.sessionStart || compareText(a.sessionId, b.sessionId))
    .map(([guest]) => guest);
}

/** Standard competition ranking (1, 2, 2, 4): ties share a rank, 0 has none (readings, Ranks). */
function ranked(ordered: readonly Guest[], measure: Measure): Ranked[] {
  let rank = 0;
  let previous: number | null = null;
  return ordered.map((guest, index) => {
    const value = measure(guest);
    if (value !== previous) rank = index + 1;
    previous = value;
    return [guest, value > 0 ? rank : null];
  });
}

/** The same rank for one of those who stand `ordered`: found by halving, since everybody who looks asks for the own one. */
export function rankAmong(ordered: readonly Guest[], own: Guest, measure: Measure): number | null {
  const value = measure(own);
  if (value <= 0) return null;
  let [above, below] = [0, ordered.length];
  while (above < below) {
    const middle = (above + below) >> 1;
    if (measure(ordered[middle] ?? own) > value) above = middle + 1;
    else below = middle;
  }
  return above + 1;
}
