import { useEffect, useState } from 'react';
import { useHost } from '../../state/host-context.tsx';

const TICK_MS = 20_000;

/** The time on the server's clock, in ms. It moves on by itself, for 'seen 12 min ago'. */
export function useServerNow(serverAheadMs: number): number {
  const { clock } = useHost();
  const [, setTicks] = useState(0);
  // The clock is outside React.
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return clock.now() + serverAheadMs;
}
