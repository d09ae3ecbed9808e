import { language, locale } from '#messages/page.ts';
import { notAvailable } from '#messages/views.ts';
import { localeOfTimes } from '../../../time/short-time.ts';

const SHOWN = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** 'Sunday, 21 June at 6:00', on the clocks of a celebration. Without a time zone, or with one that the browser does not know, on its own. */
export function momentIn(timeZone: string | undefined, ms: number): string {
  // A server of the previous version does not say when a celebration ends.
  if (Number.isNaN(ms)) return notAvailable;
  const shown = localeOfTimes(language, locale, new Intl.DateTimeFormat().resolvedOptions().locale);
  return formatIn(shown, timeZone).format(ms);
}

function formatIn(shown: string | undefined, timeZone: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(shown, { ...SHOWN, timeZone });
  } catch {
    return formatIn(shown, undefined);
  }
}
