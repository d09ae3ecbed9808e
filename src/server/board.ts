import { type Rankings, rankingsOf } from '../domain/leaderboard/leaderboard.ts';
import { type Guest, lastDrinkMinute } from '../domain/leaderboard/standings.ts';
import { type SpherePoint, toSpherePoint } from '../domain/location/nearby.ts';
import type { Whereabouts } from '../domain/location/whereabouts.ts';
import { isExpired, isOnBoard } from '../domain/session/drink-session.ts';
import type { Asker } from './live/viewer.ts';
import type { Access } from './ownership.ts';
import type { SessionSummary } from './store/store.ts';

/** A guest and where the session is compared from, if it shares that. Never written to anybody. */
export interface PlacedGuest extends Guest {
  readonly point: SpherePoint | null;
}

interface Seat {
  readonly guest: PlacedGuest;
  /** A move that was told and shows only later. */
  readonly next: Whereabouts['next'];
  readonly writeKeyHash: string;
  readonly expiresAt: number;
  readonly revision: number;
}

/** One celebration's sessions in memory: reading never touches the store. Times in ms on the server's clock. */
export class Board {
  readonly #seats = new Map<string, Seat>();
  readonly #listeners = new Set<() => void>();

  /** How many sessions are held, expired ones until they are purged. */
  get size(): number {
    return this.#seats.size;
  }

  /** A committed session; one that is older than what is known changes nothing. */
  apply(record: SessionSummary): void {
    const known = this.#seats.get(record.sessionId);
    if (known && known.revision > record.revision) return;
    this.#seats.set(record.sessionId, seatOf(record));
    this.#changed();
  }

  remove(sessionIds: readonly string[]): void {
    const removed = sessionIds.filter((id) => this.#seats.delete(id));
    if (removed.length > 0) this.#changed();
  }

  /** Both rankings of everybody who is on the board at `nowMs` and not hidden. */
  rankings(nowMs: number): Rankings<PlacedGuest> {
    const alive = [...this.#seats.values()].filter(({ expiresAt }) => isOnBoard(expiresAt, nowMs));
    return rankingsOf(
      alive.map((seat) => guestAt(seat, nowMs)),
      nowMs,
    );
  }

  /** When something changes next by time alone: a session ends, or a move shows that was told before. */
  nextTurn(nowMs: number): number {
    let turn = Number.POSITIVE_INFINITY;
    for (const { expiresAt, next } of this.#seats.values()) {
      if (isOnBoard(expiresAt, nowMs)) turn = Math.min(turn, expiresAt);
      if (next && next.from > nowMs) turn = Math.min(turn, next.from);
    }
    return turn;
  }

  /**
   * The guest of an asker whose session this still is, on the board at `nowMs`. Plain `===` will do, once per viewer and change:
   * who asks has passed requireOwner, and these are hashes.
   */
  ownGuest({ sessionId, writeKeyHash }: Asker, nowMs: number): PlacedGuest | undefined {
    const seat = this.#seats.get(sessionId);
    const isOwn = seat?.writeKeyHash === writeKeyHash;
    return seat && isOwn && isOnBoard(seat.expiresAt, nowMs) ? guestAt(seat, nowMs) : undefined;
  }

  /** Who may touch a session that is known here. */
  accessOf(sessionId: string, nowMs: number): Access | undefined {
    const seat = this.#seats.get(sessionId);
    return seat && { writeKeyHash: seat.writeKeyHash, isGone: isExpired(seat.guest.sessionStart, nowMs) };
  }

  /** Calls back after every change; returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

function seatOf(record: SessionSummary): Seat {
  const { sessionId, userName, totalDrinks, sessionStart, drinkingPace } = record;
  const { whereabouts, hidden, writeKeyHash, expiresAt, revision } = record;
  const point = whereabouts?.position ? toSpherePoint(whereabouts.position) : null;
  const lastDrinkAt = lastDrinkMinute(record.lastDrinkAt);
  const guest = { point, sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace, hidden };
  return { guest, next: whereabouts?.next ?? null, writeKeyHash, expiresAt, revision };
}

function guestAt({ guest, next }: Seat, nowMs: number): PlacedGuest {
  return next && next.from <= nowMs ? { ...guest, point: toSpherePoint(next.position) } : guest;
}
