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
 * Calls `look` at once and every `everyMs`, never twice at a time. A failure is logged, unless the store cannot be reached, and
 * the next look tries again. Returns a function that stops it and resolves when what is under way is done.
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
