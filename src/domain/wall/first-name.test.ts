import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Tom', 'Tom'],
  ['Anna Berger', 'Anna'],
  ['Anna Maria Berger', 'Anna Maria'],
  ['Anna  Maria\u00a0Berger', 'Anna Maria'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['🥂 Tom', '🥂'],
  ['محمد علي', 'محمد'],
  ['李小龙', '李小龙'],
])('%s is %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test('a first name is never empty, and never contains the last of two or more words', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const first = firstNameOf(words.join(' '));
      expect(first).toBe(words.length === 1 ? words[0] : words.slice(0, -1).join(' '));
    }),
  );
});
