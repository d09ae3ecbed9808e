import { type Child, startChild } from '../harness/child.ts';
import { COLLECTS_GARBAGE, collectGarbage } from '../harness/collect-garbage.ts';
import { startProduct } from '../harness/product.ts';
import type { Calls } from '../harness/serve-calls.ts';
import type { LiveContender, LiveServer } from './live-contender.ts';
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
