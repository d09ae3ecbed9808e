import { randomBytes } from 'node:crypto';
import { INVITATION_LASTS_MS } from '../../domain/accounts/account-limits.ts';
import { MAX_HOSTS } from '../../domain/api/host-calls.ts';
import type { Invitation, NewInvitation, OfferedInvitation } from '../../domain/hosting/invitation.ts';
import { linkUnder } from '../accounts/better-auth/host-links.ts';
import type { Host } from '../accounts/hosts/host.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { Work } from '../hosts-data/work.ts';
import { hashOf } from '../http/hash-of.ts';
import { ApiProblem } from '../http/problem.ts';
import type { Timers } from '../time/timers.ts';
import { distinctName } from './distinct-name.ts';
import { type HostCall, newAction } from './logged-action.ts';
import { hostTable } from './tables/host-table.ts';
import { invitationTable, type StoredInvitation } from './tables/invitation-table.ts';
import { logTable } from './tables/log-table.ts';

interface Link {
  readonly token: string;
  readonly link: string;
}

interface InvitationsDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Pick<Timers, 'now'>;
}

/** The invitations to help at a celebration. */
export function createInvitations({ hostsDatabase, timers }: InvitationsDeps) {
  /** @throws {ApiProblem} unknown-invitation. */
  function* requireInvitation(token: string): Work<StoredInvitation> {
    const found = yield* invitationTable.findByToken(hashOf(token), timers.now());
    if (!found) throw new ApiProblem('unknown-invitation');
    return found;
  }

  return {
    /** `origin`: where the link leads. The caller may have been removed since the call began. @throws {ApiProblem} unknown-celebration, too-much. */
    invite: (call: HostCall, { email, forWhom }: NewInvitation, origin: string): Promise<StoredInvitation & Link> =>
      hostsDatabase.transact(function* () {
        const { celebrationId, host } = call;
        const now = timers.now();
        yield* invitationTable.removeExpired(now);
        const hosts = yield* hostTable.listOfCelebration(celebrationId);
        if (!hosts.some(({ hostId }) => hostId === host.id)) throw new ApiProblem('unknown-celebration');
        const invited = yield* invitationTable.list(celebrationId, now);
        if (hosts.length + invited.length >= MAX_HOSTS) throw new ApiProblem('too-much');
        // Shorter than a guest's secret, which the log removes: without SMTP_URL the operator reads the link there.
        const token = randomBytes(24).toString('base64url');
        const invitation: StoredInvitation = {
          id: randomBytes(16).toString('base64url'),
          tokenHash: hashOf(token),
          celebrationId,
          email: email ?? null,
          // A mail says for whom it is.
          forWhom: (email === undefined && forWhom) || null,
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

    /** What the holder of a link may know. @throws {ApiProblem} unknown-invitation. */
    offer: (token: string): Promise<OfferedInvitation> =>
      hostsDatabase.transact(function* () {
        const { celebrationId, invitedByName: invitedBy, expiresAt, email } = yield* requireInvitation(token);
        const celebration = yield* celebrationTable.byId(celebrationId);
        if (!celebration) throw new ApiProblem('unknown-invitation');
        const { names, date } = celebration;
        return { names, date, invitedBy, expiresAt, ...(email !== null && { email }) };
      }),

    /**
     * Makes the caller a co-host, once. Somebody who is a host already does not use the invitation up. Returns the
     * celebration's id. @throws {ApiProblem} unknown-invitation.
     */
    accept: (host: Host, token: string): Promise<string> =>
      hostsDatabase.transact(function* () {
        const { id, celebrationId } = yield* requireInvitation(token);
        const { id: hostId, name, email } = host;
        const since = timers.now();
        const isNew = yield* hostTable.add({ celebrationId, hostId, role: 'co-host', name, email, since });
        if (isNew) {
          yield* invitationTable.remove(celebrationId, id);
          const named = { ...host, name: yield* distinctName(celebrationId, host) };
          yield* logTable.add(newAction({ celebrationId, host: named }, since, 'join'));
        }
        return celebrationId;
      }),

    /**
     * To whom an open invitation was mailed, so that its holder may create an account. `email` is null for a link. Null: the
     * token is of no open invitation.
     */
    openFor: (token: string): Promise<{ readonly email: string | null } | null> =>
      hostsDatabase
        .transact(() => invitationTable.findByToken(hashOf(token), timers.now()))
        .then((found) => (found ? { email: found.email } : null)),
  };
}

/** An invitation as hosts read it. */
export function invitationOf(stored: StoredInvitation): Invitation {
  const { id, email, forWhom, invitedByName: invitedBy, invitedAt, expiresAt } = stored;
  const known = { ...(email !== null && { email }), ...(forWhom !== null && { forWhom }) };
  return { id, ...known, invitedBy, invitedAt, expiresAt };
}
