import type { Logger } from 'pino';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from './timers.ts';

interface Looking {
  readonly everyMs: number;
  readonly timers: Pick<Timers, 'every'>;
  readonly log: Pick<Logger, 'error'>;
  /** The message of the log entry when `look` fails. */
  readonly failure: string;
  /** Whether to look now. Absent: always. */
  mayLook?(): boolean;
  look(isStopped: () => boolean): Promise<void>;
}

/**
 * Calls `look` now and every `everyMs`, but never two at the same time. A failure is logged, unless the store cannot be
 * reached, and the next call tries again. Returns a function that stops the calls and resolves when a running call is done.
 */
export function keepLooking({ everyMs, timers, log, failure, mayLook, look }: Looking): () => Promise<void> {
  let isRunning = false;
  let isStopped = false;
  let underWay = Promise.resolve();

  async function lookOnce(): Promise<void> {
    isRunning = true;
    try {
      await look(() => isStopped);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, failure);
    } finally {
      isRunning = false;
    }
  }

  function lookNow(): void {
    if (!isRunning && mayLook?.() !== false) underWay = lookOnce();
  }

  lookNow();
  const stop = timers.every(everyMs, lookNow);
  return () => {
    isStopped = true;
    stop();
    return underWay;
  };
}
