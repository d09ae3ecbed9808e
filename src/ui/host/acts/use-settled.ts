import { useEffect, useState } from 'react';

/** The value after it has not changed for `delayMs`, so that not every typed letter counts. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  // The timer restarts with every change.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
