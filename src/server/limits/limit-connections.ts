import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { STREAM_HEADERS } from '../http/event-sink.ts';

/**
 * Allows at most `max` connections besides the live streams, which have their own limit. When another connection
 * arrives, the server closes the one that has gone longest without a request. Connections that never finish a request
 * therefore cannot keep others out. If all connections are being answered, it closes the one with the oldest unfinished
 * answer, so that clients that do not read cannot block others.
 */
export function limitConnections(server: Server, max: number, onClosed = () => {}): void {
  const idle = new Set<Socket>();
  const busy = new Map<Socket, ServerResponse>();
  /** Busy connections whose answer may still become a stream. */
  const undecided = new Set<Socket>();

  function forget(socket: Socket): void {
    idle.delete(socket);
    busy.delete(socket);
    undecided.delete(socket);
  }

  function setStreamsAside(): void {
    for (const socket of undecided) {
      const response = busy.get(socket);
      if (response && !response.headersSent) continue;
      undecided.delete(socket);
      if (response && isStream(response)) busy.delete(socket);
    }
  }

  function closeOne(): void {
    const [surplus] = idle.size > 0 ? idle : busy.keys();
    if (!surplus) return;
    forget(surplus);
    surplus.destroy();
    onClosed();
  }

  const isFull = () => idle.size + busy.size >= max;

  server.on('connection', (socket) => {
    if (isFull()) setStreamsAside();
    if (isFull()) closeOne();
    idle.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.on('request', ({ socket }, response) => {
    if (socket.destroyed) return;
    idle.delete(socket);
    busy.set(socket, response);
    undecided.add(socket);
    response.once('close', () => {
      const latest = busy.get(socket) ?? response;
      if (latest !== response) return;
      forget(socket);
      if (!socket.destroyed) idle.add(socket);
    });
  });
}

function isStream(response: ServerResponse): boolean {
  return response.getHeader('content-type') === STREAM_HEADERS['content-type'];
}
