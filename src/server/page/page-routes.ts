import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LANGUAGE_PARAMETER, type Language } from '../../domain/languages.ts';
import { NOTICE_PARAMETER, SHORT_NOTICE_PATH } from '../../domain/notice/notice-address.ts';
import type { BuiltPages } from './built-page.ts';
import { headersOf } from './filled-pages.ts';
import { languageFor, languageInAddress } from './page-language.ts';
import { MANIFEST, webManifest } from './web-manifest.ts';

const PAGE = 'index.html';
const NOT_FOUND = '404.html';
const WORKER = 'sw.js';

const noticeAddress = (language: Language | null) =>
  `/?${NOTICE_PARAMETER}${language ? `&${LANGUAGE_PARAMETER}=${language}` : ''}`;

const MISTAKEN = /^https?:\/\/[^/]*\/%(?:25)*3f(.*)/i;

/**
 * Proxies must not change files, because a phone stores only those with the right hash
 * (docs/decisions/0005-offline-and-updates.md).
 */
const cacheAssets = createMiddleware(async (c, next) => {
  await next();
  const isAsset = c.req.path.startsWith('/assets/') && c.res.ok;
  const isPage = c.res.headers.has('content-language');
  c.header('cache-control', `${isAsset ? 'public, max-age=31536000, immutable' : 'no-cache'}, no-transform`);
  c.header('vary', isPage ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding');
});

/**
 * The built page at '/' in the language of the request, precompressed by scripts/build/precompress-folder.ts. The
 * handlers in `first` run first, and may answer instead. An unknown path gets status 404 and the page with the
 * not-found screen (docs/readings.md#unknown-route).
 */
export function pageRoutes(pages: BuiltPages, ...first: readonly MiddlewareHandler[]): Hono {
  const files = { root: pages.dir, precompressed: true };
  const servers = new Map<string, MiddlewareHandler>();

  /** Serves a file that the build writes for each language. */
  function inLanguage(name: string, languageOf: (c: Context) => Language): MiddlewareHandler {
    return async (c, next) => {
      const { path } = pages.pathOf(name, languageOf(c));
      const serve = servers.get(path) ?? serveStatic({ ...files, path });
      servers.set(path, serve);
      if (path.endsWith('.html')) headersOf(c, pages.read(name, languageOf(c)));
      return serve(c, next);
    };
  }

  const page = inLanguage(PAGE, (c) => languageFor(c));
  const noPage = inLanguage(NOT_FOUND, (c) => languageFor(c));
  const named = (c: Context) => languageInAddress(c) ?? 'en';
  const notFound: MiddlewareHandler = async (c, next) => {
    const answer = await noPage(c, next);
    return answer && new Response(answer.body, { status: 404, headers: answer.headers });
  };
  const routes = new Hono()
    .use(cacheAssets)
    .get('/:page{(?:.+/)?(?:index|404|screen)\\.html}', notFound)
    .get(SHORT_NOTICE_PATH, (c) => c.redirect(noticeAddress(languageInAddress(c))))
    .get('/:folder{.+/}', notFound)
    .get('/:packed{.+\\.(?:br|gz)}', notFound);
  // Some mail programs also encode the question mark of a link, so that its query arrives as a part of the path.
  routes.use(async (c, next) => {
    const [, query] = MISTAKEN.exec(c.req.url) ?? [];
    return query === undefined ? next() : c.redirect(`/?${query}`);
  });
  for (const handler of first) routes.get('/', handler);
  return routes
    .get('/', page)
    .get(`/${MANIFEST}`, webManifest(pages), inLanguage(MANIFEST, named))
    .get(`/${WORKER}`, inLanguage(WORKER, named))
    .get('*', serveStatic(files), notFound);
}
