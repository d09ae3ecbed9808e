import { FURTHEST_BACK_MS, MINUTE_MS } from '../limits.ts';
import type { ClockOffset } from './local-clock.ts';

/**
 * The last moment before `nowMs` at which the phone's clock has shown `time`, 'HH:MM', in the last 12 hours. Null if it has not.
 * At the end of summer time a clock shows an hour twice: the later one counts. A phone skips an hour in spring.
 */
export function lastTimeAt(time: string, nowMs: number, offsetAt: ClockOffset): number | null {
  const minute = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  for (let ms = minute; nowMs - ms <= FURTHEST_BACK_MS; ms -= MINUTE_MS) {
    if (new Date(ms + offsetAt(ms)).toISOString().slice(11, 16) === time) return ms;
  }
  return null;
}
