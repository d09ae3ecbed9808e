import { expect, test } from 'vitest';
import { typefaceOf } from './typeface-of.ts';

test.each(['Ελένη-Μαρία & Ανδρέας 2', 'Анна & Олег', 'Ana & Олег', 'نور & سامي', '花子'])(
  '%s is not in the display font, not even its signs and digits',
  (names) => {
    expect(typefaceOf(names)).toEqual({ fontFamily: 'Georgia, serif' });
  },
);

test.each(['Ana & Ben', 'Zoë-Marie & Łucja 2', 'Nguyễn & Þórdís', '👰 & 🤵', '2 & 3'])('%s is in it', (names) => {
  expect(typefaceOf(names)).toBeUndefined();
});
