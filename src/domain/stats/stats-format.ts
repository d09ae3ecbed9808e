import { HOUR_MS, MINUTE_MS } from '../limits.ts';

export const NOT_AVAILABLE = 'N/A';

/** Avg. Between Drinks: 'Nmin', rounded to the nearest minute; 'N/A' if absent (docs/readings.md#durations). */
export function averageGapText(gapMs: number | null): string {
  if (gapMs === null || !Number.isFinite(gapMs)) return NOT_AVAILABLE;
  return `${Math.round(Math.max(0, gapMs) / MINUTE_MS)}min`;
}

/** Longest Break and Duration: 'Xh Ym' or 'Ym', rounded down; 'N/A' if absent (docs/readings.md#durations). */
export function durationText(durationMs: number | null): string {
  if (durationMs === null || !Number.isFinite(durationMs)) return NOT_AVAILABLE;
  const whole = Math.max(0, durationMs);
  const hours = Math.floor(whole / HOUR_MS);
  const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
  return hours > 0 ? `${hours}h ${minutes}m` : `${minutes}m`;
}

/** Per Hour and pace: one decimal, '0' if not positive (docs/spec-coverage.md §9.14). */
export function perHourText(rate: number): string {
  return Number.isFinite(rate) && rate > 0 ? rate.toFixed(1) : '0';
}

/** A time of day in the locale's short format. Without arguments: the phone's locale and zone (docs/readings.md#times-of-day). */
export function shortTimeFormat(locale?: string, timeZone?: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (ms) => (Number.isNaN(new Date(ms).getTime()) ? NOT_AVAILABLE : format.format(ms));
}
