import { EXPIRY_CHECK_MS, SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import type { SessionStore } from '../../sync/evening/session-store.ts';
import type { Clock, Lifecycle } from '../../sync/ports.ts';

export interface ExpiryDeps {
  readonly store: Pick<SessionStore, 'getState' | 'isExpired' | 'ending' | 'clear' | 'subscribe'>;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly reload: () => void;
}

/**
 * Clears an evening older than 24 hours and reloads the page (docs/spec-coverage.md §4.3). It checks now, hourly, at the
 * end of the evening, and on every wake. It also reloads when the guest was deleted in any tab (docs/sync.md step 7).
 * Returns a function that stops it.
 */
export function watchExpiry({ store, clock, lifecycle, reload }: ExpiryDeps): () => void {
  let cancelNext = () => {};
  function check() {
    cancelNext();
    if (store.isExpired()) {
      store.clear();
      reload();
      return;
    }
    const overAt = store.getState().beganAt + SESSION_LIFETIME_MS + 1;
    cancelNext = clock.after(Math.min(EXPIRY_CHECK_MS, overAt - clock.now()), check);
  }
  const stopWaking = lifecycle.onWake(check);
  const stopListening = store.subscribe(({ beganAt }, before) => {
    if (store.ending()) reload();
    else if (beganAt !== before.beganAt) check();
  });
  check();
  return () => {
    cancelNext();
    stopWaking();
    stopListening();
  };
}
