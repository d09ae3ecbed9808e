import { language, locale as written } from '#messages/page.ts';
import { hoursAgo, justNow, minutesAgo, notAvailable } from '#messages/views.ts';
import type { Language } from '../../domain/languages.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';

/**
 * The locale in which a page writes its times. For an English page it is the phone's, otherwise the language of the
 * page with the region of the phone. If the phone names no region, it is the usual region of the language.
 */
export function localeOfTimes(page: Language, pageLocale: string, phone: string): string | undefined {
  return page === 'en'
    ? undefined
    : `${new Intl.Locale(pageLocale, { region: new Intl.Locale(phone).region } as Intl.LocaleOptions)}`;
}

/**
 * Returns a function that writes a time of day in the short format of a locale. By default this is the locale of the
 * page, and the zone is the phone's (docs/readings.md#times-of-day). `hourCycle` replaces that of the locale.
 */
export function shortTimeFormat(locale?: string, timeZone?: string, hourCycle?: 'h23'): (ms: number) => string {
  let made: { format: Intl.DateTimeFormat; offset: number } | undefined;

  /** Makes the format at first use, and after the phone has changed its zone, because Intl keeps the first zone. */
  function format(): Intl.DateTimeFormat {
    const offset = new Date().getTimezoneOffset();
    if (made?.offset !== offset) {
      const shown = locale ?? localeOfTimes(language, written, new Intl.DateTimeFormat().resolvedOptions().locale);
      made = { format: new Intl.DateTimeFormat(shown, { timeStyle: 'short', timeZone, hourCycle }), offset };
    }
    return made.format;
  }
  // '4:02 PM' stays on one line.
  return (ms) =>
    Number.isNaN(new Date(ms).getTime()) ? notAvailable : format().format(ms).replaceAll(/\s/g, '\u00a0');
}

/** Writes a time of day for the owner of this phone. */
export const shortTime = shortTimeFormat();

/** Writes a time of day in the 24-hour format of the specification's 'H:00', for drinks and their statistics. */
export const eveningTime = shortTimeFormat(undefined, undefined, 'h23');

/** Says in words how long ago something was. */
export function agoOf(passedMs: number): string {
  if (passedMs < MINUTE_MS) return justNow;
  return passedMs < HOUR_MS ? minutesAgo(Math.floor(passedMs / MINUTE_MS)) : hoursAgo(Math.floor(passedMs / HOUR_MS));
}

/** '4:32'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
