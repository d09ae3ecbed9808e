import type { CO_HOST_CALLS } from '../../../domain/api/host-calls.ts';
import type { SentInvitation } from '../../../domain/hosting/invitation.ts';
import { languageFor } from '../../page/page-language.ts';
import { invitationOf } from '../co-hosts/invitations.ts';
import type { HostHandlers } from './host-calls.ts';
import type { HostingDeps, HostWorld } from './host-world.ts';

export function coHostHandlers(
  { hosted, coHosts, invitations, streams }: HostWorld,
  { bases, mailInvitation, rateLimits, callerOf }: HostingDeps,
): HostHandlers<typeof CO_HOST_CALLS> {
  return {
    'GET /api/host/celebrations/:celebrationId/hosts': ({ call }) => coHosts.list(call),
    'DELETE /api/host/celebrations/:celebrationId/hosts/:hostId': async ({ call, steps }) => {
      await coHosts.remove(call, steps.hostId);
      streams.poke(call.celebrationId);
    },
    'POST /api/host/celebrations/:celebrationId/invitations': async ({ c, call, body }) => {
      const { email, handsOver } = body;
      const { link, token, ...stored } = await invitations.invite(call, body, bases.forOthers(c));
      const invitation: SentInvitation = invitationOf(stored);
      if (email !== undefined) {
        const names = await hosted.namesOf(call.celebrationId);
        const asking = { by: call.host.name, names, language: languageFor(c), handsOver };
        await mailInvitation(call.host.id, email, link, asking).catch(async (error: unknown) => {
          await invitations.withdraw(call, invitation.id);
          throw error;
        });
      }
      streams.poke(call.celebrationId);
      // Only the reader of the mail may have its link, because the link confirms the address.
      return email === undefined ? { ...invitation, link, token } : invitation;
    },
    'DELETE /api/host/celebrations/:celebrationId/invitations/:invitationId': async ({ call, steps }) => {
      await invitations.withdraw(call, steps.invitationId);
      streams.poke(call.celebrationId);
    },
    'GET /api/host/invitations/:token': async ({ c, steps }) => {
      rateLimits.requireInvitationRead(callerOf(c).address);
      return invitations.offer(steps.token);
    },
    'POST /api/host/invitations/:token/accept': async ({ c, host, steps }) => {
      const celebrationId = await invitations.accept(host, steps.token);
      streams.poke(celebrationId);
      const { role } = await coHosts.requireHost(celebrationId, host);
      return hosted.read(celebrationId, role, bases.forOthers(c));
    },
  };
}
