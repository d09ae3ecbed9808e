import { onTestFinished } from 'vitest';
import { contains, merge } from '../domain/session/merge.ts';
import type { SessionState } from '../domain/session/session-state.ts';
import { startPushing } from './evening/push.ts';
import { createSessionStore } from './evening/session-store.ts';
import type { Fetch, Lifecycle, Random } from './ports.ts';

export const EVENING = Date.UTC(2026, 5, 20, 19);

/** A clock that the test advances. `pass` runs due timers, and after each of them waits until `settle` resolves. */
export function testClock(startMs = EVENING, settle = aTurn) {
  let nowMs = startMs;
  let timers: { dueMs: number; callback: () => void }[] = [];
  return {
    now: () => nowMs,
    set(ms: number) {
      nowMs = ms;
    },
    after(delayMs: number, callback: () => void) {
      const timer = { dueMs: nowMs + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    waiting: () => timers.map(({ dueMs }) => dueMs - nowMs),
    async pass(spanMs: number) {
      const endMs = nowMs + spanMs;
      await settle();
      for (;;) {
        const next = timers.filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        nowMs = Math.max(nowMs, next.dueMs);
        next.callback();
        await settle();
      }
      nowMs = endMs;
    },
  };
}

const aTurn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));

/** `localStorage` that can be made to fail. */
export function testStorage(values: Record<string, string> = {}) {
  const stored = new Map(Object.entries(values));
  const listeners = new Set<(key: string | null, value: string | null) => void>();
  let isBroken = false;
  const guard = () => {
    if (isBroken) throw new Error('QuotaExceededError');
  };
  return {
    get(key: string) {
      guard();
      return stored.get(key) ?? null;
    },
    set(key: string, value: string) {
      guard();
      stored.set(key, value);
    },
    remove(key: string) {
      guard();
      stored.delete(key);
    },
    keys() {
      guard();
      return [...stored.keys()];
    },
    onChange(listener: (key: string | null, value: string | null) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    break: (broken: boolean) => {
      isBroken = broken;
    },
    /** Writes a value as if another tab had written it. */
    writeElsewhere(key: string, value: string | null) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      for (const listener of listeners) listener(key, value);
    },
    values: stored,
  };
}

/** Random numbers that make every pause as long as possible. */
export const testRandom: Random = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => 1,
};

export function testLifecycle() {
  const wakes = new Set<(reason: 'online' | 'visible') => void>();
  const hides = new Set<() => void>();
  let isVisible = true;
  const lifecycle: Lifecycle = {
    isVisible: () => isVisible,
    onWake: (listener) => {
      wakes.add(listener);
      return () => wakes.delete(listener);
    },
    onHide: (listener) => {
      hides.add(listener);
      return () => hides.delete(listener);
    },
  };
  return {
    ...lifecycle,
    wake(reason: 'online' | 'visible' = 'online') {
      isVisible = true;
      for (const listener of wakes) listener(reason);
    },
    hide() {
      isVisible = false;
      for (const listener of hides) listener();
    },
  };
}

/** A phone with `respond` as its server. `logged` contains the console messages. */
export function testPhone(
  respond: (body: SentSave, attempt: number) => Response | Promise<Response>,
  storage = testStorage(),
  underLock: (work: () => Promise<void>) => Promise<void> = (work) => work(),
) {
  const clock = testClock();
  const lifecycle = testLifecycle();
  const logged: string[] = [];
  const sent: SentSave[] = [];
  const log = (message: string) => logged.push(message);
  const fetch: Fetch = async (path, init) => {
    const save: SentSave = { path, keepalive: init.keepalive, ...JSON.parse(String(init.body)) };
    sent.push(save);
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
    });
    return Promise.race([respond(save, sent.length), aborted]);
  };
  const store = createSessionStore({ storage, clock, random: testRandom, log });
  const stop = startPushing({
    store,
    fetch,
    clock,
    lifecycle,
    log,
    random: testRandom,
    locks: { exclusively: (_name, _patienceMs, work) => underLock(work) },
  });
  onTestFinished(stop);
  return { store, clock, storage, lifecycle, logged, sent };
}

export interface SentSave extends SessionState {
  readonly path: string;
  /** Whether the browser completes the request even if the page closes. */
  readonly keepalive: boolean | undefined;
  readonly sentAt: number;
  readonly location?: unknown;
}

/** The answer of a server that has stored a save. */
export const saved = ({ sentAt }: SentSave) => Response.json({ serverTime: EVENING, sentAt });

/** A server that merges like the real one. Tests can replace its session `holds`, as a restore from a backup does. */
export function mergingServer() {
  const server = { holds: null as SessionState | null };
  const respond = (save: SentSave) => {
    server.holds = server.holds ? merge(server.holds, save) : merge(save, save);
    if (contains(save, server.holds)) return saved(save);
    return Response.json({ serverTime: EVENING, sentAt: save.sentAt, session: server.holds });
  };
  return { server, respond };
}

export function problem(status: number, code: string, extras: object = {}, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ type: 'about:blank', title: code, status, code, ...extras });
  return new Response(body, { status, headers: { 'content-type': 'application/problem+json', ...headers } });
}
