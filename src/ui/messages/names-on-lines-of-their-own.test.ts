import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/languages.ts';
import { cardWordsIn } from './card-words.ts';
import { around } from './forms/around.ts';

/** In each of these sentences the couple's names have a line of their own. What stands beside them is alone on its line. */
test.each(LANGUAGES)(
  'a sentence whose names have lines of their own has no quotes around them (%s)',
  async (language) => {
    const { greeting, youAreCelebrating } = await import(`./${language}/celebration/celebration.ts`);
    for (const sentence of [greeting, youAreCelebrating, cardWordsIn(language).hereIsTo]) {
      const [before, after] = around(sentence);
      expect(before).toMatch(/[\p{L}\p{M}][,:]? $/u);
      expect(after === '' || /^\s*\p{L}/u.test(after), `'${after}' after the names`).toBe(true);
    }
  },
);
