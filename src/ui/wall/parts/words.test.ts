import { expect, test } from 'vitest';
import { writtenInFrench } from './words.ts';

test.each([
  ['lundi 1 juin 2026', 'lundi 1er juin 2026'],
  ['dimanche 21 juin 2026', 'dimanche 21 juin 2026'],
  ['jeudi 11 juin', 'jeudi 11 juin'],
  ['21:14', '21:14'],
  ['01:01', '01:01'],
] as const)('a French wall writes %s as %s', (day, written) => {
  expect(writtenInFrench(day)).toBe(written);
});
