import { useEffect, useState } from 'react';

/** The value, once it has stood still for `delayMs`: not every letter that is typed. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  // The timer restarts with every change.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
