import type { Leaderboard } from '../domain/leaderboard/leaderboard.ts';
import type { BoardView, Scope, You } from '../domain/protocol.ts';

/** What the leaderboard screen shows of the stream. */
export interface LiveState {
  /** 'connecting' from the opening until the first picture or the first failure; 'offline' while there is no stream. */
  readonly status: 'connecting' | 'live' | 'offline';
  /** The last picture with every change since, or null before the first. */
  readonly board: Leaderboard | null;
  readonly you: You | null;
  /** What the server answered: 'everyone' also when nearby was asked without a position. */
  readonly scope: Scope;
  /** When this phone was live last, ms on the phone's clock. */
  readonly lastLiveAt: number | null;
}

export const NOTHING_YET: LiveState = {
  status: 'connecting',
  board: null,
  you: null,
  scope: 'everyone',
  lastLiveAt: null,
};

export interface LiveFeed {
  getState(): LiveState;
  getInitialState(): LiveState;
  subscribe(listener: (state: LiveState, previous: LiveState) => void): () => void;
  /** Keeps one stream open while the page is visible; returns the way to close it. */
  watch(view: BoardView): () => void;
}
