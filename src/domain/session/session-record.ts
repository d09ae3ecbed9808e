import { SESSION_LIFETIME_MS } from '../limits.ts';
import type { Whereabouts } from '../location/whereabouts.ts';
import type { Moderation } from './moderation.ts';
import type { PaceId } from './pace.ts';
import type { GoneReason } from './session-lifetime.ts';
import type { SessionState } from './session-state.ts';

/**
 * A row of `drink_sessions` (docs/spec-coverage.md §3.13): the state, and what the server derives from it. Times in ms
 * on the server's clock.
 */
export interface SessionRecord extends SessionState {
  /** The time from which the evening is counted. Copies of the session have the start of the 24 hours (`stateOf`). */
  readonly sessionStart: number;
  readonly drinkingPace: PaceId;
  readonly sessionId: string;
  readonly celebrationId: string;
  readonly totalDrinks: number;
  readonly lastDrinkAt: number | null;
  /** Null: a position was never shared. */
  readonly whereabouts: Whereabouts | null;
  /** Only hosts change the moderation, so it is not merged. */
  readonly moderation: Moderation;
  readonly expiresAt: number;
  /** How often this row was committed. A higher version is newer. */
  readonly version: number;
  /**
   * SHA-256 of the guest's secret in base64url, followed by the hashes of secrets that the hosts have added
   * (src/domain/session/write-keys.ts).
   */
  readonly writeKeyHash: string;
  readonly updatedAt: number;
}

/** The session of a row. Its start is that of the 24 hours, even if the evening counts from an earlier drink. */
export function stateOf<Row extends SessionRecord>(record: Row): Row {
  return { ...record, sessionStart: record.expiresAt - SESSION_LIFETIME_MS };
}

/** The stored data of a session that is gone: enough to answer 403 and 410, but nothing about the guest. */
export interface Tombstone {
  readonly sessionId: string;
  readonly writeKeyHash: string;
  readonly goneAt: number;
  readonly reason: GoneReason;
}
