import { addDays, instantOf, zoneTimeAt } from '../celebration/zone-clock.ts';
import { DAY_MS } from '../limits.ts';
import { COMPLETE_AFTER_MS } from './recap.ts';

/** The mail is sent at this hour in the celebration's time zone. */
const MAIL_HOUR = 10;
/** The mail can be sent up to this long after it was due. Later it would be out of date. */
export const RECAP_MAIL_LASTS_MS = DAY_MS;

/** The time of the recap's mail, in ms: the first 10:00 with a complete recap (docs/hosts.md#the-morning-after). */
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
