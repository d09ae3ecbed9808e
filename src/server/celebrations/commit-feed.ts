import type { SessionSummary } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';

/** A session that some server has committed or removed. */
export interface ChangedSession {
  readonly sessionId: string;
  /** Null if the session was deleted before its first save. */
  readonly celebrationId: string | null;
  /** Null if the session was removed. */
  readonly session: SessionSummary | null;
}

/** A part of this server that must learn what other servers commit. */
export interface Follower {
  holds(celebrationId: string): boolean;
  /** Returns whether the change was new. Changes arrive in any order, and some arrive twice. */
  apply(change: ChangedSession): boolean;
  /** Resolves when everything that was applied is on the leaderboards. */
  settled(): Promise<void>;
  /**
   * Called when all changes that a notification announced have been read. `lagMs`: the time since their commit, as far
   * as the clocks of both servers agree.
   */
  caughtUp(lagMs: number): void;
  /** Called when the settings of these celebrations may have changed. */
  hostsChanged(celebrationIds: readonly string[]): void;
}

/**
 * The port through which a server learns what other servers commit in the same database. A server that is alone on its
 * database has none.
 */
export interface CommitFeed {
  /** Returns a function that stops. */
  follow(follower: Follower, timers: Pick<Timers, 'every'>): () => void;
  announceHosts(celebrationId: string): void;
  /** The number of changes since the start that reached a leaderboard only by polling the table. It should stay 0. */
  repairs(): number;
}
