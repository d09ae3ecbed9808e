import { EXPIRY_CHECK_MS } from '../domain/limits.ts';
import type { Clock, Lifecycle } from '../sync/ports.ts';
import type { SessionStore } from '../sync/session-store.ts';

interface ExpiryDeps {
  readonly store: Pick<SessionStore, 'isExpired' | 'isOver' | 'clear' | 'subscribe'>;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly reload: () => void;
}

/**
 * An evening older than 24 hours is cleared and the page begins anew: looked at now, hourly, and whenever the page comes
 * back (spec §4, Expiry). It begins anew as well when the guest was deleted, in whichever tab (docs/sync.md, step 12).
 * Returns the way to stop.
 */
export function watchExpiry({ store, clock, lifecycle, reload }: ExpiryDeps): () => void {
  let cancelNext = () => {};
  function check() {
    cancelNext();
    if (store.isExpired()) {
      store.clear();
      reload();
    } else cancelNext = clock.after(EXPIRY_CHECK_MS, check);
  }
  const stopWaking = lifecycle.onWake(check);
  const stopListening = store.subscribe(() => {
    if (store.isOver()) reload();
  });
  check();
  return () => {
    cancelNext();
    stopWaking();
    stopListening();
  };
}
