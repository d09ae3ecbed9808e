import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const phones = new AsyncLocalStorage<Socket[]>();
subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket };
  phones.getStore()?.push(socket);
});

/**
 * Runs `connect` and counts what comes in over every connection that it opens, whichever library does it: headers and
 * framing included.
 */
export async function countingReceived<T>(connect: () => Promise<T>): Promise<[T, () => number]> {
  const sockets: Socket[] = [];
  const connected = await phones.run(sockets, connect);
  return [connected, () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0)];
}
