import { MINUTE_MS } from '../../../domain/limits.ts';
import type { NetworkDeps } from '../../../sync/evening/network.ts';

/** The page may stay open all evening, while the hosts change the names or end the celebration. */
const LOOK_AGAIN_MS = 2 * MINUTE_MS;
/** While this phone has only a code, or the celebration is over: the hosts may open it again. */
const TRY_AGAIN_MS = 15_000;

interface LookAgain {
  /** Whether the guest waits for news. */
  isWaiting(): boolean;
  look(): void;
}

/**
 * Looks when the page wakes, and again and again while it is visible. A new celebration starts the time again. Returns a
 * function that stops it.
 */
export function keepLookingAgain(
  { store, clock, lifecycle }: Pick<NetworkDeps, 'store' | 'clock' | 'lifecycle'>,
  { isWaiting, look }: LookAgain,
): () => void {
  let waitedMs = 0;
  let cancelNext = () => {};

  function wait(): void {
    cancelNext = clock.after(TRY_AGAIN_MS, () => {
      waitedMs += TRY_AGAIN_MS;
      if (waitedMs >= LOOK_AGAIN_MS || isWaiting()) {
        waitedMs = 0;
        if (lifecycle.isVisible()) look();
      }
      wait();
    });
  }

  const stops = [
    store.subscribe(({ celebration }, before) => {
      if (celebration !== before.celebration) waitedMs = 0;
    }),
    lifecycle.onWake(look),
    () => cancelNext(),
  ];
  wait();
  return () => {
    for (const stop of stops) stop();
  };
}
