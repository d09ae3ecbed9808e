import { useCallback, useEffect, useRef } from 'react';

/** A little less than 16.7, because a frame of a 60 Hz display may come early. */
const LEAST_GAP_MS = 16;

/** Runs the newest task in an animation frame, at most every 16.7 ms or so (docs/spec-coverage.md §9.9). */
export function useFrame(): (task: () => void) => void {
  const next = useRef<{ frame: number; task: () => void } | null>(null);
  const ranAt = useRef(Number.NEGATIVE_INFINITY);

  const cancel = useCallback(() => {
    if (next.current) cancelAnimationFrame(next.current.frame);
    next.current = null;
  }, []);
  // A frame may come after the chart has unmounted.
  useEffect(() => cancel, [cancel]);

  return useCallback((task) => {
    if (next.current) {
      next.current.task = task;
      return;
    }
    const run = (nowMs: number) => {
      if (!next.current) return;
      if (nowMs - ranAt.current < LEAST_GAP_MS) {
        next.current.frame = requestAnimationFrame(run);
        return;
      }
      const { task: newest } = next.current;
      next.current = null;
      ranAt.current = nowMs;
      newest();
    };
    next.current = { frame: requestAnimationFrame(run), task };
  }, []);
}
