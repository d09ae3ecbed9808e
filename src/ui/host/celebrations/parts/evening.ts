import { DAY_MS, HOUR_MS } from '../../../../domain/limits.ts';

/** An evening goes on after midnight: until six in the morning it is still the day before. */
const NIGHT_MS = 6 * HOUR_MS;

/** The date of the evening that it is now at a celebration, as YYYY-MM-DD. */
export function eveningIn(timeZone: string, nowMs: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return format.format(nowMs - NIGHT_MS);
}

/** How many days there are from one date to another. Negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
