import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNodeSink } from '../http/event-sink.ts';
import { createHttpServer } from '../start/http-server.ts';
import { limitUnreadBytes } from './limit-unread-bytes.ts';

const MB = 1_000_000;
/** More bytes than the kernel buffers for an unread answer. */
const LARGE = new Uint8Array(10 * MB);

/** A server with large answers and streams. At most `maxBytes` of them may be unread. */
async function listen(maxBytes: number) {
  const app = new Hono()
    .get('/list', (c) => c.body(LARGE))
    .get('/stream', (c) => {
      openNodeSink((c.env as HttpBindings).outgoing).write(LARGE);
      return RESPONSE_ALREADY_SENT;
    });
  const server = createHttpServer(app, () => false);
  limitUnreadBytes(server, maxBytes);
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Reads the first bytes of the answer and nothing more. Resolves when they have arrived. */
    readBeginning: async (path: string): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      onTestFinished(() => void socket.destroy());
      socket.write(`GET ${path} HTTP/1.1\r\nhost: clink\r\n\r\n`);
      await new Promise((resolve) => socket.once('readable', resolve));
      return socket;
    },
    waitingBytes: () => accepted.reduce((sum, socket) => sum + socket.writableLength, 0),
    areOpen: () => accepted.map(({ destroyed }) => !destroyed),
  };
}

test.each(['/list', '/stream'])(
  'however many callers request %s without reading, few bytes wait for them',
  async (path) => {
    const { readBeginning, waitingBytes, areOpen } = await listen(20 * MB);
    await Promise.all(Array.from({ length: 20 }, () => readBeginning(path)));
    await expect.poll(waitingBytes).toBeLessThanOrEqual(20 * MB);
    expect(areOpen()).toContain(true);
  },
);

test('the connection that has not read for the longest time is closed, and a connection that reads gets all bytes', async () => {
  // The server measures the unread bytes when the test advances the time. Between two measurements, they may exceed the limit.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, readBeginning, waitingBytes, areOpen } = await listen(20 * MB);
  await readBeginning('/list');
  vi.advanceTimersByTime(500);
  expect(areOpen()).toEqual([true]);
  while (waitingBytes() <= 20 * MB) await readBeginning('/stream');
  vi.advanceTimersByTime(100);
  await expect.poll(waitingBytes).toBeLessThanOrEqual(20 * MB);
  const [isFirstOpen, ...areOthersOpen] = areOpen();
  expect(isFirstOpen).toBe(false);
  expect(areOthersOpen).not.toContain(false);
  const list = await fetch(`${url}/list`);
  expect((await list.arrayBuffer()).byteLength).toBe(LARGE.byteLength);
});
