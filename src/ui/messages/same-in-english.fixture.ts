import type { Language } from '../../domain/languages.ts';

/** The words that are the same in a language and in English. Everything else that is the same has been forgotten. */
export const sameInEnglish: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: [],
  fr: [],
  es: [],
  it: [],
  nl: [],
  pl: [],
  pt: [],
  ar: [],
};
