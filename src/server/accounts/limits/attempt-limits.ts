import { DAY_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import { type AccountCaller, bucketsOfCaller, newBuckets } from '../../limits/account-caller.ts';
import { DEFAULT_LIMITS } from '../../limits/default-limits.ts';
import type { PutBack } from '../../limits/put-back.ts';
import { addressBucketsOf, bucketsOf } from '../../limits/rate-limits.ts';
import { type BucketSize, refillAll, takeAll } from '../../limits/token-buckets.ts';
import type { Timers } from '../../time/timers.ts';
import { createPasswordLimit } from '../passwords/compare-passwords.ts';
import { createMailLimits } from './mail-limits.ts';

/** The wrong codes of everybody who did not ask for a code to the e-mail. */
const WRONG_CODES = {
  ofAddress: { burst: 5, perSecond: 1 / 3_600 },
  ofEmail: { burst: 20, perSecond: 1 / 900 },
  ofBrowser: { burst: 5, perSecond: 1 / 3_600 },
};
/** The wrong codes of a browser that asked for a code. It gets a new name with each code. */
const WRONG_CODES_OF_ASKER: BucketSize = { burst: 3, perSecond: 1 / 3_600 };
const STRANGERS_OF_ADDRESS: BucketSize = { burst: 60, perSecond: 1 };

/**
 * Limits of the calls under /api/auth (docs/limits.md). The address comes from our own caller logic, so no header of
 * a stranger chooses the bucket. Each function throws {ApiProblem}. E-mails with and without an account count alike.
 */
export function createAttemptLimits(timers: Timers) {
  const codes = bucketsOfCaller(WRONG_CODES, timers);
  const codesOfAskers = newBuckets(WRONG_CODES_OF_ASKER, timers);
  const ofAddress = addressBucketsOf(STRANGERS_OF_ADDRESS, 'attempts', 'Too many attempts', timers);
  const ofBrowser = bucketsOf(STRANGERS_OF_ADDRESS, 'attempts', 'Too many attempts in this browser.', timers);
  return {
    ...createMailLimits(timers),
    ...createPasswordLimit(timers),
    /** A call of a host who is signed in, limited as those under /api/host. */
    requireHostCall: bucketsOf(DEFAULT_LIMITS.callsPerHost, 'account-calls', 'Too many calls of this host.', timers),
    /** A call of anybody else. */
    requireCall: addressBucketsOf({ burst: 300, perSecond: 5 }, 'account-calls', 'Too many calls', timers),
    /**
     * A call with a password or a code of somebody who is not signed in. `browser`: that of {AccountCaller}. It has calls of
     * its own.
     */
    requireStranger: (address: string, browser: string | null = null): void =>
      void (browser === null ? ofAddress(address) : ofBrowser(browser)),
    /**
     * A sign-up with the link of a co-host. One person needs one account, and further sign-ups are for a mistyped
     * address.
     */
    requireSignUp: bucketsOf(
      { burst: 5, perSecond: 1_000 / DAY_MS },
      'attempts',
      'Too many accounts with this invitation.',
      timers,
    ),
    /** A sign-up of anybody at this address. Each leaves an account for a week. */
    requireSignUpOf: addressBucketsOf({ burst: 40, perSecond: 1 / 300 }, 'attempts', 'Too many accounts', timers),
    /**
     * A host who is signed in changes a password, an address or a passkey. The notice is always sent: otherwise somebody could
     * use up the mails of the address, and the host would not hear of the change. So the changes themselves are limited. A link
     * for a new password does not count here, because its mails are counted.
     */
    requireChange: bucketsOf(
      { burst: 10, perSecond: 10_000 / DAY_MS },
      'mails',
      'Too many changes of this account.',
      timers,
    ),
    /**
     * Counts a mailed code as wrong: for the browser that asked for it, or else for the caller. So no stranger ends the code of
     * a host. Codes of an app and recovery codes are counted by the library (docs/limits.md).
     */
    requireCode: (asker: string | null, caller: AccountCaller): PutBack => {
      if (asker !== null) {
        if (codesOfAskers.take(asker) > 0) throw new ApiProblem('wrong-code');
        return () => codesOfAskers.putBack(asker);
      }
      const { waitMs, putBack } = takeAll(codes(caller));
      if (waitMs > 0)
        throw new ApiProblem('too-many', { detail: 'Too many codes.' }, { retryAfterMs: waitMs, limit: 'codes' });
      return putBack;
    },
    codeWasRight: (asker: string | null, caller: AccountCaller): void => {
      if (asker === null) refillAll(codes(caller));
      else codesOfAskers.refill(asker);
    },
  };
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
