import type { Context } from 'hono';
import type { ApiProblemCode } from '../../domain/hosting/host-problem.ts';
import type { LimitName } from './limit-name.ts';

/**
 * The events that the server counts for its operator (docs/operating.md#metrics). Every argument is a number or one of
 * a fixed set of words, so that a metric never contains data about a guest. Times in ms.
 */
export interface Metrics {
  /** Counts a save that was stored. `tookMs` is the time from the arrival of its body to its commit. */
  saveStored(tookMs: number): void;
  saveRefused(code: ApiProblemCode): void;
  /** Counts a broadcast of a leaderboard to its streams. `changes`: the number of changes in the broadcast. */
  broadcast(changes: number, tookMs: number): void;
  /** Counts a change by another server that reached the leaderboards here `lagMs` after its commit. */
  caughtUp(lagMs: number): void;
  purged(sessions: number): void;
  purgeFailed(): void;
  refused(code: ApiProblemCode, limit: LimitName | undefined): void;
  signInRefused(code: ApiProblemCode): void;
  misdirected(): void;
  /** Counts a connection that was closed because there were too many, or because its reader was too slow. */
  connectionClosed(limit: LimitName): void;
  /** Registers values that are read only when the metrics are requested. Call it once, when the server starts. */
  watch(readings: Readings): void;
  /** Answers `GET /metrics`. `authorization`: the header of the call. Null if metrics are switched off. */
  readonly answer: ((c: Context, authorization: string | undefined) => Promise<Response>) | null;
}

export interface Readings {
  streams(): number;
  rosters(): number;
  sessions(): number;
  /** The number of changes by other servers that arrived without a notification (src/server/celebrations/commit-feed.ts). */
  repairs(): number;
  isReady(): boolean;
  /** The free bytes on the disk of the guests' file. Null if there is no such file. */
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
