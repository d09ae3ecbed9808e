import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../domain/languages.ts';
import { serverNames } from './server-names.ts';

const names = serverNames(new URL('https://clink.example:8443/'));

test.each([
  'clink.example',
  'clink.example:8443',
  'Clink.Example',
  'clink.example.',
  'localhost',
  'localhost:3000',
  '192.168.1.5:3000',
  '127.0.0.1',
  '[::1]:3000',
  '[fe80::1]',
])('a server with the public name clink.example accepts the name %s', (host) => {
  expect(names.has(host)).toBe(true);
});

test.each([
  'rebinding.example',
  'clink.example.rebinding.example',
  'notclink.example',
  'sub.clink.example',
  'clink.example@rebinding.example',
  'localhost.rebinding.example',
  '127.0.0.1.rebinding.example',
  'rebinding.example:80',
  '[clink.example]',
  'a b',
  '',
])('"%s" is not', (host) => {
  expect(names.has(host)).toBe(false);
});

test('a server without a public name answers to every name', () => {
  expect(serverNames(null).has('rebinding.example')).toBe(true);
});

test.each([
  ['https://clink.example', 'www.clink.example', 'https://clink.example/?c=K7MP4XRT&#38;x'],
  ['https://clink.example', 'WWW.clink.example:443', 'https://clink.example/?c=K7MP4XRT&#38;x'],
  ['https://www.clink.example', 'clink.example', 'https://www.clink.example/?c=K7MP4XRT&#38;x'],
])('the server at %s answers requests for %s with a page that links to the same path', (publicUrl, host, address) => {
  const page = serverNames(new URL(publicUrl)).signpostAt(host, '/?c=K7MP4XRT&x', 'en');
  expect(page.isOwn).toBe(true);
  expect(page.html).toContain(`<a href="${address}">`);
});

test.each(['rebinding.example', 'www.rebinding.example', 'www.www.clink.example', 'mail.clink.example', '<b>', ''])(
  'the page for %s has no link to the server, and shows no name',
  (host) => {
    const page = names.signpostAt(host, '/', 'en');
    expect(page.isOwn).toBe(false);
    expect(page.html).toContain('<p>Clink is not at this address. Please open the link that you were given');
    expect(page.html).not.toMatch(/clink\.example|rebinding|<a|<b>/);
  },
);

test.each(LANGUAGES)('the page with the link to the server is in %s', (language) => {
  const page = names.signpostAt('www.clink.example', '/', language).html;
  expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(page).toContain('<bdi><a href="https://clink.example:8443/">https://clink.example:8443</a></bdi>');
  expect(page.includes('Clink is at')).toBe(language === 'en');
  const other = names.signpostAt('mail.clink.example', '/', language).html;
  expect(other).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(other.includes('Clink is not at')).toBe(language === 'en');
});

test('a path cannot break out of the link of the page', () => {
  const page = names.signpostAt('www.clink.example', '/"><script>alert(1)</script>', 'en').html;
  expect(page).toContain('href="https://clink.example:8443/&#34;&#62;&#60;script&#62;');
  expect(names.signpostAt('www.clink.example', 'https://evil.example/', 'en').html).toContain(
    'href="https://clink.example:8443/"',
  );
});

test.each([serverNames(null), names])('a name that is too long is not parsed', ({ has }) => {
  const parse = vi.spyOn(URL, 'canParse');
  expect([has('1.'.repeat(3_500)), has('ß'.repeat(7_000))]).toEqual([false, false]);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
