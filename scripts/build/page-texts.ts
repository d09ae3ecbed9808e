import type { Plugin } from 'vite';
import { directionOf, LANGUAGE_PARAMETER, type Language } from '../../src/domain/languages.ts';
import { PRODUCT_NAME } from '../../src/domain/product.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
import { paperColours } from './paper.ts';
import type { PageTexts } from './words-of-build.ts';

/** Fills in the texts that the page shows before any of its code has loaded. src/ui/index.html has a placeholder for each. */
export function withPageTexts(html: string, language: Language, texts: PageTexts): string {
  return textsIn(language, texts).reduce((page, [place, text]) => page.replaceAll(place, () => text), html);
}

/** Fills in the texts in development. */
export function pageTexts(language: Language): Plugin {
  return {
    name: 'page-texts',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        const texts = await server?.ssrLoadModule(`/messages/${language}/page.ts`);
        return withPageTexts(html, language, texts as PageTexts);
      },
    },
  };
}

function textsIn(language: Language, page: PageTexts): (readonly [place: string, text: string])[] {
  const paper = paperColours();
  return [
    ['%PRODUCT%', PRODUCT_NAME],
    ['<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`],
    // The server sends the manifest in the language that the manifest's address contains (src/server/page/web-manifest.ts).
    ['%MANIFEST_LANGUAGE%', language === 'en' ? '' : `?${LANGUAGE_PARAMETER}=${language}`],
    ['%DESCRIPTION%', page.description],
    ['%NO_SCRIPT%', page.noScript],
    ['%TOO_OLD%', page.tooOld(oldestBrowsers())],
    ['%NOT_LOADED%', page.notLoaded],
    ['%BROKEN%', page.broken],
    ['%STILL_LOADING%', page.stillLoading],
    ['%LOAD_AGAIN%', page.loadAgain],
    ['%PAPER%', paper.day],
    ['%PAPER_BY_NIGHT%', paper.night],
  ];
}
