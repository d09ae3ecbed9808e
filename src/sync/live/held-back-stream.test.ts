import { expect, onTestFinished, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../../server/testing/service.fixture.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import type { Clock } from '../ports.ts';
import { createLiveFeed } from './live.ts';
import { createTransport } from './transport.ts';

/** Returns what a proxy makes of the answer to a request for a stream or a single snapshot. */
type Proxy = (answer: () => Promise<Response>, path: string, clock: Clock) => Promise<Response>;

/** A proxy that passes an answer on only when it has the whole answer. */
const HOLDS_BACK: Proxy = async (answer) => {
  const response = await answer();
  return new Response(await response.text(), response);
};
const PASSES: Proxy = (answer) => answer();
const refusing =
  (refuse: () => Response): Proxy =>
  (answer, path) =>
    path.includes('once=1') ? answer() : Promise.resolve(refuse());
const page = (status: number) => () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
const cut = () => {
  throw new TypeError('Failed to fetch');
};

/** A proxy that passes on the bytes of the first second, and then nothing more, or cuts the connection. */
const firstOnly =
  (cuts: boolean): Proxy =>
  async (answer, _, clock) => {
    const response = await answer();
    const since = clock.now();
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        start: (controller) => {
          if (cuts) clock.after(500, () => controller.error(new TypeError('network error')));
        },
        transform: (bytes, controller) => {
          if (clock.now() - since < 1_000) controller.enqueue(bytes);
        },
      }),
    );
    return new Response(body, response);
  };

/** A phone that follows the leaderboard through a proxy. */
async function phoneBehindProxy(first = HOLDS_BACK) {
  const service = await startTestService();
  const clock = testClock(NOON);
  const lifecycle = testLifecycle();
  const log = () => {};
  const store = createSessionStore({ storage: testStorage(), clock, random: testRandom, log });
  let proxy = first;
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
      return proxy(async () => service.request(path, init), path, clock);
    },
  });
  onTestFinished(feed.watch('top'));
  /** Advances both clocks and lets answers arrive. */
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
    let: (next: { proxy?: Proxy; isDown?: boolean }) => {
      proxy = next.proxy ?? proxy;
      isDown = next.isDown ?? isDown;
    },
  };
}

test('if a proxy holds streams back, the leaderboard is live and is updated every few seconds', async () => {
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

test('if streams are refused immediately, the guest is not told that there is no network', async () => {
  const { feed, pass } = await phoneBehindProxy(refusing(cut));
  const seen = new Set<string>();
  feed.subscribe(({ status, trouble }) => status === 'offline' && seen.add(trouble));
  await pass(10);
  expect(seen).toEqual(new Set(['server']));
  expect(feed.getState().status).toBe('live');
});

test('until single snapshots arrive, the guest is not told that there is no network', async () => {
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

test('the stream is tried again after a minute, then less and less often, and is used once it works', async () => {
  const { feed, asked, pass, service, let: become } = await phoneBehindProxy();
  await pass(60 + 120 + 240 + 60);
  expect(asked.filter((how) => how === 'stream').length).toBe(4);
  become({ proxy: PASSES });
  await pass(500);
  expect(asked.at(-1)).toBe('stream');
  expect(service.subscriberCount()).toBe(1);
  expect(feed.getState().status).toBe('live');
});

test.each([
  ['answers a stream with 502', refusing(page(502))],
  ['answers a stream with 403', refusing(page(403))],
  ['answers a stream with a page', refusing(page(200))],
  ['cuts a stream', refusing(cut)],
  ['cuts a stream behind its first snapshot', firstOnly(true)],
])(
  'if something %s at once, the leaderboard arrives in single snapshots, and the stream is tried from time to time',
  async (_, proxy) => {
    const { service, feed, asked, pass, let: become } = await phoneBehindProxy(proxy);
    await pass(12);
    expect(feed.getState()).toMatchObject({ status: 'live', leaderboard: { guests: 0 } });
    await service.request(...put(newPhone(), saveAt(service.timers.now())));
    await pass(6);
    expect(feed.getState()).toMatchObject({ status: 'live', leaderboard: { guests: 1 } });
    const seen = new Set<string>();
    feed.subscribe(({ status }) => seen.add(status));
    const before = asked.length;
    await pass(400);
    expect(seen).toEqual(new Set(['live']));
    const later = asked.slice(before);
    expect(later.filter((how) => how === 'stream').length).toBeLessThanOrEqual(3);
    expect(later.length).toBeLessThan(110);
    become({ proxy: PASSES });
    await pass(500);
    expect(asked.at(-1)).toBe('stream');
    expect(service.subscriberCount()).toBe(1);
  },
);

test('if only the first snapshot of a stream arrives, the leaderboard is shown as outdated once and not again', async () => {
  const { service, feed, asked, pass } = await phoneBehindProxy(firstOnly(false));
  await pass(40);
  await service.request(...put(newPhone(), saveAt(service.timers.now())));
  await pass(6);
  expect(feed.getState()).toMatchObject({ status: 'live', leaderboard: { guests: 1 } });
  let oldFor = 0;
  let longest = 0;
  for (let second = 0; second < 600; second++) {
    const before = asked.length;
    await pass(1);
    oldFor = asked.length > before ? 0 : oldFor + 1;
    longest = Math.max(longest, oldFor);
    expect(feed.getState().status).not.toBe('offline');
  }
  expect(longest).toBeLessThanOrEqual(13);
  expect(asked.filter((how) => how === 'stream').length).toBeLessThanOrEqual(5);
});

test('after a silence, a stream that has lasted is tried again, whatever arrived last', () => {
  let nowMs = NOON;
  const transport = createTransport({ now: () => nowMs });
  transport.begin();
  // Each of these events reaches a phone through its stream.
  for (let second = 0; second < 70; second++) {
    nowMs += 1_000;
    transport.succeed();
  }
  nowMs += 35_000;
  transport.fail(true);
  expect(transport.begin().isOnce).toBe(false);
});

test('a server that is down is not asked more often, and phones have the stream within seconds after its return', async () => {
  const { service, feed, asked, pass, let: become } = await phoneBehindProxy(async () => cut());
  await pass(300);
  expect(feed.getState()).toMatchObject({ status: 'offline', trouble: 'network' });
  expect(asked.length).toBeLessThan(130);
  become({ proxy: PASSES });
  await pass(12);
  expect(feed.getState().status).toBe('live');
  expect(asked.at(-1)).toBe('stream');
  expect(service.subscriberCount()).toBe(1);
});
