/** How many sessions of each celebration with a code are stored, whether the celebration is in memory or not. */
export class SessionCounts {
  readonly #counts = new Map<string, number>();
  #sum = 0;

  /** The sessions of all these celebrations. */
  get sum(): number {
    return this.#sum;
  }

  /** Celebrations that have a session. */
  get ids(): string[] {
    return [...this.#counts.keys()];
  }

  of(celebrationId: string): number {
    return this.#counts.get(celebrationId) ?? 0;
  }

  /** Returns how many sessions the celebration has now. Another server may have stored some that are removed here. */
  change(celebrationId: string, by: number): number {
    const before = this.of(celebrationId);
    const count = Math.max(0, before + by);
    this.#sum += count - before;
    if (count > 0) this.#counts.set(celebrationId, count);
    else this.#counts.delete(celebrationId);
    return count;
  }
}
