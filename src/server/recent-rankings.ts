import type { Rankings } from '../domain/leaderboard/leaderboard.ts';
import type { Board, PlacedGuest } from './board.ts';
import type { Timers } from './timers.ts';

/** Rates move by less than they show within this time. */
const FRESH_MS = 1_000;

/**
 * Everyone's rankings for those who ask for themselves, found anew only after a change, after somebody's end or
 * late move, or after a second: who asks again and again costs no more than who asks once.
 */
export function recentRankings(board: Board, timers: Timers): () => Rankings<PlacedGuest> {
  let recent: Rankings<PlacedGuest> | null = null;
  let staleAt = 0;
  board.onChange(() => {
    recent = null;
  });
  return () => {
    const now = timers.now();
    if (recent && now >= recent.atMs && now < staleAt) return recent;
    recent = board.rankings(now);
    staleAt = Math.min(now + FRESH_MS, board.nextTurn(now));
    return recent;
  };
}
