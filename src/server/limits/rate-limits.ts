import { ApiProblem } from '../problem.ts';
import type { Timers } from '../timers.ts';
import { addressKey, siteKey } from './address-key.ts';
import type { Limits } from './limits.ts';
import { type BucketSize, TokenBuckets } from './token-buckets.ts';

/** Of one IPv6 /48, as many times what one address may. */
const ADDRESSES_PER_SITE = 4;

/**
 * How often somebody may ask. A session's bucket is opened only by who has its secret, so nobody can empty a stranger's.
 * Each throws {ApiProblem} too-many with the time until it would be granted.
 */
export interface RateLimits {
  requireSave(sessionId: string): void;
  requireNearbyRead(sessionId: string): void;
  requireNewSession(address: string): void;
}

export function createRateLimits(limits: Limits, timers: Timers): RateLimits {
  const saves = bucketsOf(limits.savesPerSession, 'too many saves of this session', timers);
  const nearby = bucketsOf(limits.nearbyReadsPerSession, 'this session asks too often who is nearby', timers);
  const newSessions = bucketsOf(limits.newSessionsPerAddress, 'too many new sessions from this address', timers);
  const { burst, perSecond } = limits.newSessionsPerAddress;
  const siteSize = { burst: burst * ADDRESSES_PER_SITE, perSecond: perSecond * ADDRESSES_PER_SITE };
  const newSessionsOfSite = bucketsOf(siteSize, 'too many new sessions from this network', timers);
  return {
    requireSave: saves,
    requireNearbyRead: nearby,
    requireNewSession: (address) => {
      newSessions(addressKey(address));
      const site = siteKey(address);
      if (site) newSessionsOfSite(site);
    },
  };
}

function bucketsOf(size: BucketSize, detail: string, timers: Timers): (key: string) => void {
  const buckets = new TokenBuckets(size, () => timers.now());
  return (key) => {
    const waitMs = buckets.take(key);
    if (waitMs > 0) throw new ApiProblem('too-many', { detail }, { retryAfterMs: waitMs });
  };
}
