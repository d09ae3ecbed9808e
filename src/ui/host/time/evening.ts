import type { ListedCelebration } from '../../../domain/hosting/hosted-celebration.ts';
import { DAY_MS, END_HOUR, HOUR_MS } from '../../../domain/limits.ts';

/** An evening lasts this long after midnight. */
const NIGHT_MS = END_HOUR * HOUR_MS;
/** The number of the day in `Date.prototype.getUTCDay`. */
const SATURDAY = 6;

/**
 * The date of the current evening in a time zone, as YYYY-MM-DD. If the browser does not know the time zone, it is the
 * date in the browser's time zone.
 */
export function eveningIn(timeZone: string, nowMs: number): string {
  const parts = formatIn(timeZone).formatToParts(nowMs - NIGHT_MS);
  // Browsers write the parts of a date in different orders for the same locale.
  return (['year', 'month', 'day'] as const).map((part) => parts.find(({ type }) => type === part)?.value).join('-');
}

/** Today's date in the time zone of a celebration. Unlike `eveningIn` it changes at midnight. */
export function dateIn(timeZone: string, nowMs: number): string {
  return eveningIn(timeZone, nowMs + NIGHT_MS);
}

/**
 * The number of calendar days until a celebration. An evening lasts until after midnight, so at night both last night's
 * celebration and the celebration of the new day are 0 days away.
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

/** Whether a celebration or its evening is over. */
export function isPast(celebration: Dated, nowMs: number): boolean {
  return celebration.state === 'over' || daysTo(celebration, nowMs) < 0;
}

/** The next Saturday, as YYYY-MM-DD. On a Saturday it is the current day. */
export function comingSaturday(timeZone: string, nowMs: number): string {
  const today = Date.parse(`${dateIn(timeZone, nowMs)}T00:00:00Z`);
  const days = SATURDAY - new Date(today).getUTCDay();
  return new Date(today + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days between two dates. Negative if `to` is earlier. */
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
