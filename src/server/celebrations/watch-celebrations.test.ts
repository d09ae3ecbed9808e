import { writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { eraseDeleted, hostsPath, keepHostsFile, openHostsFile } from '../hosts-data/hosts-file.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { newFolder, newRecord, openStoreInMemory, putting, SILENT } from '../store/store.fixture.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import { addCelebrations, asOperator, OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { Celebrations } from './celebrations.ts';
import { openFileRegistry } from './file-registry.ts';
import { watchCelebrations } from './watch-celebrations.ts';

/** A server without a network, with one wedding in a real file. */
async function startWatch(store: Store = openStoreInMemory()) {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const registry = openFileRegistry(keepHostsFile(dataDir), SILENT);
  const timers = manualTimers(NOON);
  const forgetful = { forget: () => {} };
  const celebrations = await Celebrations.load({
    ...{ store, timers, registry, clock: { earliestNow: () => NOON }, areas: forgetful, addresses: forgetful },
    ...{ metrics: NO_METRICS, log: SILENT, onGone: () => {} },
  });
  onTestFinished(() => {
    celebrations.close();
    registry.close();
  });
  const stop = watchCelebrations({ registry, celebrations, store, timers, log: SILENT });
  return { dataDir, registry, timers, stop };
}

/** Damages the file's header on the disk. Open connections notice the damage, because SQLite's log is empty. */
function damageInPlace(dataDir: string): void {
  const path = hostsPath(dataDir);
  addCelebrations(dataDir, OTHER_WEDDING);
  const db = openHostsFile(path, 1_000);
  eraseDeleted(db);
  db.close();
  writeFileSync(path, Buffer.alloc(100, 0xa5), { flag: 'r+' });
}

test('the server keeps running when the disk can no longer read hosts.sqlite', async () => {
  const { dataDir, registry, timers, stop } = await startWatch();
  damageInPlace(dataDir);
  await timers.advance(2_000);
  await stop();
  expect(() => registry.byCode(WEDDING.code)).toThrow(StoreUnavailable);
});

test('a server that closes during the removal of a celebration first finishes the removal', async () => {
  const store = openStoreInMemory();
  const ana = newRecord({ celebrationId: WEDDING.id });
  await store.transact(ana.sessionId, putting(ana));
  let goOn = () => {};
  const isSlow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { dataDir, timers, stop } = await startWatch({
    ...store,
    deleteCelebration: (...slice) => isSlow.then(() => store.deleteCelebration(...slice)),
  });
  await asOperator(dataDir, (manager) => manager.remove(WEDDING.id));
  await timers.advance(6_000);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await timers.advance(0);
  expect(isStopped).toBe(false);
  goOn();
  await stopped;
  expect((await store.read(ana.sessionId)).record).toBeUndefined();
});
