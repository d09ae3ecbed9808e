import { existsSync, readdirSync, readFileSync, renameSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sumOf, sumsOfGuest } from '../../domain/recap/sums.ts';
import { createLog } from '../log/log.ts';
import { launchServerChild } from '../testing/server-child.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { mountSmallDisk } from './small-disk.fixture.ts';
import { openSqliteStore } from './sqlite.ts';
import { newFolder, newRecord, putting, SILENT } from './store.fixture.ts';

const PAGE_BYTES = 4_096;
const GUESTS = 40;
const DELETED = 5;
const GUESTS_ON_A_PAGE = 2;
const TOMBSTONES_ON_A_PAGE = 120;

/** Enough drinks to fill more than a page, so that every guest has separate pages. */
const DRINKS = Array.from({ length: 80 }, (_, index) => ({
  id: `${NOON}-${index}`,
  drinkType: 'beer' as const,
  timestamp: NOON,
}));

const MARK = { serverMs: NOON, wallMs: NOON, uptimeMs: 60_000, bootId: 'tonight' };

const nameOf = (index: number) => `Quxwörth ${index}`;

/** The file of a closed store with guests and tombstones. */
async function closedStore({ dataDir = newFolder(), guests: count = GUESTS, deleted = DELETED } = {}) {
  const store = openSqliteStore(dataDir, SILENT);
  const guests = Array.from({ length: count }, (_, index) => newRecord({ userName: nameOf(index), drinks: DRINKS }));
  await Promise.all(guests.map((guest) => store.transact(guest.sessionId, putting(guest))));
  for (const { sessionId, writeKeyHash } of guests.slice(0, deleted)) {
    const tombstone = { sessionId, writeKeyHash, goneAt: NOON, reason: 'forgotten' as const };
    await store.transact(sessionId, () => ({ write: { tombstone }, answer: null }));
  }
  await store.writeClock(MARK);
  await store.close();
  return { dataDir, path: join(dataDir, 'clink.sqlite'), ids: guests.map(({ sessionId }) => sessionId) };
}

/** Damages the pages that contain these texts. */
function damagePageOf(path: string, ...texts: readonly string[]): void {
  const bytes = readFileSync(path);
  for (const text of texts) {
    const page = Math.floor(bytes.indexOf(text) / PAGE_BYTES);
    bytes.fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  }
  writeFileSync(path, bytes);
}

/** Opens and uses the store. Returns the guests that still exist, and the log. */
async function use(dataDir: string, ids: readonly string[]) {
  const lines: Record<string, unknown>[] = [];
  const store = openSqliteStore(dataDir, createLog('info', { write: (line) => lines.push(JSON.parse(line)) }));
  const kept = await Promise.all(ids.map((id) => store.read(id)));
  const clock = await store.readClock();
  const late = newRecord();
  expect(await store.transact(late.sessionId, putting(late))).toBe(1);
  await store.wipe();
  await store.close();
  const records = kept.filter(({ record }) => record).length;
  const sessions = records + kept.filter(({ unreadable }) => unreadable).length;
  const tombstones = kept.filter(({ tombstone }) => tombstone).length;
  return { records, sessions, tombstones, clock, lines };
}

test('whichever page is damaged, the store starts, reports the damage, and loses only the data on that page', async () => {
  const { dataDir, path, ids } = await closedStore();
  const whole = readFileSync(path);
  const lost: number[] = [];
  for (let page = 0; page < whole.length / PAGE_BYTES; page++) {
    writeFileSync(path, Buffer.from(whole).fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES));
    const { records, sessions, tombstones, lines } = await use(dataDir, ids);
    lost.push(GUESTS - records - tombstones);
    const isSound = lines.length === 0 && lost.at(-1) === 0;
    const said = { file: path, setAside: `${path}.damaged`, sessions, tombstones };
    if (!isSound) expect(lines).toMatchObject([said]);
  }
  // Only a damaged header or root page of a table loses more guests.
  expect(lost.filter((guests) => guests > GUESTS_ON_A_PAGE)).toEqual([GUESTS, GUESTS - DELETED, DELETED]);
});

test('the pages between two damaged pages are not lost, and neither is the server’s time', async () => {
  const { dataDir, path, ids } = await closedStore();
  damagePageOf(path, nameOf(DELETED + 5), nameOf(GUESTS - 5));
  const { records, clock } = await use(dataDir, ids);
  expect(clock).toEqual(MARK);
  expect(records).toBeGreaterThanOrEqual(GUESTS - DELETED - 2 * GUESTS_ON_A_PAGE);
});

