import type { Logger } from 'pino';
import type { Board } from './board.ts';
import type { Store } from './store/store.ts';
import type { Timers } from './timers.ts';

/** What expired, was deleted or written over is physically gone within 60 s (readings, Expiry; docs/privacy.md). */
const PURGE_MS = 20_000;

/**
 * Purges now and then again and again; returns the way to stop, which settles when a purge under way is done. A failure is
 * logged and tried again next time.
 */
export function startPurging(store: Store, board: Board, timers: Timers, log: Logger): () => Promise<void> {
  async function purge(): Promise<void> {
    try {
      board.remove(await store.purge(timers.now()));
      await store.wipe();
    } catch (error) {
      log.error({ err: error }, 'purge failed');
    }
  }
  let underWay = purge();
  const stop = timers.every(PURGE_MS, () => {
    underWay = purge();
  });
  return () => {
    stop();
    return underWay;
  };
}
