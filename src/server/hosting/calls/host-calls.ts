import type { Context } from 'hono';
import type { ApiCall, Who } from '../../../domain/api/api-call.ts';
import type { HOST_CALLS } from '../../../domain/api/calls.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import { ApiProblem } from '../../http/problem.ts';
import { readBody } from '../../http/read-body.ts';
import type { Handler, Prepare } from '../../http/register-calls.ts';
import type { HostCall } from '../tables/logged-action.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';

export type OwnCall = HostCall & { readonly role: 'owner' | 'co-host' };

/** The caller of a call under /api/host, by the right that the call requires. */
interface Callers {
  readonly anybody: object;
  readonly host: { readonly host: Host };
  readonly 'host-of-it': { readonly call: OwnCall };
  readonly owner: { readonly call: OwnCall };
}

type HostCalls = typeof HOST_CALLS;
export type HostHandlers<Calls extends Partial<HostCalls>> = {
  readonly [Route in keyof Calls]: Handler<Route, Calls[Route], CallerOf<Calls[Route]>>;
};
type CallerOf<Call> = Call extends { readonly who: infer By extends keyof Callers } ? Callers[By] : never;

export function prepareHostCall({ coHosts }: HostWorld, { identifyHost, rateLimits }: HostingDeps): Prepare {
  /** @throws {ApiProblem} not-signed-in, unknown-celebration, owner-only, and what `count` throws. */
  async function callerOf(c: Context, who: Who, count?: (hostId: string) => void): Promise<object> {
    if (who === 'anybody') return {};
    const host = await identifyHost(c.req.raw, count);
    if (!host) throw new ApiProblem('not-signed-in');
    if (who === 'host') return { host };
    const celebrationId = c.req.param('celebrationId') ?? '';
    const { role, name } = await coHosts.requireHost(celebrationId, host);
    if (who === 'owner' && role !== 'owner') throw new ApiProblem('owner-only');
    return { call: { celebrationId, host: { ...host, name }, role } satisfies OwnCall };
  }

  return async (c, { who, body: schema }: ApiCall) => {
    const caller = await callerOf(c, who, rateLimits.requireHostCall);
    if (!schema) return caller;
    const body = await readBody(c, schema);
    // The body may arrive long after the headers, so the host is identified again. This second check does not count as a call.
    return { ...(await callerOf(c, who)), body };
  };
}
