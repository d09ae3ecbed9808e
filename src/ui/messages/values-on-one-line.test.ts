import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { shortTimeFormat } from '../time/short-time.ts';

const stats = (language: Language): Promise<typeof import('./en/stats.ts')> => import(`./${language}/stats.ts`);

/** A space at which a line may break. */
const BLANK = /[^\S\u00a0\u202f]/;
/** A breakable space between a number and its unit. */
const BETWEEN = new RegExp(`\\d${BLANK.source}\\p{L}`, 'u');

test.each(LANGUAGES)('in %s a number and its unit stay on one line', async (language) => {
  const { gap, span } = await stats(language);
  for (const text of [gap(33), span({ hours: 0, minutes: 5 }), span({ hours: 4, minutes: 40 })])
    expect(text).not.toMatch(BETWEEN);
  expect(gap(33)).not.toMatch(BLANK);
});

test.each(['en-US', 'ar-EG', 'de-AT'])('a time of day in %s stays on one line', (locale) => {
  expect(shortTimeFormat(locale, 'Europe/Vienna')(Date.UTC(2026, 5, 20, 14, 2))).not.toMatch(BLANK);
});
