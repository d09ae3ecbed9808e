import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { NOON } from '../testing/service.fixture.ts';
import { mountSmallDisk } from './small-disk.fixture.ts';
import { openSqliteStore } from './sqlite.ts';
import { newRecord, putting } from './store.fixture.ts';
import { type Store, StoreUnavailable } from './store.ts';

const MANY_DRINKS = Array.from({ length: 400 }, (_, index) => ({
  id: `${NOON}-${'x'.repeat(40)}${index}`,
  drinkType: 'beer' as const,
  timestamp: NOON,
}));

/** A store with ten guests on a separate disk, and its log. */
async function onSmallDisk(context: TestContext) {
  const disk = mountSmallDisk(context, 16);
  const lines: { msg: string }[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const dataDir = join(disk.dir, 'data');
  const store = openSqliteStore(dataDir, log);
  onTestFinished(() => store.close());
  const guests = Array.from({ length: 10 }, (_, index) =>
    newRecord({ userName: `Quxwörth ${index}`, drinks: MANY_DRINKS, expiresAt: NOON + index }),
  );
  for (const guest of guests) await store.transact(guest.sessionId, putting(guest));
  return { disk, dataDir, store, lines, guests };
}

async function saveUntilRefused(store: Store): Promise<unknown> {
  for (;;) {
    const guest = newRecord({ drinks: MANY_DRINKS });
    const refusal = await store.transact(guest.sessionId, putting(guest)).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal) return refusal;
  }
}

const deleting = (store: Store, { sessionId, writeKeyHash }: { sessionId: string; writeKeyHash: string }) =>
  store.transact(sessionId, () => ({
    write: { tombstone: { sessionId, writeKeyHash, goneAt: NOON, reason: 'forgotten' } },
    answer: 'deleted',
  }));

test('on a full disk, saves are refused, and this is logged once', async (context) => {
  const { disk, store, lines } = await onSmallDisk(context);
  disk.fill();
  for (let refusals = 0; refusals < 50; refusals++)
    expect(await saveUntilRefused(store)).toBeInstanceOf(StoreUnavailable);
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringContaining('the disk is full')]);
});

test('on a full disk, a guest can delete everything, and the data is erased from the files', async (context) => {
  const { disk, dataDir, store, guests } = await onSmallDisk(context);
  await store.wipe();
  disk.fill();
  await saveUntilRefused(store);
  for (const guest of guests) expect(await deleting(store, guest)).toBe('deleted');
  await store.wipe();
  for (const file of readdirSync(dataDir)) {
    expect([file, readFileSync(join(dataDir, file)).includes('Quxwörth')]).toEqual([file, false]);
  }
});

test('on a full disk, ended sessions are deleted', async (context) => {
  const { disk, store, guests } = await onSmallDisk(context);
  disk.fill();
  await saveUntilRefused(store);
  expect(await store.purge(NOON + 100, 32)).toEqual(
    guests.map(({ sessionId, celebrationId }) => ({ sessionId, celebrationId })),
  );
});

test('saves cannot use the space that is reserved for deletions until there is enough space for both', async (context) => {
  const { disk, dataDir, store, guests } = await onSmallDisk(context);
  disk.fill();
  await saveUntilRefused(store);
  for (const guest of guests) await deleting(store, guest);
  expect(existsSync(join(dataDir, 'clink.reserve'))).toBe(false);
  expect(await saveUntilRefused(store)).toBeInstanceOf(StoreUnavailable);
  disk.free();
  const late = newRecord();
  await expect.poll(() => store.transact(late.sessionId, putting(late)).catch(() => 'refused')).toBe(1);
  expect(existsSync(join(dataDir, 'clink.reserve'))).toBe(true);
});
