import { LANGUAGES, type Language } from '../languages.ts';

/** A catalogue with the same keys and arguments as the English one, but other texts. */
export type Catalogue<English> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};

/** Calls `load` for each language and returns the results by language. */
export async function inEachLanguage<Loaded>(
  load: (language: Language) => Promise<Loaded>,
): Promise<Readonly<Record<Language, Loaded>>> {
  const entries = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(entries) as Record<Language, Loaded>;
}
