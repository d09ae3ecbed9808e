import { addDays, instantOf, zoneTimeAt } from '../celebration/zone-clock.ts';
import { DAY_MS } from '../limits.ts';
import { COMPLETE_AFTER_MS } from './recap.ts';

/** The mail goes out at this hour of the celebration's time zone. */
const MAIL_HOUR = 10;
/** The mail can be sent until this long after its time. Later it would be stale. */
export const RECAP_MAIL_LASTS_MS = DAY_MS;

/**
 * When the hosts get the mail of the morning after, in ms: the first 10:00 at which the recap is complete
 * (docs/hosts.md#the-morning-after).
 */
export function recapMailAt(endedAt: number, timeZone: string): number {
  const readyAt = endedAt + COMPLETE_AFTER_MS;
  const { date } = zoneTimeAt(readyAt, timeZone);
  const sameDay = tenOn(date, timeZone);
  return sameDay >= readyAt ? sameDay : tenOn(addDays(date, 1), timeZone);
}

/** Whether the mail can be sent now. Times in ms. */
export function isRecapMailDue(endedAt: number, timeZone: string, nowMs: number): boolean {
  const from = recapMailAt(endedAt, timeZone);
  return nowMs >= from && nowMs < from + RECAP_MAIL_LASTS_MS;
}

function tenOn(date: string, timeZone: string): number {
  return instantOf({ date, hour: MAIL_HOUR, minute: 0 }, timeZone);
}
