import { type Rankings, rankingsOf, type SeenGuest } from '../domain/leaderboard/rankings.ts';
import { lastDrinkMinute } from '../domain/leaderboard/standings.ts';
import { type SpherePoint, toSpherePoint } from '../domain/location/nearby.ts';
import type { Whereabouts } from '../domain/location/whereabouts.ts';
import { isExpired, isOnBoard } from '../domain/session/drink-session.ts';
import type { Access, Credentials } from './ownership.ts';
import type { SessionSummary } from './store/store.ts';

/** A guest and where the session is compared from, if it shares that. Never written to anybody. */
export interface PlacedGuest extends SeenGuest {
  readonly point: SpherePoint | null;
}

interface Entry {
  readonly guest: PlacedGuest;
  /** A move that was told and shows only later. */
  readonly next: Whereabouts['next'];
  readonly writeKeyHash: string;
  readonly expiresAt: number;
  readonly revision: number;
}

/** Rates move by less than they show within this time. */
const FRESH_MS = 1_000;

/** One celebration's sessions in memory: reading never touches the store. Times in ms on the server's clock. */
export class Board {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #lastHandle = 0;
  #recent: { readonly rankings: Rankings<PlacedGuest>; readonly staleAt: number } | null = null;

  /** How many sessions are held, expired ones until they are purged. */
  get size(): number {
    return this.#entries.size;
  }

  /** A committed session; one that is older than what is known changes nothing. */
  apply(record: SessionSummary): void {
    const known = this.#entries.get(record.sessionId);
    if (known && known.revision > record.revision) return;
    this.#entries.set(record.sessionId, entryOf(record, known?.guest.handle ?? this.#newHandle()));
    this.#changed();
  }

  remove(sessionIds: readonly string[]): void {
    const removed = sessionIds.filter((id) => this.#entries.delete(id));
    if (removed.length > 0) this.#changed();
  }

  /** Both rankings of everybody who is on the board at `nowMs` and not hidden. */
  rankings(nowMs: number): Rankings<PlacedGuest> {
    const alive = [...this.#entries.values()].filter(({ expiresAt }) => isOnBoard(expiresAt, nowMs));
    return rankingsOf(
      alive.map((entry) => guestAt(entry, nowMs)),
      nowMs,
    );
  }

  /**
   * The same for callers who ask for themselves, computed again only after a change, after somebody's end or late move, or
   * after a second: asking again and again costs no more than asking once.
   */
  recentRankings(nowMs: number): Rankings<PlacedGuest> {
    const { rankings, staleAt } = this.#recent ?? { staleAt: 0 };
    if (rankings && nowMs >= rankings.atMs && nowMs < staleAt) return rankings;
    const fresh = this.rankings(nowMs);
    this.#recent = { rankings: fresh, staleAt: Math.min(nowMs + FRESH_MS, this.#nextTurn(nowMs)) };
    return fresh;
  }

  /** When something changes next by time alone: a session ends, or a move shows that was told before. */
  #nextTurn(nowMs: number): number {
    let turn = Number.POSITIVE_INFINITY;
    for (const { expiresAt, next } of this.#entries.values()) {
      if (isOnBoard(expiresAt, nowMs)) turn = Math.min(turn, expiresAt);
      if (next && next.from > nowMs) turn = Math.min(turn, next.from);
    }
    return turn;
  }

  /**
   * The guest of a caller whose session this still is, on the board at `nowMs`. Plain `===` will do: the caller has passed
   * requireOwner, and these are hashes.
   */
  ownGuest({ sessionId, writeKeyHash }: Credentials, nowMs: number): PlacedGuest | undefined {
    const entry = this.#entries.get(sessionId);
    const isOwn = entry?.writeKeyHash === writeKeyHash;
    return entry && isOwn && isOnBoard(entry.expiresAt, nowMs) ? guestAt(entry, nowMs) : undefined;
  }

  /** Who may touch a session that is known here. */
  accessOf(sessionId: string, nowMs: number): Access | undefined {
    const entry = this.#entries.get(sessionId);
    return entry && { writeKeyHash: entry.writeKeyHash, isGone: isExpired(entry.guest.sessionStart, nowMs) };
  }

  /** Calls back after every change; returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
  const { whereabouts, hidden, writeKeyHash, expiresAt, revision } = record;
  const point = whereabouts?.position ? toSpherePoint(whereabouts.position) : null;
  const lastDrinkAt = lastDrinkMinute(record.lastDrinkAt);
  const guest = { handle, point, sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace, hidden };
  return { guest, next: whereabouts?.next ?? null, writeKeyHash, expiresAt, revision };
}

function guestAt({ guest, next }: Entry, nowMs: number): PlacedGuest {
  return next && next.from <= nowMs ? { ...guest, point: toSpherePoint(next.position) } : guest;
}
