import { hostRoutes } from './host-routes.ts';
import { createHostWorld } from './host-world.ts';
import type { Hosting, HostingDeps } from './hosting.ts';

export interface OpenHosting
  extends Pick<Hosting, 'answer' | 'isInvited' | 'forgetHost' | 'removeDue' | 'follow' | 'endStreams'> {
  removeCelebration(id: string): Promise<void>;
}

/** It is in a chunk of its own with everything that only hosts need. */
export function openHosting(deps: HostingDeps): OpenHosting {
  const world = createHostWorld(deps);
  const routes = hostRoutes(world, deps);
  return {
    answer: async (c) => routes.fetch(c.req.raw, c.env),
    isInvited: world.invitations.isOpen,
    forgetHost: world.forgetHost,
    removeCelebration: world.hosted.remove,
    removeDue: world.hosted.removeDue,
    follow: world.streams.follow,
    endStreams: world.streams.endAll,
  };
}
