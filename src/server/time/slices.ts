import type { Timers } from './timers.ts';

/** The maximum duration of a slice, for which a save may have to wait. */
export const SLICE_MS = 5;

/**
 * Runs `steps` for a few ms at a time, so that requests are answered between two slices. The first slice runs
 * immediately. Calls back with the total time of the work in ms. Returns a function that stops the work.
 */
export function runInSlices(
  timers: Timers,
  steps: Iterator<void>,
  onEnd: (tookMs: number) => void,
  maxSliceMs = SLICE_MS,
): () => void {
  let tookMs = 0;
  let cancel = () => {};
  function slice(): void {
    const startedAt = timers.now();
    let isOver = false;
    let sliceMs = 0;
    while (!isOver && sliceMs < maxSliceMs) {
      isOver = steps.next().done === true;
      // The absolute difference is used, because the clock may be set back meanwhile.
      sliceMs = Math.abs(timers.now() - startedAt);
    }
    tookMs += sliceMs;
    if (isOver) onEnd(tookMs);
    else cancel = timers.after(0, slice);
  }
  slice();
  return () => cancel();
}
