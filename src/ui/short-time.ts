import { notAvailable } from '#messages/views.ts';
import { atFirstUse } from '../domain/at-first-use.ts';

/** A time of day in the locale's short format. Without arguments: the phone's locale and zone (docs/readings.md#times-of-day). */
export function shortTimeFormat(locale?: string, timeZone?: string): (ms: number) => string {
  const format = atFirstUse(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }));
  return (ms) => (Number.isNaN(new Date(ms).getTime()) ? notAvailable : format().format(ms));
}
