import { expect, test, vi } from 'vitest';
import { serverNames } from './server-names.ts';

const isOwn = serverNames(new URL('https://clink.example:8443/'));

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
])('%s is a name of a server that is known as clink.example', (host) => {
  expect(isOwn(host)).toBe(true);
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
  expect(isOwn(host)).toBe(false);
});

test('a server without a public name answers to every name', () => {
  expect(serverNames(null)('rebinding.example')).toBe(true);
});

test.each([serverNames(null), isOwn])('a name that is too long is not parsed', (isName) => {
  const parse = vi.spyOn(URL, 'canParse');
  expect([isName('1.'.repeat(3_500)), isName('ß'.repeat(7_000))]).toEqual([false, false]);
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
