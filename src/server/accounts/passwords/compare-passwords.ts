import { MINUTE_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import { type AccountCaller, bucketsOfCaller, newBuckets } from '../../limits/account-caller.ts';
import { isOwnFault } from '../../limits/put-back.ts';
import { type Bucket, type BucketSize, refillAll, takeAll } from '../../limits/token-buckets.ts';
import type { Timers } from '../../time/timers.ts';

const WRONG_PASSWORDS: BucketSize = { burst: 10, perSecond: 1_000 / (15 * MINUTE_MS) };
const WRONG_PASSWORDS_OF_EMAIL: BucketSize = { burst: 40, perSecond: 1_000 / (5 * MINUTE_MS) };

/** The refusals that the library gives only after the password was right. */
const RIGHT_PASSWORD: ReadonlySet<string> = new Set(['not-confirmed', 'banned']);

export function createPasswordLimit(timers: Timers) {
  const ofHosts = newBuckets(WRONG_PASSWORDS, timers);
  const ofCaller = bucketsOfCaller(
    { ofAddress: WRONG_PASSWORDS, ofEmail: WRONG_PASSWORDS_OF_EMAIL, ofBrowser: WRONG_PASSWORDS },
    timers,
  );
  const bucketsOf = (who: AccountCaller | string): readonly Bucket[] =>
    typeof who === 'string' ? [{ buckets: ofHosts, key: who }] : ofCaller(who);

  return {
    /**
     * Compares a password. After 10 wrong ones no password of this caller is accepted for 15 minutes. Each password counts as
     * wrong before it is compared, so that a hundred attempts at once count too. `who`: somebody who signs in, or the id of a
     * host who is signed in. So a stranger's guesses do not count for a host who is signed in. @throws {ApiProblem}
     * password-rests, and what `compare` throws.
     */
    comparePassword: async <Answer>(who: AccountCaller | string, compare: () => Promise<Answer>): Promise<Answer> => {
      const buckets = bucketsOf(who);
      const { waitMs, putBack } = takeAll(buckets);
      if (waitMs > 0) throw new ApiProblem('password-rests', {}, { retryAfterMs: waitMs, limit: 'passwords' });
      try {
        const answer = await compare();
        refillAll(buckets);
        return answer;
      } catch (error) {
        // The password was not compared: too many wait to be hashed, or the accounts cannot be read.
        if (isOwnFault(error)) putBack();
        else if (error instanceof ApiProblem && RIGHT_PASSWORD.has(error.code)) refillAll(buckets);
        throw error;
      }
    },
    /** Starts the count again: the wrong passwords were guesses of the old one. */
    passwordIsNew: (caller: AccountCaller): void => refillAll(bucketsOf(caller)),
  };
}
