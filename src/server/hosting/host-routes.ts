import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ApiProblem } from '../http/problem.ts';
import { limitBody, requireJson } from '../http/read-body.ts';
import { readPath } from '../http/read-path.ts';
import { requireOwnOrigin } from '../http/require-own-origin.ts';
import { coHostRoutes, invitationRoutes } from './co-host-routes.ts';
import { createHostCalls } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';
import { hostedCelebrationRoutes } from './hosted-celebration-routes.ts';
import { roomRoutes } from './room-routes.ts';

/** The longest text of a host has 500 characters. */
export const MAX_HOST_BODY_BYTES = 16 * 1_024;
const NO_HOSTS = { detail: 'Set PUBLIC_URL to the address under which guests open Clink.' };

/**
 * The calls under /api/host (docs/protocol.md#hosts). They are checked in this order: a server with hosts (503), the page's
 * origin (403), body size and type (413, 415), a signed-in host (401), the host's limit (429), a celebration of this host
 * (404), JSON (400), content (422).
 */
export function hostRoutes(world: HostWorld, deps: HostingDeps): Hono {
  const requireHosts = createMiddleware(async (c, next) => {
    if (!deps.publicUrl) throw new ApiProblem('no-hosts', NO_HOSTS);
    requireOwnOrigin(c, deps.publicUrl);
    const hasBody = c.req.method === 'POST' || c.req.method === 'PATCH';
    if (hasBody) requireJson(c);
    await next();
  });
  const calls = createHostCalls(world, deps);

  const app = new Hono({ getPath: readPath }).basePath('/api/host');
  app.onError(deps.answerError);
  app.use('*', requireHosts, limitBody(MAX_HOST_BODY_BYTES));
  app.route('/celebrations', hostedCelebrationRoutes(world, calls));
  app.route('/celebrations', roomRoutes(world, deps, calls));
  app.route('/celebrations', coHostRoutes(world, deps, calls));
  app.route('/invitations', invitationRoutes(world, deps, calls));
  app.all('*', () => {
    throw new ApiProblem('not-found');
  });
  return app;
}
