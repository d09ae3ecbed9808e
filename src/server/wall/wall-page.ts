import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { CELEBRATION_PARAMETER, factsOf } from '../../domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import { SCREEN_PARAMETER, SHORT_WALL_PATH, VERSION_META } from '../../domain/wall/wall-address.ts';
import { createFilledPages, headOf, metaOf } from '../celebrations/filled-pages.ts';
import type { CelebrationFinder } from '../celebrations/find-celebration.ts';
import { hashOf } from '../http/hash-of.ts';
import { inlineHashes } from '../http/inline-hashes.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { StoreUnavailable } from '../store/store.ts';

const PAGE = 'screen.html';
const NO_CODE = '<title>Clink</title>';

/** Changes with the built wall: its page names its script and its styles, whose names change with them. */
export function wallVersion(pageDir: string): string {
  return hashOf(readPage(pageDir)).slice(0, 12);
}

/**
 * The wall at `/?screen` and `/?screen&c=CODE`. The page of an unknown code has its status, and is a wall all the same.
 * Any other page is left to the next handler.
 */
export function wallPage(pageDir: string, finder: Pick<CelebrationFinder, 'byCode'>): MiddlewareHandler {
  const plain = readPage(pageDir);
  const answer = createFilledPages(plain);
  const version = metaOf(VERSION_META, wallVersion(pageDir));
  const policy = contentSecurityPolicy(inlineHashes(pageDir, PAGE));

  async function headFor(c: Context, code: string | undefined): Promise<{ head: string[]; status: 200 | 404 | 429 }> {
    if (code === undefined) return { head: [NO_CODE], status: 200 };
    try {
      return { head: headOf(factsOf(await finder.byCode(c, code))), status: 200 };
    } catch (error) {
      return { head: [NO_CODE], status: statusOf(error) };
    }
  }

  return async (c, next) => {
    const query = queryOf(c);
    if (query[SCREEN_PARAMETER] === undefined || plain === '') return next();
    const { head, status } = await headFor(c, query[CELEBRATION_PARAMETER]);
    c.header('content-security-policy', policy);
    return answer(c, [...head, version], status);
  };
}

/** `/tv` and `/tv/CODE`: short addresses for the browser of a television. */
export function shortWallRoutes(): Hono {
  return new Hono()
    .get(SHORT_WALL_PATH, (c) => c.redirect(`/?${SCREEN_PARAMETER}`))
    .get(`${SHORT_WALL_PATH}/`, (c) => c.redirect(`/?${SCREEN_PARAMETER}`))
    .get(`${SHORT_WALL_PATH}/:code`, (c) => {
      const text = c.req.param('code');
      const code = parseCelebrationCode(text) ?? encodeURIComponent(text);
      return c.redirect(`/?${SCREEN_PARAMETER}&${CELEBRATION_PARAMETER}=${code}`);
    });
}

/** While celebrations cannot be read, the page asks again by itself. */
function statusOf(error: unknown): 200 | 404 | 429 {
  if (error instanceof StoreUnavailable) return 200;
  if (error instanceof ApiProblem) return error.code === 'too-many' ? 429 : 404;
  throw error;
}

function readPage(pageDir: string): string {
  const path = join(pageDir, PAGE);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** A query that is too long names no wall. */
function queryOf(c: Context): Record<string, string> {
  try {
    return readQuery(c);
  } catch (error) {
    if (error instanceof ApiProblem) return {};
    throw error;
  }
}
