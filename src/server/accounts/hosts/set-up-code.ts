import { createHash, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { ApiProblem } from '../../http/problem.ts';

const TRIES = 10;
const WITHIN_MS = 10 * MINUTE_MS;

/** The code that creates the first host (`SETUP_CODE`). It is never written to a log, an address or a database. */
export interface SetUpCode {
  /**
   * Checks a code. All attempts, right or wrong, share one limit, because somebody who guesses may have many addresses.
   * @throws {ApiProblem} too-many, wrong-code.
   */
  require(typed: string): void;
}

/** `now` is in ms on any clock. */
export function createSetUpCode(code: string, now: () => number): SetUpCode {
  const expected = digestOf(code);
  const triedAt: number[] = [];
  return {
    require: (typed) => {
      const [oldest = Number.NEGATIVE_INFINITY] = triedAt;
      const waitMs = triedAt.length < TRIES ? 0 : oldest + WITHIN_MS - now();
      if (waitMs > 0) {
        const detail = 'The code was tried too often. It can be tried again later.';
        throw new ApiProblem('too-many', { detail }, { retryAfterMs: waitMs, limit: 'codes' });
      }
      triedAt.push(now());
      if (triedAt.length > TRIES) triedAt.shift();
      // All digests have the same length, so the time reveals neither the length of the code nor how much of it was right.
      if (!timingSafeEqual(digestOf(typed), expected)) throw new ApiProblem('wrong-code');
    },
  };
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
