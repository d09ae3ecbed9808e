import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { servedFactsOf } from '../../domain/hosting/served-facts.ts';
import { NO_STORE } from '../http/no-store.ts';
import { type OwnAddress, urlForPhones } from '../http/url-for-phones.ts';
import type { Timers } from '../time/timers.ts';
import type { CelebrationFinder } from './find-celebration.ts';
import type { CelebrationRegistry } from './registry.ts';

interface CelebrationDeps extends OwnAddress {
  readonly finder: CelebrationFinder;
  readonly settingsOf: CelebrationRegistry['settingsOf'];
  readonly timers: Pick<Timers, 'now'>;
  /** Whether the caller may become the first host. */
  readonly canSetUp: (c: Context) => Promise<boolean>;
}

/** The answer to `GET /api/installation` (docs/protocol.md#celebrations). */
export const installationSchema = v.object({
  url: v.nullable(v.string()),
  /** Whether the caller may become the first host. */
  setUp: v.boolean(),
});
type Installation = v.InferOutput<typeof installationSchema>;

/** `GET /api/celebrations/:code` and `GET /api/installation`: what a phone needs to join and to invite. */
export function celebrationRoutes({ finder, settingsOf, timers, canSetUp, ...own }: CelebrationDeps): Hono {
  return new Hono()
    .get('/celebrations/:code', async (c) => {
      const celebration = await finder.byCode(c, c.req.param('code'));
      return c.json(servedFactsOf(celebration, settingsOf(celebration.id), timers.now()), 200, NO_STORE);
    })
    .get('/installation', async (c) =>
      c.json({ url: urlForPhones(c, own), setUp: await canSetUp(c) } satisfies Installation, 200, NO_STORE),
    );
}
