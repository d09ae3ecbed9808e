import * as v from 'valibot';
import { LANGUAGES, type Language, languageOf } from '../languages.ts';

/** A card has a line for each language. More lines than this do not fit under its code. */
export const MOST_CARD_LANGUAGES = 4;

/** The languages of the table cards in addition to the language of the celebration. */
export const cardLanguagesSchema = v.pipe(
  v.array(v.picklist(LANGUAGES)),
  v.maxLength(MOST_CARD_LANGUAGES - 1),
  v.readonly(),
);

interface Carded {
  readonly language: string;
  readonly cardLanguages: readonly Language[];
}

/**
 * The card languages of a copy of a celebration. `language` is the language of the copy. The language of the original
 * was on the original's cards, so it stays on the cards of the copy.
 */
export function cardLanguagesBeside(language: string, original: Carded): readonly Language[] {
  const all = [languageOf(original.language), ...original.cardLanguages];
  const others = all.flatMap((one) => (one && one !== languageOf(language) ? [one] : []));
  return [...new Set(others)].slice(0, MOST_CARD_LANGUAGES - 1);
}
