import * as v from 'valibot';
import { LANGUAGES, type Language, languageOf } from '../languages.ts';

/** More lines than this do not fit under the code on a card. */
export const MOST_CARD_LANGUAGES = 4;

/** The further languages of the cards for the tables, beside the language of the celebration. */
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
 * The languages of the cards for a copy of a celebration whose language is now `language`. The language of the original
 * was on its cards, so it is among them.
 */
export function cardLanguagesBeside(language: string, original: Carded): readonly Language[] {
  const all = [languageOf(original.language), ...original.cardLanguages];
  const others = all.flatMap((one) => (one && one !== languageOf(language) ? [one] : []));
  return [...new Set(others)].slice(0, MOST_CARD_LANGUAGES - 1);
}
