import { expect, test } from 'vitest';
import { keptLetters } from './kept-letters.ts';

const FILES = ['fraunces-clink', 'fraunces-accents', 'fraunces-latin-ext', 'fraunces-vietnamese', 'messiri-arabic'];

test.each([
  ['en', ['fraunces-clink']],
  ['de', ['fraunces-clink', 'fraunces-accents']],
  ['nl', ['fraunces-clink', 'fraunces-accents']],
  ['pl', ['fraunces-clink', 'fraunces-accents', 'fraunces-latin-ext']],
  ['ar', ['fraunces-clink', 'messiri-arabic']],
] as const)('a phone in %s stores the fonts %j, so that no title mixes typefaces offline', (language, kept) => {
  const files = FILES.map((name) => `assets/${name}-aB_3-x.woff2`);
  expect(files.filter(keptLetters(language))).toEqual(files.filter((file) => kept.some((name) => file.includes(name))));
});
