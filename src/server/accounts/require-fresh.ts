import type { Context } from 'hono';
import { FRESH_FOR_MS } from '../../domain/accounts/lifetimes.ts';
import { ApiProblem } from '../http/problem.ts';
import { callAs } from './account-calls.ts';
import type { AccountWorld, SignedIn } from './account-world.ts';
import { asProven } from './passwords/password-hashing.ts';

/**
 * Before another way into an account begins or ends. Whoever finds a phone that is signed in must not do this, so a session
 * that began some time ago needs the password as well.
 * @throws {ApiProblem} sign-in-again, wrong-password, password-rests.
 */
export async function requireFresh(
  { auth, limits }: Pick<AccountWorld, 'auth' | 'limits'>,
  c: Context,
  { host, beganAt }: SignedIn,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) {
    if (Date.now() - beganAt > FRESH_FOR_MS) throw new ApiProblem('sign-in-again');
    return;
  }
  await limits.comparePassword(host.id, () =>
    asProven(() => callAs(c, (as) => auth.api.verifyPassword({ body: { password }, ...as }))),
  );
}
