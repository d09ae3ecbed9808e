import type { Logger } from 'pino';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { CommitFeed } from '../celebrations/commit-feed.ts';
import { keepCounting } from '../celebrations/keep-counting.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Timers } from '../time/timers.ts';
import type { Moments } from '../wall/moments.ts';
import type { WallStreams } from '../wall/wall-streams.ts';

/** Keeps this server's memory up to date while other servers commit to the same database. Returns a function that stops it. */
export function followCommits(deps: {
  feed: CommitFeed;
  celebrations: Celebrations;
  hosting: Pick<Hosting, 'follow'>;
  walls: Pick<WallStreams, 'poke'>;
  moments: Pick<Moments, 'remembers'>;
  timers: Timers;
  metrics: Pick<Metrics, 'caughtUp'>;
  log: Pick<Logger, 'warn'>;
}): () => void {
  const { feed, celebrations, hosting, walls, moments, timers, metrics, log } = deps;
  const stopFeed = feed.follow(
    {
      holds: (id) => celebrations.holds(id) || moments.remembers(id),
      apply: (change) => celebrations.follow(change),
      settled: () => celebrations.settled(),
      caughtUp: metrics.caughtUp,
      hostsChanged: (ids) => {
        for (const id of ids) {
          celebrations.settings.follow(id);
          hosting.follow(id);
          walls.poke(id);
        }
      },
    },
    timers,
  );
  const stopCounting = keepCounting({ celebrations, timers, log });
  return () => {
    stopFeed();
    stopCounting();
  };
}
