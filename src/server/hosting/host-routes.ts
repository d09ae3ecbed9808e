import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { guestActionSchema } from '../../domain/hosting/guest-action.ts';
import { celebrationChangesSchema, newCelebrationSchema } from '../../domain/hosting/hosted-celebration.ts';
import { newInvitationSchema } from '../../domain/hosting/invitation.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import type { Host } from '../accounts/host.ts';
import { STREAM_HEADERS } from '../live/event-sink.ts';
import { openSink } from '../live/open-sink.ts';
import { ApiProblem } from '../problem.ts';
import { limitBody, readBody, requireJson } from '../read-body.ts';
import { readQuery } from '../read-query.ts';
import { requireOwnOrigin } from '../require-own-origin.ts';
import type { HostWorld } from './host-world.ts';
import type { HostingDeps } from './hosting.ts';
import type { HostCall } from './logged-action.ts';

/** The longest text of a host has 500 characters. */
export const MAX_HOST_BODY_BYTES = 16 * 1_024;
const NO_STORE = { 'cache-control': 'no-store' };
const NO_HOSTS = { detail: 'Set PUBLIC_URL to the address under which guests open Clink.' };
export const LET_IN_ALL = v.object({ action: v.literal('let-in-all') });
/** The body of a call that needs only its path. */
export const NO_DETAILS = v.object({});

/**
 * The calls under /api/host (docs/protocol.md#hosts). They are checked in this order: a server with hosts (503), the page's
 * origin (403), body size and type (413, 415), a signed-in host (401), the host's limit (429), a celebration of this host
 * (404), JSON (400), content (422).
 */
