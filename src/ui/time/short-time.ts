import { notAvailable } from '#messages/views.ts';

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
