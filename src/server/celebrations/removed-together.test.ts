import { expect, test } from 'vitest';
import { NO_METRICS } from '../metrics/metrics.ts';
import { openStoreInMemory, SILENT } from '../store/store.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { Celebrations } from './celebrations.ts';
import { NO_CELEBRATIONS } from './registry.ts';

test('guests of many celebrations who are purged together are removed from memory in one step', async () => {
  const timers = manualTimers(NOON);
  const forgotten: (readonly string[])[] = [];
  const forgetful = { forget: () => {} };
  const celebrations = await Celebrations.load({
    ...{ store: openStoreInMemory(), timers, clock: { earliestNow: () => NOON }, registry: NO_CELEBRATIONS },
    ...{ areas: forgetful, addresses: forgetful, metrics: NO_METRICS, log: SILENT },
    onGone: (ids) => forgotten.push(ids),
  });
  const ended = ['a', 'b', 'open', 'a'].map((celebrationId, guest) => ({ sessionId: `guest-${guest}`, celebrationId }));
  celebrations.remove(ended, NOON);
  expect(forgotten).toEqual([['guest-0', 'guest-1', 'guest-3']]);
  celebrations.remove([{ sessionId: 'guest-4', celebrationId: 'open' }], NOON);
  expect(forgotten).toHaveLength(1);
});
