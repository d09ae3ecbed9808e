import type { DrinkType } from './drink-menu.ts';

/** The languages of Clink, by their BCP 47 tags. A reader who asks for none of them gets the first one, English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The parameter of the page's address that chooses a language: `/?lang=de`. */
export const LANGUAGE_PARAMETER = 'lang';

const RIGHT_TO_LEFT: readonly string[] = ['ar'];

/**
 * The names of the six tiles in every language. The menu's names are checked against all of them, because guests of one
 * celebration read different languages. A test compares them with the catalogues (src/ui/messages/languages.test.ts).
 */
export const TILE_NAMES: Readonly<Record<Language, Readonly<Record<DrinkType, string>>>> = {
  en: { beer: 'Beer', wine: 'Wine', cocktail: 'Cocktail', shot: 'Shot', water: 'Water', other: 'Other' },
  de: { beer: 'Bier', wine: 'Wein', cocktail: 'Cocktail', shot: 'Schnaps', water: 'Wasser', other: 'Anderes' },
  fr: { beer: 'Bière', wine: 'Vin', cocktail: 'Cocktail', shot: 'Shot', water: 'Eau', other: 'Autre' },
  es: { beer: 'Cerveza', wine: 'Vino', cocktail: 'Cóctel', shot: 'Chupito', water: 'Agua', other: 'Otra' },
  it: { beer: 'Birra', wine: 'Vino', cocktail: 'Cocktail', shot: 'Shot', water: 'Acqua', other: 'Altro' },
  nl: { beer: 'Bier', wine: 'Wijn', cocktail: 'Cocktail', shot: 'Shot', water: 'Water', other: 'Anders' },
  pl: { beer: 'Piwo', wine: 'Wino', cocktail: 'Drink', shot: 'Shot', water: 'Woda', other: 'Inne' },
  pt: { beer: 'Cerveja', wine: 'Vinho', cocktail: 'Cocktail', shot: 'Shot', water: 'Água', other: 'Outra' },
  ar: { beer: 'بيرة', wine: 'نبيذ', cocktail: 'كوكتيل', shot: 'شوت', water: 'ماء', other: 'مشروب آخر' },
};

/** Clink's language for a tag: 'de' for 'de-AT', 'DE' and 'de_CH'. Null for a language that Clink does not support. */
export function languageOf(tag: string): Language | null {
  const [primary = ''] = tag.split(/[-_]/, 1);
  return LANGUAGES.find((language) => language === primary.toLowerCase()) ?? null;
}

/** The direction in which a language is written, for the attribute `dir`. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(languageOf(tag) ?? '') ? 'rtl' : 'ltr';
}
