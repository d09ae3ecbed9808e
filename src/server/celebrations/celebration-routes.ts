import type { Context } from 'hono';
import type { CELEBRATION_CALLS } from '../../domain/api/celebration-calls.ts';
import type { Celebration } from '../../domain/celebration/celebration.ts';
import type { CelebrationSettings } from '../../domain/hosting/celebration-settings.ts';
import { servedFactsOf, tellsWhoIsIn } from '../../domain/hosting/served-facts.ts';
import { NAME_WAITS_MS, WHO_IS_IN_NAMES, type WhoIsIn, whoIsIn } from '../../domain/wall/arrivals.ts';
import type { BaseAddresses } from '../http/address/base-address.ts';
import type { GuestHandlers } from '../http/register-calls.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import type { Celebrations } from './celebrations.ts';
import type { CelebrationFinder } from './find-celebration.ts';
import type { CelebrationRegistry } from './registry.ts';

interface CelebrationDeps {
  readonly finder: CelebrationFinder;
  readonly settingsOf: CelebrationRegistry['settingsOf'];
  readonly celebrations: Pick<Celebrations, 'enter' | 'mayHave'>;
  readonly timers: Pick<Timers, 'now'>;
  readonly bases: Pick<BaseAddresses, 'forOthersThan'>;
  /** Whether there is no host yet and the caller seems to sit at the server's own computer. */
  readonly canSetUp: (c: Context) => Promise<boolean>;
}

/** `GET /api/celebrations/:code` and `GET /api/installation`: the data with which a phone joins and invites others. */
export function celebrationHandlers({
  finder,
  settingsOf,
  celebrations,
  timers,
  canSetUp,
  bases,
}: CelebrationDeps): GuestHandlers<typeof CELEBRATION_CALLS> {
  /**
   * The guests who are already present, for the welcome page. Null while the guests cannot be read, because the page
   * works without them.
   */
  async function present(celebration: Celebration, settings: CelebrationSettings): Promise<WhoIsIn | null> {
    if (!tellsWhoIsIn(celebration, settings) || !celebrations.mayHave(celebration.id)) return null;
    try {
      const { roster } = await celebrations.enter(celebration.id);
      const now = timers.now();
      return whoIsIn(
        roster.inSight.latestNames(now, NAME_WAITS_MS, WHO_IS_IN_NAMES),
        roster.inSight.count(now),
        settings.wall,
      );
    } catch (error) {
      if (error instanceof StoreUnavailable) return null;
      throw error;
    }
  }

  return {
    'GET /api/celebrations/:code': async ({ c, steps }) => {
      const celebration = await finder.byCode(c, steps.code);
      const settings = settingsOf(celebration.id);
      return servedFactsOf(celebration, settings, timers.now(), await present(celebration, settings));
    },
    'GET /api/installation': async ({ c }) => ({ url: bases.forOthersThan(c), setUp: await canSetUp(c) }),
  };
}
