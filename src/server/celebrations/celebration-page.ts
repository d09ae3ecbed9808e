import type { Context, MiddlewareHandler } from 'hono';
import { CELEBRATION_PARAMETER, type Celebration, factsOf } from '../../domain/celebration/celebration.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import type { BuiltPages } from '../page/built-page.ts';
import { createFilledPages, headOf } from '../page/filled-pages.ts';
import { languageFor } from '../page/page-language.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { CelebrationFinder } from './find-celebration.ts';

/**
 * The page at `/?c=CODE`. Its title names the couple, and a `<meta>` has the facts (docs/protocol.md#celebrations). Every
 * other page, also that of an unknown code, is left to the next handler.
 */
export function celebrationPage(pages: BuiltPages, finder: CelebrationFinder): MiddlewareHandler {
  const answer = createFilledPages();
  return async (c, next) => {
    const celebration = await findNamed(c, finder);
    if (!celebration) return next();
    const page = pages.read('index.html', languageFor(c, celebration.language));
    return answer(c, page, headOf(factsOf(celebration)));
  };
}

/** The celebration that the page's address names. Null if it names none, or none that can be found now. */
async function findNamed(c: Context, finder: CelebrationFinder): Promise<Celebration | null> {
  try {
    const code = readQuery(c)[CELEBRATION_PARAMETER];
    return code === undefined ? null : await finder.byCode(c, code);
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof StoreUnavailable) return null;
    throw error;
  }
}
