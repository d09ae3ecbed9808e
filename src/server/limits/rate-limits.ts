import { ApiProblem } from '../http/problem.ts';
import type { LimitName } from '../metrics/limit-name.ts';
import type { Timers } from '../time/timers.ts';
import { addressKey, siteKey } from './address-key.ts';
import type { Limits } from './default-limits.ts';
import type { PutBack } from './put-back.ts';
import { type BucketSize, TokenBuckets } from './token-buckets.ts';

/** The limit of an IPv6 /48, as a multiple of the limit of one address. */
export const ADDRESSES_PER_SITE = 4;

/** A call that changes many guests counts as one call for each 50 of them. */
const GUESTS_PER_CALL = 50;

type Sizes = { readonly [Name in keyof Limits as Limits[Name] extends BucketSize ? Name : never]: BucketSize };

type Rate = readonly [size: keyof Sizes, limit: LimitName, refusal: string, takes: typeof bucketsOf];

/**
 * How often a caller may make a request. Only a caller with the secret uses the bucket of a session, so nobody can empty the
 * bucket of another guest. Each function throws {ApiProblem} too-many with the time to wait.
 */
const RATES = {
  requireSave: ['savesPerSession', 'saves', 'Too many saves of this session.', bucketsOf],
  /**
   * A use of the session's ticket, by anybody who has it. These uses are counted separately, so that they do not use up
   * the guest's saves.
   */
  requireTicketUse: ['savesPerSession', 'saves', 'Too many uses of this ticket.', bucketsOf],
  requireNearbyRead: [
    'nearbyReadsPerSession',
    'nearby-reads',
    'Too many requests for nearby by this session.',
    bucketsOf,
  ],
  requireNewSession: ['newSessionsPerAddress', 'new-sessions', 'Too many new sessions', addressBucketsOf],
  /** A read of a session that is in no roster in memory. */
  requireSessionRead: ['sessionReadsPerAddress', 'session-reads', 'Too many unknown sessions', addressBucketsOf],
  requireHostCall: ['callsPerHost', 'host-calls', 'Too many calls of this host.', bucketsOf],
  requireNewCelebration: ['newCelebrationsPerHost', 'host-calls', 'Too many new celebrations of this host.', bucketsOf],
  requireInvitationRead: ['invitationReadsPerAddress', 'host-calls', 'Too many looks at invitations', addressBucketsOf],
  storedBytes: ['storedBytesPerAddress', 'stored-bytes', 'Too much stored', addressBucketsOf],
  /** Lists for guests on the leaderboard. They have a separate bucket, which strangers at the same address cannot empty. */
  listsOfGuests: ['listedGuestsPerAddress', 'lists', 'Too many lists', addressBucketsOf],
  listsOfStrangers: ['listedGuestsPerAddress', 'lists', 'Too many lists', addressBucketsOf],
} satisfies Record<string, Rate>;

export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(limits: Limits, timers: Timers) {
  const made = Object.entries<Rate>(RATES).map(([name, [size, limit, refusal, takes]]) => [
    name,
    takes(limits[size], limit, refusal, timers),
  ]);
  const { storedBytes, listsOfGuests, listsOfStrangers, ...rates } = Object.fromEntries(made) as Record<
    keyof typeof RATES,
    Take
  >;
  return {
    ...rates,
    /** A call of a host that changes many guests counts as several calls. */
    requireHostWork: (hostId: string, guests: number): void =>
      void rates.requireHostCall(hostId, guests / GUESTS_PER_CALL),
    requireList: (address: string, guests: number, isOnLeaderboard: boolean): void =>
      void (isOnLeaderboard ? listsOfGuests : listsOfStrangers)(address, guests),
    /** The growth of a session from `bytesBefore` to `bytes`. */
    requireStoredBytes: (address: string, bytesBefore: number, bytes: number): PutBack => {
      const growth = bytes - Math.max(bytesBefore, limits.freeBytesPerSession);
      return growth > 0 ? storedBytes(address, growth) : () => {};
    },
  };
}

type Take = (key: string, tokens?: number) => PutBack;

/** Takes tokens from the bucket of an address and from the bucket of its IPv6 /48. Throws as {RateLimits} does. */
export function addressBucketsOf(
  { burst, perSecond }: BucketSize,
  limit: LimitName,
  what: string,
  timers: Timers,
): Take {
  const ofAddress = bucketsOf({ burst, perSecond }, limit, `${what} from this address.`, timers);
  const siteSize = { burst: burst * ADDRESSES_PER_SITE, perSecond: perSecond * ADDRESSES_PER_SITE };
  const ofSite = bucketsOf(siteSize, limit, `${what} from this network.`, timers);
  return (address, tokens) => {
    const putBack = ofAddress(addressKey(address), tokens);
    const site = siteKey(address);
    const putBackOfSite = site ? ofSite(site, tokens) : () => {};
    return () => {
      putBack();
      putBackOfSite();
    };
  };
}

/** Takes tokens from the bucket of a key. Throws as {RateLimits} does. */
export function bucketsOf(size: BucketSize, limit: LimitName, detail: string, timers: Timers): Take {
  return takeFrom(new TokenBuckets(size, () => timers.now()), limit, detail);
}

export function takeFrom(buckets: TokenBuckets, limit: LimitName, detail: string): Take {
  return (key, tokens) => {
    const waitMs = buckets.take(key, tokens);
    if (waitMs > 0) throw new ApiProblem('too-many', { detail }, { retryAfterMs: waitMs, limit });
    return () => buckets.putBack(key, tokens);
  };
}
