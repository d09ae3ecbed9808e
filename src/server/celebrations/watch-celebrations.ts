import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { keepLooking } from '../time/keep-looking.ts';
import type { Timers } from '../time/timers.ts';
import type { Celebrations } from './celebrations.ts';
import type { CelebrationRegistry } from './registry.ts';

const LOOK_MS = 2_000;
/** How many sessions are deleted in one slice. Saves are committed between two slices. */
const SLICE = 32;

/**
 * Notices new, changed and deleted celebrations. When a celebration was deleted, its streams end and its sessions are
 * removed. When a celebration was changed, also by an operator's command, its leaderboard shows the change. Returns a
 * function that stops the watching and resolves when a running slice is done.
 */
export function watchCelebrations(deps: {
  registry: CelebrationRegistry;
  celebrations: Celebrations;
  store: Store;
  timers: Timers;
  log: Logger;
}): () => Promise<void> {
  const { registry, celebrations, store, timers, log } = deps;
  let isBehind = false;
  /** Deleted celebrations without sessions, so that `removeDeleted` does not try them again before the sessions are counted. */
  const emptied = new Set<string>();

  async function removeDeleted(isStopped: () => boolean): Promise<void> {
    for (const id of registry.deletedIds()) {
      celebrations.drop(id);
      const isEmptied = emptied.has(id) && celebrations.sizeOf(id) === 0;
      if (celebrations.mayHave(id) && !isEmptied) await removeAll(id, isStopped);
    }
  }

  async function removeAll(celebrationId: string, isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      const removed = await store.deleteCelebration(celebrationId, timers.now(), SLICE);
      celebrations.remove(removed, timers.now());
      if (removed.length > 0) continue;
      emptied.add(celebrationId);
      return;
    }
  }

  return keepLooking({
    everyMs: LOOK_MS,
    timers,
    log,
    failure: 'a celebration was not removed',
    look: async (isStopped) => {
      if (registry.hasChanged()) isBehind = true;
      if (!isBehind) return;
      await removeDeleted(isStopped);
      await celebrations.settings.followAll();
      isBehind = false;
    },
  });
}
