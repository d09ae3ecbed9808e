import { expect, test, vi } from 'vitest';
import { USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { newRecord, openStoreInMemory, putting, SILENT } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { Celebrations } from './celebrations.ts';

const water = (minute: number) => {
  const timestamp = NOON + minute * MINUTE_MS;
  return { id: `${timestamp}-a`, drinkType: 'water' as const, timestamp };
};

type Deps = Parameters<typeof Celebrations.load>[0];

function load(deps: Pick<Deps, 'store'> & Partial<Deps>): Promise<Celebrations> {
  return Celebrations.load({
    timers: manualTimers(NOON),
    clock: { earliestNow: () => NOON },
    areas: { forget: () => {} },
    addresses: { forget: () => {} },
    registry: { settingsOf: () => USUAL_SETTINGS },
    metrics: NO_METRICS,
    log: SILENT,
    onGone: () => {},
    ...deps,
  });
}

test('a drink that another server saves during the reading of the figures counts', async () => {
  const store = openStoreInMemory();
  const save = (record: SessionRecord) => store.transact(record.sessionId, putting(record));
  const [ana, ben] = ['a', 'b'].map((letter) =>
    newRecord({ sessionId: letter.repeat(22), celebrationId: 'c1', drinks: [water(0)] }),
  ) as [SessionRecord, SessionRecord];
  await save(ana);
  await save(ben);
  const later = { ...ana, drinks: [water(0), water(31)], version: ana.version + 1 };
  const celebrations = await load({
    store: {
      ...store,
      read: async (id) => {
        if (id === ben.sessionId) {
          await save(later);
          const { drinks: _, ...session } = later;
          expect(celebrations.follow({ ...ana, session })).toBe(true);
        }
        return store.read(id);
      },
    },
    registry: { settingsOf: () => ({ ...USUAL_SETTINGS, boards: ['hydration'] }) },
  });
  const { roster } = await celebrations.enter('c1');
  const figures = roster
    .rankings(NOON)
    .orders.get('hydration')
    ?.map(({ hydration }) => hydration);
  expect(figures).toEqual([2, 1]);
});

test('a leaderboard whose drinks cannot be read does not remove the leaderboard that was loaded after it', async () => {
  const store = openStoreInMemory();
  const ana = newRecord({ celebrationId: 'c1', drinks: [water(0)] });
  await store.transact(ana.sessionId, putting(ana));
  let settings = USUAL_SETTINGS;
  const cuts: (() => void)[] = [];
  const timers = manualTimers(NOON);
  const celebrations = await load({
    timers,
    store: {
      ...store,
      read: () =>
        new Promise((_, reject) => {
          cuts.push(() => reject(new StoreUnavailable('the link is cut')));
        }),
    },
    registry: { settingsOf: () => settings },
  });
  await celebrations.enter('c1');
  settings = { ...USUAL_SETTINGS, boards: ['hydration'] };
  const showing = celebrations.settings.showBoards('c1');
  await expect.poll(() => cuts.length).toBe(1);
  celebrations.drop('c1');
  settings = USUAL_SETTINGS;
  const entering = celebrations.enter('c1');
  await timers.advance(0);
  const successor = await entering;
  cuts[0]?.();
  await showing;
  expect(celebrations.rosterOf('c1')).toBe(successor.roster);
});

test('for a celebration that is not in memory, a save of another server is passed to the moments, and loads no leaderboard', async () => {
  const [onFollowed, onRemoved] = [vi.fn(), vi.fn()];
  const celebrations = await load({
    store: openStoreInMemory(),
    ...{ onFollowed, onRemoved },
  });
  const { drinks: _, ...session } = newRecord({ celebrationId: 'c1', drinks: [water(0)] });
  const { sessionId, celebrationId } = session;
  expect(celebrations.follow({ sessionId, celebrationId, session })).toBe(false);
  expect(onFollowed.mock.calls).toEqual([[{ celebrationId, session, drankAt: null }]]);
  expect(celebrations.follow({ sessionId, celebrationId, session: null })).toBe(false);
  expect(onRemoved.mock.calls).toEqual([[celebrationId, [sessionId]]]);
  expect(celebrations.loadedCount).toBe(0);
});

test.each(['here', 'at another server'])(
  'the time of a guest’s last call is deleted with the session, ended %s',
  async (where) => {
    const store = openStoreInMemory();
    const ana = newRecord({ celebrationId: 'c1' });
    await store.transact(ana.sessionId, putting(ana));
    const celebrations = await load({
      store,
    });
    const { presence } = (await celebrations.enter('c1')).live;
    const { sessionId, celebrationId } = ana;
    celebrations.noteCall(ana, NOON);
    expect(presence.seenAt(sessionId)).toBe(NOON);
    if (where === 'here') celebrations.remove([ana], NOON);
    else celebrations.follow({ sessionId, celebrationId, session: null });
    // A call that arrived during the removal.
    celebrations.noteCall(ana, NOON + MINUTE_MS);
    expect(presence.seenAt(sessionId)).toBeUndefined();
  },
);
