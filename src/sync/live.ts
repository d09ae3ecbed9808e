import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { leaderboardFrom } from '../domain/leaderboard/leaderboard.ts';
import { applyChange } from '../domain/leaderboard/leaderboard-change.ts';
import { type BoardView, changeSchema, pictureSchema, type Scope } from '../domain/protocol.ts';
import { createBackOff } from './back-off.ts';
import { type LiveFeed, type LiveState, NOTHING_YET } from './live-state.ts';
import { chunksOf, openStream, Refused } from './open-stream.ts';
import type { Clock, Fetch, Lifecycle, Log, Random } from './ports.ts';
import type { SessionStore } from './session-store.ts';

interface LiveDeps {
  readonly store: SessionStore;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}

const BACK_OFF_CAP_MS = 5_000;
/** The server gives a sign of life every 15 s at least; after this long the connection is dead. */
const SILENCE_MS = 35_000;
const CONNECT_MS = 10_000;
/** A connection that takes longer is not called live any more while it is being made. */
const SLOW_MS = 2_000;

const MESSAGES: Record<Scope, string> = {
  everyone: 'Error fetching leaderboard',
  nearby: 'Error fetching nearby sessions',
};

/** The leaderboard stream (docs/sync.md, steps 8 to 10): one connection, only while somebody looks. */
export function createLiveFeed(deps: LiveDeps, first: LiveState = NOTHING_YET): LiveFeed {
  const feed = createStore<LiveState>(() => first);
  let stopWatching = () => {};
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
  };
}

function watchStream(
  deps: LiveDeps,
  view: BoardView,
  setState: (change: Partial<LiveState>) => void,
  getState: () => LiveState,
): () => void {
  const { store, clock, lifecycle, log } = deps;
  const backOff = createBackOff(BACK_OFF_CAP_MS, deps.random);
  let isStopped = false;
  let connection: AbortController | null = null;
  let cancelRetry = () => {};
  let cancelSlow = () => {};

  const scopeWanted = (): Scope => (store.getState().position === null ? 'everyone' : 'nearby');

  function connect(): void {
    disconnect();
    if (isStopped || !lifecycle.isVisible()) return;
    const opened = new AbortController();
    connection = opened;
    cancelSlow = clock.after(SLOW_MS, () => setState({ status: 'offline' }));
    const scope = scopeWanted();
    void follow(opened, scope).then(
      () => retry(opened),
      (error: unknown) => {
        if (opened.signal.aborted && opened.signal.reason === CLOSED) return;
        log(MESSAGES[scope], error);
        retry(opened, error instanceof Refused ? error.notBeforeMs : 0);
      },
    );
  }

  function retry(failed: AbortController, notBeforeMs = 0): void {
    if (isStopped || connection !== failed) return;
    failed.abort(CLOSED);
    connection = null;
    cancelSlow();
    setState({ status: 'offline' });
    cancelRetry = clock.after(Math.max(notBeforeMs, backOff.next()), connect);
  }

  function disconnect(): void {
    cancelRetry();
    cancelSlow();
    connection?.abort(CLOSED);
    connection = null;
  }

  /** Nobody looks any more: what is shown next is not called live before it is. */
  function rest(next: LiveState['status']): void {
    disconnect();
    setState({ status: next });
  }

  /** Reads one connection to its end. */
  async function follow(opened: AbortController, scope: Scope): Promise<void> {
    let cancelWatchdog = () => {};
    const expectLifeWithin = (limitMs: number) => {
      cancelWatchdog();
      cancelWatchdog = clock.after(limitMs, () => opened.abort(new Error(`no sign of life for ${limitMs} ms`)));
    };
    try {
      expectLifeWithin(CONNECT_MS);
      const response = await openStream(deps, view, scope, opened.signal);
      const parser = createParser({ onEvent: ({ event, data }) => receive(event, data) });
      for await (const text of chunksOf(response, opened.signal)) {
        expectLifeWithin(SILENCE_MS);
        if (getState().status === 'live') setState({ lastLiveAt: clock.now() });
        parser.feed(text);
      }
    } finally {
      cancelWatchdog();
    }
  }

  function receive(event: string | undefined, data: string): void {
    const lastLiveAt = clock.now();
    if (event === 'leaderboard') {
      const picture = v.parse(pictureSchema, JSON.parse(data));
      backOff.reset();
      cancelSlow();
      const you = picture.you ?? null;
      setState({ status: 'live', board: leaderboardFrom(picture), scope: picture.scope, you, lastLiveAt });
    } else if (event === 'change') {
      const change = v.parse(changeSchema, JSON.parse(data));
      const { board, you } = getState();
      setState({ board: board && applyChange(board, change), you: change.you ?? you, lastLiveAt });
    }
  }

  const stops = [
    lifecycle.onWake(() => {
      backOff.reset();
      connect();
    }),
    lifecycle.onHide(() => rest('offline')),
    store.subscribe((phone, before) => {
      const isOtherScope = (phone.position === null) !== (before.position === null);
      if (isOtherScope || phone.identity.sessionId !== before.identity.sessionId) connect();
    }),
  ];
  connect();

  return () => {
    if (isStopped) return;
    isStopped = true;
    rest('connecting');
    for (const stop of stops) stop();
  };
}

/** Why a connection was closed on purpose. */
const CLOSED = Symbol('closed');
