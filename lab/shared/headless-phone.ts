import { randomBytes } from 'node:crypto';
import { startPushing } from '../../src/sync/evening/push.ts';
import { createSessionStore, type SessionStore } from '../../src/sync/evening/session-store.ts';
import type { KnownCelebration } from '../../src/sync/phone/known-celebration.ts';
import { elsewhere } from '../../src/sync/phone/new-session.ts';
import type { Clock, Fetch, Lifecycle, Log, Random } from '../../src/sync/ports.ts';

/** A guest's phone without a screen: the real client code with its storage in memory. */
export interface HeadlessPhone {
  readonly store: SessionStore;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  stop(): void;
}

interface PhoneDeps {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
}

/** `celebration`: what the guest has joined by a link. Without it, the open one. */
export function startHeadlessPhone(deps: PhoneDeps, celebration: KnownCelebration | null = null): HeadlessPhone {
  const memory = new Map<string, string>();
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)), fraction: Math.random };
  const lifecycle: Lifecycle = { isVisible: () => true, onWake: () => () => {}, onHide: () => () => {} };
  const storage = {
    get: (key: string) => memory.get(key) ?? null,
    set: (key: string, value: string) => void memory.set(key, value),
    remove: (key: string) => void memory.delete(key),
    keys: () => [...memory.keys()],
    onChange: () => () => {},
  };
  const store = createSessionStore({ ...deps, storage, random });
  if (celebration) store.moveTo(elsewhere(store.getState(), celebration, random));
  const locks = { exclusively: (_name: string, _patienceMs: number, work: () => Promise<void>) => work() };
  const stop = startPushing({ ...deps, store, random, lifecycle, locks });
  return { store, random, lifecycle, stop };
}
