import { useEffect, useState } from 'react';

/** Whether `isOn` has been true for `delayMs` without a break. */
export function useHeldFor(isOn: boolean, delayMs: number): boolean {
  const [hasHeld, setHasHeld] = useState(false);
  // The timer restarts whenever `isOn` changes.
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setHasHeld(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasHeld(false);
    };
  }, [isOn, delayMs]);
  return isOn && hasHeld;
}