export function hostRoutes(world: HostWorld, deps: HostingDeps): Hono {
  const { guests, hosted, coHosts, streams } = world;
  const { identifyHost, mailInvitation, rateLimits, openStreams, callerOf, publicUrl } = deps;

  const requireHosts = createMiddleware(async (c, next) => {
    if (!publicUrl) throw new ApiProblem('no-hosts', NO_HOSTS);
    requireOwnOrigin(c, publicUrl);
    const hasBody = c.req.method === 'POST' || c.req.method === 'PATCH';
    if (hasBody) requireJson(c);
    await next();
  });

  async function requireHost(c: Context): Promise<Host> {
    const host = await identifyHost(c.req.raw, rateLimits.requireHostCall);
    if (!host) throw new ApiProblem('not-signed-in');
    return host;
  }

  /** @throws {ApiProblem} not-signed-in, too-many, unknown-celebration. */
  async function requireCall(c: Context): Promise<HostCall & { role: 'owner' | 'co-host' }> {
    const host = await requireHost(c);
    const celebrationId = c.req.param('celebrationId') ?? '';
    const { role } = await coHosts.requireHost(celebrationId, host);
    return { celebrationId, host, role };
  }

  /** Answers with an action of the log. */
  async function answerEntry(c: Context, { celebrationId }: HostCall, actionId: number) {
    streams.poke(celebrationId);
    const entry: LogEntry = await world.readAction(celebrationId, actionId);
    return c.json({ entry }, 200, NO_STORE);
  }

  const celebrations = new Hono()
    .get('/', async (c) => c.json(await hosted.list(await requireHost(c)), 200, NO_STORE))
    .post('/', async (c) => {
      const host = await requireHost(c);
      return c.json(await hosted.create(host, await readBody(c, newCelebrationSchema)), 201, NO_STORE);
    })
    .get('/:celebrationId', async (c) => {
      const { celebrationId, role } = await requireCall(c);
      return c.json(await hosted.read(celebrationId, role), 200, NO_STORE);
    })
    .patch('/:celebrationId', async (c) => {
      const call = await requireCall(c);
      await hosted.change(call, await readBody(c, celebrationChangesSchema));
      streams.poke(call.celebrationId);
      return c.json(await hosted.read(call.celebrationId, call.role), 200, NO_STORE);
    })
    .delete('/:celebrationId', async (c) => {
      const { celebrationId, role } = await requireCall(c);
      if (role !== 'owner') throw new ApiProblem('owner-only');
      await hosted.remove(celebrationId);
      return c.body(null, 204);
    })
    .get('/:celebrationId/guests/live', async (c) => {
      const { celebrationId, host } = await requireCall(c);
      if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
      const owner = { address: callerOf(c).address, sessionId: `host ${host.id}`, cost: 1 };
      openStreams.requirePlace(owner);
      const { sink, response } = openSink(c);
      openStreams.occupy(owner, sink);
      const request = c.req.raw;
      const isAllowed = async () => (await identifyHost(request)) !== null;
      void streams.join(celebrationId, host.id, sink, isAllowed);
      return response;
    })
    .post('/:celebrationId/guests', async (c) => {
      const call = await requireCall(c);
      await readBody(c, LET_IN_ALL);
      return answerEntry(c, call, await guests.letInAll(call));
    })
    .post('/:celebrationId/guests/:guestId', async (c) => {
      const call = await requireCall(c);
      const action = await readBody(c, guestActionSchema);
      return answerEntry(c, call, await guests.act(call, c.req.param('guestId'), action));
    })
    .get('/:celebrationId/actions', async (c) => {
      const { celebrationId } = await requireCall(c);
      const { before } = readQuery(c);
      const beforeId = before === undefined ? undefined : readId(before, 'before');
      return c.json(await world.readLog(celebrationId, beforeId), 200, NO_STORE);
    })
    .post('/:celebrationId/actions/:actionId/undo', async (c) => {
      const call = await requireCall(c);
      await readBody(c, NO_DETAILS);
      const entry = await world.undo(call, readId(c.req.param('actionId'), 'actionId'));
      return c.json({ entry }, 200, NO_STORE);
    })
    .get('/:celebrationId/hosts', async (c) => c.json(await coHosts.list(await requireCall(c)), 200, NO_STORE))
    .delete('/:celebrationId/hosts/:hostId', async (c) => {
      const call = await requireCall(c);
      await coHosts.remove(call, c.req.param('hostId'));
      streams.poke(call.celebrationId);
      return c.body(null, 204);
    })
    .post('/:celebrationId/invitations', async (c) => {
      const call = await requireCall(c);
      const { email } = await readBody(c, newInvitationSchema);
      const invitation = await coHosts.invite(call, email ?? null);
      if (email !== undefined) {
        await mailInvitation(email, invitation.link).catch(async (error: unknown) => {
          await coHosts.withdraw(call, invitation.id);
          throw error;
        });
      }
      streams.poke(call.celebrationId);
      return c.json(invitation, 201, NO_STORE);
    })
    .delete('/:celebrationId/invitations/:invitationId', async (c) => {
      const call = await requireCall(c);
      await coHosts.withdraw(call, c.req.param('invitationId'));
      streams.poke(call.celebrationId);
      return c.body(null, 204);
    });

  const invitations = new Hono()
    .get('/:token', async (c) => c.json(await coHosts.offer(c.req.param('token')), 200, NO_STORE))
    .post('/:token/accept', async (c) => {
      const host = await requireHost(c);
      await readBody(c, NO_DETAILS);
      const celebrationId = await coHosts.accept(host, c.req.param('token'));
      streams.poke(celebrationId);
      const { role } = await coHosts.requireHost(celebrationId, host);
      return c.json(await hosted.read(celebrationId, role), 200, NO_STORE);
    });

  const app = new Hono().basePath('/api/host');
  app.onError(deps.answerError);
  app.use('*', requireHosts, limitBody(MAX_HOST_BODY_BYTES));
  app.route('/celebrations', celebrations);
  app.route('/invitations', invitations);
  app.all('*', () => {
    throw new ApiProblem('not-found');
  });
  return app;
}

/** @throws {ApiProblem} invalid. */
function readId(text: string, field: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new ApiProblem('invalid', { field });
  return Number(text);
}
