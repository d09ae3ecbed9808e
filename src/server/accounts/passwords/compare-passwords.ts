import { MINUTE_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import { type AccountCaller, bucketsOfCaller, newBuckets } from '../../limits/account-caller.ts';
import { isOwnFault } from '../../limits/put-back.ts';
import { type Bucket, type BucketSize, refillAll, takeAll } from '../../limits/token-buckets.ts';
import type { Timers } from '../../time/timers.ts';

const WRONG_PASSWORDS: BucketSize = { burst: 10, perSecond: 1_000 / (15 * MINUTE_MS) };
const WRONG_PASSWORDS_OF_EMAIL: BucketSize = { burst: 40, perSecond: 1_000 / (5 * MINUTE_MS) };

/** The refusals with which the library answers only a right password. */
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
     * Compares a password. After 10 wrong passwords, no password of this caller is accepted for 15 minutes. Each
     * password counts as wrong until it was compared, so that a hundred simultaneous attempts count too. `who`: a
     * caller who signs in, or the id of a signed-in host, for whom a stranger's guesses do not count. @throws
     * {ApiProblem} password-rests, and what `compare` throws.
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
        // The password was not compared, because too many passwords wait to be hashed or the accounts cannot be read.
        if (isOwnFault(error)) putBack();
        else if (error instanceof ApiProblem && RIGHT_PASSWORD.has(error.code)) refillAll(buckets);
        throw error;
      }
    },
    /** Resets the count, because the wrong passwords were guesses of the old password. */
    passwordIsNew: (caller: AccountCaller): void => refillAll(bucketsOf(caller)),
  };
}
