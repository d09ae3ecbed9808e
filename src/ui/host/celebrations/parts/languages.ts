/** The languages that the printed cards speak (src/ui/host/celebrations/invite/card-words.ts). */
export const CARD_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'] as const;
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** A language in its own words: 'Deutsch'. */
export function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
