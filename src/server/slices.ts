import type { Timers } from './timers.ts';

/** A guest's save waits no longer than this for work that is cut in slices. */
const SLICE_MS = 5;

/**
 * Takes `steps` a few ms at a time; in between, requests are answered. The first slice runs at once. Calls back with the
 * time the work took in all, in ms. Returns the way to stop.
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
      // The clock may be set back or forward meanwhile.
      sliceMs = Math.abs(timers.now() - startedAt);
    }
    tookMs += sliceMs;
    if (isOver) onEnd(tookMs);
    else cancel = timers.after(0, slice);
  }
  slice();
  return () => cancel();
}
