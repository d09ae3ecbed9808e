import type { Context } from 'hono';
import type { ApiProblemCode } from '../../domain/hosting/host-problem.ts';
import type { LimitName } from './limit-name.ts';

/**
 * What the server counts for its operator (docs/operating.md#metrics). Every argument is a number or one of a fixed set of
 * words, so that a metric never says anything about a guest. Times in ms.
 */
export interface Metrics {
  /** Counts a save that was stored. `tookMs` is the time from the arrival of its body to its commit. */
  saveStored(tookMs: number): void;
  saveRefused(code: ApiProblemCode): void;
  /** A leaderboard went out to its streams. `changes`: how many changes it contains. */
  broadcast(changes: number, tookMs: number): void;
  /** A change by another server was on the leaderboards here `lagMs` after its commit. */
  caughtUp(lagMs: number): void;
  /** A purge deleted this many expired sessions. */
  purged(sessions: number): void;
  purgeFailed(): void;
  refused(code: ApiProblemCode, limit: LimitName | undefined): void;
  signInRefused(code: ApiProblemCode): void;
  /** A request came under a name that is not the server's. */
  misdirected(): void;
  /** A connection was closed, because there are too many or its reader is too slow. */
  connectionClosed(limit: LimitName): void;
  /** Registers values that are read only when somebody reads the metrics. Called once, when the server starts. */
  watch(readings: Readings): void;
  /** Answers `GET /metrics`. `authorization`: the header of the call. Null if nothing is counted. */
  readonly answer: ((c: Context, authorization: string | undefined) => Promise<Response>) | null;
}

export interface Readings {
  streams(): number;
  /** Leaderboards in memory. */
  rosters(): number;
  /** Stored sessions. */
  sessions(): number;
  /** Changes by other servers that came without a notification (src/server/celebrations/commit-feed.ts). */
  repairs(): number;
  isReady(): boolean;
  /** The free bytes on the disk of the guests' file. Null: there is no such file. */
  readonly freeBytes: (() => number) | null;
}

const ignore = () => {};

/** For a server without METRICS_TOKEN. */
export const NO_METRICS: Metrics = {
  saveStored: ignore,
  saveRefused: ignore,
  broadcast: ignore,
  caughtUp: ignore,
  purged: ignore,
  purgeFailed: ignore,
  refused: ignore,
  signInRefused: ignore,
  misdirected: ignore,
  connectionClosed: ignore,
  watch: ignore,
  answer: null,
};
