import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import { createHttpServer } from '../start/http-server.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

type Phone = ReturnType<typeof newPhone>;

async function openWedding(guests: number) {
  const service = await startTestService();
  const phones = Array.from({ length: guests }, newPhone);
  const start = NOON - HOUR_MS;
  const drink = (phone: Phone, beers: number) => {
    const drinks = Array.from({ length: beers }, (_, index) => {
      const timestamp = index === 11 ? NOON : start + index * 60_000;
      return { id: `${timestamp}-${index}`, drinkType: 'beer' as const, timestamp };
    });
    return service.request(...put(phone, saveAt(NOON, { userName: 'Grandma Rosi', drinks })));
  };
  for (const [index, phone] of phones.entries()) await drink(phone, index === guests - 1 ? 11 : 1);
  const server = createHttpServer(service.app, () => false);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { service, phones, drink, port };
}

/** The raw bytes of a stream, including HTTP framing. */
async function followRaw(port: number, query = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(`GET /api/leaderboard/live${query} HTTP/1.1\r\nhost: clink\r\n\r\n`);
  while (!(await nextBytes(socket)).includes('"rows"'));
  return socket;
}

const nextBytes = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));

test('one more drink costs each phone at most 70 bytes, framing included', async () => {
  const { service, phones, drink, port } = await openWedding(120);
  const rosi = phones.at(-1);
  if (!rosi) throw new Error('nobody came');
  const socket = await followRaw(port);
  const received = nextBytes(socket);
  await drink(rosi, 12);
  await service.timers.advance(0);
  const bytes = await received;
  expect(bytes).toBe(`event: change\ndata: {"at":${NOON},"drinks":{"120":12}}\n\n`);
  expect(bytes.length).toBeLessThanOrEqual(70);
});

test('a stream consists of its headers and its events, and nothing else', async () => {
  const { port } = await openWedding(30);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /api/leaderboard/live HTTP/1.1\r\nhost: clink\r\n\r\n');
  let text = '';
  while (!text.includes('\n\n')) text += await nextBytes(socket);
  const [headers = '', events = ''] = text.split('\r\n\r\n');
  expect(headers).not.toMatch(/transfer-encoding/i);
  expect(events).toMatch(/^event: leaderboard\ndata: .*\n\n$/);
});

test('a row of the list of all guests takes at most 190 bytes', async () => {
  const { service } = await openWedding(50);
  const response = await service.request('/api/leaderboard/live?view=all');
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  expect((value?.length ?? Number.POSITIVE_INFINITY) / 50).toBeLessThan(190);
});
