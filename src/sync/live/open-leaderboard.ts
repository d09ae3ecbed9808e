import type { KeyValueStorage } from '../ports.ts';
import { readLastLeaderboard, storeLastLeaderboard } from './last-leaderboard.ts';
import { createLiveFeed } from './live.ts';
import type { OwnedLiveFeed } from './live-state.ts';

/** Opens a phone's live leaderboard. It starts with the stored leaderboard, and is stored while a screen shows it. */
export function openLeaderboard(
  deps: Parameters<typeof createLiveFeed>[0] & { storage: KeyValueStorage },
): OwnedLiveFeed {
  const feed = createLiveFeed(deps, readLastLeaderboard(deps));
  return {
    ...feed,
    watch(view) {
      const stopStoring = storeLastLeaderboard(feed, deps);
      const stopWatching = feed.watch(view);
      return () => {
        stopWatching();
        stopStoring();
      };
    },
  };
}
