import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { builtWords } from './built-words.ts';

test.each(LANGUAGES)(
  'a script that needs one word in %s loads only that word, and no code for numbers and dates',
  async (language) => {
    for (const [catalogue, name] of [
      ['wall', 'live'],
      ['celebration/celebration', 'join'],
      ['celebration/evening-menu', 'soldOut'],
    ] as const) {
      const words = await builtWords({ word: { catalogue, name } }, language, 'chrome109');
      expect(words.length, words).toBeLessThan(60);
    }
  },
);
