import type { PaceId } from '../session/pace.ts';
import { type BoardName, USUAL_BOARDS } from './boards.ts';
import { highestFirst, measureOf, rankAmong, type Standing } from './standings.ts';

/** A guest on a leaderboard. Times in ms on the server's clock. */
export interface Guest extends Standing {
  /** A short number for this guest, the same on all streams until the server restarts. */
  readonly handle: number;
  readonly userName: string;
  /** To the minute (`lastDrinkMinute`). */
  readonly lastDrinkAt: number | null;
  readonly drinkingPace: PaceId;
}

/** A guest as the server sees it. No answer contains `hidden`. */
export interface SeenGuest extends Guest {
  /** A hidden guest is on nobody's leaderboard. */
  readonly hidden: boolean;
}

/** Guests in the order of each board that is on, at `atMs`. Computed once for all subscribers. */
export interface Rankings<G extends Standing = SeenGuest> {
  readonly atMs: number;
  /** Every board that is on has all guests. At least one is on. */
  readonly orders: ReadonlyMap<BoardName, readonly G[]>;
}

/** Ranks the guests who are not hidden, as if hidden guests did not exist. */
export function rankingsOf<G extends Standing & { readonly hidden?: boolean }>(
  guests: readonly G[],
  atMs: number,
  boards: readonly BoardName[] = USUAL_BOARDS,
): Rankings<G> {
  const seen = guests.filter(({ hidden }) => !hidden);
  return { atMs, orders: new Map(boards.map((board) => [board, highestFirst(seen, measureOf(board, atMs))])) };
}

/** The rankings of some of these guests. Their order stays, so nothing is sorted again. */
export function rankingsAmong<G extends Standing>(
  { atMs, orders }: Rankings<G>,
  isAmong: (guest: G) => boolean,
): Rankings<G> {
  return { atMs, orders: new Map([...orders].map(([board, guests]) => [board, guests.filter(isAmong)])) };
}

/** All ranked guests, in the order of the first board that is on. */
export function everyoneIn<G extends Standing>({ orders }: Rankings<G>): readonly G[] {
  const [first = []] = orders.values();
  return first;
}

/** The rank of a guest on each board that is on, also outside the first ten. Null for a guest who is hidden or has 0. */
export interface Ranks {
  readonly mostDrinksRank: number | null;
  readonly fastestPaceRank: number | null;
  readonly hydrationRank?: number | null;
  readonly balancedRank?: number | null;
  readonly varietyRank?: number | null;
}

const RANK_NAMES = {
  mostDrinks: 'mostDrinksRank',
  fastestPace: 'fastestPaceRank',
  hydration: 'hydrationRank',
  balanced: 'balancedRank',
  variety: 'varietyRank',
} as const satisfies Record<BoardName, keyof Ranks>;

/**
 * Every page expects the ranks of the usual boards. The rank of a board that is off is therefore null. This runs for
 * every subscriber at every change, so it allocates one object only.
 */
export function ranksOf({ atMs, orders }: Rankings<Standing>, own: Standing & { readonly hidden: boolean }): Ranks {
  const ranks: { -readonly [Name in keyof Ranks]: Ranks[Name] } = { mostDrinksRank: null, fastestPaceRank: null };
  for (const [board, guests] of orders) {
    ranks[rankName(board)] = own.hidden ? null : rankAmong(guests, own, measureOf(board, atMs));
  }
  return ranks;
}

/** The name of a board's rank in `Ranks`. */
export function rankName<Board extends BoardName>(board: Board) {
  return RANK_NAMES[board];
}
