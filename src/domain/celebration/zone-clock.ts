import { DAY_MS, END_HOUR, HOUR_MS, MINUTE_MS } from '../limits.ts';

/** The local date and time of a time zone. */
export interface ZoneTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

/** The local date and time at an instant in ms. An unknown time zone is treated as UTC. */
export function zoneTimeAt(ms: number, timeZone: string): ZoneTime {
  const parts = formatIn(timeZone).formatToParts(ms);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: `${year}-${month}-${day}`, hour: Number(hour), minute: Number(minute) };
}

/** The date of the evening to which an instant belongs. Before 6:00 this is the day before. */
export function eveningAt(ms: number, timeZone: string): string {
  return zoneTimeAt(ms - END_HOUR * HOUR_MS, timeZone).date;
}

/**
 * The instant, in ms, of a local date and time. A time that the clocks skip in spring is read as an hour later. A time
 * that occurs twice in autumn is read as one of the two instants.
 */
export function instantOf({ date, hour, minute }: ZoneTime, timeZone: string): number {
  const shown = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS;
  const first = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(first, timeZone);
}

/** The day that is `days` after a date, as `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The time by which a time zone is ahead of UTC, in ms. The difference is a whole number of minutes. */
function offsetAt(ms: number, timeZone: string): number {
  const { date, hour, minute } = zoneTimeAt(ms, timeZone);
  const shown = Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS + minute * MINUTE_MS;
  return shown - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached, because creating one is slow. There are only a few hundred time zones. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

/** UTC for an unknown time zone, which a server with a newer list of time zones may have stored. */
function newFormat(timeZone: string): Intl.DateTimeFormat {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const options = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
}
