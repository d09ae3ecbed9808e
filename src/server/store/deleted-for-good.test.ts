import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { blurPosition } from '../../domain/location/blur.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

const NAME = 'Zénobia Quxwörth';
const BARN = { latitude: 48.2081, longitude: 16.3737 };
const BEARING = 97.3;
const STORED = blurPosition(BARN, BEARING);
/** A time that is longer than the pause between two purges. */

/** A real number as SQLite stores it: IEEE 754, big-endian. */
function realBytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function traces(dataDir: string, drinkIds: readonly string[]): string[] {
  const needles: [string, Buffer][] = [
    ['name', Buffer.from(NAME)],
    ['first name', Buffer.from('Zénobia')],
    ['latitude', realBytes(STORED.latitude)],
    ['longitude', realBytes(STORED.longitude)],
    ['blur', Buffer.from(String(BEARING))],
    ...drinkIds.map((id): [string, Buffer] => ['drink', Buffer.from(id)]),
  ];
  const found = readdirSync(dataDir).flatMap((file) => {
    const bytes = readFileSync(join(dataDir, file));
    return needles.filter(([, needle]) => bytes.includes(needle)).map(([what]) => `${what} in ${file}`);
  });
  return [...new Set(found)];
}

/** A store with Zénobia among other guests, saved many times, so that pages were split and the log contains many versions. */
async function evening() {
  const service = await startTestService({ drawBearing: () => BEARING });
  const { request, dataDir } = service;
  const guests = Array.from({ length: 60 }, newPhone);
  const zenobia = newPhone();
  const drinks = Array.from({ length: 40 }, (_, i) => ({
    id: `${NOON - i}-zq${i}x`,
    drinkType: 'wine' as const,
    timestamp: NOON - i,
  }));
  for (let round = 1; round <= 20; round++) {
    const mine = { userName: NAME, drinks: drinks.slice(0, 2 * round), location: BARN };
    const others = guests.filter((_, i) => i % 4 === round % 4);
    await Promise.all([
      ...others.map((phone) => request(...put(phone, saveAt(NOON, { userName: 'Guest' })))),
      request(...put(zenobia, saveAt(NOON, mine))),
    ]);
  }
  const ids = drinks.map(({ id }) => id);
  return { ...service, zenobia, traces: () => traces(dataDir, ids) };
}

test('during a guest’s evening, the store contains her name, her drinks and her position', async () => {
  const { traces, timers } = await evening();
  expect(traces()).toContain('name in clink.sqlite-wal');
  await timers.advance(MINUTE_MS);
  expect(traces()).toEqual(
    ['name', 'first name', 'latitude', 'longitude', 'blur', 'drink'].map((what) => `${what} in clink.sqlite`),
  );
});

test('a minute after a guest has deleted her data, no file of the store contains any of it', async () => {
  const { request, zenobia, timers, traces } = await evening();
  const path = `/api/sessions/${zenobia.sessionId}?forget=1`;
  expect((await request(path, { method: 'DELETE', headers: zenobia.headers })).status).toBe(204);
  await timers.advance(MINUTE_MS);
  expect(traces()).toEqual([]);
});

test('a minute after the end of a guest’s evening, no file of the store contains any of her data [ASVS-14.2.4]', async () => {
  const { timers, traces } = await evening();
  await timers.sleep(23 * HOUR_MS + MINUTE_MS);
  expect(traces()).toEqual([]);
});

test('a minute after a guest has changed her name and stopped sharing, no file contains the old name and position', async () => {
  const { request, zenobia, timers, traces } = await evening();
  await request(...put(zenobia, saveAt(NOON, { userName: 'Z', location: null })));
  await timers.advance(MINUTE_MS);
  // The direction of her blur is kept with the session, because the average of new directions would reveal her position.
  expect(traces()).toEqual(['blur in clink.sqlite', 'drink in clink.sqlite']);
});

test('only a random id and the time of the end remain of a deleted guest', async () => {
  const { request, zenobia, timers, restart, dataDir } = await evening();
  await request(`/api/sessions/${zenobia.sessionId}`, { method: 'DELETE', headers: zenobia.headers });
  await timers.advance(MINUTE_MS);
  await restart();
  const file = readFileSync(join(dataDir, 'clink.sqlite'));
  expect(file.includes(zenobia.sessionId)).toBe(true);
  expect(file.includes(zenobia.writeKey)).toBe(false);
});
