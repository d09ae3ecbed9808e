import { MINUTE_MS } from '../../domain/limits.ts';
import type { SessionStore } from '../evening/session-store.ts';
import type { Clock, Lifecycle } from '../ports.ts';
import type { OtherPhone } from './other-phone.ts';

interface FollowNewsDeps {
  readonly store: SessionStore;
  readonly otherPhone: Pick<OtherPhone, 'isThere' | 'subscribe'>;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
}

const ASK_HOSTS_EVERY_MS = MINUTE_MS / 3;
/** Short, because the guest may be looking at both phones. */
const ASK_OTHER_PHONE_EVERY_MS = MINUTE_MS / 6;

/**
 * Asks for news regularly and after each wake, while the page is visible. It does so only if the guest is kept out, or
 * also counts on another phone (docs/sync.md#when-the-hosts-keep-a-guest-out, docs/sync.md#two-phones-of-one-guest).
 * Returns a function that ends this.
 */
export function followNews({ store, otherPhone, clock, lifecycle }: FollowNewsDeps): () => void {
  let cancelNext = () => {};

  function periodMs(): number | null {
    if (otherPhone.isThere()) return ASK_OTHER_PHONE_EVERY_MS;
    return store.getState().decision?.admission === undefined ? null : ASK_HOSTS_EVERY_MS;
  }

  function ask(): void {
    if (periodMs() !== null && lifecycle.isVisible()) store.ask('news');
  }

  function askLater(): void {
    cancelNext();
    const waitMs = periodMs();
    if (waitMs === null) return;
    cancelNext = clock.after(waitMs, () => {
      ask();
      askLater();
    });
  }

  const stops = [
    store.subscribe(({ decision, identity }, before) => {
      const isOther = identity.sessionId !== before.identity.sessionId;
      if (isOther || decision?.admission !== before.decision?.admission) askLater();
    }),
    otherPhone.subscribe(askLater),
    lifecycle.onWake(ask),
    () => cancelNext(),
  ];
  askLater();
  return () => {
    for (const stop of stops) stop();
  };
}
