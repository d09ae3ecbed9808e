import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { useLive } from '../../guest/clink-context.tsx';
import { takeLater } from '../../time/use-now.ts';

/** The times of the server's clock that two events give differ by less than this. */
const LATE_MS = 1_000;

/** The server's time in ms. It is updated soon after each full minute on the server's clock. */
export function useServerTime(): number {
  const aheadMs = useLive((live) => live.serverAheadMs);
  const [takenAt, setTakenAt] = useState(() => Date.now());
  const nowMs = takenAt + aheadMs;

  // Rows say how long ago something was.
  useEffect(() => {
    const intoMinuteMs = (((takenAt + aheadMs) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS;
    const nextAt = takenAt + MINUTE_MS - intoMinuteMs + LATE_MS;
    // If the phone's clock was set back, a time in the future is replaced at once.
    return takeLater(() => setTakenAt(Date.now()), takenAt > Date.now() ? 0 : nextAt - Date.now());
  }, [takenAt, aheadMs]);

  return nowMs;
}
