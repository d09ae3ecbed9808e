/** How many sessions of each celebration with a code are stored, whether the celebration is in memory or not. */
export class SessionCounts {
  readonly #counts = new Map<string, number>();
  #sum = 0;

  /** The sessions of all these celebrations. */
  get sum(): number {
    return this.#sum;
  }

  of(celebrationId: string): number {
    return this.#counts.get(celebrationId) ?? 0;
  }

  /** Returns how many sessions the celebration has now. */
  change(celebrationId: string, by: number): number {
    const count = this.of(celebrationId) + by;
    this.#sum += by;
    if (count > 0) this.#counts.set(celebrationId, count);
    else this.#counts.delete(celebrationId);
    return count;
  }
}
