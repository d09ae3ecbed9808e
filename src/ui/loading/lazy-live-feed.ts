import { createStore } from 'zustand/vanilla';
import { type LiveFeed, type LiveState, NOTHING_YET } from '../../sync/live/live-state.ts';
import type { Log } from '../../sync/ports.ts';

/** A live feed whose code is not part of the first load. It is loaded when a screen first watches the feed. */
export function lazyLiveFeed(load: () => Promise<LiveFeed>, log: Log): LiveFeed {
  const { getState, getInitialState, subscribe, setState } = createStore<LiveState>(() => NOTHING_YET);
  let loading: Promise<LiveFeed> | null = null;

  async function open(): Promise<LiveFeed> {
    const loaded = await load();
    setState(loaded.getState(), true);
    loaded.subscribe((state) => setState(state, true));
    return loaded;
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
        (loaded) => {
          if (!isStopped) stop = loaded.watch(view);
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
