import type { Guest } from './leaderboard.ts';
import { highestFirst, rankAmong, rateAt, type Standing, totalOf } from './standings.ts';

/** A guest as the server sees it. No answer contains `hidden`. */
export interface SeenGuest extends Guest {
  /** A hidden guest is on nobody's leaderboard. */
  readonly hidden: boolean;
}

/** Guests in both orders at `atMs`, computed once for all subscribers. */
export interface Rankings<G extends Standing = SeenGuest> {
  readonly atMs: number;
  readonly total: readonly G[];
  readonly pace: readonly G[];
}

/** Ranks the guests who are not hidden, as if hidden guests did not exist. */
export function rankingsOf<G extends Standing & { readonly hidden?: boolean }>(
  guests: readonly G[],
  atMs: number,
): Rankings<G> {
  const seen = guests.filter(({ hidden }) => !hidden);
  return { atMs, total: highestFirst(seen, totalOf), pace: highestFirst(seen, rateAt(atMs)) };
}

/** The rankings of some of these guests. Their order stays, so nothing is sorted again. */
export function rankingsAmong<G extends Standing>(rankings: Rankings<G>, isAmong: (guest: G) => boolean): Rankings<G> {
  const { atMs, total, pace } = rankings;
  return { atMs, total: total.filter(isAmong), pace: pace.filter(isAmong) };
}

/** Both ranks of a guest in `rankings`, also outside the first ten. Null for a guest who is hidden or has no drinks. */
export function ranksOf(
  { atMs, total, pace }: Rankings<Standing>,
  own: Standing & { readonly hidden: boolean },
): { mostDrinksRank: number | null; fastestPaceRank: number | null } {
  return {
    mostDrinksRank: own.hidden ? null : rankAmong(total, own, totalOf),
    fastestPaceRank: own.hidden ? null : rankAmong(pace, own, rateAt(atMs)),
  };
}
