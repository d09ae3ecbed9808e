import type { Language } from '../../domain/languages.ts';
import type { Catalogue } from '../../domain/text/in-each-language.ts';
import * as english from './en/celebration/card.ts';

type CardWords = Catalogue<typeof english>;

const cards = import.meta.glob<CardWords>('./*/celebration/card.ts', { eager: true });

/** The texts of a printed card, whose languages do not depend on the language of the page. */
export function cardWordsIn(language: Language): CardWords {
  return cards[`./${language}/celebration/card.ts`] ?? english;
}
