import { useCallback, useEffect, useRef, useState } from 'react';
import { isAnythingOpen } from '../navigation.ts';

/** What the guest waits for, until it comes or until something else is tapped. */
export function useAwaited<T>() {
  const [awaited, setAwaited] = useState<T | null>(null);
  // Read at once: what came may have been given up since the last drawing.
  const latest = useRef<T | null>(null);

  const wait = useCallback((next: T | null) => {
    latest.current = next;
    setAwaited(next);
  }, []);

  // Before the tap's own handler, which may wait for something again.
  useEffect(() => {
    const giveUp = () => wait(null);
    addEventListener('click', giveUp, true);
    return () => removeEventListener('click', giveUp, true);
  }, [wait]);

  const isAwaited = (one: T) => latest.current === one && !isAnythingOpen();
  return { awaited, wait, isAwaited };
}
