import { readLastLeaderboard, storeLastLeaderboard } from './last-leaderboard.ts';
import { createLiveFeed } from './live.ts';
import type { LiveFeed } from './live-state.ts';
import type { KeyValueStorage } from './ports.ts';

/** The live leaderboard of a phone. It starts with the stored leaderboard. Call it once for each load of the page. */
export function openLeaderboard(deps: Parameters<typeof createLiveFeed>[0] & { storage: KeyValueStorage }): LiveFeed {
  const feed = createLiveFeed(deps, readLastLeaderboard(deps));
  storeLastLeaderboard(feed, deps);
  return feed;
}
