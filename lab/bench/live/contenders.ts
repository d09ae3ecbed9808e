import { type Child, COLLECTS_GARBAGE, collectGarbage, startChild } from '../harness/child.ts';
import { startProduct } from '../harness/product.ts';
import type { Calls } from '../harness/serve-calls.ts';
import type { ClientName } from './clients.ts';
import type { BroadcastCalls } from './servers/broadcast.process.ts';

export const clink: LiveContender = {
  name: 'Clink',
  client: 'clink',
  start: async () => serverOf(await startProduct(COLLECTS_GARBAGE)),
};

export const broadcast: LiveContender = {
  name: 'bare broadcast',
  client: 'broadcast',
  start: async (messageBytes) => {
    const server = startServer<BroadcastCalls>('live/servers/broadcast');
    return serverOf({ ...server, url: await server.call('start', messageBytes) });
  },
};

function startServer<C extends Calls>(entry: string): Child<C> {
  return startChild<C>(entry, COLLECTS_GARBAGE);
}

function serverOf({ url, pid, stop }: { url: string; pid: number; stop: () => Promise<void> }): LiveServer {
  return { url, pids: [pid], stop, collectGarbage: () => collectGarbage(pid) };
}

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
