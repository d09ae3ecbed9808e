import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HOST_CALLS } from '../../../domain/api/calls.ts';
import { MAX_HOST_BODY_BYTES } from '../../../domain/api/host-calls.ts';
import { ApiProblem } from '../../http/problem.ts';
import { limitBody, requireJson } from '../../http/read-body.ts';
import { readPath } from '../../http/read-path.ts';
import { register } from '../../http/register-calls.ts';
import { requireOwnOrigin } from '../../http/require-own-origin.ts';
import { coHostHandlers } from './co-host-routes.ts';
import { type HostHandlers, prepareHostCall } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';
import { hostedHandlers } from './hosted-celebration-routes.ts';
import { roomHandlers } from './room-routes.ts';

const BODIES = new Set(['POST', 'PUT', 'PATCH']);

/**
 * The calls under /api/host (docs/protocol.md#hosts). They are checked in this order: a server with hosts (503), the page's
 * origin (403), body type and size (415, 413), a signed-in host (401), the host's limit (429), a celebration of this host
 * (404), JSON (400), content (422).
 */
export function hostRoutes(world: HostWorld, deps: HostingDeps): Hono {
  const requireHosts = createMiddleware(async (c, next) => {
    requireOwnOrigin(c, deps.bases.of(c));
    const hasBody = BODIES.has(c.req.method);
    if (hasBody) requireJson(c);
    await next();
  });
  const handlers: HostHandlers<typeof HOST_CALLS> = {
    ...hostedHandlers(world, deps),
    ...roomHandlers(world, deps),
    ...coHostHandlers(world, deps),
  };

  const app = new Hono({ getPath: readPath });
  app.onError(deps.answerError);
  app.use('*', requireHosts, limitBody(MAX_HOST_BODY_BYTES));
  register(app, HOST_CALLS, handlers, prepareHostCall(world, deps));
  app.all('*', () => {
    throw new ApiProblem('not-found');
  });
  return app;
}
