import { notAvailable } from '#messages/views.ts';

/** Times of day: the locale's short time. Without arguments the phone's own locale and time zone (readings, Counting). */
export function shortTimeFormat(locale?: string, timeZone?: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (ms) => (Number.isNaN(new Date(ms).getTime()) ? notAvailable : format.format(ms));
}
