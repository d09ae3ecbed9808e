import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';

const LOOK_MS = MINUTE_MS;

export interface LookingDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Timers;
  readonly log: Logger;
  isTimeInDoubt(): boolean;
}

/**
 * Calls `look` at once and every minute, never twice at a time, and not while the server's clock is in doubt. A failure is
 * logged as `failure`, and tried again with the next look. Returns a function that stops it and resolves when what is under
 * way is done.
 */
export function keepLooking(
  { hostsDatabase, timers, log, isTimeInDoubt }: LookingDeps,
  failure: string,
  look: (isStopped: () => boolean) => Promise<void>,
): () => Promise<void> {
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
    if (!isRunning && !isTimeInDoubt() && !hostsDatabase.isEmpty()) underWay = lookOnce();
  }

  lookNow();
  const stop = timers.every(LOOK_MS, lookNow);
  return () => {
    isStopped = true;
    stop();
    return underWay;
  };
}
