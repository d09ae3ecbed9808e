import type { Context } from 'hono';
import { hostRoutes } from './calls/host-routes.ts';
import { createHostWorld, type HostingDeps } from './calls/host-world.ts';

export interface OpenHosting {
  answer(c: Context): Promise<Response>;
  /** Does the same as `openFor` in src/server/hosting/co-hosts/invitations.ts. */
  invitedAs(token: string): Promise<{ readonly email: string | null } | null>;
  /** Removes a deleted account everywhere, and deletes celebrations that then have no host. */
  forgetHost(hostId: string): Promise<void>;
  removeCelebration(id: string): Promise<void>;
  removeDue(celebrationId: string): Promise<void>;
  removeOutlived(): Promise<void>;
  /** Called when a host has changed this celebration at another server. */
  follow(celebrationId: string): void;
  /** Ends the streams of all hosts, who reconnect to this server or to another server. */
  endStreams(): void;
}

/** The build puts this file into a separate chunk, with all code that only hosts need. */
export function openHosting(deps: HostingDeps): OpenHosting {
  const world = createHostWorld(deps);
  const routes = hostRoutes(world, deps);
  return {
    answer: async (c) => routes.fetch(c.req.raw, c.env),
    invitedAs: world.invitations.openFor,
    forgetHost: world.forgetHost,
    removeCelebration: world.removals.remove,
    removeDue: world.removals.removeDue,
    removeOutlived: world.removals.removeOutlived,
    follow: world.streams.follow,
    endStreams: world.streams.endStreams,
  };
}
