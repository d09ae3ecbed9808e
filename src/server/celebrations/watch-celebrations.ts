import type { Logger } from 'pino';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { Celebrations } from './celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';

const LOOK_MS = 2_000;
/** Sessions deleted at a time. Saves are committed between two slices. */
const SLICE = 32;

/**
 * Notices new, changed and deleted celebrations. When one was deleted, its streams end and its sessions are removed. A
 * failure is tried again with the next look. Returns a function that stops it and resolves when a running slice is done.
 */
export function watchCelebrations(deps: {
  registry: CelebrationRegistry;
  celebrations: Celebrations;
  store: Store;
  timers: Timers;
  log: Logger;
}): () => Promise<void> {
  const { registry, celebrations, store, timers, log } = deps;
  let isStopped = false;
  let isBehind = false;
  let isRunning = false;
  let underWay = Promise.resolve();
  /** Deleted celebrations without sessions. Without this, each look before the first count would try all of them again. */
  const emptied = new Set<string>();

  async function removeDeleted(): Promise<void> {
    for (const id of registry.deletedIds()) {
      celebrations.drop(id);
      const isEmptied = emptied.has(id) && celebrations.sizeOf(id) === 0;
      if (celebrations.mayHave(id) && !isEmptied) await removeAll(id);
    }
  }

  async function removeAll(celebrationId: string): Promise<void> {
    while (!isStopped) {
      const removed = await store.deleteCelebration(celebrationId, timers.now(), SLICE);
      celebrations.remove(removed, timers.now());
      if (removed.length > 0) continue;
      emptied.add(celebrationId);
      return;
    }
  }

  async function look(): Promise<void> {
    isRunning = true;
    try {
      if (registry.hasChanged()) isBehind = true;
      if (isBehind) await removeDeleted();
      isBehind = false;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'a celebration was not removed');
    } finally {
      isRunning = false;
    }
  }

  function lookNow(): void {
    if (!isRunning) underWay = look();
  }

  lookNow();
  const stop = timers.every(LOOK_MS, lookNow);
  return () => {
    isStopped = true;
    stop();
    return underWay;
  };
}
