import { createStore } from 'zustand/vanilla';
import type { LiveFeed, LiveState } from '../sync/live-state.ts';
import type { Log } from '../sync/ports.ts';

const NOTHING_YET: LiveState = { status: 'connecting', board: null, you: null, scope: 'everyone', lastLiveAt: null };

/** A live feed whose code is fetched when somebody first watches: it is no part of the first load. */
export function lazyLiveFeed(load: () => Promise<LiveFeed>, log: Log): LiveFeed {
  const { getState, getInitialState, subscribe, setState } = createStore<LiveState>(() => NOTHING_YET);
  let loading: Promise<LiveFeed> | null = null;

  async function open(): Promise<LiveFeed> {
    const feed = await load();
    feed.subscribe((state) => setState(state, true));
    return feed;
  }

  return {
    getState,
    getInitialState,
    subscribe,
    watch(view) {
      let isStopped = false;
      let stop = () => {};
      loading ??= open();
      loading.then(
        (feed) => {
          if (!isStopped) stop = feed.watch(view);
        },
        (error: unknown) => {
          loading = null;
          setState({ status: 'offline' });
          log('Error fetching leaderboard', error);
        },
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
