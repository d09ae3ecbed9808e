import { LEADERBOARD_SIZE } from '../limits.ts';
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
  /** A short name for this guest, the same on all streams of a server until it starts again. */
  readonly handle: number;
  readonly userName: string;
}

export type RankedGuest = Ranked<Guest>;

/**
 * A leaderboard at one moment, as server and phone both hold it. The rankings follow from the guests and the moment: a
 * snapshot carries it whole, a delta leads from one to the next.
 */
export interface Leaderboard<G extends Guest = Guest> {
  readonly atMs: number;
  /** How many there are; `shown` may hold fewer. */
  readonly guests: number;
  /** By handle. Whoever is on a ranking is among them. */
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

/** The same with nobody but those on a ranking, as with view=top. */
export function firstTenOf(leaderboard: Leaderboard): Leaderboard {
  const shown = [...mostDrinks(leaderboard), ...fastestPace(leaderboard)];
  return { ...leaderboard, shown: new Map(shown.map((guest) => [guest.handle, guest])) };
}

/** The single list: every guest shown, by total. */
export function allGuests<G extends Guest>({ shown, atMs }: Leaderboard<G>): Ranked<G>[] {
  return byTotal([...shown.values()], atMs);
}

/** False while a phone knows only the first ten of more guests. */
export function isWhole({ guests, shown }: Leaderboard): boolean {
  return shown.size === guests;
}

/** Who has nothing to be ranked by comes last and is on no ranking. */
function firstTen<G extends Standing>(ordered: readonly G[], measure: Measure): G[] {
  return ordered.slice(0, LEADERBOARD_SIZE).filter((guest) => measure(guest) > 0);
}
