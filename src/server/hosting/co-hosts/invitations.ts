import { randomBytes } from 'node:crypto';
import { INVITATION_LASTS_MS } from '../../../domain/accounts/account-limits.ts';
import { MAX_HOSTS } from '../../../domain/api/host-calls.ts';
import type { HandingOver } from '../../../domain/hosting/handing-over.ts';
import type { Invitation, NewInvitation, OfferedInvitation } from '../../../domain/hosting/invitation.ts';
import { linkUnder } from '../../accounts/better-auth/host-links.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import { houseTable } from '../../hosts-data/house-table.ts';
import type { Work } from '../../hosts-data/work.ts';
import { hashOf } from '../../http/hash-of.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { Timers } from '../../time/timers.ts';
import { type CelebrationHost, hostTable } from '../tables/host-table.ts';
import { invitationTable, type StoredInvitation } from '../tables/invitation-table.ts';
import { logTable } from '../tables/log-table.ts';
import { type HostCall, newAction } from '../tables/logged-action.ts';
import { distinctName } from './distinct-name.ts';

interface Link {
  readonly token: string;
  readonly link: string;
}

interface InvitationsDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Pick<Timers, 'now'>;
  onLeave(celebrationId: string, hostId: string): void;
}

export function createInvitations({ hostsDatabase, timers, onLeave }: InvitationsDeps) {
  /** @throws {ApiProblem} unknown-invitation. */
  function* requireInvitation(token: string): Work<StoredInvitation> {
    const found = yield* invitationTable.findByToken(hashOf(token), timers.now());
    if (!found) throw new ApiProblem('unknown-invitation');
    return found;
  }

  return {
    /**
     * `origin`: the base address of the link. Checks the caller again, who may have been removed since the call began.
     * @throws {ApiProblem} unknown-celebration, too-much, owner-only for a co-host who would hand the celebration over.
     */
    invite: (
      call: HostCall,
      { email, forWhom, handsOver }: NewInvitation,
      origin: string,
    ): Promise<StoredInvitation & Link> =>
      hostsDatabase.transact(function* () {
        const { celebrationId, host } = call;
        const now = timers.now();
        yield* invitationTable.removeExpired(now);
        const hosts = yield* hostTable.listOfCelebration(celebrationId);
        requireInviter(hosts, host, handsOver);
        const invited = yield* invitationTable.list(celebrationId, now);
        if (hosts.length + invited.length >= MAX_HOSTS) throw new ApiProblem('too-much');
        // The token is shorter than a guest's secret, because texts of that length are removed from the log, and
        // without SMTP_URL the operator reads the link in the log.
        const token = randomBytes(24).toString('base64url');
        const invitation: StoredInvitation = {
          id: randomBytes(16).toString('base64url'),
          tokenHash: hashOf(token),
          celebrationId,
          email: email ?? null,
          // For a mail, the address already says for whom the invitation is.
          forWhom: (email === undefined && forWhom) || null,
          handsOver: handsOver ?? null,
          invitedBy: host.id,
          invitedByName: host.name,
          invitedAt: now,
          expiresAt: now + INVITATION_LASTS_MS,
        };
        yield* invitationTable.add(invitation);
        yield* logTable.add(newAction(call, now, 'invite'));
        return { ...invitation, token, link: linkUnder(origin)('invitation', token) };
      }),

    /** @throws {ApiProblem} unknown-invitation. */
    withdraw: (call: HostCall, invitationId: string): Promise<void> =>
      hostsDatabase.transact(function* () {
        const isRemoved = yield* invitationTable.remove(call.celebrationId, invitationId);
        if (!isRemoved) throw new ApiProblem('unknown-invitation');
        yield* logTable.add(newAction(call, timers.now(), 'withdraw'));
      }),

    /** Reads the invitation for somebody with the link. @throws {ApiProblem} unknown-invitation. */
    offer: (token: string): Promise<OfferedInvitation> =>
      hostsDatabase.transact(function* () {
        const invitation = yield* requireInvitation(token);
        const { celebrationId, invitedByName: invitedBy, expiresAt, email, handsOver } = invitation;
        const celebration = yield* celebrationTable.byId(celebrationId);
        if (!celebration) throw new ApiProblem('unknown-invitation');
        const { names, date } = celebration;
        return { names, date, invitedBy, expiresAt, ...(email !== null && { email }), ...(handsOver && { handsOver }) };
      }),

    /**
     * Makes the caller a co-host, or the owner if the invitation hands the celebration over. This works once, but a
     * caller for whom nothing changes does not use up the invitation. Returns the celebration's id. @throws
     * {ApiProblem} unknown-invitation.
     */
    async accept(host: Host, token: string): Promise<string> {
      const { celebrationId, left } = await hostsDatabase.transact(function* () {
        const invitation = yield* requireInvitation(token);
        const { id, celebrationId } = invitation;
        const { id: hostId, name, email } = host;
        const since = timers.now();
        const isNew = yield* hostTable.add({ celebrationId, hostId, role: 'co-host', name, email, since });
        const owner = yield* ownerWhoHandsOver(invitation, hostId);
        if (!isNew && !owner) return { celebrationId };
        yield* invitationTable.remove(celebrationId, id);
        const call = { celebrationId, host: { ...host, name: yield* distinctName(celebrationId, host) } };
        if (owner) return { celebrationId, left: yield* takeOver(call, owner, invitation, since) };
        yield* logTable.add(newAction(call, since, 'join'));
        return { celebrationId };
      });
      if (left !== undefined) onLeave(celebrationId, left);
      return celebrationId;
    },

    /**
     * `email`: the address to which an open invitation was mailed, or null for a link. With it somebody may create an
     * account. Null if no open invitation has this token.
     */
    openFor: (token: string): Promise<{ readonly email: string | null } | null> =>
      hostsDatabase
        .transact(() => invitationTable.findByToken(hashOf(token), timers.now()))
        .then((found) => (found ? { email: found.email } : null)),
  };
}

