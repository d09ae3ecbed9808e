import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

const ASKING = 40;
const NEWCOMERS = 3;

test('new connections are accepted while all other connections send requests', async () => {
  let connected = 0;
  /** How many connections were open at each request. */
  const connectedAt: number[] = [];
  const fetch = () => {
    connectedAt.push(connected);
    return new Response('');
  };
  const server = createHttpServer({ fetch }, () => false);
  server.on('connection', () => {
    connected += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const open = () => sockets.push(connect(port, '127.0.0.1').resume());
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  for (let guest = 0; guest < ASKING; guest++) open();
  await expect.poll(() => connected).toBe(ASKING);
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  for (let newcomer = 0; newcomer < NEWCOMERS; newcomer++) open();

  await expect.poll(() => connectedAt.length).toBe(ASKING);
  expect(connectedAt[0], 'nobody was in before').toBeLessThan(ASKING + NEWCOMERS);
  expect(connectedAt.at(-1), 'all are in before the last answer').toBe(ASKING + NEWCOMERS);
});
