/** The new totals of guests in an event that a phone receives. */
export type Totals = readonly (readonly [sessionId: string, total: number])[];

/** Records which totals the phones hold, and since when. */
export class Holdings {
  /** The highest total of each guest, for each phone. */
  readonly #held: Map<string, number>[] = [];
  /** For each total of a guest: the number of phones that hold it, and the time when the last one received it. */
  readonly #arrivals = new Map<string, { phones: number; lastAtMs: number }>();

  /** If a phone holds a total of 10 and receives 12, it also holds the change to 11. */
  hold(phone: number, totals: Totals): void {
    const lastAtMs = performance.now();
    this.#held[phone] ??= new Map();
    const held = this.#held[phone];
    for (const [sessionId, total] of totals) {
      for (let known = held.get(sessionId) ?? total - 1; known < total; ) {
        known += 1;
        held.set(sessionId, known);
        const key = `${sessionId} ${known}`;
        this.#arrivals.set(key, { phones: this.holdersOf(sessionId, known) + 1, lastAtMs });
      }
    }
  }

  /** Returns how many phones hold this total. */
  holdersOf(sessionId: string, total: number): number {
    return this.#arrivals.get(`${sessionId} ${total}`)?.phones ?? 0;
  }

  /** Returns when the last phone received this total. */
  lastAtMs(sessionId: string, total: number): number {
    return this.#arrivals.get(`${sessionId} ${total}`)?.lastAtMs ?? Number.NaN;
  }
}
