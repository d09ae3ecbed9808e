import { MINUTE_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import { isOwnFault } from '../../limits/put-back.ts';
import { type BucketSize, TokenBuckets } from '../../limits/token-buckets.ts';
import type { Timers } from '../../time/timers.ts';

const WRONG_PASSWORDS: BucketSize = { burst: 10, perSecond: 1_000 / (15 * MINUTE_MS) };

/** The library refuses these hosts after it has compared the password. */
const RIGHT_PASSWORD: ReadonlySet<string> = new Set(['not-confirmed', 'banned']);

export interface PasswordLimit {
  /**
   * Compares a password. After 10 wrong ones no password is accepted for 15 minutes. It counts as wrong before it is
   * compared, so that a hundred attempts at once count too. `whose`: the e-mail, or the id of a host who is signed in. So
   * a stranger's guesses do not count for a host who is signed in.
   * @throws {ApiProblem} password-rests, and what `compare` throws.
   */
  comparePassword<Answer>(whose: string, compare: () => Promise<Answer>): Promise<Answer>;
  /** The wrong passwords were guesses of the old one. */
  passwordIsNew(email: string): void;
}

export function createPasswordLimit(timers: Timers): PasswordLimit {
  const wrong = new TokenBuckets(WRONG_PASSWORDS, () => timers.now());

  function learnFrom(error: unknown, whose: string): void {
    // Too many passwords wait to be hashed, or the accounts cannot be read. So this one was not compared.
    if (isOwnFault(error)) wrong.putBack(whose);
    else if (error instanceof ApiProblem && RIGHT_PASSWORD.has(error.code)) wrong.refill(whose);
  }

  return {
    comparePassword: async (whose, compare) => {
      const waitMs = wrong.take(whose);
      if (waitMs > 0) throw new ApiProblem('password-rests', {}, { retryAfterMs: waitMs, limit: 'passwords' });
      try {
        const answer = await compare();
        wrong.refill(whose);
        return answer;
      } catch (error) {
        learnFrom(error, whose);
        throw error;
      }
    },
    passwordIsNew: (email) => wrong.refill(email),
  };
}
