import type { Clock, Fetch, KeyValueStorage, Lifecycle, Locks, Log, Random } from '../../sync/ports.ts';
import { giveUpAfter } from './give-up-after.ts';

/** Sends the page's calls to the server. Code that loads later replaces `send` (src/ui/browser/fetch-through.ts). */
export const calls: { send: Fetch } = { send: (path, init) => fetch(path, init) };

/** The browser's implementation of src/sync/ports.ts. */
export interface Ports {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  readonly locks: Locks;
  readonly fetch: Fetch;
  readonly log: Log;
}

/** Calls `openStorage` on every use, because in some private modes even naming `localStorage` throws. */
export function browserPorts(openStorage: () => Storage): Ports {
  return {
    storage: keyValueStorage(openStorage),
    clock: { now: () => Date.now(), after },
    random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)), fraction: () => Math.random() },
    lifecycle: { isVisible: () => document.visibilityState === 'visible', onWake, onHide },
    locks: { exclusively },
    fetch: (path, init) => calls.send(path, init),
    // biome-ignore lint/suspicious/noConsole: failures go to the console (docs/spec-coverage.md §8.1)
    log: (message, error) => console.error(message, error),
  };
}

function keyValueStorage(open: () => Storage): KeyValueStorage {
  return {
    get: (key) => open().getItem(key),
    set: (key, value) => open().setItem(key, value),
    remove: (key) => open().removeItem(key),
    keys: () => Object.keys(open()),
    onChange: (listener) => listen(window, 'storage', (event) => listener(event.key, event.newValue)),
  };
}

function after(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}

function onWake(listener: (reason: 'online' | 'visible') => void): () => void {
  const stops = [
    listen(window, 'online', () => listener('online')),
    listen(window, 'pageshow', (event) => event.persisted && listener('visible')),
    listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && listener('visible')),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function onHide(listener: () => void): () => void {
  const stops = [
    listen(window, 'pagehide', listener),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && listener()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Plain http has no locks (docs/readings.md#plain-http). A frozen tab that holds a lock must not block other tabs. */
async function exclusively(name: string, patienceMs: number, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  if (!navigator.locks) return begin();
  try {
    await giveUpAfter(patienceMs, (signal) => navigator.locks.request(name, { signal }, begin));
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
}

interface Targets {
  storage: StorageEvent;
  pageshow: PageTransitionEvent;
  pagehide: PageTransitionEvent;
  online: Event;
  visibilitychange: Event;
}

function listen<K extends keyof Targets>(
  target: EventTarget,
  type: K,
  listener: (event: Targets[K]) => void,
): () => void {
  const handler = listener as EventListener;
  target.addEventListener(type, handler);
  return () => target.removeEventListener(type, handler);
}
