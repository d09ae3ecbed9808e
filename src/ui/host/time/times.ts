import { dayAndMonth } from '#messages/forms.ts';
import { locale } from '#messages/page.ts';
import { notAvailable } from '#messages/views.ts';
import { zoneTimeAt } from '../../../domain/celebration/zone-clock.ts';
import { HOUR_MS } from '../../../domain/limits.ts';
import { shortTimeFormat } from '../../time/short-time.ts';

/** The formats of times in the time zone of a celebration, wherever the host is (docs/readings.md#clocks-of-hosts). */
export interface Times {
  /** '4:02 PM' */
  time(ms: number): string;
  /** '3 June' */
  day(ms: number): string;
  /** 'Sunday, 21 June at 6:00' */
  moment(ms: number): string;
  /** 'Sun, 21 Jun, 6:00' */
  shortMoment(ms: number): string;
  /** '3 June', or '3 June 2025' in another year. Null if it is the day of `nowMs`. */
  dayUnlessToday(ms: number, nowMs: number): string | null;
}

const DAYS = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** '90 days' */
export const inDaysLong = (days: number) => DAYS.format(days);

/** '6:00 PM' for 18. */
export const hourOfDay = (hour: number) => timeOfDay(hour * HOUR_MS);
const timeOfDay = shortTimeFormat(undefined, 'UTC');

const known = new Map<string, Times>();

/** The times of a zone of the IANA database, or of the device if the browser does not know the zone. */
export function timesIn(timeZone: string): Times {
  const times = known.get(timeZone) ?? newTimes(isKnown(timeZone) ? timeZone : ownZone());
  known.set(timeZone, times);
  return times;
}

/** Whether the time at a celebration now differs from the time of this device. */
export function isElsewhere(timeZone: string, nowMs: number): boolean {
  if (!isKnown(timeZone)) return false;
  const [there, here] = [zoneTimeAt(nowMs, timeZone), zoneTimeAt(nowMs, ownZone())];
  return there.date !== here.date || there.hour !== here.hour || there.minute !== here.minute;
}

const MOMENT = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

function newTimes(timeZone: string): Times {
  const day = new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone });
  const shortDay = new Intl.DateTimeFormat(locale, { ...MOMENT, weekday: 'short', month: 'short', timeZone });
  const time = shortTimeFormat(undefined, timeZone);
  const dateAt = (ms: number) => zoneTimeAt(ms, timeZone).date;
  // A server of the previous version does not say when a celebration ends.
  const momentIn = (format: Intl.DateTimeFormat) => (ms: number) =>
    Number.isNaN(ms) ? notAvailable : withTime(format.formatToParts(ms), time(ms));
  const dayOf = (ms: number, nowMs: number) => dayAndMonth(noonOf(dateAt(ms)), noonOf(dateAt(nowMs)));
  return {
    time,
    day: (ms) => dayOf(ms, ms),
    moment: momentIn(day),
    shortMoment: momentIn(shortDay),
    dayUnlessToday(ms, nowMs) {
      return dateAt(ms) === dateAt(nowMs) ? null : dayOf(ms, nowMs);
    },
  };
}

/** The day as the page writes days, and the time as the device writes times. */
function withTime(parts: readonly Intl.DateTimeFormatPart[], time: string): string {
  const isOfTime = ({ type }: Intl.DateTimeFormatPart) => ['hour', 'minute', 'dayPeriod'].includes(type);
  const [first, last] = [parts.findIndex(isOfTime), parts.findLastIndex(isOfTime)];
  const text = (some: readonly Intl.DateTimeFormatPart[]) => some.map(({ value }) => value).join('');
  return `${text(parts.slice(0, first))}${time}${text(parts.slice(last + 1))}`;
}

/** Keeps '21 June' on one line. */
export const dayTogether = (moment: string) => moment.replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0');

/** The result is in this device's time zone, because `dayAndMonth` uses that zone. */
const noonOf = (date: string) => new Date(`${date}T12:00`).getTime();

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone }));
  } catch {
    return false;
  }
}
