import { EXPIRY_CHECK_MS, SESSION_LIFETIME_MS } from '../domain/limits.ts';
import type { Clock, Lifecycle } from '../sync/ports.ts';
import type { SessionStore } from '../sync/session-store.ts';

interface ExpiryDeps {
  readonly store: Pick<SessionStore, 'getState' | 'isExpired' | 'isOver' | 'clear' | 'subscribe'>;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
  readonly reload: () => void;
}

/**
 * An evening older than 24 hours is cleared and the page begins anew: looked at now, hourly, at the moment it is over, and
 * whenever the page comes back (spec §4, Expiry). It begins anew as well when the guest was deleted, in whichever tab
 * (docs/sync.md step 7). Returns the way to stop.
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
    const overAt = store.getState().session.sessionStart + SESSION_LIFETIME_MS + 1;
    cancelNext = clock.after(Math.min(EXPIRY_CHECK_MS, overAt - clock.now()), check);
  }
  const stopWaking = lifecycle.onWake(check);
  const stopListening = store.subscribe(({ session }, before) => {
    if (store.isOver()) reload();
    else if (session.sessionStart !== before.session.sessionStart) check();
  });
  check();
  return () => {
    cancelNext();
    stopWaking();
    stopListening();
  };
}
