import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '../start/http-server.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { limitConnections } from './limit-connections.ts';

async function listen(max: number, app?: Pick<Hono, 'fetch'>) {
  const service = await startTestService();
  const server = createHttpServer(app ?? service.app, () => false);
  limitConnections(server, max);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const connectWith = async (text: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await new Promise((resolve) => socket.once('connect', () => socket.write(text, resolve)));
    return socket;
  };
  return { service, port, connectWith };
}

/** Saves over a separate connection. Resolves with the status, and rejects if the connection is closed. */
function saveOnce(port: number): Promise<number> {
  const [path, { headers, body }] = put(newPhone(), saveAt(NOON));
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, method: 'PUT', headers: headers as Record<string, string>, agent: false },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

const HALF_A_HEAD = 'GET /api/leaderboard HTTP/1.1\r\nhost: clink\r\nx-drip: ';
const STREAM = 'GET /api/leaderboard/live HTTP/1.1\r\nhost: clink\r\n\r\n';

const SLOW_MACHINE = { timeout: 60_000 };

test('a thousand connections that never finish their request do not block guests', SLOW_MACHINE, async () => {
  const { port, connectWith } = await listen(100);
  const loris = await Promise.all(Array.from({ length: 1_000 }, () => connectWith(HALF_A_HEAD)));
  for (let guest = 0; guest < 20; guest++) expect(await saveOnce(port)).toBe(200);
  expect(loris.filter(({ closed, destroyed }) => !closed && !destroyed).length).toBeLessThanOrEqual(100);
});

test(
  'an open stream does not count as idle, and is not closed for connections with half a request',
  SLOW_MACHINE,
  async () => {
    const { service, connectWith } = await listen(10);
    const stream = await connectWith(STREAM);
    const first = await new Promise((resolve) => stream.once('data', (bytes) => resolve(String(bytes))));
    expect(first).toContain('200 OK');
    await Promise.all(Array.from({ length: 100 }, () => connectWith(HALF_A_HEAD)));
    expect(service.subscriberCount()).toBe(1);
  },
);

test('streams do not count towards the limit of connections', SLOW_MACHINE, async () => {
  const { service, port, connectWith } = await listen(10);
  for (let stream = 0; stream < 30; stream++) {
    const socket = await connectWith(STREAM);
    await new Promise((resolve) => socket.once('data', resolve));
  }
  const half = await Promise.all(Array.from({ length: 9 }, () => connectWith(HALF_A_HEAD)));
  for (let guest = 0; guest < 5; guest++) expect(await saveOnce(port)).toBe(200);
  expect(half.filter(({ closed }) => closed)).toEqual([]);
  expect(service.subscriberCount()).toBe(30);
});

test('half-sent bodies and clients that never read do not block guests', SLOW_MACHINE, async () => {
  const { port, connectWith } = await listen(1_000);
  const { sessionId, headers } = newPhone();
  const half = `PUT /api/sessions/${sessionId} HTTP/1.1\r\nhost: clink\r\ncontent-type: application/json\r\ncontent-length: 131072\r\nauthorization: ${headers.authorization}\r\n\r\n{"userName":`;
  await Promise.all(Array.from({ length: 600 }, () => connectWith(half)));
  const readers = await Promise.all(Array.from({ length: 100 }, () => connectWith(STREAM)));
  for (const reader of readers) reader.pause();
  for (let guest = 0; guest < 20; guest++) expect(await saveOnce(port)).toBe(200);
});

test('unread answers do not block guests, and no stream is closed because of them', SLOW_MACHINE, async () => {
  const service = await startTestService();
  const large = new Uint8Array(32_000_000);
  const app = new Hono().get('/large', (c) => c.body(large)).mount('/', service.app.fetch);
  const { port, connectWith } = await listen(20, app);
  const streams = await Promise.all(Array.from({ length: 5 }, () => connectWith(STREAM)));
  await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('data', resolve))));
  for (let reader = 0; reader < 15; reader++) {
    const socket = await connectWith('GET /large HTTP/1.1\r\nhost: clink\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
  }
  for (let guest = 0; guest < 10; guest++) expect(await saveOnce(port)).toBe(200);
  expect(service.subscriberCount()).toBe(5);
});
