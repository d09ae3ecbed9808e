import { useLayoutEffect, useRef, useState } from 'react';

/** The newest `value`, but a new one at most every `pauseMs`: the first at once, the last never lost. */
export function useCalm<T>(value: T, pauseMs: number): T {
  const [shown, setShown] = useState(value);
  const changedAt = useRef<number | null>(null);

  // Before paint, so that a value that may be shown at once costs no frame.
  useLayoutEffect(() => {
    if (Object.is(value, shown)) return;
    const show = () => {
      changedAt.current = performance.now();
      setShown(() => value);
    };
    const waitMs = changedAt.current === null ? 0 : changedAt.current + pauseMs - performance.now();
    if (waitMs <= 0) return show();
    const timer = setTimeout(show, waitMs);
    return () => clearTimeout(timer);
  }, [value, shown, pauseMs]);

  // The pause begins when the change stands in the page, not when it was asked for.
  useLayoutEffect(() => {
    if (changedAt.current !== null) changedAt.current = performance.now();
  }, [shown]);

  return shown;
}
