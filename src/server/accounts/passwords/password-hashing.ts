import { AsyncLocalStorage } from 'node:async_hooks';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { ApiProblem } from '../../http/problem.ts';

/** A hash takes 16 MiB, and a tenth of a second in a thread that also reads files for guests. */
const MAX_WAITING = 20;

export interface PasswordHash {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
}

export interface PasswordHashing extends PasswordHash {
  /**
   * Runs `work`, a call that hashes a password. The number of these calls at a time is limited to the number of
   * passwords that may wait. So most calls of a flood are refused here, at little cost. @throws {ApiProblem}
   * unavailable, and what `work` throws.
   */
  admit<Result>(work: () => Promise<Result>): Promise<Result>;
}

const SCRYPT: PasswordHash = { hash: hashPassword, verify: verifyPassword };

const provenCalls = new AsyncLocalStorage<true>();

/** Runs the call of a caller with a mailed link or a session. Passwords of such calls wait in a separate queue. */
export function asProven<Result>(call: () => Promise<Result>): Promise<Result> {
  return provenCalls.run(true, call);
}

/**
 * Hashes one password at a time, so that a flood of sign-ins leaves room for guests. The two queues take turns, so that
 * a flood of strangers does not block callers with a link or a session. Tests may pass a cheap hash.
 */
export function createPasswordHashing({ hash, verify }: PasswordHash = SCRYPT): PasswordHashing {
  const queues = { proven: [] as (() => void)[], strangers: [] as (() => void)[] };
  let running: keyof typeof queues | null = null;

  const admitted = { proven: 0, strangers: 0 };
  const ownQueue = () => (provenCalls.getStore() ? 'proven' : 'strangers');

  async function admit<Result>(work: () => Promise<Result>): Promise<Result> {
    const name = ownQueue();
    requireRoom(admitted[name] <= MAX_WAITING);
    admitted[name] += 1;
    try {
      return await work();
    } finally {
      admitted[name] -= 1;
    }
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const name = ownQueue();
    requireRoom(queues[name].length < MAX_WAITING);
    if (running !== null) await new Promise<void>((resolve) => queues[name].push(resolve));
    running = name;
    try {
      return await work();
    } finally {
      startNext(name);
    }
  }

  function startNext(last: keyof typeof queues): void {
    const other = last === 'proven' ? 'strangers' : 'proven';
    const next = queues[other].shift() ?? queues[last].shift();
    if (next) next();
    else running = null;
  }

  return {
    admit,
    hash: (password) => inTurn(() => hash(password)),
    verify: (stored) => inTurn(() => verify(stored)),
  };
}

function requireRoom(isThere: boolean): void {
  if (!isThere)
    throw new ApiProblem('unavailable', { detail: 'Too many hosts sign in at once.' }, { limit: 'password-hashing' });
}