test('if a page of tombstones is damaged, only the tombstones on it are lost', async () => {
  const { dataDir, path, ids } = await closedStore({ guests: 400, deleted: 400 });
  damagePageOf(path, ids.toSorted()[200] ?? '');
  const { tombstones } = await use(dataDir, ids);
  expect(tombstones).toBeLessThan(400);
  expect(tombstones).toBeGreaterThan(400 - TOMBSTONES_ON_A_PAGE);
});

test.each([
  ['text', (path: string) => writeFileSync(path, 'Dear database, '.repeat(1_000))],
  ['half of it', (path: string) => truncateSync(path, 20 * PAGE_BYTES)],
])('a file that is only %s is set aside', async (_, damage) => {
  const { dataDir, path, ids } = await closedStore();
  damage(path);
  const { lines } = await use(dataDir, ids);
  expect(lines).toMatchObject([
    { setAside: `${path}.damaged`, msg: expect.stringContaining('nothing else is needed') },
  ]);
});

test('a damaged file that was set aside is deleted a day later', async () => {
  const { dataDir, path, ids } = await closedStore();
  writeFileSync(path, 'Dear database');
  await use(dataDir, ids);
  expect(existsSync(`${path}.damaged`)).toBe(true);
  const aDayAgo = Date.now() / 1_000 - 24 * 3_600 - 1;
  utimesSync(`${path}.damaged`, aDayAgo, aDayAgo);
  await use(dataDir, ids);
  expect(existsSync(`${path}.damaged`)).toBe(false);
});

test('without space for a new database, the damaged file is not moved, and the error names it', async (context) => {
  const disk = mountSmallDisk(context, 16);
  const { dataDir, path } = await closedStore({ dataDir: join(disk.dir, 'data') });
  const damaged = readFileSync(path).fill(0xa5, 8 * PAGE_BYTES, 12 * PAGE_BYTES);
  writeFileSync(path, damaged);
  disk.fill();
  expect(() => openSqliteStore(dataDir, SILENT)).toThrow(`DATA_DIR ${dataDir} cannot be used`);
  expect(readFileSync(path).equals(damaged)).toBe(true);
});

test('a server that is killed during the copying loses no readable data', async () => {
  const { dataDir, path, ids } = await closedStore({ guests: 4_000, deleted: 0 });
  damagePageOf(path, nameOf(2_000));
  const files = readdirSync(dataDir).filter((name) => !/-(wal|shm|journal)$/.test(name));
  const server = launchServerChild({ dataDir });
  while (readdirSync(dataDir).every((name) => files.includes(name) || /-(wal|shm|journal)$/.test(name))) await sleep(1);
  await server.stop('SIGKILL');
  const { records } = await use(dataDir, ids);
  expect(records).toBeGreaterThanOrEqual(4_000 - GUESTS_ON_A_PAGE);
  expect(readdirSync(dataDir).filter((name) => name.includes('salvaged'))).toEqual([]);
});

test('a server that is killed between the two file moves uses the new database at its next start', async () => {
  const { dataDir, path, ids } = await closedStore();
  damagePageOf(path, nameOf(DELETED + 5));
  const { records } = await use(dataDir, ids);
  renameSync(path, `${path}.salvaged`);
  expect(await use(dataDir, ids)).toMatchObject({ records, lines: [] });
});

test('guests in a group of the recap are still in it after the damage', async () => {
  const { dataDir, path, ids } = await closedStore({ deleted: 0 });
  const store = openSqliteStore(dataDir, SILENT);
  const members = await Promise.all(
    Array.from({ length: 5 }, () => newRecord({ celebrationId: 'party' })).map(async (record) => {
      await store.transact(record.sessionId, putting(record));
      return record;
    }),
  );
  const sums = sumOf(members.map(() => sumsOfGuest([])));
  expect(await store.recap.addGroup({ celebrationId: 'party', groupId: 'g1', sums, members })).toBe(true);
  await store.close();
  damagePageOf(path, nameOf(20));
  await use(dataDir, ids);
  const salvaged = openSqliteStore(dataDir, SILENT);
  expect(await salvaged.recap.ungrouped('party')).toEqual([]);
  expect(await salvaged.recap.waiting(9)).toMatchObject([{ groupId: 'g1' }]);
  await salvaged.close();
});
