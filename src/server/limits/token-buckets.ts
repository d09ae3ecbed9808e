export interface BucketSize {
  /** The most tokens that a bucket can have. */
  readonly burst: number;
  /** The tokens that come back each second. */
  readonly perSecond: number;
}

const SWEEP_FROM = 1_024;

/**
 * A token bucket for each key. It stores one number for each: when the bucket will be full again, in ms on the clock of
 * `now`. A full bucket behaves like a missing one, so it is deleted. Memory therefore depends only on the number of
 * recently used keys.
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

  /** The number of keys in memory. */
  get size(): number {
    return this.#fullAt.size;
  }

  /** The time in ms until a bucket has this many tokens. 0 if it has them. */
  waitMs(key: string, tokens = 1): number {
    return Math.max(0, this.#fullInMs(key, tokens) - this.#capacityMs);
  }

  /** Takes tokens and returns 0. If there are too few, takes none and returns the time to wait in ms. */
  take(key: string, tokens = 1): number {
    const now = this.#now();
    const fullInMs = this.#fullInMs(key, tokens);
    if (fullInMs > this.#capacityMs) return fullInMs - this.#capacityMs;
    this.#fullAt.set(key, now + fullInMs);
    if (this.#fullAt.size >= this.#sweepAt) this.#sweep(now);
    return 0;
  }

  /** Puts back tokens that were taken. */
  putBack(key: string, tokens = 1): void {
    const fullAt = this.#fullAt.get(key);
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - tokens * this.#msPerToken);
  }

  /** Fills a bucket. */
  refill(key: string): void {
    this.#fullAt.delete(key);
  }

  /** The time in ms until a bucket would be full again if it gave this many tokens now. */
  #fullInMs(key: string, tokens: number): number {
    const now = this.#now();
    return (this.#isFull(key, now) ? 0 : this.#untilFull(key, now)) + tokens * this.#msPerToken;
  }

  /**
   * After the clock was set back, a bucket may seem to have less than zero tokens. It then counts as full, so that
   * nobody is locked out.
   */
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
