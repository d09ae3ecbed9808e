export interface BucketSize {
  /** How many at once. */
  readonly burst: number;
  /** How many a second come back. */
  readonly perSecond: number;
}

const SWEEP_FROM = 1_024;

/**
 * A token bucket for each key. Kept is one number a key: when its bucket will be full again (ms, on the clock of `now`).
 * A full bucket is the same as none, so what is full is forgotten: there are never more keys than were used lately.
 */
export class TokenBuckets {
  readonly #fullAt = new Map<string, number>();
  readonly #msPerToken: number;
  readonly #capacityMs: number;
  readonly #now: () => number;
  #sweepAt = SWEEP_FROM;

  constructor({ burst, perSecond }: BucketSize, now: () => number) {
    this.#msPerToken = 1_000 / perSecond;
    this.#capacityMs = burst * this.#msPerToken;
    this.#now = now;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#fullAt.size;
  }

  /** Takes tokens: 0, or how long there will be too few (ms). Asking an empty bucket costs nothing. */
  take(key: string, tokens = 1): number {
    const now = this.#now();
    const fullInMs = (this.#isFull(key, now) ? 0 : this.#untilFull(key, now)) + tokens * this.#msPerToken;
    if (fullInMs > this.#capacityMs) return fullInMs - this.#capacityMs;
    this.#fullAt.set(key, now + fullInMs);
    if (this.#fullAt.size >= this.#sweepAt) this.#sweep(now);
    return 0;
  }

  /** More than empty is what a clock leaves behind that was set back: it locks nobody out. */
  #isFull(key: string, now: number): boolean {
    const untilFull = this.#untilFull(key, now);
    return untilFull <= 0 || untilFull > this.#capacityMs;
  }

  #untilFull(key: string, now: number): number {
    return (this.#fullAt.get(key) ?? now) - now;
  }

  #sweep(now: number): void {
    for (const key of this.#fullAt.keys()) if (this.#isFull(key, now)) this.#fullAt.delete(key);
    this.#sweepAt = Math.max(SWEEP_FROM, 2 * this.#fullAt.size);
  }
}
