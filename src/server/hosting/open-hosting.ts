import type { Context } from 'hono';
import { hostRoutes } from './calls/host-routes.ts';
import { createHostWorld, type HostingDeps } from './calls/host-world.ts';

export interface OpenHosting {
  /** Answers a call under /api/host. */
  answer(c: Context): Promise<Response>;
  /** Does what `openFor` does in src/server/hosting/co-hosts/invitations.ts. */
  invitedAs(token: string): Promise<{ readonly email: string | null } | null>;
  /** Removes a deleted account everywhere. A celebration that has no host then is deleted. */
  forgetHost(hostId: string): Promise<void>;
  removeCelebration(id: string): Promise<void>;
  /** Deletes a celebration that nobody can keep any more. */
  removeDue(celebrationId: string): Promise<void>;
  /** Deletes celebrations that the house keeps no longer. */
  removeOutlived(): Promise<void>;
  /** Called when a host changed something of this celebration at another server. */
  follow(celebrationId: string): void;
  /** Ends the streams of all hosts. They reconnect, to this server or another. */
  endStreams(): void;
}

/** The build puts this file into a chunk of its own, with everything that only hosts need. */
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
