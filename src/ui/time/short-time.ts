import { hoursAgo, justNow, minutesAgo, notAvailable } from '#messages/views.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';

/** A time of day in the locale's short format. Without arguments: the phone's locale and zone (docs/readings.md#times-of-day). */
export function shortTimeFormat(locale?: string, timeZone?: string): (ms: number) => string {
  let made: { format: Intl.DateTimeFormat; offset: number } | undefined;

  /** Made at first use, and again when the phone has changed its zone. A format of Intl keeps the zone of its start. */
  function format(): Intl.DateTimeFormat {
    const offset = new Date().getTimezoneOffset();
    if (made?.offset !== offset) {
      made = { format: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }), offset };
    }
    return made.format;
  }
  return (ms) => (Number.isNaN(new Date(ms).getTime()) ? notAvailable : format().format(ms));
}

/** How long ago something was, in words. */
export function agoOf(passedMs: number): string {
  if (passedMs < MINUTE_MS) return justNow;
  return passedMs < HOUR_MS ? minutesAgo(Math.floor(passedMs / MINUTE_MS)) : hoursAgo(Math.floor(passedMs / HOUR_MS));
}

/** '4:32'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
