import { expect, test } from 'vitest';
import { writtenDay } from './words.ts';

test.each([
  ['fr', 'lundi 1 juin 2026', 'lundi 1er juin 2026'],
  ['fr', 'dimanche 21 juin 2026', 'dimanche 21 juin 2026'],
  ['fr', 'jeudi 11 juin', 'jeudi 11 juin'],
  ['fr', '21:14', '21:14'],
  ['fr', '01:01', '01:01'],
  ['de', 'Montag, 1. Juni 2026', 'Montag, 1. Juni 2026'],
  ['es', 'lunes, 1 de junio de 2026', 'lunes, 1 de junio de 2026'],
] as const)('the wall writes a day in %s: %s is %s', (language, day, written) => {
  expect(writtenDay(language, day)).toBe(written);
});
