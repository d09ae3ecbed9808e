import { rmSync } from 'node:fs';
import { startChild } from '../harness/child.ts';
import { newDataDir, startProduct } from '../harness/product.ts';
import type { LiveContender } from './live-contender.ts';
import type { BroadcastCalls } from './servers/broadcast.process.ts';
import type { RefetchCalls } from './servers/refetch.process.ts';

export const clink: LiveContender = {
  name: 'Clink',
  client: 'clink',
  start: async () => {
    const { url, pid, stop } = await startProduct();
    return { url, pids: [pid], stop };
  },
};

export const broadcast: LiveContender = {
  name: 'bare broadcast',
  client: 'broadcast',
  start: async (messageBytes) => {
    const server = startChild<BroadcastCalls>('live/servers/broadcast');
    const url = await server.call('start', messageBytes);
    return { url, pids: [server.pid], stop: server.stop };
  },
};

export const refetch: LiveContender = {
  name: 'refetching',
  client: 'refetch',
  start: async () => {
    const dataDir = newDataDir();
    const server = startChild<RefetchCalls>('live/servers/refetch');
    const url = await server.call('start', dataDir);
    const stop = async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    };
    return { url, pids: [server.pid], stop };
  },
};
