import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { webManifest } from '../celebrations/web-manifest.ts';
import { inlineHashes } from '../http/inline-hashes.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

/** Proxies must not change files, because a phone stores only those with the right hash (docs/decisions/0005-offline-and-updates.md). */
const cacheAssets = createMiddleware(async (c, next) => {
  await next();
  const isAsset = c.req.path.startsWith('/assets/') && c.res.ok;
  c.header('cache-control', `${isAsset ? 'public, max-age=31536000, immutable' : 'no-cache'}, no-transform`);
  c.header('vary', 'Accept-Encoding');
});

/**
 * The built page at '/', precompressed by scripts/precompress.ts. `pageOfCelebration` answers first. An unknown path gets status 404 and the page with the
 * not-found screen (docs/readings.md#unknown-route).
 */
export function pageRoutes(pageDir: string, pageOfCelebration: MiddlewareHandler = (_, next) => next()): Hono {
  const policy = contentSecurityPolicy(inlineHashes(pageDir));
  const namePolicy = createMiddleware(async (c, next) => {
    await next();
    if (c.res.headers.get('content-type')?.startsWith('text/html')) c.header('content-security-policy', policy);
  });
  const files = { root: pageDir, precompressed: true };
  const page = serveStatic({ ...files, path: '404.html' });
  const notFound: MiddlewareHandler = async (c, next) => {
    const answer = await page(c, next);
    return answer && new Response(answer.body, { status: 404, headers: answer.headers });
  };
  return new Hono()
    .use(cacheAssets, namePolicy)
    .get('/index.html', notFound)
    .get('/404.html', notFound)
    .get('/:packed{.+\\.(?:br|gz)}', notFound)
    .get('/', pageOfCelebration)
    .get('/manifest.webmanifest', webManifest(pageDir))
    .get('*', serveStatic(files), notFound);
}
