import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { createLog } from '../log/log.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

const SECOND_MS = 1_000;

/** A server on which Ana has saved, and its answers about her evening. */
async function anasEvening({ clockOffMs = 0 } = {}) {
  const lines: { msg: string; movedMs?: number }[] = [];
  const service = await startTestService({ log: createLog('info', { write: (line) => lines.push(JSON.parse(line)) }) });
  const { request, timers } = service;
  if (clockOffMs !== 0) {
    timers.setClock(clockOffMs);
    await timers.advance(20 * SECOND_MS);
  }
  const ana = newPhone();
  const start = timers.now();
  const drinks = [{ id: `${start}-QUXWORTH`, drinkType: 'beer' as const, timestamp: start }];
  const save = async (userName = 'Ana') => {
    const body = saveAt(start, { userName, drinks, sentAt: timers.now() });
    return (await request(...put(ana, body))).status;
  };
  const guests = async () => (await (await request('/api/leaderboard')).json()).guests;
  expect([await save(), await guests()]).toEqual([200, 1]);
  await timers.advance(MINUTE_MS);
  return { ...service, lines, save, guests };
}

test('a server clock that is 25 hours ahead for 23 seconds ends no evening', async () => {
  const { timers, save, guests, lines } = await anasEvening();
  timers.setClock(25 * HOUR_MS);
  await timers.advance(23 * SECOND_MS);
  expect([await save('Anna'), await guests()]).toEqual([200, 1]);
  timers.setClock(-25 * HOUR_MS);
  await timers.advance(MINUTE_MS);
  expect([await save('Anne'), await guests()]).toEqual([200, 1]);
  expect(lines.map(({ movedMs }) => movedMs)).toEqual([25 * HOUR_MS, -25 * HOUR_MS]);
});

test('correcting a clock that was 30 hours behind ends no evening, and neither does a later restart', async () => {
  const { timers, save, guests, restart } = await anasEvening({ clockOffMs: -30 * HOUR_MS });
  timers.setClock(30 * HOUR_MS);
  await timers.advance(MINUTE_MS);
  expect([await save('Anna'), await guests()]).toEqual([200, 1]);
  await restart();
  expect([await save('Anne'), await guests()]).toEqual([200, 1]);
  timers.reboot();
  await restart();
  expect([await save('Annie'), await guests()]).toEqual([200, 1]);
});

test('a clock that is set while the server is off ends no evening', async () => {
  const { timers, save, guests, restart } = await anasEvening();
  timers.setClock(-30 * HOUR_MS);
  await restart();
  expect([await save('Anna'), await guests()]).toEqual([200, 1]);
  timers.setClock(60 * HOUR_MS);
  await restart();
  expect([await save('Anne'), await guests()]).toEqual([200, 1]);
});

test('an evening ends after 24 hours, whatever the computer’s clock shows', async () => {
  const { timers, save, guests, restart } = await anasEvening();
  timers.setClock(-30 * HOUR_MS);
  await timers.pass(22 * HOUR_MS);
  await restart();
  expect(await guests()).toBe(1);
  await timers.advance(2 * HOUR_MS);
  expect([await save('Anna'), await guests()]).toEqual([410, 0]);
});

test('after a power cut that reset the clock, the server continues with its own time', async () => {
  const { timers, save, guests, restart } = await anasEvening();
  await timers.advance(HOUR_MS);
  timers.reboot();
  timers.setClock(-NOON);
  await restart();
  expect([await save('Anna'), await guests()]).toEqual([200, 1]);
  await timers.advance(MINUTE_MS);
  timers.setClock(NOON);
  await timers.advance(MINUTE_MS);
  expect([await save('Anne'), await guests()]).toEqual([200, 1]);
});

test('a computer that boots a day ahead and is corrected within a minute ends no evening', async () => {
  const { timers, save, guests, restart } = await anasEvening();
  timers.reboot();
  timers.setClock(25 * HOUR_MS);
  await restart();
  expect([await save('Anna'), await guests()]).toEqual([503, 0]);
  await timers.advance(23 * SECOND_MS);
  timers.setClock(-25 * HOUR_MS);
  expect([await save('Anna'), await guests()]).toEqual([200, 1]);
  await timers.advance(10 * MINUTE_MS);
  expect([await save('Anne'), await guests()]).toEqual([200, 1]);
});

test('evenings that ended while the computer was off are deleted within six minutes of the start', async () => {
  const { timers, save, restart, dataDir } = await anasEvening();
  const isStored = () => readFileSync(join(dataDir, 'clink.sqlite')).includes('-QUXWORTH');
  timers.reboot();
  timers.setClock(48 * HOUR_MS);
  await restart();
  expect([await save(), isStored()]).toEqual([503, true]);
  await timers.advance(6 * MINUTE_MS);
  expect([await save(), isStored()]).toEqual([410, false]);
});

test('without a session the server follows the computer’s clock', async () => {
  const { timers, request } = await startTestService();
  timers.setClock(-30 * HOUR_MS);
  await timers.advance(20 * SECOND_MS);
  const { at } = await (await request('/api/leaderboard')).json();
  expect(Date.parse(at)).toBe(NOON + 20 * SECOND_MS - 30 * HOUR_MS);
});
