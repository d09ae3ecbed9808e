import type { Context } from 'hono';
import * as v from 'valibot';
import type { Host } from '../accounts/host.ts';
import { ApiProblem } from '../problem.ts';
import type { HostWorld } from './host-world.ts';
import type { HostingDeps } from './hosting.ts';
import type { HostCall } from './logged-action.ts';

/** The body of a call that needs only its path. */
export const NO_DETAILS = v.object({});

export type HostCalls = ReturnType<typeof createHostCalls>;

/** Who calls, and for which celebration. */
export function createHostCalls({ coHosts }: HostWorld, { identifyHost, rateLimits }: HostingDeps) {
  /** @throws {ApiProblem} not-signed-in, too-many. */
  async function requireHost(c: Context): Promise<Host> {
    const host = await identifyHost(c.req.raw, rateLimits.requireHostCall);
    if (!host) throw new ApiProblem('not-signed-in');
    return host;
  }

  return {
    requireHost,

    /** @throws {ApiProblem} not-signed-in, too-many, unknown-celebration. */
    async requireCall(c: Context): Promise<HostCall & { role: 'owner' | 'co-host' }> {
      const host = await requireHost(c);
      const celebrationId = c.req.param('celebrationId') ?? '';
      const { role } = await coHosts.requireHost(celebrationId, host);
      return { celebrationId, host, role };
    },
  };
}
