import { LANGUAGE_PARAMETER, languageOf } from '../../domain/languages.ts';
import { type Catalogue, inEachLanguage } from '../../domain/text/in-each-language.ts';
import { SCREEN_PARAMETER } from '../../domain/wall/wall-address.ts';
import type * as english from '../../ui/messages/en/demo.ts';
import type * as englishPage from '../../ui/messages/en/page.ts';
import type { Round } from './round.ts';

const WORDS = await inEachLanguage(
  (language) => import(`../../ui/messages/${language}/demo.ts`) as Promise<Catalogue<typeof english>>,
);
const PAGES = await inEachLanguage(
  (language) => import(`../../ui/messages/${language}/page.ts`) as Promise<Catalogue<typeof englishPage>>,
);

const LANGUAGE = /<html[^>]* lang="([\w-]+)"/;
const HEAD = '</head>';
const BODY = /<body[^>]*>/;

/**
 * Inserts the line of the demo at the beginning of a page's body. The line shows the remaining time, and links to the
 * pages of guests, hosts and the wall. The script beside it (src/ui/demo/demo.ts) fills in the time on the visitor's
 * clock, before anything else runs.
 */
export function withLine(html: string, { id, endsInMs }: Pick<Round, 'id' | 'endsInMs'>): string {
  const language = languageOf(LANGUAGE.exec(html)?.[1] ?? '') ?? 'en';
  const { lastsUntil, hasBegunAgain, asAGuest, theWall, asAHost } = WORDS[language];
  const facts = `data-round="${id}" data-ends-in="${Math.round(endsInMs())}" data-locale="${PAGES[language].locale}"`;
  const wall = `/?${SCREEN_PARAMETER}&amp;${LANGUAGE_PARAMETER}=${language}`;
  const line = `
    <aside class="demo" id="demo" ${facts}>
      <p>${lastsUntil('<time></time>')}</p>
      <p data-again hidden>${hasBegunAgain}</p>
      <p><a href="/">${asAGuest}</a> <a href="${wall}">${theWall}</a> <a href="/?host">${asAHost}</a></p>
    </aside>
    <script src="/demo.js"></script>`;
  return html
    .replace(HEAD, () => `  <link rel="stylesheet" href="/demo.css">\n  ${HEAD}`)
    .replace(BODY, (tag) => tag + line);
}
