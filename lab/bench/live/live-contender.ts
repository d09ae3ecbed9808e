import type { ClientName } from './clients.ts';

/** A running, empty server with a live leaderboard. */
export interface LiveServer {
  /** Where guests save. */
  readonly url: string;
  /** Where phones follow, in turn, if not at `url`. */
  readonly phoneUrls?: readonly string[];
  /** All its processes, including those of its database. Their processor time and memory are its cost. */
  readonly pids: readonly number[];
  /** If the server supports it: runs a full collection, before memory is read. */
  collectGarbage?(): void;
  stop(): Promise<void>;
}

/** One way to keep a leaderboard live. Every round starts a new server. */
export interface LiveContender {
  readonly name: string;
  /** Its client in the load processes. */
  readonly client: ClientName;
  /** `messageBytes`: the bytes that the product sends to a phone for one change, for a yardstick that imitates it. */
  start(messageBytes: number): Promise<LiveServer>;
}
