import { sendDeletion } from '../../src/sync/celebrations/deletions.ts';
import type { SessionStore } from '../../src/sync/evening/session-store.ts';
import { createLiveFeed } from '../../src/sync/live/live.ts';
import type { LiveState, OwnedLiveFeed } from '../../src/sync/live/live-state.ts';
import type { KnownCelebration } from '../../src/sync/phone/known-celebration.ts';
import { isSaved } from '../../src/sync/phone/phone.ts';
import type { Fetch } from '../../src/sync/ports.ts';
import { guestName } from '../shared/guest-names.ts';
import { startHeadlessPhone } from '../shared/headless-phone.ts';
import type { Refusals } from './refusals.ts';

/** A simulated guest: the real client code, with the leaderboard open. */
export interface RehearsalPhone {
  readonly name: string;
  readonly store: SessionStore;
  readonly feed: OwnedLiveFeed;
  /** Whether the guest is saved on the server and sees the leaderboard live. */
  isIn(): boolean;
  /** Whether this phone's leaderboard shows these drinks, by session. */
  shows(drinks: ReadonlyMap<string, number>): boolean;
  guestsShown(): number;
  /** How often the stream ended after it was live, and the longest time without one, in ms. */
  cuts(): { readonly count: number; readonly longestMs: number };
  /** Ends the phone. With `forgets`, the server deletes what it has of the guest. */
  end(forgets: boolean): Promise<void>;
}

const DELETE_WITHIN_MS = 15_000;

export function startPhone(index: number, url: URL, code: string | null, refusals: Refusals): RehearsalPhone {
  const name = guestName(index);
  const request: Fetch = refusals.watch((path, init) => fetch(new URL(path, url), init));
  const celebration: KnownCelebration | null =
    code === null ? null : { code, names: 'Rehearsal', date: '', language: 'en', state: 'open', learnedAt: 0 };
  const phone = startHeadlessPhone(request, celebration);
  const { store } = phone;
  const feed = createLiveFeed(phone);
  const cuts = watchCuts(feed);
  store.saveName(name);
  feed.watch('all');
  const shown = () => [...(feed.getState().leaderboard?.shown.values() ?? [])];
  return {
    name,
    store,
    feed,
    isIn: () => isSaved(store.getState()) && feed.getState().status === 'live',
    shows: (drinks) =>
      shown().filter(({ sessionId, totalDrinks }) => drinks.get(sessionId) === totalDrinks).length === drinks.size,
    guestsShown: () => feed.getState().leaderboard?.shown.size ?? 0,
    cuts,
    async end(forgets) {
      feed.close();
      phone.stop();
      const { identity } = store.getState();
      const signal = AbortSignal.timeout(DELETE_WITHIN_MS);
      if (forgets) await sendDeletion({ ...identity, code: code ?? undefined }, phone, signal);
    },
  };
}

function watchCuts(feed: OwnedLiveFeed) {
  let count = 0;
  let longestMs = 0;
  let sinceMs: number | null = null;
  let wasLive = false;

  feed.subscribe(({ status }: LiveState) => {
    const isLive = status === 'live';
    if (wasLive && !isLive) {
      count += 1;
      sinceMs = Date.now();
    }
    if (isLive && sinceMs !== null) {
      longestMs = Math.max(longestMs, Date.now() - sinceMs);
      sinceMs = null;
    }
    wasLive = isLive;
  });
  return () => ({ count, longestMs: Math.max(longestMs, sinceMs === null ? 0 : Date.now() - sinceMs) });
}
