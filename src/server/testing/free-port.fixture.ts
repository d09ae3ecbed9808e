import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above this range, operating systems choose ports for connections and tests. */
const [FIRST, LAST] = [10_000, 32_767];

/** A port that is free now, and that the system does not give to another program before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
