import { expect, onTestFinished, test } from 'vitest';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import type { BoardName } from '../../domain/leaderboard/boards.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { newRecord, openStoreInMemory, putting, SILENT } from '../store/store.fixture.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { Celebrations } from './celebrations.ts';
import { NO_CELEBRATIONS } from './registry.ts';

const GUESTS = 30;
const WITHOUT: readonly BoardName[] = ['mostDrinks'];
const WITH: readonly BoardName[] = ['mostDrinks', 'hydration'];

/** A celebration in memory whose hosts have chosen `wish.boards`, and a count of how often a guest's drinks were read. */
async function startWedding() {
  const store = openStoreInMemory();
  const record = newRecord({ celebrationId: WEDDING.id });
  for (let guest = 0; guest < GUESTS; guest += 1) {
    const sessionId = `guest-${guest}`;
    await store.transact(sessionId, putting({ ...record, sessionId }));
  }
  const wish = { boards: WITHOUT };
  let reads = 0;
  const celebrations = await Celebrations.load({
    store: {
      ...store,
      read: (sessionId) => {
        reads += 1;
        return store.read(sessionId);
      },
    },
    timers: manualTimers(NOON),
    clock: { earliestNow: () => NOON },
    areas: { forget: () => {} },
    addresses: { forget: () => {} },
    registry: { ...NO_CELEBRATIONS, settingsOf: () => ({ ...USUAL_SETTINGS, boards: wish.boards }) },
    metrics: NO_METRICS,
    log: SILENT,
    onGone: () => {},
  });
  onTestFinished(() => celebrations.close());
  const { roster } = await celebrations.enter(WEDDING.id);
  return {
    ...{ roster, record },
    save: (sessionId: string, version: number) => celebrations.apply({ ...record, sessionId, version }, false),
    reads: () => reads,
    show: (boards: readonly BoardName[]) => {
      wish.boards = boards;
      return celebrations.settings.showBoards(WEDDING.id);
    },
  };
}

test('if hosts switch a board 240 times at once, each guest is read once, and the last choice is shown', async () => {
  const { roster, show, reads } = await startWedding();
  await Promise.all(Array.from({ length: 240 }, (_, index) => show(index % 2 === 0 ? WITH : WITHOUT)));
  expect(roster.boards).toEqual(WITHOUT);
  await Promise.all([show(WITHOUT), show(WITH), show(WITHOUT), show(WITH)]);
  expect(roster.boards).toEqual(WITH);
  expect(reads()).toBe(GUESTS);
});

test('a board that is switched off and on again reads no guest again, not even a guest who has saved meanwhile', async () => {
  const { roster, show, reads, save, record } = await startWedding();
  await show(WITH);
  await show(WITHOUT);
  save('guest-0', record.version + 1);
  await show(WITH);
  expect(reads()).toBe(GUESTS);
  const shown = roster.rankings(NOON).orders.get('hydration');
  expect(shown?.every(({ hydration }) => hydration !== undefined)).toBe(true);
});
