import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { ApiProblem } from '../problem.ts';

/** A hash takes 16 MiB and a tenth of a second of another thread, which also reads files for guests. */
const MAX_WAITING = 20;

/** Hashes one password at a time, so that a flood of sign-ins leaves room for guests. */
export function createPasswordHashing() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= MAX_WAITING)
      throw new ApiProblem('unavailable', { detail: 'Too many hosts sign in at once.' }, { limit: 'password-hashing' });
    waiting++;
    const turn = last.then(work, work);
    last = turn;
    try {
      return await turn;
    } finally {
      waiting--;
    }
  }

  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: (stored: { hash: string; password: string }) => inTurn(() => verifyPassword(stored)),
  };
}
