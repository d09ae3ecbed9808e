import { expect, test } from 'vitest';
import { initialsOf } from './display-letters.ts';

test.each([
  ['Ana & Ben', 'A', 'B'],
  ['ana & ben', 'A', 'B'],
  ['Ana Maria Huber & Ben Stone', 'A', 'B'],
  ['Éloïse & Óscar', 'É', 'Ó'],
  ['E\u0301loïse & Łukasz', 'É', 'Ł'],
  ['Ștefan & Ángel', 'Ș', 'Á'],
])('%s have the initials %s and %s', (names, one, other) => {
  expect(initialsOf(names)).toEqual([one, other]);
});

test.each([
  'The Smiths',
  'Ana & Ben & Cleo',
  'Ana &',
  'Ana & Борис',
  'Ελένη & Ben',
  'آنا & Ben',
  '李 & Ben',
  '🦊 & Ben',
  '3PO & Ben',
  '“Bo” & Ben',
  'ßeta & Ben',
  'ﬁona & Ben',
  '',
])('the rings contain no initials for %s', (names) => {
  expect(initialsOf(names)).toBe(null);
});
