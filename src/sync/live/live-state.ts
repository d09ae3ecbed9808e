import type { Leaderboard, Scope, View } from '../../domain/leaderboard/leaderboard.ts';
import type { You } from '../../domain/leaderboard/snapshot.ts';
import type { HeardMoment } from './heard-moment.ts';

/** The state of the stream, as the leaderboard screen shows it. */
export interface LiveState {
  /**
   * `connecting`: before the first snapshot or failure. `checking`: a live stream has been silent for too long.
   * `offline`: there is no stream.
   */
  readonly status: 'connecting' | 'live' | 'checking' | 'offline';
  /** The reason of the last failure. `network`: not even a single snapshot arrived. `server`: any other reason. */
  readonly trouble: 'network' | 'server';
  /** The last snapshot with all deltas since then. Null before the first snapshot. */
  readonly leaderboard: Leaderboard | null;
  readonly you: You | null;
  /** The scope of the answer. It is `everyone` for a phone without a position, even if the phone asked for `nearby`. */
  readonly scope: Scope;
  /** The time at which the leaderboard was last live, in ms on the phone's clock. */
  readonly lastLiveAt: number | null;
  /** The time at which the hosts paused the leaderboard, in ms on the server's clock. Null if it is not paused. */
  readonly pausedSince: number | null;
  /** Whether the celebration is over, so that the leaderboard no longer changes. */
  readonly isOver: boolean;
  /** The time by which the server's clock is ahead of the phone's, in ms, according to the last event. */
  readonly serverAheadMs: number;
  /** The last moment that the stream has sent. */
  readonly moment?: HeardMoment;
}

export const NOTHING_YET: LiveState = {
  status: 'connecting',
  trouble: 'server',
  leaderboard: null,
  you: null,
  scope: 'everyone',
  lastLiveAt: null,
  pausedSince: null,
  isOver: false,
  serverAheadMs: 0,
};

export interface LiveFeed {
  getState(): LiveState;
  getInitialState(): LiveState;
  subscribe(listener: (state: LiveState, previous: LiveState) => void): () => void;
  /** Keeps one stream open while the page is visible. Returns a function that closes it. */
  watch(view: View): () => void;
}

/** A feed with the function that ends it. */
export interface OwnedLiveFeed extends LiveFeed {
  close(): void;
}
