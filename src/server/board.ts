import { type Rankings, rankingsOf, type SeenGuest } from '../domain/leaderboard/rankings.ts';
import { lastDrinkMinute } from '../domain/leaderboard/standings.ts';
import { MINUTE_MS } from '../domain/limits.ts';
import { type SpherePoint, toSpherePoint } from '../domain/location/nearby.ts';
import type { Whereabouts } from '../domain/location/whereabouts.ts';
import { isExpired, isOnBoard } from '../domain/session/session-clock.ts';
import type { Access, Credentials } from './ownership.ts';
import type { SessionSummary } from './store/store.ts';

/** A guest with the position for `nearby`, if the session shares one. No answer contains it. */
export interface PlacedGuest extends SeenGuest {
  readonly point: SpherePoint | null;
}

interface Entry {
  readonly guest: PlacedGuest;
  /** A move that takes effect later. */
  readonly next: Whereabouts['next'];
  readonly writeKeyHash: string;
  readonly expiresAt: number;
  readonly version: number;
}

/** Over this period a rate changes by less than its last shown decimal. */
const FRESH_MS = 1_000;
/** No commit is delayed for longer than this. */
const LATEST_COMMIT_MS = 60 * MINUTE_MS;

/** The sessions of one celebration in memory, so that reads never use the store. Times in ms on the server's clock. */
export class Board {
  readonly #entries = new Map<string, Entry>();
  /** Ended sessions and when they ended, so that a late commit does not bring one back. */
  readonly #gone = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #lastHandle = 0;
  #recent: { readonly rankings: Rankings<PlacedGuest>; readonly staleAt: number } | null = null;

  /** The number of sessions, including expired ones that are not purged yet. */
  get size(): number {
    return this.#entries.size;
  }

  /** Stores a committed session. Commits may arrive in any order. An older one, or one of an ended session, is ignored. */
  apply(record: SessionSummary): void {
    const known = this.#entries.get(record.sessionId);
    if (this.#gone.has(record.sessionId) || (known && known.version > record.version)) return;
    this.#entries.set(record.sessionId, entryOf(record, known?.guest.handle ?? this.#newHandle()));
    this.#changed();
  }

  /** Removes sessions for good. */
  remove(sessionIds: readonly string[], nowMs: number): void {
    for (const id of sessionIds) this.#gone.set(id, nowMs);
    this.#dropOldMarks(nowMs);
    const removed = sessionIds.filter((id) => this.#entries.delete(id));
    if (removed.length > 0) this.#changed();
  }

  /** Both rankings of all guests who are on the board at `nowMs` and not hidden. */
  rankings(nowMs: number): Rankings<PlacedGuest> {
    const alive = [...this.#entries.values()].filter(({ expiresAt }) => isOnBoard(expiresAt, nowMs));
    return rankingsOf(
      alive.map((entry) => guestAt(entry, nowMs)),
      nowMs,
    );
  }

  /**
   * The same rankings, for single requests. They are cached so that repeated requests cost little. They are recomputed
   * after a change, when a session ends, when a delayed move takes effect, and after one second.
   */
  recentRankings(nowMs: number): Rankings<PlacedGuest> {
    const { rankings, staleAt } = this.#recent ?? { staleAt: 0 };
    if (rankings && nowMs >= rankings.atMs && nowMs < staleAt) return rankings;
    const fresh = this.rankings(nowMs);
    this.#recent = { rankings: fresh, staleAt: Math.min(nowMs + FRESH_MS, this.#nextTurn(nowMs)) };
    return fresh;
  }

  /** The next moment at which time alone changes something: a session ends, or a delayed move takes effect. */
  #nextTurn(nowMs: number): number {
    let turn = Number.POSITIVE_INFINITY;
    for (const { expiresAt, next } of this.#entries.values()) {
      if (isOnBoard(expiresAt, nowMs)) turn = Math.min(turn, expiresAt);
      if (next && next.from > nowMs) turn = Math.min(turn, next.from);
    }
    return turn;
  }

  /**
   * The caller's guest, if the session is still the caller's and on the board at `nowMs`. `===` is safe here, because
   * these are hashes and the caller has passed `requireOwner`.
   */
  ownGuest({ sessionId, writeKeyHash }: Credentials, nowMs: number): PlacedGuest | undefined {
    const entry = this.#entries.get(sessionId);
    const isOwn = entry?.writeKeyHash === writeKeyHash;
    return entry && isOwn && isOnBoard(entry.expiresAt, nowMs) ? guestAt(entry, nowMs) : undefined;
  }

  /** Who may use a session. Undefined for a session that is not in memory. */
  accessOf(sessionId: string, nowMs: number): Access | undefined {
    const entry = this.#entries.get(sessionId);
    if (!entry) return undefined;
    const isOver = isExpired(entry.guest.sessionStart, nowMs);
    return { writeKeyHash: entry.writeKeyHash, ...(isOver && { gone: 'expired' }) };
  }

  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #dropOldMarks(nowMs: number): void {
    for (const [id, goneAt] of this.#gone) {
      if (nowMs - goneAt <= LATEST_COMMIT_MS) return;
      this.#gone.delete(id);
    }
  }

  #newHandle(): number {
    this.#lastHandle += 1;
    return this.#lastHandle;
  }

  #changed(): void {
    this.#recent = null;
    for (const listener of this.#listeners) listener();
  }
}

function entryOf(record: SessionSummary, handle: number): Entry {
  const { sessionId, userName, totalDrinks, sessionStart, drinkingPace } = record;
  const { whereabouts, hidden, writeKeyHash, expiresAt, version } = record;
  const placed = whereabouts?.counts ? whereabouts : null;
  const point = placed?.position ? toSpherePoint(placed.position) : null;
  const lastDrinkAt = lastDrinkMinute(record.lastDrinkAt);
  const guest = { handle, point, sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace, hidden };
  return { guest, next: placed?.next ?? null, writeKeyHash, expiresAt, version };
}

function guestAt({ guest, next }: Entry, nowMs: number): PlacedGuest {
  return next && next.from <= nowMs ? { ...guest, point: toSpherePoint(next.position) } : guest;
}
