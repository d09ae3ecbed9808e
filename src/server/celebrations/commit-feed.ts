import type { SessionSummary } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';

/** A session that some server has committed or removed. */
export interface ChangedSession {
  readonly sessionId: string;
  /** Null for an id that was deleted before its first save. */
  readonly celebrationId: string | null;
  /** Null if the session was removed. */
  readonly session: SessionSummary | null;
}

/** A part of this server that must know what other servers commit. */
export interface Follower {
  /** Whether a leaderboard is in memory here. */
  holds(celebrationId: string): boolean;
  /** Returns whether the change was news. Changes come in any order, and some come twice. */
  apply(change: ChangedSession): boolean;
  /** Resolves when everything that was applied is on the leaderboards. */
  settled(): Promise<void>;
  /**
   * Called when everything that a notification announced has been read. `lagMs`: the time since its commit, as far as the
   * clocks of both servers agree.
   */
  caughtUp(lagMs: number): void;
  /** Called when the settings of these celebrations may have changed. */
  hostsChanged(celebrationIds: readonly string[]): void;
}

/** The port to what other servers commit in the same database. A server that is alone on its database has none. */
export interface CommitFeed {
  /** Returns a function that stops. */
  follow(follower: Follower, timers: Pick<Timers, 'every'>): () => void;
  /** Tells other servers that the hosts of a celebration changed something. */
  announceHosts(celebrationId: string): void;
  /** How many changes reached a leaderboard only by a poll of the table, since the start. It should stay 0. */
  repairs(): number;
}
