import { useCallback, useEffect, useRef } from 'react';

/** Runs the newest task with the next animation frame: at most one each 16.7 ms (spec §9, Chart tooltip throttle). */
export function useFrame(): (task: () => void) => void {
  const next = useRef<{ frame: number; task: () => void } | null>(null);

  const cancel = useCallback(() => {
    if (next.current) cancelAnimationFrame(next.current.frame);
    next.current = null;
  }, []);
  // A frame may come after the chart has gone.
  useEffect(() => cancel, [cancel]);

  return useCallback((task) => {
    if (next.current) {
      next.current.task = task;
      return;
    }
    const frame = requestAnimationFrame(() => {
      const run = next.current?.task;
      next.current = null;
      run?.();
    });
    next.current = { frame, task };
  }, []);
}
