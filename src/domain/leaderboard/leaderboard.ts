import type { BoardName } from './boards.ts';
import { everyoneIn, type Guest, type Rankings } from './rankings.ts';
import { byBoard, type Measure, measureOf, type Ranked, type RateClock, type Standing } from './standings.ts';

export const LEADERBOARD_SIZE = 10;

export const SCOPES = ['everyone', 'nearby'] as const;
/** Whose drinks a leaderboard shows. */
export type Scope = (typeof SCOPES)[number];

export const VIEWS = ['top', 'all'] as const;
/** The first ten of each ranking, or every guest (docs/readings.md#two-leaderboards). */
export type View = (typeof VIEWS)[number];

export type RankedGuest = Ranked<Guest>;

/**
 * A leaderboard at one moment, as the server and the phone hold it in memory. The rankings follow from the guests and
 * the time. A snapshot contains a whole leaderboard. A delta changes one leaderboard into the next.
 */
export interface Leaderboard<G extends Guest = Guest> extends RateClock {
  /** The boards that are on. Empty if the house shows none of the boards that the hosts have chosen. */
  readonly boards: readonly BoardName[];
  /** The number of all guests. `shown` may have fewer. */
  readonly guests: number;
  /** Guests by handle. Contains at least every guest with a place on a ranking. */
  readonly shown: ReadonlyMap<number, G>;
}

export function leaderboardOf<G extends Guest>(rankings: Rankings<G>, view: View): Leaderboard<G> {
  const { atMs, leastHours, orders } = rankings;
  const everyone = everyoneIn(rankings);
  const firstTens = () => [...orders].flatMap(([board, guests]) => firstTen(guests, measureOf(board, rankings)));
  const shown = view === 'all' ? everyone : firstTens();
  const byHandle = new Map(shown.map((guest) => [guest.handle, guest]));
  return { atMs, leastHours, boards: [...orders.keys()], guests: everyone.length, shown: byHandle };
}

/** The first ten of a board (docs/spec-coverage.md §9.4). Empty if the board is off. */
export function firstOn<G extends Guest>(leaderboard: Leaderboard<G>, board: BoardName): Ranked<G>[] {
  const { shown, boards } = leaderboard;
  if (!boards.includes(board)) return [];
  return firstTen(byBoard([...shown.values()], board, leaderboard), measureOf(board, leaderboard));
}

/** 'Most Drinks': the first ten. */
export function mostDrinks<G extends Guest>(leaderboard: Leaderboard<G>): Ranked<G>[] {
  return firstOn(leaderboard, 'mostDrinks');
}

/** 'Fastest Pace': the first ten. */
export function fastestPace<G extends Guest>(leaderboard: Leaderboard<G>): Ranked<G>[] {
  return firstOn(leaderboard, 'fastestPace');
}

/** Returns the leaderboard with only the first ten of each board, as in the view `top`. */
export function firstTenOf(leaderboard: Leaderboard): Leaderboard {
  const shown = leaderboard.boards.flatMap((board) => firstOn(leaderboard, board));
  return { ...leaderboard, shown: new Map(shown.map((guest) => [guest.handle, guest])) };
}

/** The single list: all shown guests in the order of a board. */
export function allGuests<G extends Guest>(leaderboard: Leaderboard<G>, board: BoardName = 'mostDrinks'): Ranked<G>[] {
  return byBoard([...leaderboard.shown.values()], board, leaderboard);
}

/** False while a phone has only the first ten guests although there are more. */
export function isWhole({ guests, shown }: Leaderboard): boolean {
  return shown.size === guests;
}

/** The first ten, without guests whose value is 0. */
function firstTen<G extends Standing>(ordered: readonly G[], measure: Measure): G[] {
  return ordered.slice(0, LEADERBOARD_SIZE).filter((guest) => measure(guest) > 0);
}
