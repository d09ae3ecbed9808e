/** The languages of Clink, by their BCP 47 tags. English is the first: whoever has asked for none of them reads it. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The parameter of an address that names a language: `/?lang=de`. */
export const LANGUAGE_PARAMETER = 'lang';

const RIGHT_TO_LEFT: readonly string[] = ['ar'];

/** The language of Clink that a tag means: 'de' for 'de-AT', 'DE' and 'de_CH'. Null for one that Clink does not speak. */
export function languageOf(tag: string): Language | null {
  const [primary = ''] = tag.split(/[-_]/, 1);
  return LANGUAGES.find((language) => language === primary.toLowerCase()) ?? null;
}

/** Which way a language runs, for the attribute `dir`. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(languageOf(tag) ?? '') ? 'rtl' : 'ltr';
}
