import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/languages.ts';
import { cardWordsIn } from './card-words.ts';
import { around } from './forms/around.ts';

/** In these sentences the couple's names are on a separate line, so quotation marks would be alone on their lines. */
test.each(LANGUAGES)(
  'in %s a sentence has no quotation marks around names that are on a separate line',
  async (language) => {
    const { greeting, youAreCelebrating } = await import(`./${language}/celebration/celebration.ts`);
    for (const sentence of [greeting, youAreCelebrating, cardWordsIn(language).hereIsTo]) {
      const [before, after] = around(sentence);
      expect(before).toMatch(/[\p{L}\p{M}][,:]? $/u);
      expect(after === '' || /^\s*\p{L}/u.test(after), `'${after}' after the names`).toBe(true);
    }
  },
);
