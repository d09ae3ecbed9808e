import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Roster } from '../leaderboard/roster.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { newRecord, openTestStore, putting } from '../store/store.fixture.ts';
import type { RemovedSession, Store } from '../store/store.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { PURGE_SLICE, startPurging } from './purge.ts';

const ENDED = PURGE_SLICE * 3 + 1;

/** A store and a roster full of sessions that have just ended, and an ordered record of what happens to them. */
async function afterTheParty() {
  const store = openTestStore();
  const roster = new Roster();
  const ended = Array.from({ length: ENDED }, () => newRecord({ expiresAt: NOON - 1 }));
  await Promise.all(ended.map((record) => store.transact(record.sessionId, putting(record))));
  for (const record of ended) roster.apply(record);
  const story: string[] = [];
  const watched: Store = {
    ...store,
    purge: async (nowMs, limit) => {
      const purged = await store.purge(nowMs, limit);
      story.push(`${purged.length} purged`);
      return purged;
    },
  };
  const remove = (purged: readonly RemovedSession[], nowMs: number) =>
    roster.remove(
      purged.map(({ sessionId }) => sessionId),
      nowMs,
    );
  roster.onChange(() => story.push(`${roster.size} on the roster`));
  return {
    store,
    story,
    start: () =>
      startPurging({
        ...{ store: watched, celebrations: { remove }, timers: manualTimers(NOON), metrics: NO_METRICS },
        log: pino({ level: 'silent' }),
        isTimeInDoubt: () => false,
      }),
  };
}

/** Waits for one turn of the event loop. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

test('sessions that end together are deleted slice by slice, and the roster is told of each slice', async () => {
  const { story, start } = await afterTheParty();
  const stop = start();
  while (!story.includes('0 on the roster')) await aTurn();
  await stop();
  const left = [ENDED - PURGE_SLICE, ENDED - 2 * PURGE_SLICE, 1, 0];
  const slices = [PURGE_SLICE, PURGE_SLICE, PURGE_SLICE, 1];
  expect(story).toEqual(slices.flatMap((size, index) => [`${size} purged`, `${left[index]} on the roster`]));
});

test('a save that arrives while many sessions end waits for one slice, not for all slices', async () => {
  const { store, story, start } = await afterTheParty();
  const stop = start();
  while (story.length === 0) await aTurn();
  const save = newRecord();
  await store.transact(save.sessionId, putting(save));
  story.push('saved');
  while (!story.includes('0 on the roster')) await aTurn();
  await stop();
  expect(story.indexOf('saved')).toBeLessThan(story.indexOf(`${ENDED - 3 * PURGE_SLICE} on the roster`));
});

test('a server that closes does not wait for the rest of a purge', async () => {
  const { story, start } = await afterTheParty();
  await start()();
  expect(story).toEqual([`${PURGE_SLICE} purged`, `${ENDED - PURGE_SLICE} on the roster`]);
});
