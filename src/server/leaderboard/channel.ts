import { type BoardName, isSameBoards } from '../../domain/leaderboard/boards.ts';
import { type Delta, deltaBetween } from '../../domain/leaderboard/delta.ts';
import { type Leaderboard, leaderboardOf, type View } from '../../domain/leaderboard/leaderboard.ts';
import { ranksIn } from '../../domain/leaderboard/rankings.ts';
import { type Snapshot, snapshotOf, type You } from '../../domain/leaderboard/snapshot.ts';
import type { Credentials } from '../http/ownership.ts';
import { eventBytes, snapshotEnd, snapshotStart } from '../streams/event-bytes.ts';
import type { Subscriber } from '../streams/subscriber.ts';
import { isSameStill } from './pause.ts';
import type { PlacedGuest } from './roster-entry.ts';
import type { ScopeView } from './scope-views.ts';

type OwnGuest = (caller: Credentials, nowMs: number) => PlacedGuest | undefined;

/**
 * All subscribers of the same leaderboard. The common part is compared and encoded once and written as shared bytes.
 * The personal part is sent only to the caller whose ranks changed.
 */
export class Channel {
  readonly subscribers = new Set<Subscriber>();
  readonly nearbyTo: Credentials | null;
  readonly #view: View;
  readonly #ownGuest: OwnGuest;
  #scopeView: ScopeView;
  #ranksOf: ReturnType<typeof ranksIn>;
  #published: Leaderboard;
  /** The published snapshot. It is encoded once for all subscribers who join before the next broadcast. */
  #snapshot: Uint8Array | null = null;

  constructor(view: View, nearbyTo: Credentials | null, ownGuest: OwnGuest, scopeView: ScopeView) {
    this.nearbyTo = nearbyTo;
    this.#view = view;
    this.#ownGuest = ownGuest;
    this.#scopeView = scopeView;
    this.#ranksOf = ranksIn(scopeView.rankings);
    this.#published = leaderboardOf(scopeView.rankings, view);
  }

  /** Sends a snapshot first. After that, the new subscriber can receive the same deltas as the others. */
  join(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
    subscriber.onClose(() => this.subscribers.delete(subscriber));
    subscriber.onCaughtUp(() => this.#sendSnapshot(subscriber));
    this.#sendSnapshot(subscriber);
  }

  /**
   * Sends what changed since the last broadcast. If `sendsTime` is true, it also sends an update that contains only the
   * new time, because the rates depend on it. Yields after each subscriber. A subscriber who joins meanwhile starts
   * with a snapshot that includes this broadcast.
   */
  *publish(viewOf: (nearbyTo: Credentials | null) => ScopeView, sendsTime: boolean): Generator<void> {
    if (this.subscribers.size === 0) return;
    const before = this.#published;
    const viewBefore = this.#scopeView;
    this.#scopeView = viewOf(this.nearbyTo);
    this.#ranksOf = ranksIn(this.#scopeView.rankings);
    this.#published = leaderboardOf(this.#scopeView.rankings, this.#view);
    this.#snapshot = null;
    const isOtherKind = !isSameKind(viewBefore, this.#scopeView);
    const delta = deltaBetween(before, this.#published) ?? (sendsTime ? this.#at() : null);
    const bytes = delta && eventBytes('change', delta);
    for (const subscriber of [...this.subscribers]) {
      if (this.subscribers.has(subscriber) && !subscriber.skipIfBehind()) {
        if (isOtherKind) this.#sendSnapshot(subscriber);
        else this.#sendDelta(subscriber, bytes);
      }
      yield;
    }
  }

  #sendDelta(subscriber: Subscriber, bytes: Uint8Array | null): void {
    const you = this.#you(subscriber);
    const isNews = subscriber.isNews(you);
    const isOver = isNews && !you;
    if (isOver || !subscriber.takesDeltas) {
      if (bytes || isNews) this.#sendSnapshot(subscriber);
      return;
    }
    if (you && isNews) {
      subscriber.remember(you);
      const own = eventBytes('change', { ...this.#at(), you } satisfies Delta);
      if (bytes) subscriber.write(bytes, own);
      else subscriber.write(own);
    } else if (bytes) subscriber.write(bytes);
  }

  #sendSnapshot(subscriber: Subscriber): void {
    const you = this.#you(subscriber);
    subscriber.remember(you);
    this.#snapshot ??= snapshotStart(this.#currentSnapshot());
    subscriber.write(this.#snapshot, snapshotEnd(you));
  }

  #currentSnapshot(): Snapshot {
    const { scope, still } = this.#scopeView;
    return {
      ...snapshotOf(this.#published, scope),
      ...(still.pausedAt !== null && { paused: still.pausedAt }),
      ...(still.endedAt !== null && { over: true }),
    };
  }

  #you({ caller }: Subscriber): You | undefined {
    const own = caller && this.#ownGuest(caller, this.#scopeView.rankings.atMs);
    if (!own) return undefined;
    const ranks = this.#ranksOf(own);
    return own.ownModeration ? { ...ranks, host: own.ownModeration } : ranks;
  }

  #at(): Delta {
    return { at: this.#published.atMs };
  }
}

/** A delta cannot express that the scope changed, that the leaderboard is frozen, or that other boards are on. */
function isSameKind(a: ScopeView, b: ScopeView): boolean {
  return a.scope === b.scope && isSameStill(a.still, b.still) && isSameBoards(boardsOf(a), boardsOf(b));
}

function boardsOf({ rankings }: ScopeView): BoardName[] {
  return [...rankings.orders.keys()];
}
