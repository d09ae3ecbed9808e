import { createHash, randomBytes } from 'node:crypto';
import {
  type CoHost,
  type HostList,
  INVITATION_LIFETIME_MS,
  INVITATION_PARAMETER,
  type Invitation,
  type OfferedInvitation,
  type SentInvitation,
} from '../../domain/hosting/invitation.ts';
import type { Host } from '../accounts/host.ts';
import { ApiProblem } from '../problem.ts';
import type { Timers } from '../timers.ts';
import type { CelebrationHost } from './host-table.ts';
import type { HostingFile, HostingTables } from './hosting-file.ts';
import type { StoredInvitation } from './invitation-table.ts';
import { type HostCall, newAction } from './log.ts';

/** The most hosts of one celebration, together with those who are invited. */
export const MAX_HOSTS = 20;

interface CoHostsDeps {
  readonly file: HostingFile;
  readonly publicUrl: URL | null;
  readonly timers: Pick<Timers, 'now'>;
  /** Whether a host has the room of this celebration open. */
  isHere(celebrationId: string, hostId: string): boolean;
  /** Somebody is no longer a host. */
  onLeave(celebrationId: string, hostId: string): void;
}

/** Who hosts a celebration, and who is invited to. An owner cannot leave, but can delete the celebration. */
export function createCoHosts({ file, publicUrl, timers, isHere, onLeave }: CoHostsDeps) {
  /** @throws {ApiProblem} unknown-invitation. */
  function requireInvitation({ invitations }: HostingTables, token: string): StoredInvitation {
    const found = invitations.findByToken(hashOf(token), timers.now());
    if (!found) throw new ApiProblem('unknown-invitation');
    return found;
  }

  return {
    /** The host's part in a celebration. @throws {ApiProblem} unknown-celebration for everybody else. */
    requireHost: (celebrationId: string, { id, name, email }: Host): Promise<CelebrationHost> =>
      file.transact(({ celebrations, hosts }) => {
        const found = celebrations.byId(celebrationId) && hosts.find(celebrationId, id);
        if (!found) throw new ApiProblem('unknown-celebration');
        if (found.name !== name || found.email !== email) hosts.refresh({ id, name, email });
        return found;
      }),

    list: ({ celebrationId, host }: HostCall): Promise<HostList> =>
      file.transact(({ hosts, invitations }) => ({
        hosts: hosts.listOfCelebration(celebrationId).map(({ hostId: id, name, email, role, since }): CoHost => {
          return { id, name, email, role, since, isYou: id === host.id, isHere: isHere(celebrationId, id) };
        }),
        invitations: invitations.list(celebrationId, timers.now()).map(invitationOf),
      })),

    /** @throws {ApiProblem} too-much. */
    invite: (call: HostCall, email: string | null): Promise<SentInvitation> =>
      file.transact(({ hosts, invitations, actions }) => {
        const { celebrationId, host } = call;
        const now = timers.now();
        invitations.removeExpired(now);
        const known = hosts.listOfCelebration(celebrationId).length + invitations.list(celebrationId, now).length;
        if (known >= MAX_HOSTS) throw new ApiProblem('too-much');
        const token = randomBytes(32).toString('base64url');
        const invitation: StoredInvitation = {
          id: randomBytes(16).toString('base64url'),
          tokenHash: hashOf(token),
          celebrationId,
          email,
          invitedBy: host.id,
          invitedByName: host.name,
          invitedAt: now,
          expiresAt: now + INVITATION_LIFETIME_MS,
        };
        invitations.add(invitation);
        actions.add(newAction(call, now, 'invite', { details: { host: email ?? '' } }));
        return { ...invitationOf(invitation), token, link: linkOf(token) };
      }),

    /** @throws {ApiProblem} unknown-invitation. */
    withdraw: (call: HostCall, invitationId: string): Promise<void> =>
      file.transact(({ invitations, actions }) => {
        if (!invitations.remove(call.celebrationId, invitationId)) throw new ApiProblem('unknown-invitation');
        actions.add(newAction(call, timers.now(), 'withdraw'));
      }),

    /** What the holder of a link may know. @throws {ApiProblem} unknown-invitation. */
    offer: (token: string): Promise<OfferedInvitation> =>
      file.transact((tables) => {
        const { celebrationId, invitedByName: invitedBy, expiresAt } = requireInvitation(tables, token);
        const celebration = tables.celebrations.byId(celebrationId);
        if (!celebration) throw new ApiProblem('unknown-invitation');
        const { names, date } = celebration;
        return { names, date, invitedBy, expiresAt };
      }),

    /** Makes the caller a co-host, once. Returns the celebration's id. @throws {ApiProblem} unknown-invitation. */
    accept: (host: Host, token: string): Promise<string> =>
      file.transact((tables) => {
        const { hosts, invitations, actions } = tables;
        const { id, celebrationId } = requireInvitation(tables, token);
        const { id: hostId, name, email } = host;
        const since = timers.now();
        invitations.remove(celebrationId, id);
        const isNew = hosts.add({ celebrationId, hostId, role: 'co-host', name, email, since });
        if (isNew) actions.add(newAction({ celebrationId, host }, since, 'join'));
        return celebrationId;
      }),

    /** Removes a co-host. A caller who passes their own id leaves. @throws {ApiProblem} unknown-host, owner-only. */
    async remove(call: HostCall, hostId: string): Promise<void> {
      const { celebrationId, host } = call;
      await file.transact(({ hosts, actions }) => {
        const found = hosts.find(celebrationId, hostId);
        if (!found) throw new ApiProblem('unknown-host');
        if (found.role === 'owner') throw new ApiProblem('owner-only', { detail: 'The owner stays a host.' });
        hosts.remove(celebrationId, hostId);
        const action = hostId === host.id ? 'leave' : 'remove-host';
        actions.add(newAction(call, timers.now(), action, { details: { host: found.name } }));
      });
      onLeave(celebrationId, hostId);
    },

    /** Whether a token is good for somebody who wants an account. */
    isGood: (token: string): Promise<boolean> =>
      file.transact(({ invitations }) => invitations.findByToken(hashOf(token), timers.now()) !== undefined),

    /**
     * Removes a deleted account from all celebrations. Those that it owned go to their longest-serving co-host. Returns the
     * ids of those that have no host now.
     */
    async forget(hostId: string): Promise<string[]> {
      const parts = await file.transact(({ hosts }) => {
        const found = hosts.listOfHost(hostId);
        for (const { celebrationId } of found) hosts.remove(celebrationId, hostId);
        return found.map(({ celebrationId, role }) => {
          const [heir] = hosts.listOfCelebration(celebrationId);
          if (heir && role === 'owner') hosts.makeOwner(celebrationId, heir.hostId);
          return { celebrationId, isLast: !heir };
        });
      });
      for (const { celebrationId } of parts) onLeave(celebrationId, hostId);
      return parts.flatMap(({ celebrationId, isLast }) => (isLast ? celebrationId : []));
    },
  };

  function linkOf(token: string): string {
    return `${publicUrl?.origin ?? ''}/?host&${INVITATION_PARAMETER}=${token}`;
  }
}

function invitationOf(stored: StoredInvitation): Invitation {
  const { id, email, invitedByName: invitedBy, invitedAt, expiresAt } = stored;
  return { id, ...(email !== null && { email }), invitedBy, invitedAt, expiresAt };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
