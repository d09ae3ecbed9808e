/** The languages of Clink, by their BCP 47 tags. English is the first: whoever has asked for none of them reads it. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
