import type { Context, MiddlewareHandler } from 'hono';
import { CELEBRATION_PARAMETER } from '../../domain/celebration/celebration.ts';
import { codeInLink } from '../../domain/celebration/written-code.ts';
import { type PageFacts, pageFactsOf } from '../../domain/hosting/served-facts.ts';
import { ApiProblem } from '../http/problem.ts';
import { parametersOfPage } from '../http/read-query.ts';
import { createBuiltLooks } from '../page/built-looks.ts';
import type { BuiltPages } from '../page/built-page.ts';
import { createFilledPages, headOf } from '../page/filled-pages.ts';
import { languageFor } from '../page/page-language.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { CelebrationFinder } from './find-celebration.ts';
import type { CelebrationRegistry } from './registry.ts';

interface World {
  readonly finder: CelebrationFinder;
  readonly settingsOf: CelebrationRegistry['settingsOf'];
}

/**
 * The page at `/?c=CODE`. Its title names the couple, one `<meta>` contains the facts (docs/protocol.md#celebrations),
 * and another `<meta>` contains the style of the couple's look. All other pages, also those of unknown codes, are left
 * to the next handler.
 */
export function celebrationPage(pages: BuiltPages, world: World): MiddlewareHandler {
  const answer = createFilledPages();
  const looks = createBuiltLooks(pages);
  return async (c, next) => {
    const facts = await findNamed(c, world);
    if (!facts) return next();
    const page = pages.read('index.html', languageFor(c, facts.language));
    return answer(c, page, { head: [...headOf(facts), looks.headOf(facts)] });
  };
}

/**
 * The celebration whose code is in the page's address. Null if there is no code, or if its celebration cannot be found now.
 */
async function findNamed(c: Context, { finder, settingsOf }: World): Promise<PageFacts | null> {
  try {
    const named = parametersOfPage(c.req.url)[CELEBRATION_PARAMETER];
    if (!named) return null;
    const celebration = await finder.byCode(c, codeInLink(named) ?? named);
    return pageFactsOf(celebration, settingsOf(celebration.id));
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof StoreUnavailable) return null;
    throw error;
  }
}
