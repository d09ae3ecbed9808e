import { DAY_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import {
  type AccountCaller,
  type BucketsOfCaller,
  bucketsOfCaller,
  keyOf,
  newBuckets,
} from '../../limits/account-caller.ts';
import type { PutBack } from '../../limits/put-back.ts';
import { bucketsOf } from '../../limits/rate-limits.ts';
import { type BucketSize, takeAll } from '../../limits/token-buckets.ts';
import type { Timers } from '../../time/timers.ts';

const perDay = (mails: number): BucketSize => ({ burst: mails, perSecond: (mails * 1_000) / DAY_MS });

const AT_ONCE: BucketSize = { burst: 5, perSecond: 1 / 120 };
/** The mails of a whole day, of all kinds together. Links for a new password are counted separately. */
const MAILS_OF_DAY = { ofAddress: perDay(10), ofEmail: perDay(20), ofBrowser: perDay(10) };
const RECOVERIES_OF_DAY = { ofAddress: perDay(5), ofEmail: perDay(10), ofBrowser: perDay(5) };
/** A host invites few co-hosts, and rarely changes the account's address. */
const MAILS_OF_HOST: BucketSize = { burst: 40, perSecond: 1 / 180 };

/**
 * Counts a mail. Null if no further mail may be sent to this e-mail now. Links and codes that were mailed before remain valid.
 */
type MayMail = (caller: AccountCaller) => PutBack | null;

export function createMailLimits(timers: Timers) {
  const dayOfEmails = newBuckets(MAILS_OF_DAY.ofEmail, timers);
  const ofDay = bucketsOfCaller(MAILS_OF_DAY, timers, dayOfEmails);
  const recoveriesOfDay = bucketsOfCaller(RECOVERIES_OF_DAY, timers);
  const mailsOfHost = bucketsOf(MAILS_OF_HOST, 'mails', 'Too many mails of this host.', timers);
  const mails = taking(atOnce(timers), ofDay);
  const recoveries = taking(atOnce(timers), recoveriesOfDay);
  const resent = taking(atOnce(timers), ofDay);

  /** Counts a mail that the call cannot do without. @throws {ApiProblem} too-many. */
  function requireMail(caller: AccountCaller): PutBack {
    const { waitMs, putBack } = mails(caller);
    if (waitMs === 0) return putBack;
    const options = { retryAfterMs: waitMs, limit: 'mails' } as const;
    throw new ApiProblem('too-many', { detail: 'Too many mails to this address.' }, options);
  }

  return {
    /** A code to this e-mail. */
    mayMail: unless(mails),
    /** A link for a new password. It is counted separately, so that other mails cannot prevent it. */
    mayRecover: unless(recoveries),
    /** A confirmation that is sent again. It is counted separately, because a confirmed host gets no mail. */
    mayResend: unless(resent),
    requireMail,
    /** A mail that a signed-in host sends to `email`, which may be any address. @throws {ApiProblem} too-many. */
    requireMailOfHostTo: (hostId: string, email: string): PutBack => {
      const putBack = mailsOfHost(hostId);
      try {
        const putBackMail = requireMail({ email, from: hostId, browser: null });
        return () => {
          putBack();
          putBackMail();
        };
      } catch (error) {
        putBack();
        throw error;
      }
    },
    /** The notice of a change. It counts towards the daily limit of the e-mail, but is never refused. */
    countNotice: (email: string): void => void dayOfEmails.take(keyOf(email)),
  };
}

type Taking = (caller: AccountCaller) => ReturnType<typeof takeAll>;

function atOnce(timers: Timers): BucketsOfCaller {
  return bucketsOfCaller({ ofAddress: AT_ONCE, ofEmail: null, ofBrowser: AT_ONCE }, timers);
}

function taking(...limits: readonly BucketsOfCaller[]): Taking {
  return (caller) => takeAll(limits.flatMap((limit) => limit(caller)));
}

function unless(take: Taking): MayMail {
  return (caller) => {
    const { waitMs, putBack } = take(caller);
    return waitMs === 0 ? putBack : null;
  };
}
