import { zoneTimeAt } from '../celebration/zone-clock.ts';
import { MINUTE_MS } from '../limits.ts';

/** Every time zone differs from UTC by a multiple of a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/** The day that has just begun in a time zone, as `YYYY-MM-DD`. Null if no day began within the last minute. */
export function dayJustBegun(nowMs: number, timeZone: string): string | null {
  if (nowMs % QUARTER_MS >= MINUTE_MS) return null;
  const now = zoneTimeAt(nowMs, timeZone).date;
  return now === zoneTimeAt(nowMs - MINUTE_MS, timeZone).date ? null : now;
}
