import { MINUTE_MS } from '../../domain/limits.ts';

/** A visible page makes a call every 20 s. Half a minute is exact enough to know who was present in the last minute. */
const NOTED_EVERY_MS = MINUTE_MS / 2;

/**
 * The guests with an open stream, and for other guests the time of their last stream or call. Times in ms on the
 * server's clock.
 */
export class Presence {
  readonly #streams = new Map<string, number>();
  readonly #seenAt = new Map<string, number>();
  readonly #listeners = new Set<(sessionId: string) => void>();

  enter(sessionId: string): void {
    const streams = this.#streams.get(sessionId) ?? 0;
    this.#streams.set(sessionId, streams + 1);
    if (streams === 0) this.#changed(sessionId);
  }

  /** `leftAt` is null for a caller who is not a guest of this celebration. */
  leave(sessionId: string, leftAt: number | null): void {
    const streams = (this.#streams.get(sessionId) ?? 0) - 1;
    if (streams > 0) {
      this.#streams.set(sessionId, streams);
      return;
    }
    this.#streams.delete(sessionId);
    if (leftAt !== null) this.#seenAt.set(sessionId, leftAt);
    this.#changed(sessionId);
  }

  isHere(sessionId: string): boolean {
    return this.#streams.has(sessionId);
  }

  /**
   * Notes the time of a guest's call. Listeners are not told, because calls are frequent and the hosts' pages read the
   * times regularly.
   */
  noteCall(sessionId: string, nowMs: number): void {
    if (!this.isHere(sessionId) && nowMs - (this.seenAt(sessionId) ?? 0) >= NOTED_EVERY_MS)
      this.#seenAt.set(sessionId, nowMs);
  }

  seenAt(sessionId: string): number | undefined {
    return this.#seenAt.get(sessionId);
  }

  /** Forgets sessions that are no longer stored. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#seenAt.delete(id);
  }

  /** Calls `listener` whenever a guest opens the first stream or closes the last one. Returns a function that unsubscribes. */
  onChange(listener: (sessionId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(sessionId: string): void {
    for (const listener of this.#listeners) listener(sessionId);
  }
}
