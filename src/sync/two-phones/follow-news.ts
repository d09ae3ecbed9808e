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
/** The period is short, because the guest may be looking at both phones. */
const ASK_OTHER_PHONE_EVERY_MS = MINUTE_MS / 6;

/**
 * Asks for news regularly and after each wake, while the page is visible. This happens only if the guest is at a
 * celebration with hosts, who may rename or remove the guest, or has the session on another phone too
 * (docs/protocol.md#when-the-hosts-keep-a-guest-out, docs/two-phones.md). Returns a function that stops this.
 */
export function followNews({ store, otherPhone, clock, lifecycle }: FollowNewsDeps): () => void {
  let cancelNext = () => {};

  function periodMs(): number | null {
    if (otherPhone.isThere()) return ASK_OTHER_PHONE_EVERY_MS;
    const { celebration, userName } = store.getState();
    return celebration === null || userName === null ? null : ASK_HOSTS_EVERY_MS;
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
    store.subscribe(({ decision, identity, celebration, userName }, before) => {
      const isOther =
        identity.sessionId !== before.identity.sessionId || celebration?.code !== before.celebration?.code;
      const isNamed = userName !== null && before.userName === null;
      if (isOther || isNamed || decision?.admission !== before.decision?.admission) askLater();
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
