import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { ApiProblem } from '../problem.ts';

/** A hash takes 16 MiB and a tenth of a second of another thread, which also reads files for guests. */
const MAX_WAITING = 20;

/** How a password becomes what is stored, and how a password is compared with it. */
export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

const SCRYPT: PasswordHash = { hash: hashPassword, verify: verifyPassword };

/** Hashes one password at a time, so that a flood of sign-ins leaves room for guests. A test may pass a cheap hash. */
export function createPasswordHashing({ hash, verify }: PasswordHash = SCRYPT): PasswordHash {
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
    hash: (password) => inTurn(() => hash(password)),
    verify: (stored) => inTurn(() => verify(stored)),
  };
}
