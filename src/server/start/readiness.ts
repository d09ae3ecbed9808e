import type { Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';

const TRY_EVERY_MS = 1_000;

export interface Readiness {
  /** Why a proxy should send no guest here, in words for the operator. Null if the server is ready. */
  unreadyReason(): string | null;
  /** From now on the server is not ready. */
  close(): void;
}

/**
 * Whether this server should get requests. While the store cannot save, a call of `/readyz` tries to save again, at most once a
 * second. A proxy sends no saves to a server that is not ready, so nothing else would notice that saving works again.
 */
export function createReadiness(deps: {
  store: Pick<Store, 'unreadyReason' | 'writeClock'>;
  clock: Pick<ServerClock, 'mark'>;
  timers: Pick<Timers, 'now'>;
}): Readiness {
  const { store, clock, timers } = deps;
  let isClosing = false;
  let triedAt = Number.NEGATIVE_INFINITY;

  function tryToWrite(): void {
    if (Math.abs(timers.now() - triedAt) < TRY_EVERY_MS) return;
    triedAt = timers.now();
    // The store logs why it fails.
    store.writeClock(clock.mark()).catch(() => {});
  }

  return {
    unreadyReason: () => {
      if (isClosing) return 'The server is closing.';
      const reason = store.unreadyReason();
      if (reason !== null) tryToWrite();
      return reason;
    },
    close: () => {
      isClosing = true;
    },
  };
}
