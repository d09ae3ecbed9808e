import { MINUTE_MS } from '../limits.ts';

/** Every clock of the world is ahead of UTC, or behind it, by quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/** The day that has just begun in a time zone, as `YYYY-MM-DD`. Null if no day began within the last minute. */
export function dayJustBegun(nowMs: number, timeZone: string): string | null {
  if (nowMs % QUARTER_MS >= MINUTE_MS) return null;
  const now = dayIn(nowMs, timeZone);
  return now === dayIn(nowMs - MINUTE_MS, timeZone) ? null : now;
}

function dayIn(ms: number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(ms);
  const named = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${named.year}-${named.month}-${named.day}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than everything else here. There are some hundred time zones. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

/** A server with a newer list of time zones may have stored one that is not known here. */
function newFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
}
