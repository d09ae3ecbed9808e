import type { Language } from '../../domain/languages.ts';
import type { Catalogue } from '../../domain/text/in-each-language.ts';
import * as english from './en/celebration/card.ts';

type CardWords = Catalogue<typeof english>;

const cards = import.meta.glob<CardWords>('./*/celebration/card.ts', { eager: true });

/** What a printed card says. It has nothing to do with the language of the page: guests of many languages read it. */
export function cardWordsIn(language: Language): CardWords {
  return cards[`./${language}/celebration/card.ts`] ?? english;
}
