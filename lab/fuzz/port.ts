import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Hono } from 'hono';
import { createHttpServer } from '../../src/server/http-server.ts';

const DEADLINE_MS = 5_000;
/** A stream does not end: this is enough of it. */
const STREAM = /^content-type: text\/event-stream[\s\S]*\r\n\r\n[\s\S]*\n\n/im;

/** The app behind a real port, as src/server/main.ts opens it. */
export async function openPort(app: Hono) {
  const server = createHttpServer(app, () => false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Sends these bytes on a connection of their own. @throws {Error} when it stays open past the deadline. */
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
    // A server that has refused the rest of a body may reset the connection.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(received));
    });
  });
}
