import { MINUTE_MS } from '../../domain/limits.ts';
import type { ClockOffset } from '../../domain/stats/local-clock.ts';

/** The offset of this phone's clock from UTC, including daylight saving. */
export const phoneClockOffset: ClockOffset = (ms) => -new Date(ms).getTimezoneOffset() * MINUTE_MS;
