import { isSetAside } from '../../domain/session/moderation.ts';
import { isOnLeaderboard } from '../../domain/session/session-lifetime.ts';
import type { RosterEntry } from './roster-entry.ts';

/** The numbers of a room that a host reads before opening it. */
export interface Headcount {
  /** All guests who are in, including those who hide or are hidden. */
  readonly guests: number;
  readonly waiting: number;
  readonly setAside: number;
}

export function headcountOf(entries: Iterable<RosterEntry>, nowMs: number): Headcount {
  let [guests, waiting, setAside] = [0, 0, 0];
  for (const { state, expiresAt } of entries) {
    if (!isOnLeaderboard(expiresAt, nowMs)) continue;
    if (state === 'in' || state === 'hidden') guests += 1;
    if (state === 'waiting') waiting += 1;
    if (isSetAside(state)) setAside += 1;
  }
  return { guests, waiting, setAside };
}
