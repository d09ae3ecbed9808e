import { expect, onTestFinished, test } from 'vitest';
import type { Limits } from '../../server/limits/default-limits.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../../server/testing/service.fixture.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import { createLiveFeed } from './live.ts';

/** The feed of a phone at the real server, through a network that can be cut. */
async function watchingPhone(limits: Partial<Limits> = {}) {
  const service = await startTestService({ limits });
  const clock = testClock(NOON);
  const lifecycle = testLifecycle();
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const store = createSessionStore({ storage: testStorage(), clock, random: testRandom, log });
  let connection = new AbortController();
  let isDown = false;
  let isHanging = false;
  let answer: (() => Response) | null = null;
  let asked = 0;
  let push = (_text: string) => {};
  const feed = createLiveFeed({
    store,
    clock,
    random: testRandom,
    lifecycle,
    log,
    fetch: async (path, init) => {
      asked += 1;
      if (isDown) throw new TypeError('Failed to fetch');
      if (answer) return answer();
      if (isHanging) return new Promise((_, reject) => init.signal?.addEventListener('abort', reject));
      connection = new AbortController();
      const signal = AbortSignal.any([connection.signal, ...(init.signal ? [init.signal] : [])]);
      const response = await service.request(path, { ...init, signal });
      const through = new TransformStream<Uint8Array, Uint8Array>({
        start: (controller) => {
          push = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      response.body?.pipeTo(through.writable, { signal }).catch(() => undefined);
      return new Response(through.readable, response);
    },
  });
  const stop = feed.watch('top');
  onTestFinished(stop);
  await clock.pass(0);
  const cut = (down: boolean) => {
    isDown = down;
    connection.abort(new TypeError('network error'));
  };
  const up = () => {
    isDown = false;
  };
  const hang = () => {
    isHanging = true;
  };
  return {
    service,
    clock,
    lifecycle,
    store,
    feed,
    logged,
    cut,
    up,
    hang,
    stop,
    asked: () => asked,
    /** Delivers `text` as if the server had sent it. */
    push: (text: string) => push(text),
    /** From now on `other` answers. With null, the server answers again. */
    answerWith: (other: (() => Response) | null) => {
      answer = other;
      connection.abort(new TypeError('network error'));
    },
  };
}

test('the leaderboard arrives and follows every change [SPEC-3.15, 4.20]', async () => {
  const { service, clock, feed } = await watchingPhone();
  expect(feed.getState()).toMatchObject({ status: 'live', scope: 'everyone', you: null, leaderboard: { guests: 0 } });
  await service.request(...put(newPhone(), saveAt(NOON)));
  await service.timers.advance(0);
  await clock.pass(10);
  expect([...(feed.getState().leaderboard?.shown.values() ?? [])]).toMatchObject([{ userName: 'Ana', totalDrinks: 2 }]);
});

test('a page works with a newer server: unknown events and fields are ignored', async () => {
  const { clock, feed, logged, push } = await watchingPhone();
  push('event: weather\ndata: sunny\n\n');
  push(`event: change\ndata: {"at":${NOON + 5},"tables":{"1":2},"guests":7}\n\n`);
  await clock.pass(10);
  expect(feed.getState()).toMatchObject({ status: 'live', leaderboard: { atMs: NOON + 5, guests: 7 } });
  expect(logged).toEqual([]);
});

test('after a cut connection the failure is logged, the leaderboard stays, and the stream is back within 5 s', async () => {
  const { clock, feed, logged, cut, up } = await watchingPhone();
  const { leaderboard } = feed.getState();
  cut(true);
  await clock.pass(30_000);
  expect(feed.getState()).toMatchObject({ status: 'offline', leaderboard, lastLiveAt: NOON });
  expect(new Set(logged)).toEqual(new Set(['Error fetching leaderboard']));
  up();
  await clock.pass(5_000);
  expect(feed.getState().status).toBe('live');
});

test('a full server is asked again at the time that it named, and not earlier after a wake', async () => {
  const { clock, feed, asked, lifecycle } = await watchingPhone({ streams: 0 });
  expect(feed.getState()).toMatchObject({ status: 'offline' });
  lifecycle.hide();
  lifecycle.wake('visible');
  await clock.pass(4_999);
  expect(asked()).toBe(1);
  await clock.pass(1);
  expect(asked()).toBe(2);
});

test('after a stream that the server ends, the phone waits as long as the server asked', async () => {
  const { clock, feed, asked, service } = await watchingPhone();
  const restarted = service.restart();
  await clock.pass(0);
  await restarted;
  await clock.pass(499);
  expect([feed.getState().status, asked()]).toEqual(['offline', 1]);
  await clock.pass(1);
  expect([feed.getState().status, asked()]).toEqual(['live', 2]);
});

test.each([
  ['a server that fails', 500, 'server', () => new Response('{}', { status: 500 })],
  ['a server that is full', 503, 'server', () => new Response('{}', { status: 503 })],
  [
    'a venue’s login page',
    200,
    'network',
    () => new Response('<html>Please log in', { headers: { 'content-type': 'text/html' } }),
  ],
])('%s that answers %i is shown as trouble with the %s', async (_, __, trouble, answer) => {
  const { clock, feed, logged, answerWith } = await watchingPhone();
  answerWith(answer);
  // By this time the phone has also requested a single snapshot.
  await clock.pass(4_000);
  expect(feed.getState()).toMatchObject({ status: 'offline', trouble });
  expect(new Set(logged)).toEqual(new Set(['Error fetching leaderboard']));
  answerWith(null);
  await clock.pass(5_000);
  expect(feed.getState().status).toBe('live');
});

test('a stream that is silent for 12 s is not shown as live until something arrives', async () => {
  const { clock, feed, push } = await watchingPhone();
  await clock.pass(11_999);
  expect(feed.getState().status).toBe('live');
  await clock.pass(1);
  const { status, lastLiveAt } = feed.getState();
  expect([status, lastLiveAt]).toEqual(['checking', NOON]);
  push(':\n\n');
  await clock.pass(0);
  expect(feed.getState()).toMatchObject({ status: 'live', lastLiveAt: NOON + 12_000 });
});

test('a quiet stream stays live: heartbeats arrive in time', async () => {
  const { service, clock, feed } = await watchingPhone();
  const seen = new Set<string>();
  feed.subscribe(({ status }) => seen.add(status));
  for (let second = 0; second < 120; second++) {
    await service.timers.advance(1_000);
    await clock.pass(1_000);
  }
  expect(seen).toEqual(new Set(['live']));
});

test('a wake ends the back-off', async () => {
  const { clock, feed, lifecycle, cut, up } = await watchingPhone();
  cut(true);
  await clock.pass(30_000);
  up();
  lifecycle.wake('online');
  await clock.pass(0);
  expect(feed.getState().status).toBe('live');
});

test('a hidden page has no stream, and opens one when it is shown', async () => {
  const { service, clock, feed, lifecycle, logged } = await watchingPhone();
  expect(service.subscriberCount()).toBe(1);
  lifecycle.hide();
  await clock.pass(60_000);
  expect(service.subscriberCount()).toBe(0);
  expect(logged).toEqual([]);
  lifecycle.wake('visible');
  await clock.pass(0);
  expect(service.subscriberCount()).toBe(1);
  expect(feed.getState().status).toBe('live');
});

test('a connection without a heartbeat for 35 s is treated as dead', async () => {
  const { clock, asked } = await watchingPhone();
  await clock.pass(34_999);
  expect(asked()).toBe(1);
  await clock.pass(1_000);
  expect(asked()).toBe(2);
});

test('a guest whose session is gone still sees the leaderboard, as a stranger', async () => {
  const { service, clock, feed, store, lifecycle } = await watchingPhone();
  const { sessionId, writeKey } = store.getState().identity;
  const own = { sessionId, headers: { authorization: `Bearer ${writeKey}` } };
  await service.request(...put(own, saveAt(NOON)));
  await service.request(`/api/sessions/${sessionId}`, { method: 'DELETE', headers: own.headers });
  lifecycle.wake('visible');
  await clock.pass(10);
  expect(feed.getState()).toMatchObject({ status: 'live', you: null });
});

test('a login page that answers with 410 does not make a guest a stranger', async () => {
  const { clock, feed, asked, answerWith } = await watchingPhone();
  const before = asked();
  answerWith(() => new Response('<html>Please log in', { status: 410, headers: { 'content-type': 'text/html' } }));
  await clock.pass(200);
  expect([asked(), feed.getState().status]).toEqual([before + 1, 'offline']);
});

test('a hidden page does not stay live, and does not become live without a network', async () => {
  const { clock, feed, lifecycle, cut } = await watchingPhone();
  const { leaderboard } = feed.getState();
  lifecycle.hide();
  expect(feed.getState()).toMatchObject({ status: 'offline', leaderboard, lastLiveAt: NOON });
  cut(true);
  lifecycle.wake('visible');
  expect(feed.getState().status).toBe('offline');
  await clock.pass(60_000);
  expect(feed.getState()).toMatchObject({ status: 'offline', leaderboard });
});

test('a leaderboard that is opened again shows its earlier content while it is connecting', async () => {
  const { clock, feed, stop, cut } = await watchingPhone();
  const { leaderboard } = feed.getState();
  stop();
  cut(true);
  onTestFinished(feed.watch('top'));
  expect(feed.getState()).toMatchObject({ status: 'connecting', leaderboard });
  await clock.pass(0);
  expect(feed.getState()).toMatchObject({ status: 'offline', leaderboard });
});

test('a connection that takes more than two seconds is not shown as live meanwhile', async () => {
  const { clock, feed, lifecycle, hang } = await watchingPhone();
  hang();
  lifecycle.wake('online');
  await clock.pass(1_999);
  expect(feed.getState().status).toBe('live');
  await clock.pass(1);
  expect(feed.getState().status).toBe('offline');
});

test('the stream is reopened when the phone starts or stops sharing its position, but not when it moves', async () => {
  const { clock, store, feed, asked } = await watchingPhone();
  const at = (latitude: number) => ({ latitude, longitude: 13.4 });
  const opened = async (change: () => void) => {
    const before = asked();
    change();
    await clock.pass(10);
    return asked() - before;
  };
  expect(await opened(() => store.share(at(52.5)))).toBe(1);
  expect(await opened(() => store.share(at(52.6)))).toBe(0);
  expect(await opened(() => store.share(null))).toBe(1);
  expect(feed.getState().status).toBe('live');
});

test('a closed feed ends its stream and no longer follows the celebration of the phone', async () => {
  const { clock, store, feed, asked } = await watchingPhone();
  await clock.pass(0);
  const before = feed.getState();
  expect(before.status).toBe('live');
  feed.close();
  const celebration = { code: 'K7MP4XRT', names: '', date: '', language: '', state: 'open', learnedAt: NOON } as const;
  expect(store.moveTo({ ...store.getState(), celebration })).toBe(true);
  await clock.pass(60_000);
  expect(feed.getState().leaderboard).toBe(before.leaderboard);
  expect(asked()).toBe(1);
});

test('when a guest joins another celebration, the stream is reopened for that celebration', async () => {
  const { clock, store, asked } = await watchingPhone();
  const before = asked();
  store.clearGuest();
  await clock.pass(10);
  expect(asked()).toBe(before + 1);
});
