import type { ListedCelebration } from '../../../../domain/hosting/hosted-celebration.ts';
import { DAY_MS, END_HOUR, HOUR_MS } from '../../../../domain/limits.ts';

/** Until then it is still the day before. */
const NIGHT_MS = END_HOUR * HOUR_MS;
/** As JavaScript counts the days of a week. */
const SATURDAY = 6;

/**
 * The date of the evening that it is now at a celebration, as YYYY-MM-DD. If the browser is older than the time zone, it
 * is the evening where the host is.
 */
export function eveningIn(timeZone: string, nowMs: number): string {
  const parts = formatIn(timeZone).formatToParts(nowMs - NIGHT_MS);
  // In which order a locale writes them differs between browsers.
  return (['year', 'month', 'day'] as const).map((part) => parts.find(({ type }) => type === part)?.value).join('-');
}

/** Today's date in the time zone of a celebration. Unlike `eveningIn` it changes at midnight. */
export function dateIn(timeZone: string, nowMs: number): string {
  return eveningIn(timeZone, nowMs + NIGHT_MS);
}

/**
 * How far away a celebration is, in days of its calendar. The evening before goes on after midnight: then last night's
 * celebration is not over, and tonight's is today. 0 for both.
 */
export function daysTo(celebration: { readonly timeZone: string; readonly date: string }, nowMs: number): number {
  const { timeZone, date } = celebration;
  const left = daysBetween(dateIn(timeZone, nowMs), date);
  return left < 0 ? daysBetween(eveningIn(timeZone, nowMs), date) : left;
}

type Dated = Pick<ListedCelebration, 'date' | 'timeZone' | 'state'>;

export function isTonight({ date, timeZone, state }: Dated, nowMs: number): boolean {
  return date === eveningIn(timeZone, nowMs) && state !== 'over';
}

/** Whether a celebration, or its day, is over. */
export function isPast(celebration: Dated, nowMs: number): boolean {
  return celebration.state === 'over' || daysTo(celebration, nowMs) < 0;
}

/** The Saturday that comes next, as YYYY-MM-DD. On a Saturday it is the same day. */
export function comingSaturday(timeZone: string, nowMs: number): string {
  const today = Date.parse(`${dateIn(timeZone, nowMs)}T00:00:00Z`);
  const days = SATURDAY - new Date(today).getUTCDay();
  return new Date(today + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days there are from one date to another. Negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

function formatIn(timeZone?: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return formatIn();
  }
}
