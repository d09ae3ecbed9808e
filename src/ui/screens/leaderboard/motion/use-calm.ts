import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the newest `value`, but changes at most every `pauseMs`. The first change shows immediately, and the last one
 * is never lost. A change from null shows immediately.
 */
export function useCalm<T>(value: T, pauseMs: number): T {
  const [shown, setShown] = useState(value);
  const inPage = useRef(shown);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);

  // The pause begins when a change is in the page, not when it was requested.
  useLayoutEffect(() => {
    if (Object.is(inPage.current, shown)) return;
    if (inPage.current !== null) changedAt.current = performance.now();
    inPage.current = shown;
  }, [shown]);

  // Before paint, so that a value that may show immediately does not cost a frame.
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
