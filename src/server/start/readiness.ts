import type { Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';

const TRY_EVERY_MS = 1_000;

export interface Readiness {
  /** The reason why a proxy should send no guest to this server, for the operator. Null if the server is ready. */
  unreadyReason(): string | null;
  /** Makes the server report that it is not ready. */
  close(): void;
}

/**
 * Decides whether this server should get requests. While the store cannot save, a call of `/readyz` tries to save
 * again, at most once a second, because a proxy sends no saves to a server that is not ready.
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
    // The error is ignored here, because the store logs it.
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
