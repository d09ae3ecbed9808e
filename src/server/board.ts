import { isExpired } from '../domain/drink-session.ts';
import { isNearby, type Position } from '../domain/nearby.ts';
import type { SessionRecord } from '../domain/session-record.ts';
import type { Guest } from '../domain/standings.ts';
import { type Access, isSameHash } from './ownership.ts';

interface Seat {
  readonly guest: Guest;
  readonly position: Position | null;
  readonly writeKeyHash: string;
  readonly expiresAt: number;
  readonly revision: number;
}

/** One celebration's sessions in memory: reading never touches the store. Times in ms on the server's clock. */
export class Board {
  readonly #seats = new Map<string, Seat>();
  readonly #listeners = new Set<() => void>();

  /** A committed record; one that is older than what is known changes nothing. */
  apply(record: SessionRecord): void {
    const known = this.#seats.get(record.sessionId);
    if (known && known.revision > record.revision) return;
    this.#seats.set(record.sessionId, seatOf(record));
    this.#changed();
  }

  remove(sessionIds: readonly string[]): void {
    const removed = sessionIds.filter((id) => this.#seats.delete(id));
    if (removed.length > 0) this.#changed();
  }

  /** Everybody whose session is alive at `nowMs`. */
  guests(nowMs: number): Guest[] {
    return this.#alive(nowMs).map(({ guest }) => guest);
  }

  /**
   * Where a session was last seen, or null. Nearby is computed from this, never from a position given with the question
   * (readings, Nobody can find where somebody stands).
   */
  positionOf(sessionId: string): Position | null {
    return this.#seats.get(sessionId)?.position ?? null;
  }

  /** Those within 300 ft of `here`. */
  guestsNear(here: Position, nowMs: number): Guest[] {
    return this.#alive(nowMs).flatMap(({ guest, position }) => (position && isNearby(here, position) ? [guest] : []));
  }

  /** Who may touch a session that is known here. */
  accessOf(sessionId: string, nowMs: number): Access | undefined {
    const seat = this.#seats.get(sessionId);
    return seat && { writeKeyHash: seat.writeKeyHash, isGone: isExpired(seat.guest.sessionStart, nowMs) };
  }

  /** Whether this secret is the one of that session. */
  isOwner({ sessionId, writeKeyHash }: { sessionId: string; writeKeyHash: string }): boolean {
    const kept = this.#seats.get(sessionId)?.writeKeyHash;
    return kept !== undefined && isSameHash(kept, writeKeyHash);
  }

  /** Calls back after every change; returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #alive(nowMs: number): Seat[] {
    return [...this.#seats.values()].filter(({ expiresAt }) => expiresAt > nowMs);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

function seatOf(record: SessionRecord): Seat {
  const { sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace } = record;
  const { position, writeKeyHash, expiresAt, revision } = record;
  const guest = { sessionId, userName, totalDrinks, sessionStart, lastDrinkAt, drinkingPace };
  return { guest, position, writeKeyHash, expiresAt, revision };
}
