import { MINUTE_MS } from '../../domain/limits.ts';
import type { NetworkDeps } from '../../sync/network.ts';

/** The page may stay open all evening, while the hosts change the names or end the celebration. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;
/** While this phone has only a code. */
const TRY_AGAIN_MS = 15_000;

/**
 * Calls `lookAgain` when the page wakes, and again and again while it is visible. A new celebration starts the time again.
 * Returns a function that stops it.
 */
export function keepLookingAgain(
  { store, clock, lifecycle }: Pick<NetworkDeps, 'store' | 'clock' | 'lifecycle'>,
  lookAgain: () => void,
): () => void {
  let cancelNext = () => {};

  function lookAgainLater(): void {
    cancelNext();
    const isUnknown = store.getState().celebration?.names === '';
    cancelNext = clock.after(isUnknown ? TRY_AGAIN_MS : LOOK_AGAIN_MS, () => {
      if (lifecycle.isVisible()) lookAgain();
      lookAgainLater();
    });
  }

  const stops = [
    store.subscribe(({ celebration }, before) => {
      if (celebration !== before.celebration) lookAgainLater();
    }),
    lifecycle.onWake(lookAgain),
    () => cancelNext(),
  ];
  lookAgainLater();
  return () => {
    for (const stop of stops) stop();
  };
}
