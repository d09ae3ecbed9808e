import type { Language } from '../../src/domain/languages.ts';
import type { Catalogue } from '../../src/domain/text/in-each-language.ts';
import type * as page from '../../src/ui/messages/en/page.ts';
import type * as wall from '../../src/ui/messages/en/wall.ts';

/** What the page itself says, before any of its code has come. */
export type PageTexts = Catalogue<typeof page>;
/** What stands in the page of the wall before its script runs. */
export type WallTexts = Catalogue<typeof wall>;

export function pageTextsIn(language: Language): Promise<PageTexts> {
  return import(`../../src/ui/messages/${language}/page.ts`);
}

export function wallTextsIn(language: Language): Promise<WallTexts> {
  return import(`../../src/ui/messages/${language}/wall.ts`);
}
