import type { Logger } from 'pino';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type RemovedSession, type Store, StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';

/**
 * The interval of purges. Expired, deleted and overwritten data must be erased from the disk within 60 s
 * (docs/readings.md#expiry).
 */
const PURGE_MS = 20_000;
/** How many sessions are deleted in one slice. Saves are committed between two slices. */
export const PURGE_SLICE = 32;

/**
 * Purges now and then regularly. A failure is logged, and the next purge tries again. Returns a function that stops the
 * purging and resolves when a running slice is done.
 */
export function startPurging({
  store,
  celebrations,
  timers,
  log,
  metrics,
  isTimeInDoubt,
}: {
  store: Store;
  celebrations: Pick<Celebrations, 'remove'>;
  timers: Timers;
  log: Logger;
  metrics: Metrics;
  isTimeInDoubt: () => boolean;
}): () => Promise<void> {
  let isStopped = false;
  let cancel = () => {};

  async function purge(): Promise<void> {
    const deleted = isTimeInDoubt() ? 0 : await deleteExpired();
    await store.wipe();
    metrics.purged(deleted);
  }

  async function deleteExpired(): Promise<number> {
    let purged: readonly RemovedSession[];
    let deleted = 0;
    do {
      purged = await store.purge(timers.now(), PURGE_SLICE);
      celebrations.remove(purged, timers.now());
      deleted += purged.length;
    } while (purged.length === PURGE_SLICE && !isStopped);
    return deleted;
  }

  async function purgeAndWait(): Promise<void> {
    try {
      await purge();
    } catch (error) {
      metrics.purgeFailed();
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'purge failed');
    }
    if (isStopped) return;
    cancel = timers.after(PURGE_MS, () => {
      underWay = purgeAndWait();
    });
  }

  let underWay = purgeAndWait();
  return () => {
    isStopped = true;
    cancel();
    return underWay;
  };
}
