import type { Logger } from 'pino';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { Hosting } from './hosting.ts';

const LOOK_MS = 5_000;

/**
 * Deletes celebrations that a host has deleted, once nobody can keep them any more. A failure is tried again with the next
 * look. Returns a function that stops it and resolves when a deletion that is under way is done.
 */
export function deleteDue(deps: {
  registry: Pick<CelebrationRegistry, 'dueIds'>;
  hosting: Pick<Hosting, 'removeDue'>;
  timers: Timers;
  log: Logger;
  isTimeInDoubt(): boolean;
}): () => Promise<void> {
  const { registry, hosting, timers, log, isTimeInDoubt } = deps;
  let isRunning = false;
  let underWay = Promise.resolve();

  async function look(): Promise<void> {
    isRunning = true;
    try {
      for (const id of registry.dueIds(timers.now())) await hosting.removeDue(id);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'a celebration was not deleted in time');
    } finally {
      isRunning = false;
    }
  }

  const stop = timers.every(LOOK_MS, () => {
    if (!isRunning && !isTimeInDoubt()) underWay = look();
  });
  return () => {
    stop();
    return underWay;
  };
}
