import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISTREATED } from './page-address.fixture.ts';
import { readAddress } from './page-address.ts';

test.each(MISTREATED)('a link is read %s', (_, mistreat) => {
  const { c = '' } = readAddress(mistreat('?lang=de&c=K7MP4XRT'));
  expect(c).toMatch(/^K7MP4XRT(?!\w)/);
  expect(readAddress(mistreat('?host&setup=a1-B_2')).setup).toMatch(/^a1-B_2(?![\w-])/);
});

test('a well-formed address is read as URLSearchParams reads it', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/);
  const value = fc.stringMatching(/^[\wÀ-ž-][\wÀ-ž .,-]{0,8}[\wÀ-ž-]$/);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([own]) => own, maxLength: 8 }), (pairs) => {
      const query = new URLSearchParams(pairs.map(([own, text]): [string, string] => [own, text]));
      expect({ ...readAddress(`?${query}`) }).toEqual(Object.fromEntries(query));
    }),
  );
});

test('the result has no inherited keys and no values with surrounding spaces', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (address) => {
      const once = readAddress(address);
      expect(Object.getPrototypeOf(once)).toBeNull();
      for (const [name, value] of Object.entries(once)) expect([name, value]).toEqual([name.trim(), value.trim()]);
    }),
  );
});

test('a long address is read in linear time', () => {
  const since = performance.now();
  for (const part of ['%25', '%2541', '&amp;', '?c=', ' ', '%zz']) readAddress(part.repeat(100_000));
  expect(performance.now() - since).toBeLessThan(5_000);
});
