import { expect, onTestFinished, test } from 'vitest';
import { WRITE_KEY_HEADER } from '../../domain/protocol/session-wire.ts';
import { createSessionStore } from '../evening/session-store.ts';
import { problem, testClock, testLifecycle, testRandom, testStorage } from '../phone.fixture.ts';
import { createDeletions } from './deletions.ts';

interface Sent {
  readonly path: string;
  readonly secret: string;
}

/** The answer of a server that has deleted the session of the request. */
const deleted = (path: string) =>
  new Response(null, { status: 204, headers: { 'deleted-session': /[\w-]{22}/.exec(path)?.[0] ?? '' } });

type Answer = (attempt: number, path: string) => Response | Promise<Response>;

/** Loads the page once. `answer` plays the server, and throws while the server cannot be reached. */
function load(answer: Answer, storage = testStorage(), clock = testClock()) {
  const sent: Sent[] = [];
  const logged: string[] = [];
  const reasons: string[] = [];
  const lifecycle = testLifecycle();
  const log = (message: string, error: unknown) => {
    logged.push(message);
    reasons.push(String(error));
  };
  const store = createSessionStore({ storage, clock, random: testRandom, log });
  const deletions = createDeletions({
    store,
    storage,
    clock,
    lifecycle,
    log,
    random: testRandom,
    fetch: async (path, { method, headers, keepalive, signal }) => {
      expect([method, keepalive]).toEqual(['DELETE', true]);
      sent.push({ path, secret: new Headers(headers).get(WRITE_KEY_HEADER) ?? '' });
      signal?.throwIfAborted();
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      return Promise.race([answer(sent.length, path), aborted]);
    },
  });
  onTestFinished(deletions.close);
  return {
    store,
    storage,
    clock,
    lifecycle,
    deletions,
    sent,
    logged,
    reasons,
    state: () => deletions.getState().state,
  };
}

/** Ana deletes her data. Returns her phone after the page has reloaded. */
function afterDeleting(answer: Answer) {
  const before = load(() => new Promise(() => undefined));
  before.store.saveName('Ana');
  const { sessionId, writeKey } = before.store.getState().identity;
  before.deletions.forget();
  before.deletions.close();
  return { before, sessionId, writeKey, ...load(answer, before.storage, before.clock) };
}

const aside = (storage: ReturnType<typeof testStorage>) =>
  [...storage.values].filter(([key]) => key.startsWith('deletion.'));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('a deletion is sent immediately, and again after a reload, with the old id and secret', async () => {
  const { before, sent, clock, sessionId, writeKey, storage, state } = afterDeleting((_, path) => deleted(path));
  expect(aside(before.storage)).toEqual([[`deletion.${sessionId}`, writeKey]]);
  await clock.pass(0);
  const request = { path: `/api/sessions/${sessionId}?forget=1`, secret: writeKey };
  expect([before.sent, sent]).toEqual([[request], [request]]);
  expect(state()).toBe('done');
  // A late tab must not write the evening again.
  await clock.pass(2_999);
  expect(aside(storage)).toHaveLength(1);
  await clock.pass(1);
  expect(aside(storage)).toEqual([]);
  await clock.pass(3_600_000);
  expect(sent).toHaveLength(1);
});

test('an evening that another tab sets aside just before it learns of the deletion is deleted too', async () => {
  const { clock, sessionId, storage, state } = afterDeleting((_, path) => deleted(path));
  const key = (tag: string) => `aside.${sessionId}.${tag}`;
  storage.set(key('seen'), '{}');
  storage.set('aside.another.tab', '{}');
  await clock.pass(0);
  expect(state()).toBe('done');
  expect(storage.get(key('seen'))).toBeNull();
  storage.writeElsewhere(key('late'), '{}');
  expect(storage.get(key('late'))).toBeNull();
  expect(storage.get('aside.another.tab')).toBe('{}');
});

test('without a network the phone removes the data, the guest sees a notice, and the deletion is repeated until it is confirmed', async () => {
  const { sent, clock, storage, store, state, logged } = afterDeleting((attempt, path) =>
    attempt < 20 ? unreachable() : deleted(path),
  );
  expect(state()).toBe('under-way');
  await clock.pass(0);
  expect(state()).toBe('waiting');
  expect(store.getState().userName).toBeNull();
  expect(aside(storage)).toHaveLength(1);
  await clock.pass(600_000);
  expect(state()).toBe('done');
  expect([sent.length, logged.length]).toEqual([20, 19]);
  expect(aside(storage)).toEqual([]);
});

