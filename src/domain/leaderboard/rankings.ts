import type { PaceId } from '../session/pace.ts';
import type { Guest } from './leaderboard.ts';
import { highestFirst, rankAmong, rateAt, type Standing, totalOf } from './standings.ts';

/** What the server knows of a guest. Others never hear of `hidden`. */
export interface SeenGuest extends Guest {
  /** To the minute (`lastDrinkMinute`). */
  readonly lastDrinkAt: number | null;
  readonly drinkingPace: PaceId;
  /** A hidden guest is on nobody's leaderboard. */
  readonly hidden: boolean;
}

/** Guests in both orders at `atMs`, computed once for everybody who looks. */
export interface Rankings<G extends Standing = SeenGuest> {
  readonly atMs: number;
  readonly total: readonly G[];
  readonly pace: readonly G[];
}

/** All who are not hidden: the others are ranked as if hidden guests were not there. */
export function rankingsOf<G extends Standing & { readonly hidden?: boolean }>(
  guests: readonly G[],
  atMs: number,
): Rankings<G> {
  const seen = guests.filter(({ hidden }) => !hidden);
  return { atMs, total: highestFirst(seen, totalOf), pace: highestFirst(seen, rateAt(atMs)) };
}

/** Some of these guests, as if nobody else were there. Their order stays, so nothing is sorted again. */
export function rankingsAmong<G extends Standing>(rankings: Rankings<G>, isAmong: (guest: G) => boolean): Rankings<G> {
  const { atMs, total, pace } = rankings;
  return { atMs, total: total.filter(isAmong), pace: pace.filter(isAmong) };
}

/** Both ranks of one who is in `rankings`, inside the first ten or not; null for a guest who is hidden or has no drink. */
export function ranksOf(
  { atMs, total, pace }: Rankings<Standing>,
  own: Standing & { readonly hidden: boolean },
): { mostDrinksRank: number | null; fastestPaceRank: number | null } {
  return {
    mostDrinksRank: own.hidden ? null : rankAmong(total, own, totalOf),
    fastestPaceRank: own.hidden ? null : rankAmong(pace, own, rateAt(atMs)),
  };
}
