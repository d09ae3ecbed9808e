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

/** The wrong codes of all who did not request a code for this e-mail. */
const WRONG_CODES = {
  ofAddress: { burst: 5, perSecond: 1 / 3_600 },
  ofEmail: { burst: 20, perSecond: 1 / 900 },
  ofBrowser: { burst: 5, perSecond: 1 / 3_600 },
};
/** The wrong codes of a browser that requested a code. The browser gets a new id with each code. */
const WRONG_CODES_OF_ASKER: BucketSize = { burst: 3, perSecond: 1 / 3_600 };
const STRANGERS_OF_ADDRESS: BucketSize = { burst: 60, perSecond: 1 };

/**
 * Limits of the calls under /api/auth (docs/limits.md). The address comes from our own caller logic, so strangers cannot choose
 * the bucket with a header. Each function throws {ApiProblem}. E-mails with and without an account are counted in the same way.
 */
export function createAttemptLimits(timers: Timers) {
  const codes = bucketsOfCaller(WRONG_CODES, timers);
  const codesOfAskers = newBuckets(WRONG_CODES_OF_ASKER, timers);
  const ofAddress = addressBucketsOf(STRANGERS_OF_ADDRESS, 'attempts', 'Too many attempts', timers);
  const ofBrowser = bucketsOf(STRANGERS_OF_ADDRESS, 'attempts', 'Too many attempts in this browser.', timers);
  return {
    ...createMailLimits(timers),
    ...createPasswordLimit(timers),
    /** A call of a signed-in host, with the same limit as calls under /api/host. */
    requireHostCall: bucketsOf(DEFAULT_LIMITS.callsPerHost, 'account-calls', 'Too many calls of this host.', timers),
    requireCall: addressBucketsOf({ burst: 300, perSecond: 5 }, 'account-calls', 'Too many calls', timers),
    /**
     * A call with a password or a code, by a caller who is not signed in. For `browser`, see {AccountCaller}. Each
     * known browser has a separate limit.
     */
    requireStranger: (address: string, browser: string | null = null): void =>
      void (browser === null ? ofAddress(address) : ofBrowser(browser)),
    /** A sign-up with the link of a co-host. One person needs one account. The other sign-ups allow for mistyped addresses. */
    requireSignUp: bucketsOf(
      { burst: 5, perSecond: 1_000 / DAY_MS },
      'attempts',
      'Too many accounts with this invitation.',
      timers,
    ),
    /** A sign-up of anybody at this address. Each sign-up stores an account for a week. */
    requireSignUpOf: addressBucketsOf({ burst: 40, perSecond: 1 / 300 }, 'attempts', 'Too many accounts', timers),
    /**
     * A signed-in host changes a password, an address or a passkey. The changes are limited, because the notice about
     * each of them is always mailed: if the notices were limited, somebody could first use up the mails and then make a
     * change without a notice. A link for a new password does not count here, because its mails are counted.
     */
    requireChange: bucketsOf(
      { burst: 10, perSecond: 10_000 / DAY_MS },
      'mails',
      'Too many changes of this account.',
      timers,
    ),
    /**
     * Counts a mailed code as wrong, for the browser that requested the code, or else for the caller. So no stranger
     * can invalidate a host's code. The library counts codes of an app and recovery codes (docs/limits.md).
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