test.each([
  ['deleted', 204, true, (_: number, path: string) => deleted(path)],
  ['deleted before', 410, true, () => problem(410, 'gone')],
  ['never there', 404, true, () => problem(404, 'not-found')],
  ['not this phone’s', 403, true, () => problem(403, 'not-yours')],
  ['a login page of the venue', 404, false, () => new Response('<html>', { status: 404 })],
  ['a login page that says yes', 200, false, () => new Response('<html>')],
  ['an empty answer of a proxy', 204, false, () => new Response(null, { status: 204 })],
  ['the deletion of another session', 204, false, () => deleted(`/api/sessions/${'x'.repeat(22)}`)],
  ['a gateway that forbids it', 403, false, () => problem(403, 'blocked')],
  ['too many', 429, false, () => problem(429, 'too-many')],
  ['no room', 503, false, () => problem(503, 'unavailable')],
])('%s (%i) is final: %s', async (_, __, isFinal, answer) => {
  const { clock, storage } = afterDeleting(answer);
  await clock.pass(60_000);
  expect(aside(storage)).toHaveLength(isFinal ? 0 : 1);
});

test('when the network comes back the deletion is retried immediately, unless the server asked to wait', async () => {
  const { clock, lifecycle, sent } = afterDeleting((attempt) =>
    attempt === 3 ? problem(429, 'too-many', {}, { 'retry-after': '20' }) : unreachable(),
  );
  await clock.pass(0);
  lifecycle.wake('online');
  await clock.pass(0);
  expect(sent).toHaveLength(2);
  lifecycle.wake('online');
  await clock.pass(0);
  expect(sent).toHaveLength(3);
  lifecycle.wake('online');
  await clock.pass(19_999);
  expect(sent).toHaveLength(3);
  await clock.pass(1);
  expect(sent).toHaveLength(4);
});

test('an attempt that hangs is aborted after 15 s', async () => {
  const { clock, sent } = afterDeleting((attempt, path) =>
    attempt === 1 ? new Promise(() => undefined) : deleted(path),
  );
  await clock.pass(15_199);
  expect(sent).toHaveLength(1);
  await clock.pass(1);
  expect(sent).toHaveLength(2);
});

test('two evenings deleted without network are both deleted in the end', async () => {
  const first = afterDeleting(unreachable);
  first.store.saveName('Bea');
  first.deletions.forget();
  first.deletions.close();
  expect(aside(first.storage)).toHaveLength(2);
  const { clock, sent, state } = load((_, path) => deleted(path), first.storage, first.clock);
  await clock.pass(3_000);
  expect(new Set(sent.map(({ path }) => path)).size).toBe(2);
  expect([state(), aside(first.storage).length]).toEqual(['done', 0]);
});

test('an attempt that hangs does not delay the deletion of other evenings', async () => {
  const first = afterDeleting(unreachable);
  first.store.saveName('Bea');
  first.deletions.forget();
  first.deletions.close();
  const { clock, sent, reasons } = load(
    (attempt, path) => (attempt === 1 ? new Promise(() => undefined) : deleted(path)),
    first.storage,
    first.clock,
  );
  await clock.pass(15_000);
  expect(sent).toHaveLength(2);
  expect(aside(first.storage)).toHaveLength(1);
  expect(reasons).toEqual(['Error: timed out']);
});

test('a phone that cannot store retries the deletion while the page is open', async () => {
  const storage = testStorage();
  storage.break(true);
  const { store, deletions, clock, sent, state } = load(
    (attempt, path) => (attempt === 1 ? unreachable() : deleted(path)),
    storage,
  );
  store.saveName('Ana');
  const { sessionId } = store.getState().identity;
  deletions.forget();
  expect(store.getState().userName).toBeNull();
  await clock.pass(60_000);
  expect(sent.map(({ path }) => path)).toEqual(Array(2).fill(`/api/sessions/${sessionId}?forget=1`));
  expect(state()).toBe('done');
});

test('after 24 hours there is nothing left to delete: the server has deleted it by itself', async () => {
  const { storage, clock, store } = afterDeleting(unreachable);
  clock.set(clock.now() + 24 * 3_600_000 + 1);
  expect(store.isExpired()).toBe(true);
  load((_, path) => deleted(path), storage, clock);
  expect(aside(storage)).toEqual([]);
});

test('a guest who has deleted nothing sees no notice', () => {
  expect(load(unreachable).state()).toBe('none');
});

test('a closed page sends nothing more', async () => {
  const { sent, clock, deletions } = afterDeleting(unreachable);
  await clock.pass(0);
  deletions.close();
  const attempts = sent.length;
  await clock.pass(600_000);
  expect(sent).toHaveLength(attempts);
});
