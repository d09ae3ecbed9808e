import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Scope, View } from '../../domain/leaderboard/leaderboard.ts';
import { Refused } from '../calls/read-answer.ts';
import { createRetryLoop, TimedOut } from '../calls/retry-loop.ts';
import type { NetworkDeps } from '../evening/network.ts';
import { isSameCelebration } from '../phone/known-celebration.ts';
import { readConnection } from './live-connection.ts';
import { type LiveState, NOTHING_YET, type OwnedLiveFeed } from './live-state.ts';
import { createTransport } from './transport.ts';

const BACK_OFF_CAP_MS = 5_000;

const MESSAGES: Record<Scope, string> = {
  everyone: 'Error fetching leaderboard',
  nearby: 'Error fetching nearby sessions',
};

/** The leaderboard stream (docs/sync.md step 6): one connection, only while the page is visible. */
export function createLiveFeed(deps: NetworkDeps, first: LiveState = NOTHING_YET): OwnedLiveFeed {
  const feed = createStore<LiveState>(() => first);
  let stopWatching = () => {};
  // After a switch, the leaderboard must not show guests of the former celebration.
  const stopListening = deps.store.subscribe(({ celebration }, before) => {
    if (!isSameCelebration(celebration, before.celebration))
      feed.setState({ ...NOTHING_YET, status: feed.getState().status });
  });
  return {
    getState: feed.getState,
    getInitialState: feed.getInitialState,
    subscribe: feed.subscribe,
    watch(view) {
      stopWatching();
      const stop = watchStream(deps, view, feed);
      stopWatching = stop;
      return stop;
    },
    close() {
      stopWatching();
      stopListening();
    },
  };
}

/** Keeps the stream connected until the returned function is called. */
function watchStream(deps: NetworkDeps, view: View, feed: StoreApi<LiveState>): () => void {
  const { store, lifecycle, log } = deps;
  /** The scope of the running attempt, on which the message of a failure depends. */
  let scope: Scope = 'everyone';
  const transport = createTransport(deps.clock);
  let isOnce = false;

  const loop = createRetryLoop(deps, {
    backOffCapMs: BACK_OFF_CAP_MS,
    isDue: lifecycle.isVisible,
    attempt(attempt) {
      scope = store.getState().position === null ? 'everyone' : 'nearby';
      const how = transport.begin();
      isOnce = how.isOnce;
      const succeed = () => {
        transport.succeed();
        attempt.succeed();
      };
      return readConnection(deps, { ...attempt, succeed }, { view, scope, ...how }, feed);
    },
    onError(error) {
      const isSlow = error instanceof TimedOut;
      transport.fail(isSlow);
      // A proxy may refuse only streams, so only a failed single snapshot counts as a missing network.
      feed.setState({ trouble: isOnce && !isSlow && !(error instanceof Refused) ? 'network' : 'server' });
      log(MESSAGES[scope], error);
    },
    onState: (state) => {
      if ((state === 'waiting' || state === 'held') && !transport.comesSingly()) feed.setState({ status: 'offline' });
    },
  });

  /** Closes the stream. The next view is not marked as live until it has received its first event. */
  function rest(next: LiveState['status']): void {
    loop.rest();
    feed.setState({ status: next });
  }

  const stops = [
    loop.stop,
    lifecycle.onHide(() => rest('offline')),
    store.subscribe((phone, before) => {
      const isOtherScope = (phone.position === null) !== (before.position === null);
      if (isOtherScope || phone.identity.sessionId !== before.identity.sessionId) loop.restart();
    }),
  ];
  loop.poke();

  return () => {
    if (loop.state() === 'stopped') return;
    rest('connecting');
    for (const stop of stops) stop();
  };
}
