import { language } from '#messages/page.ts';
import type { Language } from '../../../domain/languages.ts';
import type { ShownScreen } from '../../../domain/wall/scene.ts';
import { isNightHour } from '../../../domain/wall/wall-times.ts';
import { quietly } from './elements.ts';

const IS_FRENCH = (language as Language) === 'fr';

/**
 * Writes numbers, and days and times on the clock of the celebration, in the language and the region of the
 * celebration. For example, 'de-AT' has its own names of months.
 */
export interface Words {
  /** Writes a number with at most one decimal. */
  numeral(value: number): string;
  /** '21:14'. */
  clockTime(atMs: number): string;
  /** 'Sunday, 21 June'. */
  dayOf(atMs: number): string;
  /** `YYYY-MM-DD` in full. */
  fullDate(date: string): string;
  isNight(atMs: number): boolean;
}

let last: { readonly key: string; readonly words: Words } | undefined;

/** The words for a celebration. The formats are made once, because that costs an old television some milliseconds. */
export function wordsFor(celebration: ShownScreen['celebration']): Words {
  const wanted = celebration ? celebration.language : '';
  const tag = wanted.startsWith(language) ? wanted : language;
  const timeZone = celebration ? celebration.timeZone : '';
  const key = `${tag} ${timeZone}`;
  if (!last || last.key !== key) last = { key, words: createWords(tag, timeZone) };
  return last.words;
}

function createWords(tag: string, timeZone: string): Words {
  // Numerals are always Latin, because the display font has no others. A television may not know a new time zone.
  const locale = `${tag}-u-nu-latn`;
  const isKnown = quietly(() => new Intl.DateTimeFormat(language, { timeZone })) !== null;
  const zone = isKnown ? { timeZone } : {};
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...zone, ...options });
    return (at: number) => (IS_FRENCH ? writtenInFrench(format.format(at)) : format.format(at));
  };
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const dateOf = dates({ ...day, year: 'numeric', timeZone: 'UTC' });
  const hour = new Intl.DateTimeFormat('en', { ...zone, hour: 'numeric', hour12: false });
  return {
    numeral: (value) => numbers.format(value),
    clockTime: dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    dayOf: dates(day),
    fullDate: (date) => quietly(() => dateOf(Date.parse(date))) || '',
    // Some browsers write midnight as 24.
    isNight: (at) => isNightHour(Number(hour.format(at)) % 24),
  };
}

/** 'lundi 1er juin', which `Intl` does not write. */
export const writtenInFrench = (day: string) => day.replace(/\b1(?= [^\d])/, '1er');
