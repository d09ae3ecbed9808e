import { LANGUAGES } from '../../domain/languages.ts';

interface OwnName {
  readonly name: string;
  /** What one says when glasses meet. */
  readonly cheers: string;
}

const names = import.meta.glob<OwnName>('./*/own-name.ts', { eager: true });

/** The languages as the guests who speak them know them, whatever the language of the page. */
export const languageNames = LANGUAGES.flatMap((language) => {
  const own = names[`./${language}/own-name.ts`];
  return own ? [{ language, ...own }] : [];
});
