import type { CoHost, HostList } from '../../../domain/hosting/invitation.ts';
import type { Host } from '../../accounts/hosts/host.ts';
import { celebrationTable } from '../../celebrations/celebration-table.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import type { Work } from '../../hosts-data/work.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { Timers } from '../../time/timers.ts';
import { type CelebrationHost, hostTable } from '../tables/host-table.ts';
import { invitationTable } from '../tables/invitation-table.ts';
import { logTable } from '../tables/log-table.ts';
import { type HostCall, newAction } from '../tables/logged-action.ts';
import { removeCelebration } from '../tables/remove-celebration.ts';
import { distinctName } from './distinct-name.ts';
import { invitationOf } from './invitations.ts';

interface CoHostsDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly timers: Pick<Timers, 'now'>;
  /** Whether a host has the page of this celebration's room open. */
  isHere(celebrationId: string, hostId: string): boolean;
  onLeave(celebrationId: string, hostId: string): void;
}

/** The hosts of each celebration. An owner cannot leave, but can delete the celebration. */
export function createCoHosts({ hostsDatabase, timers, isHere, onLeave }: CoHostsDeps) {
  return {
    /**
     * The host's role in a celebration, with the name that its log shows.
     * @throws {ApiProblem} unknown-celebration for everybody else.
     */
    requireHost: (celebrationId: string, { id, name, email }: Host): Promise<CelebrationHost> =>
      hostsDatabase.transact(function* () {
        const celebration = yield* celebrationTable.byId(celebrationId);
        const found = celebration && (yield* hostTable.find(celebrationId, id));
        if (!found) throw new ApiProblem('unknown-celebration');
        if (found.name !== name || found.email !== email) yield* hostTable.refresh({ id, name, email });
        return { ...found, name: yield* distinctName(celebrationId, { id, name, email }) };
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

    /**
     * Removes a co-host, and withdraws the invitations of this host. A caller who passes their own id leaves.
     * @throws {ApiProblem} unknown-host, owner-only.
     */
    async remove(call: HostCall, hostId: string): Promise<void> {
      const { celebrationId, host } = call;
      await hostsDatabase.transact(function* () {
        const found = yield* hostTable.find(celebrationId, hostId);
        if (!found) throw new ApiProblem('unknown-host');
        if (found.role === 'owner') throw new ApiProblem('owner-only', { detail: 'The owner stays a host.' });
        const name = yield* distinctName(celebrationId, { ...found, id: hostId });
        yield* hostTable.remove(celebrationId, hostId);
        yield* invitationTable.removeOfHost(celebrationId, hostId);
        const action =
          hostId === host.id
            ? newAction(call, timers.now(), 'leave')
            : newAction(call, timers.now(), 'remove-host', { details: { host: name, hostId } });
        yield* logTable.add(action);
      });
      onLeave(celebrationId, hostId);
    },

    /**
     * Removes a deleted account from all celebrations and from their logs. Its invitations are withdrawn. Celebrations that it
     * owned go to their longest-serving co-host. Celebrations that have no host now are deleted in the same transaction,
     * because nobody could find them afterwards. Returns their ids.
     */
    async forget(hostId: string): Promise<string[]> {
      const parts = await hostsDatabase.transact(function* () {
        const found = yield* hostTable.listOfHost(hostId);
        for (const { celebrationId } of found) yield* hostTable.remove(celebrationId, hostId);
        const left = [];
        for (const part of found) left.push({ ...part, isDeleted: yield* passOn(part, timers.now()) });
        yield* invitationTable.removeAllOfHost(hostId);
        yield* logTable.forgetHost(hostId);
        return left;
      });
      for (const { celebrationId } of parts) onLeave(celebrationId, hostId);
      return parts.flatMap(({ celebrationId, isDeleted }) => (isDeleted ? celebrationId : []));
    },
  };
}

/**
 * Passes a celebration on when this host leaves. Returns true if the celebration must be deleted because it has no other host.
 */
function* passOn({ celebrationId, role }: CelebrationHost, nowMs: number): Work<boolean> {
  const [heir] = yield* hostTable.listOfCelebration(celebrationId);
  if (!heir) yield* removeCelebration(celebrationId, nowMs);
  else if (role === 'owner') yield* hostTable.setRole(celebrationId, heir.hostId, 'owner');
  return !heir;
}
