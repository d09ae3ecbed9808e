import { expect, test } from 'vitest';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { newRecord, openStoreInMemory, putting, SILENT } from '../store/store.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { Celebrations } from './celebrations.ts';
import { NO_CELEBRATIONS } from './registry.ts';
import { watchCelebrations } from './watch-celebrations.ts';

/** One of several servers, which has just started. Ana and Ben are guests of the celebration c1. */
async function startUncounted() {
  const store = openStoreInMemory();
  const [ana, ben] = [newRecord({ celebrationId: 'c1' }), newRecord({ celebrationId: 'c1' })];
  for (const guest of [ana, ben]) await store.transact(guest.sessionId, putting(guest));
  const timers = manualTimers(NOON);
  const areas = { forget: () => {} };
  const forgotten: string[] = [];
  const addresses = { forget: (celebrationId: string) => void forgotten.push(celebrationId) };
  let finish = () => {};
  const countCoded = async () => {
    const counts = await store.countCoded();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return counts;
  };
  const celebrations = await Celebrations.load({
    ...{
      store: { ...store, countCoded },
      timers,
      clock: { earliestNow: () => NOON },
      metrics: NO_METRICS,
      log: SILENT,
    },
    ...{ areas, addresses, registry: { settingsOf: () => USUAL_SETTINGS }, countsLater: true, onGone: () => {} },
  });
  /** Counts all sessions that are stored now. `meanwhile` runs before the count ends. */
  const recount = async (meanwhile = () => {}) => {
    const counted = celebrations.recount();
    await timers.advance(0);
    meanwhile();
    finish();
    await counted;
  };
  return { store, timers, celebrations, forgotten, recount, ana, ben };
}

test('before the sessions are counted, no celebration is treated as empty', async () => {
  const { celebrations, recount } = await startUncounted();
  expect([celebrations.isEmpty, celebrations.mayHave('c1'), celebrations.mayHave('c2')]).toEqual([false, true, true]);
  await recount();
  expect([celebrations.isEmpty, celebrations.mayHave('c1'), celebrations.mayHave('c2')]).toEqual([false, true, false]);
  expect([celebrations.size, celebrations.sizeOf('c1')]).toEqual([2, 2]);
});

test('before the sessions are counted, new sessions and all guests of a leaderboard in memory count', async () => {
  const { celebrations, ana } = await startUncounted();
  const carla: SessionRecord = newRecord({ celebrationId: 'c2' });
  celebrations.apply(carla, true);
  celebrations.apply(ana, false);
  expect([celebrations.size, celebrations.sizeOf('c1'), celebrations.sizeOf('c2')]).toEqual([1, 0, 1]);
  await celebrations.enter('c1');
  expect(celebrations.sizeOf('c1')).toBe(2);
});

test('a guest who joins while the sessions are counted counts, and the addresses of the celebration are kept', async () => {
  const { celebrations, forgotten, recount, ana, ben } = await startUncounted();
  celebrations.remove([ana, ben], NOON);
  forgotten.length = 0;
  await recount(() => {
    celebrations.apply(newRecord({ celebrationId: 'c1' }), true);
    celebrations.apply(newRecord({ celebrationId: 'c2' }), true);
  });
  expect([celebrations.size, celebrations.sizeOf('c1'), celebrations.sizeOf('c2')]).toEqual([4, 3, 1]);
  expect([celebrations.isEmpty, celebrations.mayHave('c2'), forgotten]).toEqual([false, true, []]);
  await recount();
  expect([celebrations.size, celebrations.mayHave('c2'), forgotten]).toEqual([2, false, ['c2']]);
});

test('a guest who leaves while the sessions are counted does not count, and a celebration with other guests is not treated as empty', async () => {
  const { celebrations, recount, ana, ben } = await startUncounted();
  await recount(() => celebrations.remove([ana], NOON));
  expect(celebrations.size).toBe(1);
  await recount(() => celebrations.remove([ana, ben], NOON));
  expect([celebrations.isEmpty, celebrations.mayHave('c1')]).toEqual([false, true]);
});

test('the guests of a deleted celebration are removed before the sessions are counted, and are not searched for twice', async () => {
  const { store, timers, celebrations, ana, ben } = await startUncounted();
  const deletedIds = ['c0', 'c1'];
  const looks: string[] = [];
  const deleteCelebration: typeof store.deleteCelebration = (id, ...rest) => {
    looks.push(id);
    return store.deleteCelebration(id, ...rest);
  };
  const registry = { ...NO_CELEBRATIONS, deletedIds: () => deletedIds, hasChanged: () => true };
  const deps = { registry, celebrations, store: { ...store, deleteCelebration }, timers, log: SILENT };
  const stop = watchCelebrations(deps);
  const reasonOf = async (guest: SessionRecord) => (await store.read(guest.sessionId)).tombstone?.reason;
  await expect.poll(() => Promise.all([ana, ben].map(reasonOf))).toEqual(['deleted', 'deleted']);
  await timers.advance(10_000);
  expect(looks).toEqual(['c0', 'c1', 'c1']);

  const late = newRecord({ celebrationId: 'c1' });
  await store.transact(late.sessionId, putting(late));
  celebrations.apply(late, true);
  await timers.advance(2_000);
  expect([await reasonOf(late), celebrations.sizeOf('c1')]).toEqual(['deleted', 0]);
  deletedIds.push('c2');
  await timers.advance(2_000);
  expect(looks.slice(3)).toEqual(['c1', 'c1', 'c2']);
  await stop();
});
