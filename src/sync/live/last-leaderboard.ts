import * as v from 'valibot';
import { firstTenOf } from '../../domain/leaderboard/leaderboard.ts';
import { leaderboardFrom, snapshotOf, snapshotSchema } from '../../domain/leaderboard/snapshot.ts';
import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import type { SessionStore } from '../evening/session-store.ts';
import { read, writeValue } from '../phone/phone-storage.ts';
import { KEYS } from '../phone/storage-keys.ts';
import type { Clock, KeyValueStorage, Log } from '../ports.ts';
import { type LiveFeed, type LiveState, NOTHING_YET } from './live-state.ts';

interface LastLeaderboardDeps {
  readonly store: Pick<SessionStore, 'getState' | 'catchUp' | 'ending' | 'isExpired'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly log: Log;
}

const WRITE_EVERY_MS = 5_000;

const lastSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ lastLiveAt: v.number(), snapshot: snapshotSchema, code: v.optional(v.string()) }),
);

/** Reads the last live leaderboard of this phone. A leaderboard older than 24 hours is ignored. */
export function readLastLeaderboard({ store, storage, clock, log }: LastLeaderboardDeps): LiveState {
  const parsed = v.safeParse(lastSchema, read(storage, KEYS.lastLeaderboard, log));
  if (!parsed.success) return NOTHING_YET;
  const { lastLiveAt, snapshot, code } = parsed.output;
  if (code !== store.getState().celebration?.code) return NOTHING_YET;
  if (Math.abs(clock.now() - lastLiveAt) > SESSION_LIFETIME_MS) return NOTHING_YET;
  const { scope, you = null } = snapshot;
  const serverAheadMs = snapshot.at - lastLiveAt;
  return { ...NOTHING_YET, leaderboard: leaderboardFrom(snapshot), you, scope, lastLiveAt, serverAheadMs };
}

/**
 * Stores the first ten of each ranking every 5 s while the leaderboard is live, and when it stops being live. Returns a
 * function that stops this.
 */
export function storeLastLeaderboard(
  feed: Pick<LiveFeed, 'getState' | 'subscribe'>,
  { store, storage, clock, log }: LastLeaderboardDeps,
): () => void {
  let cancelNext: (() => void) | null = null;

  function write(): void {
    cancelNext?.();
    cancelNext = null;
    const { leaderboard, you, scope, lastLiveAt } = feed.getState();
    if (!leaderboard || !store.getState().isStored || store.isExpired()) return;
    // The guest may have deleted the data or switched in another tab, without this tab knowing of it yet.
    const { userName, celebration } = store.catchUp();
    if (userName === null || store.ending()) return;
    const snapshot = snapshotOf(firstTenOf(leaderboard), scope, you ?? undefined);
    const last = { lastLiveAt, snapshot, code: celebration?.code };
    writeValue(storage, KEYS.lastLeaderboard, JSON.stringify(last), log);
  }

  const stopFollowing = feed.subscribe(({ status, lastLiveAt }, before) => {
    if (lastLiveAt !== before.lastLiveAt) cancelNext ??= clock.after(WRITE_EVERY_MS, write);
    if (status !== 'live' && cancelNext) write();
  });
  return () => {
    stopFollowing();
    cancelNext?.();
  };
}
