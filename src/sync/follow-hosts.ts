import { MINUTE_MS } from '../domain/limits.ts';
import type { Clock, Lifecycle } from './ports.ts';
import type { SessionStore } from './session-store.ts';

interface FollowHostsDeps {
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly lifecycle: Lifecycle;
}

const ASK_EVERY_MS = MINUTE_MS / 3;

/**
 * Asks for news while the guest is not in, as long as the page is visible, and after each wake (docs/sync.md step 5).
 * Returns a function that ends this.
 */
export function followHosts({ store, clock, lifecycle }: FollowHostsDeps): () => void {
  let cancelNext = () => {};
  const isOut = () => store.getState().decision?.admission !== undefined;

  function ask(): void {
    if (isOut() && lifecycle.isVisible()) store.ask('news');
  }

  function askLater(): void {
    cancelNext();
    if (!isOut()) return;
    cancelNext = clock.after(ASK_EVERY_MS, () => {
      ask();
      askLater();
    });
  }

  const stops = [
    store.subscribe(({ decision }, before) => {
      if (decision?.admission !== before.decision?.admission) askLater();
    }),
    lifecycle.onWake(ask),
    () => cancelNext(),
  ];
  askLater();
  return () => {
    for (const stop of stops) stop();
  };
}
