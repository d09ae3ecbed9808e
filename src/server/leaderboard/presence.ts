/** Who has a stream open, and when each of the others closed the last one. Times in ms on the server's clock. */
export class Presence {
  readonly #streams = new Map<string, number>();
  readonly #leftAt = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  enter(sessionId: string): void {
    const streams = this.#streams.get(sessionId) ?? 0;
    this.#streams.set(sessionId, streams + 1);
    if (streams === 0) this.#changed();
  }

  /** `leftAt` is null for a caller who is not a guest of this celebration. */
  leave(sessionId: string, leftAt: number | null): void {
    const streams = (this.#streams.get(sessionId) ?? 0) - 1;
    if (streams > 0) {
      this.#streams.set(sessionId, streams);
      return;
    }
    this.#streams.delete(sessionId);
    if (leftAt !== null) this.#leftAt.set(sessionId, leftAt);
    this.#changed();
  }

  isHere(sessionId: string): boolean {
    return this.#streams.has(sessionId);
  }

  leftAt(sessionId: string): number | undefined {
    return this.#leftAt.get(sessionId);
  }

  /** Forgets sessions that are no longer stored. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#leftAt.delete(id);
  }

  /** Calls `listener` whenever somebody comes or goes. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
