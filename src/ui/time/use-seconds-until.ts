import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Seconds left until `untilMs` on the phone's clock, rounded up. 0 without a time, and when it has passed. */
export function useSecondsUntil(untilMs: number | null): number {
  const [left, setLeft] = useState(0);
  // The clock is outside React.
  useEffect(() => {
    const count = () => setLeft(untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [untilMs]);
  return left;
}
