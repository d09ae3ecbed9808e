import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { openBuiltPages } from '../page/built-page.ts';
import { pageRoutes } from '../page/page-routes.ts';
import { listen, openServer } from './http-server.fixture.ts';
import { createHttpServer, openPort } from './http-server.ts';

test('an idle connection stays open longer than the ten minutes for which some proxies keep it', () => {
  expect(createHttpServer(new Hono(), () => false).keepAliveTimeout).toBeGreaterThan(10 * 60_000);
});

test('a connection that does not read its answer is closed within a minute', async () => {
  const server = createHttpServer(
    new Hono().get('/', (c) => c.body(new Uint8Array(32_000_000))),
    () => false,
  );
  expect(2 * server.timeout).toBe(60_000);
  server.timeout = 200;
  const socket = await connectTo(await listen(server));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));
  const openConnections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(await openConnections()).toBe(1);
  await expect.poll(openConnections).toBe(0);
});

const ASSET = 'GET /assets/main-1.js HTTP/1.1\r\nHost: a\r\n\r\n';

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

test.runIf(process.platform === 'linux')(
  'a client that requests many files and leaves does not keep files open',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'clink-test-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    for (const name of ['index.html', '404.html', 'large.js']) writeFileSync(join(dir, name), ' '.repeat(8_000_000));
    const port = await listen(createHttpServer(pageRoutes(openBuiltPages(dir)), () => false));
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    for (const count of [50, 2, 2, 2, 2, 2, 2, 2, 2, 2]) {
      const socket = await connectTo(port);
      socket.pause().write('GET /large.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    await expect.poll(openFiles).toBeLessThan(before + 5);
  },
);

test('a pipelined second request is answered in turn; a third ends the connection', async () => {
  const { port } = await openServer();
  const receive = async (text: string) => {
    const socket = (await connectTo(port)).setEncoding('latin1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(text);
    await new Promise((resolve) => socket.once('close', resolve));
    return received.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
  };
  const last = ASSET.replace('\r\n', '\r\nConnection: close\r\n');
  expect(await receive(`${ASSET}${last}`)).toBe(2);
  expect(await receive(`${ASSET}${ASSET}${last}`)).toBeLessThan(2);
});

test('an error of the operating system at a new connection does not end the server', async () => {
  const lines: unknown[] = [];
  const server = createHttpServer(
    new Hono().get('/', (c) => c.text('here')),
    () => false,
  );
  await openPort(server, { port: 0, host: '127.0.0.1' }, { error: (line: unknown) => lines.push(line) });
  onTestFinished(() => void server.close());
  const error = new Error('accept EMFILE');
  // Node reports a connection that it cannot accept by this event.
  for (let count = 0; count < 3; count++) server.emit('error', error);
  expect(lines).toEqual([{ err: error }]);
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
});

test('listening on a port that is in use fails', async () => {
  const log = { error: () => expect.unreachable() };
  const [first, second] = [new Hono(), new Hono()].map((app) => createHttpServer(app, () => false));
  if (!first || !second) throw new Error('there are two');
  await openPort(first, { port: 0, host: '127.0.0.1' }, log);
  onTestFinished(() => void first.close());
  const { port } = first.address() as AddressInfo;
  await expect(openPort(second, { port, host: '127.0.0.1' }, log)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
