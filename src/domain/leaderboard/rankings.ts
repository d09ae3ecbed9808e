import { DEFAULT_PACE, type PaceId } from '../session/pace.ts';
import { type BoardName, forEachFigure, type Ranks, rankName, USUAL_BOARDS } from './boards.ts';
import { highestFirst, measureOf, type RateClock, rankAmong, type Standing } from './standings.ts';

/** A guest on a leaderboard. Times in ms on the server's clock. */
export interface Guest extends Standing {
  /** A short number for this guest. It is the same on all streams until the server restarts. */
  readonly handle: number;
  readonly userName: string;
  /** Rounded down to the minute (`lastDrinkMinute`). */
  readonly lastDrinkAt: number | null;
  readonly drinkingPace: PaceId;
  /** True: the list shows this guest without numbers, rank, pace and times. Otherwise absent. */
  readonly isQuiet?: boolean;
}

/** A guest as the server sees it. No answer contains `hidden`. */
export interface SeenGuest extends Guest {
  /** A hidden guest is on nobody's leaderboard. */
  readonly hidden: boolean;
}

/** The guests in the order of each board that is on, at `atMs`. Computed once for all subscribers. */
export interface Rankings<G extends Standing = SeenGuest> extends RateClock {
  /** The order of every board that is on contains all guests. If no board is on, no guest is visible. */
  readonly orders: ReadonlyMap<BoardName, readonly G[]>;
}

/** A guest as other guests see them. The fields of a quiet guest must depend neither on drinks nor on a reset. */
export function asOthersSee<G extends Guest>(guest: G): G {
  if (!guest.isQuiet) return guest;
  const nothing = { totalDrinks: 0, sessionStart: 0, lastDrinkAt: null, drinkingPace: DEFAULT_PACE };
  return { ...guest, ...nothing, ...forEachFigure(() => undefined) };
}

/** Ranks the guests who are not hidden, as if hidden guests did not exist. */
export function rankingsOf<G extends Standing & { readonly hidden?: boolean }>(
  guests: readonly G[],
  atMs: number,
  boards: readonly BoardName[] = USUAL_BOARDS,
  leastHours = 0,
): Rankings<G> {
  const seen = guests.filter(({ hidden }) => !hidden);
  const clock = { atMs, leastHours };
  return { ...clock, orders: new Map(boards.map((board) => [board, highestFirst(seen, measureOf(board, clock))])) };
}

/** The rankings of some of these guests. The order is kept, so nothing is sorted again. */
export function rankingsAmong<G extends Standing>(rankings: Rankings<G>, isAmong: (guest: G) => boolean): Rankings<G> {
  return {
    ...rankings,
    orders: new Map([...rankings.orders].map(([board, guests]) => [board, guests.filter(isAmong)])),
  };
}

/** All ranked guests, in the order of the first board that is on. */
export function everyoneIn<G extends Standing>({ orders }: Rankings<G>): readonly G[] {
  const [first = []] = orders.values();
  return first;
}

const NO_RANKS = Object.fromEntries(USUAL_BOARDS.map((board) => [rankName(board), null])) as {
  -readonly [Name in keyof Ranks]: Ranks[Name];
};

/**
 * Finds the ranks of a guest on each board that is on, even outside the first ten. A guest who is hidden or quiet or
 * has 0 gets null. A usual board that is off gets null too, because every page expects the field. Every subscriber asks
 * at every change, so each guest's value on each board is computed once.
 */
export function ranksIn(
  rankings: Rankings<Standing>,
): (own: Standing & Pick<SeenGuest, 'hidden' | 'isQuiet'>) => Ranks {
  const boards = [...rankings.orders].map(([board, guests]) => {
    const measure = measureOf(board, rankings);
    return { name: rankName(board), measure, values: guests.map(measure) };
  });
  return (own) => {
    const ranks = { ...NO_RANKS };
    for (const { name, measure, values } of boards)
      ranks[name] = own.hidden || own.isQuiet ? null : rankAmong(values, measure(own));
    return ranks;
  };
}
