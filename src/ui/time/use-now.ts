import { useEffect, useState } from 'react';
import { MINUTE_MS, REMOVAL_WINDOW_MS } from '../../domain/limits.ts';
import { canRemove } from '../../domain/session/drink-entry.ts';
import type { SessionView } from '../../domain/session/session-view.ts';

/**
 * The moment for which the stats are computed, in ms. It is updated when the session changes, at every full minute of
 * the session, when an entry stops being removable, and when the page comes back.
 */
export function useNow(session: SessionView): number {
  const [taken, setTaken] = useState(() => ({ nowMs: Date.now(), session }));
  if (taken.session !== session) setTaken({ nowMs: Date.now(), session });

  // The screen's only timer.
  useEffect(() => {
    const take = () => setTaken({ nowMs: Date.now(), session: taken.session });
    const timer = setTimeout(take, untilNextMs(taken.session, Date.now()));
    document.addEventListener('visibilitychange', take);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', take);
    };
  }, [taken]);

  return taken.nowMs;
}

function untilNextMs({ drinks, sessionStart }: SessionView, nowMs: number): number {
  const intoMinuteMs = (((nowMs - sessionStart) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS;
  const expiries = drinks
    .filter((entry) => canRemove(entry, nowMs))
    .map(({ timestamp }) => timestamp + REMOVAL_WINDOW_MS + 1 - nowMs);
  return Math.min(MINUTE_MS - intoMinuteMs, ...expiries);
}
