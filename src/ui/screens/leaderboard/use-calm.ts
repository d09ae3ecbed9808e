import { useLayoutEffect, useRef, useState } from 'react';

/** The newest `value`, but a new one at most every `pauseMs`: the first at once, the last never lost. Where there was nothing (null) nothing moves. */
export function useCalm<T>(value: T, pauseMs: number): T {
  const [shown, setShown] = useState(value);
  const inPage = useRef(shown);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  // The pause begins when a change stands in the page, not when it was asked for.
  useLayoutEffect(() => {
    if (Object.is(inPage.current, shown)) return;
    if (inPage.current !== null) changedAt.current = performance.now();
    inPage.current = shown;
  }, [shown]);

  // Before paint, so that a value that may be shown at once costs no frame.
  useLayoutEffect(() => {
    if (Object.is(value, shown)) return;
    const show = () => setShown(() => value);
    const waitMs = changedAt.current + pauseMs - performance.now();
    if (waitMs <= 0) return show();
    const timer = setTimeout(show, waitMs);
    return () => clearTimeout(timer);
  }, [value, shown, pauseMs]);

  return shown;
}
