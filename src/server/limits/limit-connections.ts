import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps at most `max` connections. One too many closes the one that has been without a request for longest, so
 * connections that never finish asking cannot keep out those that do.
 */
export function limitConnections(server: Server, max: number): void {
  const idle = new Set<Socket>();
  let count = 0;
  server.on('connection', (socket) => {
    count += 1;
    idle.add(socket);
    socket.once('close', () => {
      count -= 1;
      idle.delete(socket);
    });
    if (count > max) firstOf(idle)?.destroy();
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
}

function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  const [first] = items;
  return first;
}
