import { expect, onTestFinished, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../../server/testing/service.fixture.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import { createLiveFeed } from './live.ts';

/** A phone that follows the leaderboard through a proxy that passes an answer on only when it has all of it. */
async function phoneBehindProxy() {
  const service = await startTestService();
  const clock = testClock(NOON);
  const lifecycle = testLifecycle();
  const log = () => {};
  const store = createSessionStore({ storage: testStorage(), clock, random: testRandom, log });
  let holdsBack = true;
  let isDown = false;
  const asked: string[] = [];
  const feed = createLiveFeed({
    store,
    clock,
    random: testRandom,
    lifecycle,
    log,
    fetch: async (path, init) => {
      asked.push(path.includes('once=1') ? 'once' : 'stream');
      if (isDown) throw new TypeError('Failed to fetch');
      const response = await service.request(path, init);
      return holdsBack ? new Response(await response.text(), response) : response;
    },
  });
  onTestFinished(feed.watch('top'));
  /** Both clocks go on, so that answers can arrive. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await service.timers.advance(1_000);
      await clock.pass(1_000);
    }
  };
  return {
    service,
    feed,
    asked,
    pass,
    lifecycle,
    let: (next: { holdsBack?: boolean; isDown?: boolean }) => {
      holdsBack = next.holdsBack ?? holdsBack;
      isDown = next.isDown ?? isDown;
    },
  };
}

test('where a stream does not come through, the leaderboard comes every few seconds and is live', async () => {
  const { service, feed, asked, pass } = await phoneBehindProxy();
  await pass(9);
  expect(feed.getState().leaderboard).toBeNull();
  await pass(3);
  expect(feed.getState()).toMatchObject({ status: 'live', leaderboard: { guests: 0 } });
  await service.request(...put(newPhone(), saveAt(service.timers.now())));
  await pass(6);
  expect(feed.getState()).toMatchObject({ status: 'live', leaderboard: { guests: 1 } });
  expect(asked.slice(0, 3)).toEqual(['stream', 'once', 'once']);
  expect(service.subscriberCount()).toBe(0);
});

test('meanwhile nobody is told that there is no network', async () => {
  const { feed, pass, let: become } = await phoneBehindProxy();
  await pass(11);
  expect(feed.getState().trouble).toBe('server');
  await pass(10);
  const seen = new Set<string>();
  feed.subscribe(({ status }) => seen.add(status));
  await pass(100);
  expect(seen).toEqual(new Set(['live']));
  become({ isDown: true });
  await pass(10);
  expect(feed.getState()).toMatchObject({ status: 'offline', trouble: 'network' });
});

test('the stream is tried again after a minute, then ever more seldom, and followed where it comes through', async () => {
  const { feed, asked, pass, service, let: become } = await phoneBehindProxy();
  await pass(60 + 120 + 240 + 60);
  expect(asked.filter((how) => how === 'stream').length).toBe(4);
  become({ holdsBack: false });
  await pass(500);
  expect(asked.at(-1)).toBe('stream');
  expect(service.subscriberCount()).toBe(1);
  expect(feed.getState().status).toBe('live');
});
