import { afterEach, describe, expect, test, vi } from 'vitest';
import { shortTimeFormat } from './short-time.ts';

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

  test('by default, in the language and the zone of the phone', () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(shortTimeFormat()(start)).toBe(shortTimeFormat(locale, timeZone)(start));
  });

  test('by default, also in the zone to which the phone changes later', () => {
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
