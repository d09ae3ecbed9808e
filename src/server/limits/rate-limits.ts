import { ApiProblem } from '../http/problem.ts';
import type { LimitName } from '../metrics/limit-name.ts';
import type { Timers } from '../time/timers.ts';
import { addressKey, siteKey } from './address-key.ts';
import type { Limits } from './default-limits.ts';
import type { PutBack } from './put-back.ts';
import { type BucketSize, TokenBuckets } from './token-buckets.ts';

/** An IPv6 /48 may do this many times as much as one address. */
export const ADDRESSES_PER_SITE = 4;

/**
 * Limits how often a caller may make a request. Only a caller with the secret uses a session's bucket, so nobody can empty
 * another guest's. Each function throws {ApiProblem} too-many with the time to wait.
 */
export interface RateLimits {
  requireSave(sessionId: string): void;
  /** A use of the session's ticket by whoever has it. It has a count of its own, so it takes no saves from the guest. */
  requireTicketUse(sessionId: string): void;
  requireNearbyRead(sessionId: string): void;
  requireNewSession(address: string): PutBack;
  /** A reading of a session that no roster in memory has. */
  requireSessionRead(address: string): void;
  requireHostCall(hostId: string): void;
  requireNewCelebration(hostId: string): PutBack;
  requireInvitationRead(address: string): void;
  /** A list of `guests`. Guests on the leaderboard have their own bucket, which strangers at the same address cannot empty. */
  requireList(address: string, guests: number, isOnLeaderboard: boolean): void;
  /** A session that grows from `bytesBefore` to `bytes`. */
  requireStoredBytes(address: string, bytesBefore: number, bytes: number): PutBack;
}

export function createRateLimits(limits: Limits, timers: Timers): RateLimits {
  const saves = bucketsOf(limits.savesPerSession, 'saves', 'Too many saves of this session.', timers);
  const ticketUses = bucketsOf(limits.savesPerSession, 'saves', 'Too many uses of this ticket.', timers);
  const nearby = bucketsOf(
    limits.nearbyReadsPerSession,
    'nearby-reads',
    'Too many requests for nearby by this session.',
    timers,
  );
  const hostCalls = bucketsOf(limits.callsPerHost, 'host-calls', 'Too many calls of this host.', timers);
  const newCelebrations = bucketsOf(
    limits.newCelebrationsPerHost,
    'host-calls',
    'Too many new celebrations of this host.',
    timers,
  );
  const invitationReads = addressBucketsOf(
    limits.invitationReadsPerAddress,
    'host-calls',
    'Too many looks at invitations',
    timers,
  );
  const newSessions = addressBucketsOf(limits.newSessionsPerAddress, 'new-sessions', 'Too many new sessions', timers);
  const sessionReads = addressBucketsOf(
    limits.sessionReadsPerAddress,
    'session-reads',
    'Too many unknown sessions',
    timers,
  );
  const storedBytes = addressBucketsOf(limits.storedBytesPerAddress, 'stored-bytes', 'Too much stored', timers);
  const listsOfStrangers = addressBucketsOf(limits.listedGuestsPerAddress, 'lists', 'Too many lists', timers);
  const listsOfGuests = addressBucketsOf(limits.listedGuestsPerAddress, 'lists', 'Too many lists', timers);
  return {
    requireSave: saves,
    requireTicketUse: ticketUses,
    requireNearbyRead: nearby,
    requireNewSession: newSessions,
    requireSessionRead: sessionReads,
    requireHostCall: hostCalls,
    requireNewCelebration: newCelebrations,
    requireInvitationRead: invitationReads,
    requireList: (address, guests, isOnLeaderboard) =>
      (isOnLeaderboard ? listsOfGuests : listsOfStrangers)(address, guests),
    requireStoredBytes: (address, bytesBefore, bytes) => {
      const growth = bytes - Math.max(bytesBefore, limits.freeBytesPerSession);
      return growth > 0 ? storedBytes(address, growth) : () => {};
    },
  };
}

type Take = (key: string, tokens?: number) => PutBack;

/** Takes from the bucket of an address, and from that of its IPv6 /48. Throws as {RateLimits} does. */
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

/** Takes from the bucket of a key. Throws as {RateLimits} does. */
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
