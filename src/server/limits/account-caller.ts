import { createHash } from 'node:crypto';
import type { Timers } from '../time/timers.ts';
import { addressKey, siteKey } from './address-key.ts';
import { type Bucket, type BucketSize, TokenBuckets } from './token-buckets.ts';

/**
 * The person or program that makes a call about an e-mail address. Nobody may use up the calls that its owner needs.
 */
export interface AccountCaller {
  readonly email: string;
  /** The address of a stranger, or the id of a signed-in host. */
  readonly from: string;
  /**
   * An id of the browser, if the host of this e-mail has signed in with it before
   * (src/server/accounts/better-auth/known-browser.ts).
   */
  readonly browser: string | null;
}

interface CallerSizes {
  /**
   * Calls from one address about one e-mail. The rate is lower than `ofEmail`, so that one address alone cannot use up
   * the calls of the e-mail.
   */
  readonly ofAddress: BucketSize;
  /** Calls from all addresses about one e-mail. Null if they are not counted together. */
  readonly ofEmail: BucketSize | null;
  /** Calls from a browser in which the host has signed in before. Calls of strangers do not count here. */
  readonly ofBrowser: BucketSize;
}

const KEY_BYTES = 12;

export type BucketsOfCaller = (caller: AccountCaller) => readonly Bucket[];

export function newBuckets(size: BucketSize, timers: Timers): TokenBuckets {
  return new TokenBuckets(size, () => timers.now());
}

/** The buckets of a caller. E-mails with and without an account are counted in the same way, and are stored as hashes. */
export function bucketsOfCaller(
  { ofAddress, ofEmail, ofBrowser }: CallerSizes,
  timers: Timers,
  emails = ofEmail && newBuckets(ofEmail, timers),
): BucketsOfCaller {
  const addresses = newBuckets(ofAddress, timers);
  const browsers = newBuckets(ofBrowser, timers);
  return ({ email, from, browser }) => {
    if (browser !== null) return [{ buckets: browsers, key: keyOf(browser) }];
    const ofThisAddress = { buckets: addresses, key: keyOf(`${email} ${networkOf(from)}`) };
    return emails ? [ofThisAddress, { buckets: emails, key: keyOf(email) }] : [ofThisAddress];
  };
}

export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest().toString('base64url', 0, KEY_BYTES);
}

/** The network of an address. One customer may have thousands of IPv6 addresses, and counts as one caller. */
function networkOf(from: string): string {
  return siteKey(from) ?? addressKey(from);
}
