import { once } from 'node:events';
import type { Server } from 'node:http';

/** Longer than a round, so that the server closes no connection that is about to be used again. */
const KEEP_ALIVE_MS = 600_000;

/** Listens on a free port of this machine. Resolves with the address. */
export async function listen(server: Server): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
