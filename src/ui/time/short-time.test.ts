import { afterEach, describe, expect, test, vi } from 'vitest';
import { localeOfTimes, shortTimeFormat } from './short-time.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a time of day', () => {
  const start = Date.UTC(2026, 5, 20, 14, 2, 59);

  test.each([
    ['en-US', 'Europe/Vienna', '4:02 PM'],
    ['de-AT', 'Europe/Vienna', '16:02'],
    ['en-GB', 'Asia/Kolkata', '19:32'],
    ['en-US', 'America/New_York', '10:02 AM'],
  ])('%s in %s: %s', (locale, zone, text) => {
    expect(shortTimeFormat(locale, zone)(start).replace(/\s/gu, ' ')).toBe(text);
  });

  test.each([
    ['en', 'en-GB', 'de-AT', undefined],
    ['de', 'de', 'de-AT', 'de-AT'],
    ['de', 'de', 'en-US', 'de-US'],
    ['pl', 'pl', 'pl', 'pl'],
    ['pt', 'pt-PT', 'pt-BR', 'pt-BR'],
    ['ar', 'ar-u-nu-latn', 'ar-EG', 'ar-EG-u-nu-latn'],
    ['ar', 'ar-u-nu-latn', 'ar', 'ar-u-nu-latn'],
  ] as const)('a page in %s (%s) on a phone in %s writes it in %s', (page, pageLocale, phone, locale) => {
    expect(localeOfTimes(page, pageLocale, phone)).toBe(locale);
  });

  test('an Arabic time has Latin digits, and in Morocco 24 hours', () => {
    const written = (phone: string) =>
      shortTimeFormat(localeOfTimes('ar', 'ar-u-nu-latn', phone), 'Europe/Vienna')(start).replace(/\s/gu, ' ');
    expect(written('ar-EG')).toBe('4:02 م');
    expect(written('ar-MA')).toBe('16:02');
  });

  test('by default, a time is in the language and the zone of the phone', () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(shortTimeFormat()(start)).toBe(shortTimeFormat(locale, timeZone)(start));
  });

  test('by default, a time follows the phone when the phone changes its zone', () => {
    const format = shortTimeFormat('de-AT');
    vi.stubEnv('TZ', 'Europe/Vienna');
    expect(format(start)).toBe('16:02');
    vi.stubEnv('TZ', 'Europe/London');
    expect(format(start)).toBe('15:02');
  });

  test.each([[8_640_000_000_000_001], [Number.NaN]])('%d is not a time', (ms) => {
    expect(shortTimeFormat('en-US', 'UTC')(ms)).toBe('N/A');
  });
});
