import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { STREAM_HEADERS } from '../live/event-sink.ts';

/**
 * Keeps at most `max` connections. One too many closes the one that has been without a request for longest, so
 * connections that never finish asking cannot keep out those that do. When every other one is being answered, it closes
 * the one whose answer has been open longest: nobody can hold the places by not reading. Live streams stay, they have a
 * limit of their own.
 */
export function limitConnections(server: Server, max: number): void {
  const connected = new Set<Socket>();
  const idle = new Set<Socket>();
  const busy = new Map<Socket, ServerResponse>();

  function forget(socket: Socket): void {
    connected.delete(socket);
    idle.delete(socket);
    busy.delete(socket);
  }

  server.on('connection', (socket) => {
    if (connected.size >= max) {
      const surplus = firstOf(idle) ?? longestAnswered(busy) ?? socket;
      forget(surplus);
      surplus.destroy();
    }
    if (socket.destroyed) return;
    connected.add(socket);
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.on('request', ({ socket }, response) => {
    if (socket.destroyed) return;
    idle.delete(socket);
    busy.set(socket, response);
    response.once('close', () => {
      if (busy.get(socket) !== response) return;
      busy.delete(socket);
      if (!socket.destroyed) idle.add(socket);
    });
  });
}

function longestAnswered(busy: ReadonlyMap<Socket, ServerResponse>): Socket | undefined {
  for (const [socket, response] of busy) if (!isStream(response)) return socket;
  return undefined;
}

function isStream(response: ServerResponse): boolean {
  return response.getHeader('content-type') === STREAM_HEADERS['content-type'];
}

function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  const [first] = items;
  return first;
}
