import type { Context } from 'hono';
import type { ACCOUNT_CALLS } from '../../../domain/api/account-calls.ts';
import type { ApiCall, Who } from '../../../domain/api/api-call.ts';
import { ApiProblem } from '../../http/problem.ts';
import { readBody } from '../../http/read-body.ts';
import type { Handler, Prepare } from '../../http/register-calls.ts';
import type { AccountCaller } from '../../limits/account-caller.ts';
import { type CallerWorld, requireSession, requireStrangerAbout, type SignedIn } from './account-world.ts';

/** The caller of a call under /api/auth, by the right that the call requires. */
interface Callers {
  readonly anybody: object;
  readonly host: { readonly signedIn: SignedIn };
  readonly operator: { readonly operator: SignedIn['host'] };
}

type AccountCalls = typeof ACCOUNT_CALLS;
export type AccountHandlers<Calls extends Partial<AccountCalls>> = {
  readonly [Route in keyof Calls]: Handler<Route, Calls[Route], CallerOf<Calls[Route]> & CounterOf<Calls[Route]>>;
};
type CallerOf<Call> = Call extends { readonly who: infer By extends keyof Callers } ? Callers[By] : never;
/** For a call about an e-mail: the caller whose attempts are counted. */
type CounterOf<Call> = Call extends { readonly limit: 'attempts-about' } ? { readonly caller: AccountCaller } : object;

/** Checks that the caller is an operator. @throws {ApiProblem} not-signed-in, operators-only. */
export async function requireOperator(world: CallerWorld, c: Context): Promise<SignedIn['host']> {
  const { host } = await requireSession(world, c);
  if (!host.isOperator) throw new ApiProblem('operators-only');
  return host;
}

/** Identifies the caller, reads the body, and counts an attempt. */
export function prepareAccountCall(world: CallerWorld): Prepare {
  const { limits, addressOf } = world;

  async function callerOf(c: Context, who: Who): Promise<object> {
    if (who === 'host') return { signedIn: await requireSession(world, c) };
    return who === 'operator' ? { operator: await requireOperator(world, c) } : {};
  }

  return async (c, { who, body: schema, limit }: ApiCall) => {
    const caller = await callerOf(c, who);
    const body = schema && (await readBody(c, schema));
    if (limit === 'attempts') limits.requireStranger(addressOf(c));
    const { email } = Object(body) as { email: string };
    const counter = limit === 'attempts-about' && { caller: await requireStrangerAbout(world, c, email) };
    // The body may arrive long after the headers, so the session is read again.
    return { ...(schema ? await callerOf(c, who) : caller), ...counter, body };
  };
}
