/**
 * How many sessions of each celebration with a code are stored, whether the celebration is in memory or not. Until `takeOver`
 * only those that this server has stored are counted.
 */
export class SessionCounts {
  #counts = new Map<string, number>();
  #sum = 0;
  #isComplete = false;

  /** The sessions of all these celebrations. */
  get sum(): number {
    return this.#sum;
  }

  /** Whether all stored sessions were counted once. */
  get isComplete(): boolean {
    return this.#isComplete;
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

  /** Replaces the counts by those of all stored sessions. Returns the celebrations that have none any more. */
  takeOver(counts: ReadonlyMap<string, number>): string[] {
    const emptied = [...this.#counts.keys()].filter((id) => !counts.has(id));
    this.#counts = new Map(counts);
    this.#sum = [...counts.values()].reduce((sum, count) => sum + count, 0);
    this.#isComplete = true;
    return emptied;
  }
}
