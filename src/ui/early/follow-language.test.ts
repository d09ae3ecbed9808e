import { afterEach, expect, test, vi } from 'vitest';
import { followLanguage } from './follow-language.ts';

afterEach(() => {
  document.documentElement.hidden = false;
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
});

/** Opens an English page on a phone whose guest has chosen a language. Returns where the page is redirected. */
function open(address: string, chosen: string): string | null {
  const replace = vi.fn<(url: URL) => void>();
  document.documentElement.lang = 'en';
  vi.stubGlobal('location', { href: `https://clink.example${address}`, replace });
  followLanguage(chosen);
  return replace.mock.calls[0]?.[0].href ?? null;
}

test.each([
  ['/', 'https://clink.example/?lang=pl'],
  ['/?c=K7MP4XRT', 'https://clink.example/?c=K7MP4XRT&lang=pl'],
  ['/?c=K7MP4XRT#carry=1', 'https://clink.example/?c=K7MP4XRT&lang=pl#carry=1'],
  ['/?icon&lang=de', 'https://clink.example/?icon=&lang=pl'],
  ['/?c=K7MP4XRT&icon', 'https://clink.example/?c=K7MP4XRT&icon=&lang=pl'],
])('a guest who has chosen Polish gets %s in Polish, and sees nothing before that', (address, target) => {
  expect(open(address, 'pl')).toBe(target);
  expect(document.documentElement.hidden).toBe(true);
});

test.each([
  ['nothing chosen', '/', ''],
  ['the language that is there', '/', 'en'],
  ['an address that has been answered already', '/?lang=pl', 'pl'],
  ['an address that names another language', '/?lang=de', 'pl'],
  ['an icon whose address has been answered already', '/?icon=&lang=pl', 'pl'],
  ['an icon in another language, and nothing chosen', '/?icon&lang=de', ''],
])('with %s the page stays', (_, address, chosen) => {
  expect(open(address, chosen)).toBeNull();
  expect(document.documentElement.hidden).toBe(false);
});
