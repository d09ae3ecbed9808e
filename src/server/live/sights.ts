import { type Rankings, rankingsOf } from '../../domain/leaderboard.ts';
import type { Scope } from '../../domain/protocol.ts';
import type { Board } from '../board.ts';
import type { Asker } from './viewer.ts';

/** What somebody sees at a moment. */
export interface Sight {
  readonly scope: Scope;
  readonly rankings: Rankings;
}

/**
 * Who sees what at `nowMs`: everyone ranked once for all, and those nearby once for each place somebody asks from.
 * Without a stored position nearby is everyone (contract).
 */
export function sightsAt(board: Board, nowMs: number): (nearbyTo: Asker | null) => Sight {
  const nearby = new Map<string, Sight>();
  let everyone: Sight | null = null;
  return (nearbyTo) => {
    const here = nearbyTo && board.isOwner(nearbyTo) ? board.positionOf(nearbyTo.sessionId) : null;
    if (!here) {
      everyone ??= { scope: 'everyone', rankings: rankingsOf(board.guests(nowMs), nowMs) };
      return everyone;
    }
    const place = `${here.latitude} ${here.longitude}`;
    const sight = nearby.get(place) ?? {
      scope: 'nearby',
      rankings: rankingsOf(board.guestsNear(here, nowMs), nowMs),
    };
    nearby.set(place, sight);
    return sight;
  };
}
