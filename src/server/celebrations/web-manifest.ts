import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { CELEBRATION_PARAMETER, ICON_PARAMETER } from '../../domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';

/**
 * The web manifest at `/manifest.webmanifest?c=CODE`. An icon on the home screen then opens that celebration, also where
 * the installed app has a storage of its own, as on iOS. Nothing is looked up, so the answer does not tell whether the
 * code is known. The plain manifest is left to the next handler.
 */
export function webManifest(pageDir: string): MiddlewareHandler {
  const path = join(pageDir, 'manifest.webmanifest');
  const plain: object = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return async (c, next) => {
    const code = codeOf(c);
    if (code === null) return next();
    const manifest = { ...plain, start_url: `/?${CELEBRATION_PARAMETER}=${code}&${ICON_PARAMETER}` };
    return c.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json' });
  };
}

function codeOf(c: Context): string | null {
  try {
    return parseCelebrationCode(readQuery(c)[CELEBRATION_PARAMETER] ?? '');
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
