import { type Rankings, rankingsAmong } from '../../domain/leaderboard/leaderboard.ts';
import { nearbyTo } from '../../domain/location/nearby.ts';
import type { Scope } from '../../domain/protocol.ts';
import type { Board, PlacedGuest } from '../board.ts';
import type { Asker } from './viewer.ts';

/** What somebody sees at a moment. */
export interface Sight {
  readonly scope: Scope;
  readonly rankings: Rankings;
}

/**
 * Who sees what at the moment of `everyone`: all are ranked once for all, and those nearby are ranked among themselves. Nearby is
 * computed from the position stored with the asking session, never from one given with the question (readings, Nobody
 * can find where somebody stands). Without a stored position nearby is everyone (contract).
 */
export function sightsOf(board: Board, everyone: Rankings<PlacedGuest>): (nearbyTo: Asker | null) => Sight {
  return (asker) => {
    const here = asker && board.ownGuest(asker, everyone.atMs)?.point;
    if (!here) return { scope: 'everyone', rankings: everyone };
    const isNear = nearbyTo(here);
    return { scope: 'nearby', rankings: rankingsAmong(everyone, ({ point }) => point !== null && isNear(point)) };
  };
}
