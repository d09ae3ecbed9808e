import { compareText } from './compare-text.ts';
import { HOUR_MS } from './limits.ts';
import type { PaceId } from './pace.ts';

/** What a leaderboard knows of a guest. Times in ms on the server's clock. */
export interface Guest {
  readonly sessionId: string;
  readonly userName: string;
  readonly totalDrinks: number;
  readonly sessionStart: number;
  readonly lastDrinkAt: number | null;
  readonly drinkingPace: PaceId;
}

export type Ranked = readonly [guest: Guest, rank: number | null];

/** Alcoholic drinks divided by hours since session start; 0 where that is not positive (spec §9). */
export function drinksPerHour(guest: Pick<Guest, 'totalDrinks' | 'sessionStart'>, atMs: number): number {
  const hours = (atMs - guest.sessionStart) / HOUR_MS;
  return hours > 0 ? guest.totalDrinks / hours : 0;
}

/** 'Most Drinks': by total, then session start, then session id. Guests with 0 drinks come last, without a rank. */
export function byTotal(guests: readonly Guest[]): Ranked[] {
  return ranked(guests, (guest) => guest.totalDrinks);
}

/** 'Fastest Pace' at `atMs`: by the exact rate, then session start, then session id. */
export function byPace(guests: readonly Guest[], atMs: number): Ranked[] {
  return ranked(guests, (guest) => drinksPerHour(guest, atMs));
}

/** Standard competition ranking (1, 2, 2, 4): ties share a rank, 0 has none (readings, Ranks). */
function ranked(guests: readonly Guest[], measure: (guest: Guest) => number): Ranked[] {
  const sorted = guests
    .map((guest) => [guest, measure(guest)] as const)
    .sort(([a, x], [b, y]) => y - x || a.sessionStart - b.sessionStart || compareText(a.sessionId, b.sessionId));
  let rank = 0;
  let previous: number | null = null;
  return sorted.map(([guest, value], index) => {
    if (value !== previous) rank = index + 1;
    previous = value;
    return [guest, value > 0 ? rank : null];
  });
}
