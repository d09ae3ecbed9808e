import { DAY_MS } from '../limits.ts';

/** Nobody plans further ahead, so a later date is a typing error. */
export const MAX_YEARS_AHEAD = 10;

/**
 * Whether a date (`YYYY-MM-DD`) is too far ahead at `nowMs`. The years are counted from tomorrow, because tomorrow has
 * already begun in some time zones.
 */
export function isTooFarAhead(date: string, nowMs: number): boolean {
  const last = new Date(nowMs + DAY_MS);
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS_AHEAD);
  return date > last.toISOString().slice(0, 10);
}
