import { useEffect, useState } from 'react';
import { MINUTE_MS, REMOVAL_WINDOW_MS } from '../../domain/limits.ts';
import { canRemove } from '../../domain/session/drink-times.ts';
import type { SessionView } from '../../domain/session/session-view.ts';
import type { ClockOffset } from '../../domain/stats/local-clock.ts';

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
    return takeLater(take, untilNextMs(taken.session, Date.now()));
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

/**
 * Calls `take` after `delayMs`, and when the page is hidden or shown. A hidden page has no timer, so it does not wake the
 * phone. Returns a function that stops it.
 */
export function takeLater(take: () => void, delayMs: number): () => void {
  const timer = document.visibilityState === 'hidden' ? undefined : setTimeout(take, delayMs);
  document.addEventListener('visibilitychange', take);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', take);
  };
}

const SECOND_MS = 1_000;

/** Seconds left until `untilMs` on the phone's clock, rounded up. 0 if there is no time, or if it has passed. */
export function useSecondsUntil(untilMs: number | null): number {
  const [left, setLeft] = useState(0);
  // This is an effect because the clock is outside React.
  useEffect(() => {
    const count = () => setLeft(untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - Date.now()) / SECOND_MS)));
    count();
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [untilMs]);
  return left;
}

/** The offset of this phone's clock from UTC, including daylight saving. */
export const phoneClockOffset: ClockOffset = (ms) => -new Date(ms).getTimezoneOffset() * MINUTE_MS;
