import { justArrived } from '#messages/leaderboard.ts';
import type { Guest } from '../../../../domain/leaderboard/rankings.ts';
import { HOUR_MS } from '../../../../domain/limits.ts';
import { agoOf } from '../../../time/ago.ts';

/** During this time one drink already makes a high rate, which is not yet meaningful. */
const NEW_FOR_MS = HOUR_MS / 2;

export interface LastSeen {
  readonly seen: string;
  /** Whether the guest is in the first half hour. */
  readonly isNew: boolean;
}

/** What a row says about the time of a guest, at `nowMs` on the server's clock. */
export function lastSeenOf({ sessionStart, lastDrinkAt }: Guest, nowMs: number): LastSeen {
  if (nowMs - sessionStart < NEW_FOR_MS) return { seen: justArrived, isNew: true };
  return { seen: lastDrinkAt === null ? '' : agoOf(nowMs - lastDrinkAt), isNew: false };
}
