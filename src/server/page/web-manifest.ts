import type { Context, MiddlewareHandler } from 'hono';
import { CELEBRATION_PARAMETER, ICON_PARAMETER } from '../../domain/celebration/celebration.ts';
import { parseCelebrationCode } from '../../domain/celebration/celebration-code.ts';
import { LANGUAGE_PARAMETER } from '../../domain/languages.ts';
import { ApiProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-query.ts';
import type { BuiltPages } from './built-page.ts';
import { languageInAddress } from './page-language.ts';

export const MANIFEST = 'manifest.webmanifest';

/**
 * The web manifest at `/manifest.webmanifest?c=CODE&lang=pl`. An icon on the home screen then opens that celebration in
 * that language, even if the installed app has a separate storage, as on iOS. The code is not looked up, so the answer
 * does not reveal whether it is known. The plain manifest is left to the next handler.
 */
export function webManifest(pages: BuiltPages): MiddlewareHandler {
  return async (c, next) => {
    const code = codeOf(c);
    const named = languageInAddress(c);
    if (code === null && named === null) return next();
    const { html } = pages.read(MANIFEST, named ?? 'en');
    const plain: { start_url?: string } = JSON.parse(html || '{}');
    const start = [
      ...(code ? [`${CELEBRATION_PARAMETER}=${code}`] : []),
      ICON_PARAMETER,
      ...(named ? [`${LANGUAGE_PARAMETER}=${named}`] : []),
    ];
    const manifest = { ...plain, start_url: `/?${start.join('&')}` };
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
