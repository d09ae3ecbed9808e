import { LEADERBOARD_SIZE } from '../limits.ts';
import type { PaceId } from '../session/pace.ts';
import type { Rankings } from './rankings.ts';
import { byPace, byTotal, type Measure, type Ranked, rateAt, type Standing, totalOf } from './standings.ts';

export const SCOPES = ['everyone', 'nearby'] as const;
/** Whose drinks a leaderboard shows. */
export type Scope = (typeof SCOPES)[number];

export const VIEWS = ['top', 'all'] as const;
/** The first ten of both rankings, or every guest (docs/readings.md#two-leaderboards). */
export type View = (typeof VIEWS)[number];

/** A guest on a leaderboard. Times in ms on the server's clock. */
export interface Guest extends Standing {
  /** A short number for this guest, the same on all streams until the server restarts. */
  readonly handle: number;
  readonly userName: string;
  /** To the minute (`lastDrinkMinute`). */
  readonly lastDrinkAt: number | null;
  readonly drinkingPace: PaceId;
}

export type RankedGuest = Ranked<Guest>;

/**
 * A leaderboard at one moment, as both the server and the phone hold it. The rankings follow from the guests and the
 * moment. A snapshot contains a whole leaderboard. A delta changes one leaderboard into the next.
 */
export interface Leaderboard<G extends Guest = Guest> {
  readonly atMs: number;
  /** The number of all guests. `shown` may have fewer. */
  readonly guests: number;
  /** By handle. Contains at least everybody on a ranking. */
  readonly shown: ReadonlyMap<number, G>;
}

export function leaderboardOf<G extends Guest>({ atMs, total, pace }: Rankings<G>, view: View): Leaderboard<G> {
  const shown = view === 'all' ? total : [...firstTen(total, totalOf), ...firstTen(pace, rateAt(atMs))];
  return { atMs, guests: total.length, shown: new Map(shown.map((guest) => [guest.handle, guest])) };
}

/** 'Most Drinks': the first ten (docs/spec-coverage.md §9.4). */
export function mostDrinks<G extends Guest>({ shown, atMs }: Leaderboard<G>): Ranked<G>[] {
  return firstTen(byTotal([...shown.values()], atMs), totalOf);
}

/** 'Fastest Pace': the first ten. */
export function fastestPace<G extends Guest>({ shown, atMs }: Leaderboard<G>): Ranked<G>[] {
  return firstTen(byPace([...shown.values()], atMs), rateAt(atMs));
}

/** The same leaderboard with only the guests on a ranking, as with view=top. */
export function firstTenOf(leaderboard: Leaderboard): Leaderboard {
  const shown = [...mostDrinks(leaderboard), ...fastestPace(leaderboard)];
  return { ...leaderboard, shown: new Map(shown.map((guest) => [guest.handle, guest])) };
}

/** The single list: all shown guests by total. */
export function allGuests<G extends Guest>({ shown, atMs }: Leaderboard<G>): Ranked<G>[] {
  return byTotal([...shown.values()], atMs);
}

/** False while a phone has only the first ten guests although there are more. */
export function isWhole({ guests, shown }: Leaderboard): boolean {
  return shown.size === guests;
}

/** The first ten, without guests who have no drinks. */
function firstTen<G extends Standing>(ordered: readonly G[], measure: Measure): G[] {
  return ordered.slice(0, LEADERBOARD_SIZE).filter((guest) => measure(guest) > 0);
}
