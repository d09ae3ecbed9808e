import { directionOf, type Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { type Catalogue, inEachLanguage } from '../../../domain/text/in-each-language.ts';
import type * as english from '../../../ui/messages/en/signpost.ts';

const WORDS = await inEachLanguage(
  (language) => import(`../../../ui/messages/${language}/signpost.ts`) as Promise<Catalogue<typeof english>>,
);

/** A page for a request with a wrong Host. It shows neither this name nor the server's name. */
export function noPlaceHere(language: Language): string {
  const { isNotHere, forWhoeverRunsIt } = WORDS[language];
  return pageOf(language, isNotHere, forWhoeverRunsIt);
}

export function signpostTo({ origin }: URL, path: string, language: Language): string {
  const address = `${origin}${path.startsWith('/') ? path : '/'}`.replace(
    /[&"<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  const link = `<bdi><a href="${address}">${origin}</a></bdi>`;
  return pageOf(language, WORDS[language].isAt(link));
}

function pageOf(language: Language, ...paragraphs: readonly string[]): string {
  const body = paragraphs.map((html) => `<p>${html}</p>`).join('');
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME}</title>${body}</html>`;
}
