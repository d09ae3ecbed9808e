import { MINUTE_MS } from '../domain/limits.ts';
import type { ClockOffset } from '../domain/stats/local-clock.ts';

/** The clock of the phone this runs on, daylight saving included. */
export const phoneClockOffset: ClockOffset = (ms) => -new Date(ms).getTimezoneOffset() * MINUTE_MS;
