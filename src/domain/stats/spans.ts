import { HOUR_MS, MINUTE_MS } from '../limits.ts';

export interface HoursAndMinutes {
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
}

/** 'Avg. Between Drinks', rounded to the nearest minute. Null if absent (docs/readings.md#durations). */
export function nearestMinutes(spanMs: number | null): number | null {
  if (spanMs === null || !Number.isFinite(spanMs)) return null;
  return Math.round(Math.max(0, spanMs) / MINUTE_MS);
}

/** 'Longest Break' and 'Duration', rounded down to whole minutes. Null if absent (docs/readings.md#durations). */
export function hoursAndMinutes(spanMs: number | null): HoursAndMinutes | null {
  if (spanMs === null || !Number.isFinite(spanMs)) return null;
  const wholeMs = Math.max(0, spanMs);
  return { hours: Math.floor(wholeMs / HOUR_MS), minutes: Math.floor((wholeMs % HOUR_MS) / MINUTE_MS) };
}
