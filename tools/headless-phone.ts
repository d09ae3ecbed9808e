import { randomBytes } from 'node:crypto';
import { startPushing } from '../src/sync/evening/push.ts';
import { createSessionStore } from '../src/sync/evening/session-store.ts';
import type { KnownCelebration } from '../src/sync/phone/known-celebration.ts';
import { elsewhere } from '../src/sync/phone/new-session.ts';
import type { Clock, Fetch, Lifecycle, Log, Random } from '../src/sync/ports.ts';

/** The ports of a page without a browser. The page counts as always visible. */
export const REAL_PORTS = {
  clock: {
    now: () => Date.now(),
    after: (delayMs, callback) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  },
  random: { bytes: (count) => new Uint8Array(randomBytes(count)), fraction: Math.random },
  lifecycle: { isVisible: () => true, onWake: () => () => {}, onHide: () => () => {} },
  log: () => {},
} satisfies { clock: Clock; random: Random; lifecycle: Lifecycle; log: Log };

/**
 * A guest's phone without a screen: the real client code with its storage in memory. `celebration`: the celebration
 * that the guest has joined by a link. Absent: the open celebration.
 */
export function startHeadlessPhone(
  fetch: Fetch,
  celebration: KnownCelebration | null = null,
  ports: { readonly clock: Clock; readonly log: Log } = REAL_PORTS,
) {
  const memory = new Map<string, string>();
  const deps = { ...REAL_PORTS, ...ports, fetch };
  const storage = {
    get: (key: string) => memory.get(key) ?? null,
    set: (key: string, value: string) => void memory.set(key, value),
    remove: (key: string) => void memory.delete(key),
    keys: () => [...memory.keys()],
    onChange: () => () => {},
  };
  const store = createSessionStore({ ...deps, storage });
  if (celebration) store.moveTo(elsewhere(store.getState(), celebration, deps.random));
  const locks = { exclusively: (_name: string, _patienceMs: number, work: () => Promise<void>) => work() };
  const stop = startPushing({ ...deps, store, locks });
  return { ...deps, store, stop };
}
export type HeadlessPhone = ReturnType<typeof startHeadlessPhone>;
