import { expect, test } from 'vitest';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { manualTimers } from '../manual-time.fixture.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { NOON } from '../service.fixture.ts';
import { createMemoryStore } from '../store/memory.ts';
import { newRecord, putting, SILENT } from '../store/store.fixture.ts';
import { Celebrations } from './celebrations.ts';
import { NO_CELEBRATIONS } from './registry.ts';
import { watchCelebrations } from './watch-celebrations.ts';

/** A server of several that has just started. Ana and Ben are in c1. */
async function startUncounted() {
  const store = createMemoryStore();
  const [ana, ben] = [newRecord({ celebrationId: 'c1' }), newRecord({ celebrationId: 'c1' })];
  for (const guest of [ana, ben]) await store.transact(guest.sessionId, putting(guest));
  const timers = manualTimers(NOON);
  const forgetful = { forget: () => {} };
  const celebrations = await Celebrations.load({
    ...{ store, timers, clock: { earliestNow: () => NOON }, metrics: NO_METRICS, log: SILENT, onGone: () => {} },
    ...{ areas: forgetful, addresses: forgetful, registry: { settingsOf: () => USUAL_SETTINGS }, countsLater: true },
  });
  return { store, timers, celebrations, ana, ben };
}

test('until the sessions are counted, nothing is taken for empty', async () => {
  const { celebrations } = await startUncounted();
  expect([celebrations.isEmpty, celebrations.mayHave('c1'), celebrations.mayHave('c2')]).toEqual([false, true, true]);
  await celebrations.recount();
  expect([celebrations.isEmpty, celebrations.mayHave('c1'), celebrations.mayHave('c2')]).toEqual([false, true, false]);
  expect([celebrations.size, celebrations.sizeOf('c1')]).toEqual([2, 2]);
});

test('until then a new session counts, and all guests of a leaderboard in memory do', async () => {
  const { celebrations, ana } = await startUncounted();
  const carla: SessionRecord = newRecord({ celebrationId: 'c2' });
  celebrations.apply(carla, true);
  celebrations.apply(ana, false);
  expect([celebrations.size, celebrations.sizeOf('c1'), celebrations.sizeOf('c2')]).toEqual([1, 0, 1]);
  await celebrations.enter('c1');
  expect(celebrations.sizeOf('c1')).toBe(2);
});

test('the guests of a deleted celebration are removed before the sessions are counted', async () => {
  const { store, timers, celebrations, ana, ben } = await startUncounted();
  const registry = { ...NO_CELEBRATIONS, deletedIds: () => ['c1'], hasChanged: () => true };
  const stop = watchCelebrations({ registry, celebrations, store, timers, log: SILENT });
  const reasons = () =>
    Promise.all([ana, ben].map(async (guest) => (await store.read(guest.sessionId)).tombstone?.reason));
  await expect.poll(reasons).toEqual(['deleted', 'deleted']);
  await stop();
});
