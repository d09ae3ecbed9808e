import { expect, test } from 'vitest';
import displayFont from './display-font.css?raw';
import { typefaceOf } from './typeface-of.tsx';

test.each(['Ελένη-Μαρία & Ανδρέας 2', 'Анна & Олег', 'Ana & Олег', 'ئەمیر & ڤیان', '花子'])(
  '%s is not in the display font, including its punctuation and digits',
  (names) => {
    expect(typefaceOf(names)).toEqual({ fontFamily: 'Georgia, serif' });
  },
);

test.each(['Ana & Ben', 'Zoë-Marie & Łucja 2', 'Nguyễn & Þórdís', '👰 & 🤵', '2 & 3', 'نور & سامي', 'پرستو & Ben'])(
  '%s is in it',
  (names) => {
    expect(typefaceOf(names)).toBeUndefined();
  },
);

test('exactly the Arabic letters in the file of the display font count as its letters', () => {
  const ranges = /messiri-arabic[^}]*unicode-range:([^;]+);/.exec(displayFont)?.[1] ?? '';
  const inFile = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
  const letters = Array.from({ length: 0x100 }, (_, index) => 0x600 + index).filter((code) =>
    /\p{L}/u.test(String.fromCodePoint(code)),
  );
  const drawn = letters.filter((code) => typefaceOf(String.fromCodePoint(code)) === undefined);
  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn).toEqual(letters.filter((code) => inFile.includes(code)));
});
