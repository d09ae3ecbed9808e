/** The name of a language in that language, such as 'Deutsch'. The region that is usual for the language is left out: 'de-DE' is 'Deutsch'. */
export function nameOfLanguage(tag: string): string {
  const shortest = new Intl.Locale(tag).minimize().toString();
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(shortest) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
