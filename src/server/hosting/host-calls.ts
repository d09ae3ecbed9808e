import type { Context } from 'hono';
import * as v from 'valibot';
import type { Host } from '../accounts/hosts/host.ts';
import { ApiProblem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';
import type { HostCall } from './logged-action.ts';

/** The body of a call that needs only its path. */
export const NO_DETAILS = v.object({});

type OwnCall = HostCall & { readonly role: 'owner' | 'co-host' };

export type HostCalls = ReturnType<typeof createHostCalls>;

/** Who calls, and for which celebration. */
export function createHostCalls({ coHosts }: HostWorld, { identifyHost, rateLimits }: HostingDeps) {
  /** @throws {ApiProblem} not-signed-in, too-many. */
  async function requireHost(c: Context): Promise<Host> {
    const host = await identifyHost(c.req.raw, rateLimits.requireHostCall);
    if (!host) throw new ApiProblem('not-signed-in');
    return host;
  }

  /** The same after the body arrived. It is no new call, so it does not count. @throws {ApiProblem} not-signed-in. */
  async function requireHostStill(c: Context): Promise<Host> {
    const host = await identifyHost(c.req.raw);
    if (!host) throw new ApiProblem('not-signed-in');
    return host;
  }

  async function callOf(c: Context, host: Host): Promise<OwnCall> {
    const celebrationId = c.req.param('celebrationId') ?? '';
    const { role, name } = await coHosts.requireHost(celebrationId, host);
    return { celebrationId, host: { ...host, name }, role };
  }

  /** @throws {ApiProblem} not-signed-in, too-many, unknown-celebration. */
  const requireCall = async (c: Context): Promise<OwnCall> => callOf(c, await requireHost(c));

  return {
    requireHost,
    requireCall,

    /** As `requireHost`, with the body. It may arrive long after the head, so the host is identified again. */
    async readFromHost<Schema extends v.GenericSchema>(c: Context, schema: Schema) {
      await requireHost(c);
      const body = await readBody(c, schema);
      return { host: await requireHostStill(c), body };
    },

    /** As `requireCall`, with the body. What the host may do is checked again after it has arrived. */
    async readCall<Schema extends v.GenericSchema>(c: Context, schema: Schema) {
      await requireCall(c);
      const body = await readBody(c, schema);
      return { call: await callOf(c, await requireHostStill(c)), body };
    },
  };
}
