import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';

const cacheAssets = createMiddleware(async (c, next) => {
  await next();
  const isAsset = c.req.path.startsWith('/assets/') && c.res.ok;
  c.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
});

/** The built page, at '/' alone. An unknown path gets it as well, which says so, with 404 (readings, Unknown route). */
export function pageRoutes(pageDir: string): Hono {
  const notFound = async (c: Context) => c.html(await readFile(join(pageDir, 'index.html'), 'utf8'), 404);
  return new Hono()
    .use(compress(), cacheAssets)
    .get('/index.html', notFound)
    .get('*', serveStatic({ root: pageDir }), notFound);
}
