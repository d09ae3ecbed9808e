import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Hono } from 'hono';
import { createHttpServer } from '../../../src/server/start/http-server.ts';
import { DEADLINE_MS } from '../fault.ts';

/** A stream does not end by itself. Its head and its first event are enough. */
const STREAM = /^content-type: text\/event-stream[\s\S]*\r\n\r\n[\s\S]*\n\n/im;

/** Opens a real port for the app, as src/server/main.ts does. */
export async function openPort(app: Hono) {
  const server = createHttpServer(app, () => false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Sends these bytes on a new connection. @throws {Error} if the connection stays open past the deadline. */
    exchange: (bytes: Buffer) => exchange(port, bytes),
    close: async () => {
      const isClosed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await isClosed;
    },
  };
}
export type Port = Awaited<ReturnType<typeof openPort>>;

function exchange(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    const deadline = setTimeout(() => {
      reject(new Error(`the connection is still open after ${DEADLINE_MS} ms`));
      socket.destroy();
    }, DEADLINE_MS);
    socket.on('data', (part) => {
      received.push(part);
      if (STREAM.test(Buffer.concat(received).toString('latin1'))) socket.destroy();
    });
    // A server that refuses the rest of a body may reset the connection.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(received));
    });
  });
}
