import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { CELEBRATION_PARAMETER, type Celebration, factsOf } from '../../domain/celebration/celebration.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import { StoreUnavailable } from '../store/store.ts';
import { createFilledPages, headOf } from './filled-pages.ts';
import type { CelebrationFinder } from './find-celebration.ts';

/**
 * The page at `/?c=CODE`. Its title names the couple, and a `<meta>` has the facts (docs/protocol.md#celebrations). Every
 * other page, also that of an unknown code, is left to the next handler.
 */
export function celebrationPage(pageDir: string, finder: CelebrationFinder): MiddlewareHandler {
  const path = join(pageDir, 'index.html');
  const answer = createFilledPages(existsSync(path) ? readFileSync(path, 'utf8') : '');
  return async (c, next) => {
    const celebration = await findNamed(c, finder);
    return celebration ? answer(c, headOf(factsOf(celebration))) : next();
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
