import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { applyDelta, deltaSchema } from '../domain/leaderboard/delta.ts';
import type { Scope, View } from '../domain/leaderboard/leaderboard.ts';
import { leaderboardFrom, snapshotSchema, type You } from '../domain/leaderboard/snapshot.ts';
import { isNews } from './decision.ts';
import { isSameCelebration } from './joined.ts';
import { type LiveState, NOTHING_YET, type OwnedLiveFeed } from './live-state.ts';
import type { NetworkDeps } from './network.ts';
import { chunksOf, openStream } from './open-stream.ts';
import { Refused } from './retry-after.ts';
import { type Attempt, createRetryLoop, type Verdict } from './retry-loop.ts';

const BACK_OFF_CAP_MS = 5_000;
/**
 * One and a half times the interval of the server's heartbeats (src/server/live/heartbeats.ts). After a longer silence
 * the stream may no longer be live.
 */
const QUIET_MS = 12_000;
/** The server promises something at least every 15 s. After this silence the connection is dead. */
const SILENCE_MS = 35_000;
const CONNECT_MS = 10_000;
/** When connecting takes longer, the leaderboard no longer counts as live. */
const SLOW_MS = 2_000;

const MESSAGES: Record<Scope, string> = {
  everyone: 'Error fetching leaderboard',
  nearby: 'Error fetching nearby sessions',
};

/** The leaderboard stream (docs/sync.md step 6): one connection, only while the page is visible. */
export function createLiveFeed(deps: NetworkDeps, first: LiveState = NOTHING_YET): OwnedLiveFeed {
  const feed = createStore<LiveState>(() => first);
  let stopWatching = () => {};
  // A leaderboard must not show guests of another celebration.
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
      const stop = watchStream(deps, view, feed.setState, feed.getState);
      stopWatching = stop;
      return stop;
    },
    close() {
      stopWatching();
      stopListening();
    },
  };
}

function watchStream(
  deps: NetworkDeps,
  view: View,
  setState: (change: Partial<LiveState>) => void,
  getState: () => LiveState,
): () => void {
  const { store, clock, lifecycle, log } = deps;
  /** The scope of the running attempt, which decides the message of a failure. */
  let scope: Scope = 'everyone';

  const loop = createRetryLoop(deps, {
    backOffCapMs: BACK_OFF_CAP_MS,
    isDue: lifecycle.isVisible,
    attempt: follow,
    onError(error) {
      setState({ trouble: error instanceof Refused ? 'server' : 'network' });
      log(MESSAGES[scope], error);
    },
    onState: (state) => {
      if (state === 'waiting' || state === 'held') setState({ status: 'offline' });
    },
  });

  /** Reads one connection until it ends. */
  async function follow({ signal, expectWithin, succeed }: Attempt): Promise<Verdict> {
    const cancelSlow = clock.after(SLOW_MS, () => setState({ status: 'offline' }));
    let cancelQuiet = () => {};
    const cancel = () => {
      cancelSlow();
      cancelQuiet();
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      expectWithin(CONNECT_MS);
      scope = store.getState().position === null ? 'everyone' : 'nearby';
      const response = await openStream(deps, view, scope, signal);
      let pauseMs = 0;
      const parser = createParser({
        onRetry(retryMs) {
          pauseMs = retryMs;
        },
        onEvent({ event, data }) {
          receive(event, data);
          if (event !== 'leaderboard') return;
          cancelSlow();
          succeed();
        },
      });
      for await (const text of chunksOf(response, signal)) {
        expectWithin(SILENCE_MS);
        cancelQuiet();
        cancelQuiet = clock.after(QUIET_MS, () => becomes('live', 'checking'));
        becomes('checking', 'live');
        if (getState().status === 'live') setState({ lastLiveAt: clock.now() });
        parser.feed(text);
      }
      return { notBeforeMs: pauseMs };
    } finally {
      cancel();
    }
  }

  function becomes(from: LiveState['status'], to: LiveState['status']): void {
    if (getState().status === from) setState({ status: to });
  }

  function receive(event: string | undefined, data: string): void {
    const lastLiveAt = clock.now();
    if (event === 'leaderboard') {
      const snapshot = v.parse(snapshotSchema, JSON.parse(data));
      const { scope: shown, you = null, paused: pausedSince = null } = snapshot;
      const serverAheadMs = snapshot.at - lastLiveAt;
      setState({
        status: 'live',
        leaderboard: leaderboardFrom(snapshot),
        scope: shown,
        you,
        lastLiveAt,
        pausedSince,
        serverAheadMs,
      });
      if (you) hearHosts(you);
    } else if (event === 'change') {
      const delta = v.parse(deltaSchema, JSON.parse(data));
      const { leaderboard, you } = getState();
      if (delta.you) hearHosts(delta.you);
      setState({
        leaderboard: leaderboard && applyDelta(leaderboard, delta),
        you: delta.you ?? you,
        lastLiveAt,
        serverAheadMs: delta.at - lastLiveAt,
      });
    }
  }

  /** The next save's answer says what the news is, so a late event cannot bring back an old decision. */
  function hearHosts({ host = {} }: You): void {
    if (isNews(store.getState().decision, host)) store.ask('news');
  }

  /** Closes the stream. The next view is not marked as live until it has received its first event. */
  function rest(next: LiveState['status']): void {
    loop.rest();
    setState({ status: next });
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
