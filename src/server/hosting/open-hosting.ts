import { hostRoutes } from './host-routes.ts';
import { createHostWorld } from './host-world.ts';
import type { Hosting, HostingDeps } from './hosting.ts';

export type OpenHosting = Pick<Hosting, 'answer' | 'isInvited' | 'forgetHost' | 'follow' | 'endStreams'>;

/** It is in a chunk of its own with everything that only hosts need. */
export function openHosting(deps: HostingDeps): OpenHosting {
  const world = createHostWorld(deps);
  const routes = hostRoutes(world, deps);
  return {
    answer: async (c) => routes.fetch(c.req.raw, c.env),
    isInvited: world.invitations.isOpen,
    forgetHost: world.forgetHost,
    follow: world.streams.follow,
    endStreams: world.streams.endAll,
  };
}
