import { FURTHEST_BACK_MS, MINUTE_MS } from '../limits.ts';
import type { ClockOffset } from './local-clock.ts';

/**
 * The last moment within 12 hours before `nowMs` at which the phone's clock showed `time` ('HH:MM'). At the end of
 * summer time a clock shows an hour twice, and the second time counts. Null if the clock did not show the time, for
 * example because an hour is skipped in spring.
 */
export function lastTimeAt(time: string, nowMs: number, offsetAt: ClockOffset): number | null {
  const minute = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  for (let ms = minute; nowMs - ms <= FURTHEST_BACK_MS; ms -= MINUTE_MS) {
    if (new Date(ms + offsetAt(ms)).toISOString().slice(11, 16) === time) return ms;
  }
  return null;
}
