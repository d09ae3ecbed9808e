import { LANGUAGES } from '../../domain/languages.ts';

interface OwnName {
  readonly name: string;
  /** What people say when they clink glasses. */
  readonly cheers: string;
}

const names = import.meta.glob<OwnName>('./*/own-name.ts', { eager: true });

/** Each language by its own name, whatever the language of the page. */
export const languageNames = LANGUAGES.flatMap((language) => {
  const own = names[`./${language}/own-name.ts`];
  return own ? [{ language, ...own }] : [];
});
