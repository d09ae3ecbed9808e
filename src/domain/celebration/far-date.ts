import { DAY_MS } from '../limits.ts';

/** Nobody plans longer ahead. A later date is a typing error. */
export const MAX_YEARS_AHEAD = 10;

/**
 * Whether a date (`YYYY-MM-DD`) is too far ahead at `nowMs`. It counts from tomorrow, because in some time zones it is
 * tomorrow already.
 */
export function isTooFarAhead(date: string, nowMs: number): boolean {
  const last = new Date(nowMs + DAY_MS);
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS_AHEAD);
  return date > last.toISOString().slice(0, 10);
}
