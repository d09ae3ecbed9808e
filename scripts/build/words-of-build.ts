import type { Language } from '../../src/domain/languages.ts';
import type { Catalogue } from '../../src/domain/text/in-each-language.ts';
import type * as page from '../../src/ui/messages/en/page.ts';
import type * as wall from '../../src/ui/messages/en/wall.ts';

/** The texts that the page shows before any of its code has loaded. */
export type PageTexts = Catalogue<typeof page>;
/** The texts that the wall's page contains before its script runs. */
export type WallTexts = Catalogue<typeof wall>;

export function pageTextsIn(language: Language): Promise<PageTexts> {
  return import(`../../src/ui/messages/${language}/page.ts`);
}

export function wallTextsIn(language: Language): Promise<WallTexts> {
  return import(`../../src/ui/messages/${language}/wall.ts`);
}