/** @throws {ApiProblem} unknown-celebration, owner-only. */
function requireInviter(hosts: readonly CelebrationHost[], { id }: Host, handsOver?: HandingOver): void {
  const inviter = hosts.find(({ hostId }) => hostId === id);
  if (!inviter) throw new ApiProblem('unknown-celebration');
  if (handsOver && inviter.role !== 'owner') throw new ApiProblem('owner-only');
}

/** The inviting host if still the owner. Undefined otherwise: the invitation is then only an invitation to help. */
function* ownerWhoHandsOver(invitation: StoredInvitation, hostId: string): Work<CelebrationHost | undefined> {
  const { celebrationId, handsOver, invitedBy } = invitation;
  const inviter = handsOver && (yield* hostTable.find(celebrationId, invitedBy));
  return inviter && inviter.role === 'owner' && invitedBy !== hostId ? inviter : undefined;
}

/**
 * Makes a host the owner. Other invitations that hand the celebration over become invitations to help, because a couple
 * is two people. Returns the id of a former owner who leaves.
 */
function* takeOver(
  call: HostCall,
  { hostId: formerId, ...former }: CelebrationHost,
  { handsOver }: StoredInvitation,
  nowMs: number,
): Work<string | undefined> {
  const { celebrationId, host } = call;
  const details = { host: yield* distinctName(celebrationId, { ...former, id: formerId }), hostId: formerId };
  yield* hostTable.setRole(celebrationId, formerId, 'co-host');
  yield* hostTable.setRole(celebrationId, host.id, 'owner');
  yield* logTable.add(newAction(call, nowMs, 'take-over', { details }));
  yield* invitationTable.passOn(celebrationId, formerId, host);
  // The new owner must not control the template for other hosts' celebrations.
  yield* houseTable.dropTemplate(celebrationId);
  if (handsOver !== 'leave') return undefined;
  yield* invitationTable.removeOfHost(celebrationId, formerId);
  yield* hostTable.remove(celebrationId, formerId);
  return formerId;
}

export function invitationOf(stored: StoredInvitation): Invitation {
  const { id, email, forWhom, handsOver, invitedByName: invitedBy, invitedAt, expiresAt } = stored;
  const known = {
    ...(email !== null && { email }),
    ...(forWhom !== null && { forWhom }),
    ...(handsOver !== null && { handsOver }),
  };
  return { id, ...known, invitedBy, invitedAt, expiresAt };
}
