import { randomBytes } from 'node:crypto';
import { INVITATION_LASTS_MS } from '../../domain/accounts/lifetimes.ts';
import {
  type CoHost,
  type HostList,
  INVITATION_PARAMETER,
  type Invitation,
  type OfferedInvitation,
  type SentInvitation,
} from '../../domain/hosting/invitation.ts';
import type { Host } from '../accounts/host.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { hashOf } from '../hash-of.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { Work } from '../hosts-data/work.ts';
import { ApiProblem } from '../problem.ts';
import type { Timers } from '../timers.ts';
import { type CelebrationHost, hostTable } from './host-table.ts';
import { invitationTable, type StoredInvitation } from './invitation-table.ts';
import { logTable } from './log-table.ts';
import { type HostCall, newAction } from './logged-action.ts';

/** The most hosts of one celebration, together with those who are invited. */
export const MAX_HOSTS = 20;

interface CoHostsDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly publicUrl: URL | null;
  readonly timers: Pick<Timers, 'now'>;
  /** Whether a host has the room of this celebration open. */
  isHere(celebrationId: string, hostId: string): boolean;
  /** Somebody is no longer a host. */
  onLeave(celebrationId: string, hostId: string): void;
}

/** The hosts of each celebration, and the invitations to help. An owner cannot leave, but can delete the celebration. */
export function createCoHosts({ hostsDatabase, publicUrl, timers, isHere, onLeave }: CoHostsDeps) {
  /** @throws {ApiProblem} unknown-invitation. */
  function* requireInvitation(token: string): Work<StoredInvitation> {
    const found = yield* invitationTable.findByToken(hashOf(token), timers.now());
    if (!found) throw new ApiProblem('unknown-invitation');
    return found;
  }

  return {
    /** The host's part in a celebration. @throws {ApiProblem} unknown-celebration for everybody else. */
    requireHost: (celebrationId: string, { id, name, email }: Host): Promise<CelebrationHost> =>
      hostsDatabase.transact(function* () {
        const celebration = yield* celebrationTable.byId(celebrationId);
        const found = celebration && (yield* hostTable.find(celebrationId, id));
        if (!found) throw new ApiProblem('unknown-celebration');
        if (found.name !== name || found.email !== email) yield* hostTable.refresh({ id, name, email });
        return found;
      }),

    list: ({ celebrationId, host }: HostCall): Promise<HostList> =>
      hostsDatabase.transact(function* () {
        const found = yield* hostTable.listOfCelebration(celebrationId);
        const hosts = found.map(({ hostId: id, name, email, role, since }): CoHost => {
          return { id, name, email, role, since, isYou: id === host.id, isHere: isHere(celebrationId, id) };
        });
        const invitations = yield* invitationTable.list(celebrationId, timers.now());
        return { hosts, invitations: invitations.map(invitationOf) };
      }),

    /** @throws {ApiProblem} too-much. */
    invite: (call: HostCall, email: string | null): Promise<SentInvitation> =>
      hostsDatabase.transact(function* () {
        const { celebrationId, host } = call;
        const now = timers.now();
        yield* invitationTable.removeExpired(now);
        const hosts = yield* hostTable.listOfCelebration(celebrationId);
        const invited = yield* invitationTable.list(celebrationId, now);
        if (hosts.length + invited.length >= MAX_HOSTS) throw new ApiProblem('too-much');
        const token = randomBytes(32).toString('base64url');
        const invitation: StoredInvitation = {
          id: randomBytes(16).toString('base64url'),
          tokenHash: hashOf(token),
          celebrationId,
          email,
          invitedBy: host.id,
          invitedByName: host.name,
          invitedAt: now,
          expiresAt: now + INVITATION_LASTS_MS,
        };
        yield* invitationTable.add(invitation);
        yield* logTable.add(newAction(call, now, 'invite'));
        return { ...invitationOf(invitation), token, link: linkOf(token) };
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
        const { celebrationId, invitedByName: invitedBy, expiresAt } = yield* requireInvitation(token);
        const celebration = yield* celebrationTable.byId(celebrationId);
        if (!celebration) throw new ApiProblem('unknown-invitation');
        const { names, date } = celebration;
        return { names, date, invitedBy, expiresAt };
      }),

    /** Makes the caller a co-host, once. Returns the celebration's id. @throws {ApiProblem} unknown-invitation. */
    accept: (host: Host, token: string): Promise<string> =>
      hostsDatabase.transact(function* () {
        const { id, celebrationId } = yield* requireInvitation(token);
        const { id: hostId, name, email } = host;
        const since = timers.now();
        yield* invitationTable.remove(celebrationId, id);
        const isNew = yield* hostTable.add({ celebrationId, hostId, role: 'co-host', name, email, since });
        if (isNew) yield* logTable.add(newAction({ celebrationId, host }, since, 'join'));
        return celebrationId;
      }),

    /** Removes a co-host. A caller who passes their own id leaves. @throws {ApiProblem} unknown-host, owner-only. */
    async remove(call: HostCall, hostId: string): Promise<void> {
      const { celebrationId, host } = call;
      await hostsDatabase.transact(function* () {
        const found = yield* hostTable.find(celebrationId, hostId);
        if (!found) throw new ApiProblem('unknown-host');
        if (found.role === 'owner') throw new ApiProblem('owner-only', { detail: 'The owner stays a host.' });
        yield* hostTable.remove(celebrationId, hostId);
        const action =
          hostId === host.id
            ? newAction(call, timers.now(), 'leave')
            : newAction(call, timers.now(), 'remove-host', { details: { host: found.name, hostId } });
        yield* logTable.add(action);
      });
      onLeave(celebrationId, hostId);
    },

    /** Whether a token is an open invitation, so that its holder may create an account. */
    isGood: (token: string): Promise<boolean> =>
      hostsDatabase
        .transact(() => invitationTable.findByToken(hashOf(token), timers.now()))
        .then((found) => found !== undefined),

    /**
     * Removes a deleted account from all celebrations and from their logs. Its invitations are withdrawn. Celebrations
     * that it owned go to their longest-serving co-host. Returns the ids of celebrations that have no host now.
     */
    async forget(hostId: string): Promise<string[]> {
      const parts = await hostsDatabase.transact(function* () {
        const found = yield* hostTable.listOfHost(hostId);
        for (const { celebrationId } of found) yield* hostTable.remove(celebrationId, hostId);
        const left = [];
        for (const { celebrationId, role } of found) {
          const [heir] = yield* hostTable.listOfCelebration(celebrationId);
          if (heir && role === 'owner') yield* hostTable.makeOwner(celebrationId, heir.hostId);
          left.push({ celebrationId, isLast: !heir });
        }
        yield* invitationTable.removeOfHost(hostId);
        yield* logTable.forgetHost(hostId);
        return left;
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
