import { Hono } from 'hono';
import { newInvitationSchema } from '../../domain/hosting/invitation.ts';
import { NO_STORE } from '../http/no-store.ts';
import { languageFor } from '../page/page-language.ts';
import { type HostCalls, NO_DETAILS } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';

/** The hosts of a celebration, and those whom they invite. */
export function coHostRoutes(
  { hosted, coHosts, invitations, streams }: HostWorld,
  { bases, mailInvitation }: HostingDeps,
  { requireCall, readCall }: HostCalls,
): Hono {
  return new Hono()
    .get('/:celebrationId/hosts', async (c) => c.json(await coHosts.list(await requireCall(c)), 200, NO_STORE))
    .delete('/:celebrationId/hosts/:hostId', async (c) => {
      const call = await requireCall(c);
      await coHosts.remove(call, c.req.param('hostId'));
      streams.poke(call.celebrationId);
      return c.body(null, 204);
    })
    .post('/:celebrationId/invitations', async (c) => {
      const { call, body } = await readCall(c, newInvitationSchema);
      const { email } = body;
      const invitation = await invitations.invite(call, email ?? null, bases.of(c));
      if (email !== undefined) {
        const names = await hosted.namesOf(call.celebrationId);
        const asking = { by: call.host.name, names, language: languageFor(c) };
        await mailInvitation(call.host.id, email, invitation.link, asking).catch(async (error: unknown) => {
          await invitations.withdraw(call, invitation.id);
          throw error;
        });
      }
      streams.poke(call.celebrationId);
      return c.json(invitation, 201, NO_STORE);
    })
    .delete('/:celebrationId/invitations/:invitationId', async (c) => {
      const call = await requireCall(c);
      await invitations.withdraw(call, c.req.param('invitationId'));
      streams.poke(call.celebrationId);
      return c.body(null, 204);
    });
}

/** What a host does with the link of an invitation. */
export function invitationRoutes(
  { hosted, coHosts, invitations, streams }: HostWorld,
  { bases, rateLimits, callerOf }: HostingDeps,
  { readFromHost }: HostCalls,
): Hono {
  return new Hono()
    .get('/:token', async (c) => {
      rateLimits.requireInvitationRead(callerOf(c).address);
      return c.json(await invitations.offer(c.req.param('token')), 200, NO_STORE);
    })
    .post('/:token/accept', async (c) => {
      const { host } = await readFromHost(c, NO_DETAILS);
      const celebrationId = await invitations.accept(host, c.req.param('token'));
      streams.poke(celebrationId);
      const { role } = await coHosts.requireHost(celebrationId, host);
      return c.json(await hosted.read(celebrationId, role, bases.of(c)), 200, NO_STORE);
    });
}
