import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { BoardName } from '../../domain/leaderboard/boards.ts';
import { guest } from '../../domain/leaderboard/guests.fixture.ts';
import { firstOn, isWhole, type Leaderboard, leaderboardOf, mostDrinks } from '../../domain/leaderboard/leaderboard.ts';
import { everyoneIn, rankingsOf, ranksIn } from '../../domain/leaderboard/rankings.ts';
import { HOUR_MS } from '../../domain/limits.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { KEYS } from '../phone/storage-keys.ts';
import { EVENING, testClock, testRandom, testStorage } from '../phone.fixture.ts';
import { readLastLeaderboard, storeLastLeaderboard } from './last-leaderboard.ts';
import { type LiveState, NOTHING_YET } from './live-state.ts';

const GUESTS = ['ana 7 2h', 'ben 3', ...Array.from({ length: 20 }, (_, index) => `guest${index} 1`)];

function livePhone() {
  const clock = testClock();
  const storage = testStorage();
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const store = createSessionStore({ storage, clock, random: testRandom, log });
  store.saveName('Ana');
  const feed = createStore<LiveState>(() => NOTHING_YET);
  const deps = { store, storage, clock, log };
  const stop = storeLastLeaderboard(feed, deps);
  return {
    ...deps,
    logged,
    stop,
    stored: () => storage.values.get(KEYS.lastLeaderboard),
    read: () => readLastLeaderboard(deps),
    /** Ends the stream, as if the page was closed or the connection was cut. */
    end: () => feed.setState({ status: 'offline' }),
    show(notation: readonly string[], boards?: readonly BoardName[]) {
      const guests = notation.map((one, index) => guest(one, boards && { hydration: notation.length - index }));
      const rankings = rankingsOf(guests, clock.now(), boards);
      const [first] = everyoneIn(rankings);
      const you = first ? ranksIn(rankings)(first) : null;
      const next: LiveState = {
        ...NOTHING_YET,
        status: 'live',
        leaderboard: leaderboardOf(rankings, 'all'),
        you,
        scope: 'everyone',
        lastLiveAt: clock.now(),
      };
      feed.setState(next);
      return next;
    },
  };
}

test('after a reload the last live leaderboard is shown: the first ten, the guest’s ranks and the time', () => {
  const { show, end, read } = livePhone();
  const { you } = show(GUESTS);
  end();
  const last = read();
  expect(last).toMatchObject({ status: 'connecting', you, scope: 'everyone', lastLiveAt: EVENING });
  if (!last.leaderboard) throw new Error('nothing was stored');
  expect([last.leaderboard.guests, isWhole(last.leaderboard)]).toEqual([GUESTS.length, false]);
  expect(mostDrinks(last.leaderboard).slice(0, 2)).toMatchObject([
    { userName: 'ana', totalDrinks: 7, rank: 1 },
    { userName: 'ben', totalDrinks: 3, rank: 2 },
  ]);
});

test('the stored leaderboard is written at most every five seconds, and is small', async () => {
  const { show, clock, stored } = livePhone();
  show(GUESTS);
  await clock.pass(4_999);
  expect(stored()).toBeUndefined();
  await clock.pass(1);
  const first = stored();
  expect(first?.length).toBeLessThan(10_000);
  show(['ana 8']);
  expect(stored()).toBe(first);
  await clock.pass(5_000);
  expect(stored()).not.toBe(first);
  expect(clock.waiting()).toEqual([]);
});

test('a phone that cannot store writes nothing and logs nothing', async () => {
  const { show, clock, storage, store, logged, stored } = livePhone();
  storage.break(true);
  store.choosePace('fast');
  const before = logged.length;
  show(GUESTS);
  await clock.pass(60_000);
  storage.break(false);
  expect(stored()).toBeUndefined();
  expect(logged).toHaveLength(before);
});

test('an evening that is over leaves no stored leaderboard', async () => {
  const { show, clock, store, end, stored } = livePhone();
  show(GUESTS);
  await clock.pass(5_000);
  clock.set(EVENING + 25 * HOUR_MS);
  show(GUESTS);
  store.clear();
  end();
  expect(stored()).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{{{'],
  ['something else', '{"lastLiveAt":1,"snapshot":{}}'],
])('a phone with %s instead of a stored leaderboard starts without one', (_, value) => {
  const { storage, read } = livePhone();
  if (value !== undefined) storage.set(KEYS.lastLeaderboard, value);
  expect(read()).toBe(NOTHING_YET);
});

test('a leaderboard older than 24 hours is not shown', () => {
  const { show, end, clock, read } = livePhone();
  show(GUESTS);
  end();
  clock.set(EVENING + 24 * HOUR_MS + 1);
  expect(read()).toBe(NOTHING_YET);
});

test('a guest who deletes the data leaves no stored leaderboard, even if the page closes while the stream is live', async () => {
  const phone = livePhone();
  phone.show(GUESTS);
  await phone.clock.pass(5_000);
  expect(phone.stored()).toBeDefined();
  phone.show(GUESTS);
  phone.store.clearGuest();
  phone.end();
  await phone.clock.pass(10_000);
  expect(phone.stored()).toBeUndefined();
});

test('after the leaderboard is closed, no timer is left and nothing is written', async () => {
  const { show, stop, clock, stored } = livePhone();
  show(GUESTS);
  stop();
  show(['ana 8']);
  await clock.pass(5_000);
  expect(stored()).toBeUndefined();
  expect(clock.waiting()).toEqual([]);
});

test('after a reload the boards that hosts have chosen are shown with their numbers', () => {
  const { show, end, read } = livePhone();
  const { leaderboard } = show(['ana 7', 'ben 3'], ['hydration']);
  end();
  expect(read().leaderboard).toMatchObject({ boards: ['hydration'], guests: leaderboard?.guests });
  expect(read().leaderboard && firstOn(read().leaderboard as Leaderboard, 'hydration')).toMatchObject([
    { userName: 'ana', hydration: 2, rank: 1 },
    { userName: 'ben', hydration: 1, rank: 2 },
  ]);
});

test('a tab that does not know yet of a deletion in another tab stores no leaderboard', () => {
  const { show, end, stored, storage, clock, log } = livePhone();
  show(GUESTS);
  createSessionStore({ storage, clock, random: testRandom, log }).clearGuest();
  end();
  expect(stored()).toBeUndefined();
});
