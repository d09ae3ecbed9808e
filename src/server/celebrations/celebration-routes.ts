import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { servedFactsOf } from '../../domain/hosting/served-facts.ts';
import { networkUrl } from '../http/network-url.ts';
import { NO_STORE } from '../http/no-store.ts';
import type { CelebrationFinder } from './find-celebration.ts';
import type { CelebrationRegistry } from './registry.ts';

interface CelebrationDeps {
  readonly finder: CelebrationFinder;
  readonly settingsOf: CelebrationRegistry['settingsOf'];
  readonly publicUrl: URL | null;
  readonly listensOn: string | undefined;
}

/** The answer to `GET /api/installation` (docs/protocol.md#celebrations). */
export const installationSchema = v.object({ url: v.nullable(v.string()) });

/** `GET /api/celebrations/:code` and `GET /api/installation`: what a phone needs to join and to invite. */
export function celebrationRoutes({ finder, settingsOf, publicUrl, listensOn }: CelebrationDeps): Hono {
  function urlOf(c: Context): string | null {
    if (publicUrl) return publicUrl.origin;
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const port = incoming?.socket?.localPort;
    return port === undefined ? null : networkUrl(port, listensOn);
  }

  return new Hono()
    .get('/celebrations/:code', async (c) => {
      const celebration = await finder.byCode(c, c.req.param('code'));
      return c.json(servedFactsOf(celebration, settingsOf(celebration.id)), 200, NO_STORE);
    })
    .get('/installation', (c) => c.json({ url: urlOf(c) }, 200, NO_STORE));
}
