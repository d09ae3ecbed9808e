import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const phones = new AsyncLocalStorage<Socket[]>();
subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket };
  phones.getStore()?.push(socket);
});

/**
 * Runs `connect` and counts the bytes received on every connection that it opens, whichever library opens it. Headers
 * and framing are included.
 */
export async function countingReceived<T>(connect: () => Promise<T>): Promise<[T, () => number]> {
  const sockets: Socket[] = [];
  const connected = await phones.run(sockets, connect);
  return [connected, () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0)];
}
