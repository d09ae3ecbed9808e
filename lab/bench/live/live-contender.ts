import type { ClientName } from './clients.ts';

/** A server that keeps a leaderboard live, running and empty. */
export interface LiveServer {
  readonly url: string;
  /** All its processes, a database's too: their processor time and memory are what it costs. */
  readonly pids: readonly number[];
  /** Where the server can be told to: what nobody needs is given back before memory is read. */
  collectGarbage?(): void;
  stop(): Promise<void>;
}

/** One way to keep the leaderboard live. Started anew for every round. */
export interface LiveContender {
  readonly name: string;
  /** Its phone and its guest, in the load processes. */
  readonly client: ClientName;
  /** `messageBytes`: what the product sends a phone for one change, on the wire; for a yardstick that imitates it. */
  start(messageBytes: number): Promise<LiveServer>;
}
