/**
 * How many sessions of each celebration with a code are stored, whether the celebration is in memory or not. Before the
 * first `recount`, only sessions that this server has stored are counted.
 */
export class SessionCounts {
  #counts = new Map<string, number>();
  #sum = 0;
  #isComplete = false;
  /** The changes since the running count began. Null if no count is running. */
  #meanwhile: Map<string, number> | null = null;

  get sum(): number {
    return this.#sum;
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  of(celebrationId: string): number {
    return this.#counts.get(celebrationId) ?? 0;
  }

  /**
   * Returns the celebration's new number of sessions. Sessions that are removed here may have been stored by another server.
   */
  change(celebrationId: string, by: number): number {
    this.#meanwhile?.set(celebrationId, (this.#meanwhile.get(celebrationId) ?? 0) + by);
    return this.#add(celebrationId, by);
  }

  /**
   * Replaces the counts with those of `countAll`, which counts the sessions that were stored when it began. Then adds
   * the changes made since. Returns the celebrations that no longer have sessions.
   */
  async recount(countAll: () => Promise<ReadonlyMap<string, number>>): Promise<string[]> {
    const meanwhile = new Map<string, number>();
    this.#meanwhile = meanwhile;
    const counts = await countAll().finally(() => {
      this.#meanwhile = null;
    });
    const known = [...this.#counts.keys()];
    this.#counts = new Map(counts);
    this.#sum = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const [id, by] of meanwhile) {
      const counted = this.of(id);
      // A removal at the start of the count may be subtracted twice. A celebration that was counted therefore keeps at
      // least one session.
      this.#add(id, Math.max(by, Math.min(counted, 1) - counted));
    }
    this.#isComplete = true;
    return known.filter((id) => this.of(id) === 0);
  }

  #add(celebrationId: string, by: number): number {
    const before = this.of(celebrationId);
    const count = Math.max(0, before + by);
    this.#sum += count - before;
    if (count > 0) this.#counts.set(celebrationId, count);
    else this.#counts.delete(celebrationId);
    return count;
  }
}
