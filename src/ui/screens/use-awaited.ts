import { useCallback, useEffect, useRef, useState } from 'react';
import { isAnythingOpen } from '../browser/navigation.ts';

/** What the guest waits for, until it arrives or something else is tapped. */
export function useAwaited<T>() {
  const [awaited, setAwaited] = useState<T | null>(null);
  // A ref, because the guest may have given up since the last render.
  const latest = useRef<T | null>(null);

  const wait = useCallback((next: T | null) => {
    latest.current = next;
    setAwaited(next);
  }, []);

  // Runs before the tap's own handler, which may start to wait again.
  useEffect(() => {
    const giveUp = () => wait(null);
    addEventListener('click', giveUp, true);
    return () => removeEventListener('click', giveUp, true);
  }, [wait]);

  const isAwaited = (one: T) => latest.current === one && !isAnythingOpen();
  return { awaited, wait, isAwaited };
}
