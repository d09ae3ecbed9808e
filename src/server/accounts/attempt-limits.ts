import { DAY_MS } from '../../domain/limits.ts';
import { ApiProblem } from '../http/problem.ts';
import type { PutBack } from '../limits/put-back.ts';
import { addressBucketsOf, bucketsOf, takeFrom } from '../limits/rate-limits.ts';
import { type BucketSize, TokenBuckets } from '../limits/token-buckets.ts';
import type { Timers } from '../time/timers.ts';
import { createPasswordLimit, type PasswordLimit } from './passwords/compare-passwords.ts';

/** Of everybody who did not ask for a code to the e-mail. */
const WRONG_CODES: BucketSize = { burst: 20, perSecond: 1 / 1_800 };
/** Of a browser that asked for a code: it has a new name for each code. */
const WRONG_CODES_OF_ASKER: BucketSize = { burst: 3, perSecond: 1 / 3_600 };
const TOO_MANY_MAILS = ['mails', 'Too many mails to this address.'] as const;
const MAILS = [{ burst: 5, perSecond: 1 / 120 }, ...TOO_MANY_MAILS] as const;
/** For a whole day, over all kinds of mails but links for a new password, which have a day of their own. */
const MAILS_OF_DAY: BucketSize = { burst: 20, perSecond: 20_000 / DAY_MS };
const RECOVERIES_OF_DAY = [{ burst: 10, perSecond: 10_000 / DAY_MS }, ...TOO_MANY_MAILS] as const;
/** A mail tells the host of each. A link for a new password does not count here, because its mails are counted. */
const CHANGES_OF_HOST: BucketSize = { burst: 10, perSecond: 10_000 / DAY_MS };
/** Hosts know few people who would help, and one new address of their own. */
const MAILS_OF_HOST: BucketSize = { burst: 40, perSecond: 1 / 180 };
/** As for the calls under /api/host. */
const CALLS_OF_HOST: BucketSize = { burst: 240, perSecond: 4 };
const CALLS_OF_ADDRESS: BucketSize = { burst: 300, perSecond: 5 };
/** One person needs one account. The others are for a mistyped address. */
const SIGN_UPS_OF_INVITATION: BucketSize = { burst: 5, perSecond: 1_000 / DAY_MS };
const STRANGERS_OF_ADDRESS: BucketSize = { burst: 60, perSecond: 1 };
/** Each leaves an account for a week. */
const SIGN_UPS_OF_ADDRESS: BucketSize = { burst: 40, perSecond: 1 / 300 };

/**
 * Limits of the calls under /api/auth (docs/limits.md). The address comes from our own caller logic, so no header of
 * a stranger chooses the bucket. Each function throws {ApiProblem}. E-mails with and without an account count alike.
 */
export interface AttemptLimits extends PasswordLimit {
  /** A call of a host who is signed in. */
  requireHostCall(hostId: string): void;
  /** A call of anybody else. */
  requireCall(address: string): void;
  /** A call with a password or a code of somebody who is not signed in. */
  requireStranger(address: string): void;
  /** A sign-up with the link of a co-host, which is not for one address. */
  requireSignUp(invitation: string): PutBack;
  /** A sign-up of anybody at this address. */
  requireSignUpOf(address: string): PutBack;
  /** A mail to this e-mail. */
  requireMail(email: string): PutBack;
  /** A mail that a host who is signed in has sent to `email`, which may be any address. */
  requireMailOfHostTo(hostId: string, email: string): PutBack;
  /** A link for a new password. It has counts of its own, so that no other mail keeps a host from getting one. */
  requireRecovery(email: string): PutBack;
  /**
   * A host who is signed in changes a password, an address or a passkey. The notice is always sent: otherwise somebody could
   * use up the mails of the address, and the host would not hear of the change. So the changes themselves are limited.
   */
  requireChange(hostId: string): PutBack;
  /** The notice of such a change. It counts in the day of the e-mail, and is never refused. */
  countNotice(email: string): void;
  /** A confirmation that is sent again. It has a count of its own, because a host who is confirmed gets no mail. */
  requireResend(email: string): PutBack;
  /**
   * Counts a mailed code as wrong: for the browser that asked for it, or else for the e-mail. So no stranger ends the code of
   * a host. Codes of an app and recovery codes are counted by the library (docs/limits.md).
   */
  requireCode(asker: string | null, email: string): PutBack;
  codeWasRight(asker: string | null, email: string): void;
}

export function createAttemptLimits(timers: Timers): AttemptLimits {
  const codes = new TokenBuckets(WRONG_CODES, () => timers.now());
  const codesOfAskers = new TokenBuckets(WRONG_CODES_OF_ASKER, () => timers.now());
  const dayOfMails = new TokenBuckets(MAILS_OF_DAY, () => timers.now());
  const mailsOfDay = takeFrom(dayOfMails, ...TOO_MANY_MAILS);
  const mailsOfHost = bucketsOf(MAILS_OF_HOST, 'mails', 'Too many mails of this host.', timers);
  const requireMail = both(bucketsOf(...MAILS, timers), mailsOfDay);
  return {
    requireHostCall: bucketsOf(CALLS_OF_HOST, 'account-calls', 'Too many calls of this host.', timers),
    requireCall: addressBucketsOf(CALLS_OF_ADDRESS, 'account-calls', 'Too many calls', timers),
    requireStranger: addressBucketsOf(STRANGERS_OF_ADDRESS, 'attempts', 'Too many attempts', timers),
    requireSignUp: bucketsOf(SIGN_UPS_OF_INVITATION, 'attempts', 'Too many accounts with this invitation.', timers),
    requireSignUpOf: addressBucketsOf(SIGN_UPS_OF_ADDRESS, 'attempts', 'Too many accounts', timers),
    requireMail,
    requireMailOfHostTo: (hostId, email) => both(() => mailsOfHost(hostId), requireMail)(email),
    requireRecovery: both(bucketsOf(...MAILS, timers), bucketsOf(...RECOVERIES_OF_DAY, timers)),
    requireChange: bucketsOf(CHANGES_OF_HOST, 'mails', 'Too many changes of this account.', timers),
    countNotice: (email) => void dayOfMails.take(email),
    requireResend: both(bucketsOf(...MAILS, timers), mailsOfDay),
    ...createPasswordLimit(timers),
    requireCode: (asker, email) => {
      if (asker !== null) {
        if (codesOfAskers.take(asker) > 0) throw new ApiProblem('wrong-code');
        return () => codesOfAskers.putBack(asker);
      }
      const waitMs = codes.take(email);
      if (waitMs > 0)
        throw new ApiProblem('too-many', { detail: 'Too many codes.' }, { retryAfterMs: waitMs, limit: 'codes' });
      return () => codes.putBack(email);
    },
    codeWasRight: (asker, email) => (asker === null ? codes.refill(email) : codesOfAskers.refill(asker)),
  };
}

type Count = (key: string) => PutBack;

/** Counts in both, or in neither. */
function both(first: Count, second: Count): Count {
  return (key) => {
    const putBack = first(key);
    try {
      const putBackSecond = second(key);
      return () => {
        putBack();
        putBackSecond();
      };
    } catch (error) {
      putBack();
      throw error;
    }
  };
}
