import { DAY_MS } from '../../../domain/limits.ts';
import { atFirstUse } from '../../../domain/text/at-first-use.ts';

type Options = Intl.DateTimeFormatOptions;

/** Returns a function that writes a time in ms of this phone's clock. In French the first of a month is '1er'. */
/* @__NO_SIDE_EFFECTS__ */
export function timeIn(locale: string, options: Options): (atMs: number) => string {
  const format = atFirstUse(() => new Intl.DateTimeFormat(locale, options));
  return (atMs) => {
    const text = format().format(atMs);
    return locale === 'fr' ? text.replace(/\b1 (?=\p{L})/u, '1er ') : text;
  };
}

/** Returns a function that writes a calendar day. `date` is YYYY-MM-DD. */
/* @__NO_SIDE_EFFECTS__ */
function dateIn(locale: string, options: Options): (date: string) => string {
  const write = timeIn(locale, { ...options, timeZone: 'UTC' });
  return (date) => write(Date.parse(date));
}

/** 'Saturday, 20 June 2026', in the order that invitations use. */
/* @__NO_SIDE_EFFECTS__ */
export function longDateIn(locale: string): (date: string) => string {
  return dateIn(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** 'Saturday' */
/* @__NO_SIDE_EFFECTS__ */
export function weekdayIn(locale: string): (date: string) => string {
  return dateIn(locale, { weekday: 'long' });
}

/** 'Sat' */
/* @__NO_SIDE_EFFECTS__ */
export function shortWeekdayIn(locale: string): (date: string) => string {
  return dateIn(locale, { weekday: 'short' });
}

/** '20 June 2026' */
/* @__NO_SIDE_EFFECTS__ */
export function shortDateIn(locale: string): (date: string) => string {
  return dateIn(locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** 'Sat, 28 Nov', and 'Sat, 28 Nov 2027' if it is not in the year of `today`. Both are YYYY-MM-DD. */
/* @__NO_SIDE_EFFECTS__ */
export function shortDayIn(locale: string): (date: string, today: string) => string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const [short, withYear] = [dateIn(locale, day), dateIn(locale, { ...day, year: 'numeric' })];
  return (date, today) => (date.slice(0, 4) === today.slice(0, 4) ? short : withYear)(date);
}

/** '20' */
/* @__NO_SIDE_EFFECTS__ */
export function dayOfMonthIn(locale: string): (date: string) => string {
  return dateIn(locale, { day: 'numeric' });
}

/** 'June', 'Sept', and 'June 2027' if `date` is not in the year of `today`. Both are YYYY-MM-DD. */
/* @__NO_SIDE_EFFECTS__ */
export function monthIn(locale: string): (date: string, today: string) => string {
  const [long, short] = [dateIn(locale, { month: 'long' }), dateIn(locale, { month: 'short' })];
  const longAndYear = wholeMonthIn(locale);
  const shortAndYear = dateIn(locale, { month: 'short', year: 'numeric' });
  return (date, today) => {
    const isLong = long(date).length <= 5;
    if (date.slice(0, 4) === today.slice(0, 4)) return (isLong ? long : short)(date);
    return (isLong ? longAndYear : shortAndYear)(date);
  };
}

/** 'June 2027' */
/* @__NO_SIDE_EFFECTS__ */
export function wholeMonthIn(locale: string): (date: string) => string {
  return dateIn(locale, { month: 'long', year: 'numeric' });
}

/** '3 June', or '3 June 2025' in another year. */
/* @__NO_SIDE_EFFECTS__ */
export function dayAndMonthIn(locale: string): (atMs: number, nowMs: number) => string {
  const day = timeIn(locale, { day: 'numeric', month: 'long' });
  const dayAndYear = timeIn(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return (atMs, nowMs) => (new Date(atMs).getFullYear() === new Date(nowMs).getFullYear() ? day : dayAndYear)(atMs);
}

/** 'tomorrow', 'in 13 days', 'in 4 weeks', '6 months ago' */
/* @__NO_SIDE_EFFECTS__ */
export function inDaysIn(locale: string): (days: number) => string {
  const format = atFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return (days) => {
    const far = Math.abs(days);
    if (far < 14) return format().format(days, 'day');
    return far < 150
      ? format().format(Math.round(days / 7), 'week')
      : format().format(Math.round(days / 30.4), 'month');
  };
}

/** The number of midnights between two times on this phone's clock. */
export function daysBetween(earlierMs: number, laterMs: number): number {
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  return Math.round((midnight(laterMs) - midnight(earlierMs)) / DAY_MS);
}
