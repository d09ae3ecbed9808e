import { rmSync } from 'node:fs';
import { type Child, startChild } from '../harness/child.ts';
import { COLLECTS_GARBAGE, collectGarbage } from '../harness/collect-garbage.ts';
import { newDataDir, startProduct } from '../harness/product.ts';
import type { Calls } from '../harness/serve-calls.ts';
import type { LiveContender, LiveServer } from './live-contender.ts';
import type { BroadcastCalls } from './servers/broadcast.process.ts';
import type { RefetchCalls } from './servers/refetch.process.ts';

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

export const refetch: LiveContender = {
  name: 'refetching',
  client: 'refetch',
  start: async () => {
    const dataDir = newDataDir();
    const server = startServer<RefetchCalls>('live/servers/refetch');
    const stop = async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    };
    return serverOf({ pid: server.pid, url: await server.call('start', dataDir), stop });
  },
};

function startServer<C extends Calls>(entry: string): Child<C> {
  return startChild<C>(entry, COLLECTS_GARBAGE);
}

function serverOf({ url, pid, stop }: { url: string; pid: number; stop: () => Promise<void> }): LiveServer {
  return { url, pids: [pid], stop, collectGarbage: () => collectGarbage(pid) };
}
