import { addressKey, siteKey } from '../limits/address-key.ts';
import { ADDRESSES_PER_SITE } from '../limits/rate-limits.ts';
import { type BucketSize, TokenBuckets } from '../limits/token-buckets.ts';

/** Counts the unknown codes that each address has tried, and each IPv6 /48 (docs/limits.md). */
export class Guesses {
  readonly #ofAddress: TokenBuckets;
  readonly #ofSite: TokenBuckets;

  constructor({ burst, perSecond }: BucketSize, now: () => number) {
    this.#ofAddress = new TokenBuckets({ burst, perSecond }, now);
    const siteSize = { burst: burst * ADDRESSES_PER_SITE, perSecond: perSecond * ADDRESSES_PER_SITE };
    this.#ofSite = new TokenBuckets(siteSize, now);
  }

  /** The time in ms until this address may guess again, or 0 if it may guess now. */
  waitMs(address: string): number {
    const site = siteKey(address);
    return Math.max(this.#ofAddress.waitMs(addressKey(address)), site ? this.#ofSite.waitMs(site) : 0);
  }

  count(address: string): void {
    this.#ofAddress.take(addressKey(address));
    const site = siteKey(address);
    if (site) this.#ofSite.take(site);
  }
}
