export interface BucketSize {
  /** The maximum number of tokens that a bucket can have. */
  readonly burst: number;
  /** The number of tokens that are added each second. */
  readonly perSecond: number;
}

const SWEEP_FROM = 1_024;
/** Limits the memory that a caller with many addresses or invented e-mails can use. A bucket takes about 75 bytes. */
const MAX_KEYS = 20_000;

/**
 * A token bucket for each key. It stores one number for each bucket: when the bucket will be full again, in ms on the
 * clock of `now`. A full bucket behaves like a missing one, so it is deleted. Memory therefore depends only on the
 * number of recently used keys. If there are too many keys, the fullest half is deleted. To make the server delete
 * somebody else's bucket, a stranger would have to empty many thousands of buckets at least as far.
 */
export class TokenBuckets {
  readonly #fullAt = new Map<string, number>();
  readonly #msPerToken: number;
  readonly #capacityMs: number;
  readonly #now: () => number;
  readonly #maxKeys: number;
  #sweepAt = SWEEP_FROM;

  constructor({ burst, perSecond }: BucketSize, now: () => number, maxKeys = MAX_KEYS) {
    this.#msPerToken = 1_000 / perSecond;
    this.#capacityMs = burst * this.#msPerToken;
    this.#now = now;
    this.#maxKeys = maxKeys;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** The time in ms until a bucket has this many tokens, or 0 if it has them now. */
  waitMs(key: string, tokens = 1): number {
    return Math.max(0, this.#fullInMs(key, tokens) - this.#capacityMs);
  }

  /** Takes tokens and returns 0. If there are too few tokens, takes none and returns the time to wait in ms. */
  take(key: string, tokens = 1): number {
    const now = this.#now();
    const fullInMs = this.#fullInMs(key, tokens);
    if (fullInMs > this.#capacityMs) return fullInMs - this.#capacityMs;
    this.#fullAt.set(key, now + fullInMs);
    if (this.#fullAt.size >= this.#sweepAt) this.#sweep(now);
    return 0;
  }

  putBack(key: string, tokens = 1): void {
    const fullAt = this.#fullAt.get(key);
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - tokens * this.#msPerToken);
  }

  refill(key: string): void {
    this.#fullAt.delete(key);
  }

  /** The time in ms until a bucket would be full again after giving this many tokens now. */
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
    if (this.#fullAt.size >= this.#maxKeys) this.#forgetFullest();
    this.#sweepAt = Math.max(SWEEP_FROM, Math.min(2 * this.#fullAt.size, this.#maxKeys));
  }

  #forgetFullest(): void {
    const half = Math.floor(this.#maxKeys / 2);
    const limit = Float64Array.from(this.#fullAt.values()).sort()[this.#fullAt.size - half] ?? 0;
    for (const [key, fullAt] of this.#fullAt) {
      if (this.#fullAt.size <= half) return;
      if (fullAt <= limit) this.#fullAt.delete(key);
    }
  }
}

export interface Bucket {
  readonly buckets: TokenBuckets;
  readonly key: string;
}

/** Takes a token from each of these buckets, or from none. `waitMs`: the time until the first empty bucket has a token. */
export function takeAll(from: readonly Bucket[]): { readonly waitMs: number; readonly putBack: () => void } {
  const taken: Bucket[] = [];
  const putBack = () => {
    for (const { buckets, key } of taken) buckets.putBack(key);
  };
  for (const bucket of from) {
    const waitMs = bucket.buckets.take(bucket.key);
    if (waitMs > 0) {
      putBack();
      return { waitMs, putBack: () => {} };
    }
    taken.push(bucket);
  }
  return { waitMs: 0, putBack };
}

export function refillAll(from: readonly Bucket[]): void {
  for (const { buckets, key } of from) buckets.refill(key);
}
