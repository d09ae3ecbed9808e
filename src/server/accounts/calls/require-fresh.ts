import type { Context } from 'hono';
import { FRESH_FOR_MS } from '../../../domain/accounts/account-limits.ts';
import { ApiProblem } from '../../http/problem.ts';
import { asProven } from '../passwords/password-hashing.ts';
import { callAs } from './account-calls.ts';
import type { CallerWorld, SignedIn } from './account-world.ts';

type World = Pick<CallerWorld, 'auth' | 'limits'>;

/**
 * Call it before a way into an account is added or removed. Whoever finds a signed-in phone must not be able to do
 * this, so an older session also requires the password. A host without a password must sign in again. @throws
 * {ApiProblem} sign-in-again, wrong-password, password-rests.
 */
export async function requireFresh(
  world: World,
  c: Context,
  { host, beganAt }: SignedIn,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined && host.hasPassword) return comparePassword(world, c, host.id, password);
  if (Date.now() - beganAt > FRESH_FOR_MS) throw new ApiProblem('sign-in-again');
}

/**
 * Call it before a change that needs the password of every host who has one.
 * @throws {ApiProblem} invalid, sign-in-again, wrong-password, password-rests.
 */
export async function requireProof(
  world: World,
  c: Context,
  signedIn: SignedIn,
  password: string | undefined,
): Promise<void> {
  requirePasswordOf(signedIn, password);
  await requireFresh(world, c, signedIn, password);
}

/**
 * Like `requireProof`, for a library call that compares the password itself. @throws {ApiProblem} invalid,
 * sign-in-again, and what `act` throws.
 */
export async function whenProven<Answer>(
  world: World,
  c: Context,
  signedIn: SignedIn,
  password: string | undefined,
  act: (proof: { readonly password?: string }) => Promise<Answer>,
): Promise<Answer> {
  requirePasswordOf(signedIn, password);
  if (password !== undefined && signedIn.host.hasPassword)
    return world.limits.comparePassword(signedIn.host.id, () => asProven(() => act({ password })));
  await requireFresh(world, c, signedIn, undefined);
  return act({});
}

function requirePasswordOf({ host }: SignedIn, password: string | undefined): void {
  if (host.hasPassword && password === undefined) throw new ApiProblem('invalid', { field: 'password' });
}

async function comparePassword({ auth, limits }: World, c: Context, hostId: string, password: string): Promise<void> {
  await limits.comparePassword(hostId, () =>
    asProven(() => callAs(c, (as) => auth.api.verifyPassword({ body: { password }, ...as }))),
  );
}
