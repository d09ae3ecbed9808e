import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedName, looksAlike, readingsOf } from './folded-name.ts';

test.each([
  ['Anna', '\u0410nna'],
  ['Anna', ' anna! '],
  ['\u0391\u039d\u039d\u0391', '\u0391\u03bd\u03bd\u03b1'],
  ['\u039d\u0399\u039a\u039f\u03a3', '\u039d\u03b9\u03ba\u03bf\u03c2'],
  ['Henry', '\u0397enry'],
  ['Hava', '\u0397a\u03bda'],
  ['Sylvia', '\u0405\u0443lv\u0456a'],
  ['Ivan', '\u04c0van'],
  ['\u0639\u0644\u06cc', '\u0639\u0644\u064a'],
  ['\u0130pek', 'i\u0307pek'],
  ['\ud83e\udd8a', '\ud83e\udd8a\ufe0f'],
])('%s and %s look alike', (one, other) => {
  expect(looksAlike(one, other)).toBe(true);
  expect(looksAlike(other, one)).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Nina', 'Hina'],
  ['Mia', 'Uia'],
  ['Lina', 'Iina'],
  ['\u0130pek', 'Pek'],
])('%s and %s do not look alike', (one, other) => {
  expect(looksAlike(one, other)).toBe(false);
});

test('names that differ only in case, punctuation and spaces look alike', () => {
  const names = fc.string({
    unit: fc.constantFrom(...'aB\u0130\u0131\u03a3\u03b7\u039d\u0443 -\u00df'),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(names, (name) => {
      for (const other of [name.toLowerCase(), ` ${name}`, foldedName(name)])
        if (foldedName(other) === foldedName(name)) expect(looksAlike(name, other)).toBe(true);
      expect(readingsOf(name).length).toBeLessThanOrEqual(3);
    }),
  );
});
