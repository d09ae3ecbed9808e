import type { Logger } from 'pino';
import { Celebrations } from '../celebrations/celebrations.ts';
import type { CommitFeed } from '../celebrations/commit-feed.ts';
import type { GuestAddresses } from '../celebrations/guest-addresses.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { PublicAddress } from '../http/address/public-address.ts';
import type { AddressAreas } from '../limits/address-areas.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { BuiltPages } from '../page/built-page.ts';
import type { Store } from '../store/store.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { Timers } from '../time/timers.ts';
import { Moments } from '../wall/moments.ts';
import { createRoomReader } from '../wall/read-room.ts';
import { wallVersion } from '../wall/wall-page.ts';
import { createWallStreams } from '../wall/wall-streams.ts';

/** Loads the open celebration, and prepares the moments and the walls of all celebrations. */
export async function openCelebrations(deps: {
  readonly store: Store;
  readonly registry: CelebrationRegistry;
  readonly clock: ServerClock;
  readonly timers: Timers;
  readonly areas: AddressAreas;
  readonly addresses: GuestAddresses;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly pages: BuiltPages;
  readonly hasOpenWall: boolean;
  readonly publicAddress: PublicAddress['now'];
  readonly feed: CommitFeed | undefined;
  readonly onGone: (sessionIds: readonly string[]) => void;
  readonly onMoment: (celebrationId: string) => void;
}) {
  const { store, registry, clock, timers, log } = deps;
  const celebrations = await Celebrations.load({
    ...{ store, timers, clock, registry, log, areas: deps.areas, addresses: deps.addresses },
    ...{ metrics: deps.metrics, onGone: deps.onGone },
    countsLater: deps.feed !== undefined,
    onFollowed: (saved) => moments.follow(saved),
    onRemoved: (celebrationId, sessionIds) => moments.forget(celebrationId, sessionIds),
  });
  const moments = new Moments({
    ...{ celebrations, registry, timers },
    reader: createRoomReader({ celebrations, store, clock, log }),
    onMoment: (id) => {
      walls.poke(id);
      deps.onMoment(id);
    },
  });
  const walls = createWallStreams({
    ...{
      celebrations,
      registry,
      moments,
      timers,
      log,
      hasOpenWall: deps.hasOpenWall,
      publicAddress: deps.publicAddress,
    },
    version: () => wallVersion(deps.pages),
  });
  if (celebrations.hasCoded) registry.expectSome();
  return { celebrations, moments, walls };
}
