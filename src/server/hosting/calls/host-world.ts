import type { Context } from 'hono';
import type { Logger } from 'pino';
import { LOG_PAGE_ENTRIES, type LogEntry, type LogPage } from '../../../domain/hosting/log-entry.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { IdentifyHost } from '../../accounts/hosts/host.ts';
import type { HousesRules } from '../../hosts-data/house-table.ts';
import type { BaseAddresses } from '../../http/address/base-address.ts';
import type { CallerOf } from '../../http/caller.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { OpenStreams } from '../../limits/open-streams.ts';
import type { RateLimits } from '../../limits/rate-limits.ts';
import { createRecaps } from '../../recap/read-recap.ts';
import type { Moments } from '../../wall/moments.ts';
import { createHostedCelebrations } from '../celebrations/hosted-celebrations.ts';
import { createRemovals } from '../celebrations/removals.ts';
import { createWords } from '../celebrations/say-word.ts';
import { createCoHosts } from '../co-hosts/co-hosts.ts';
import { createInvitations } from '../co-hosts/invitations.ts';
import type { GuestChangeDeps } from '../guests/change-guest.ts';
import { forgetGuestsOf, oldestGuest } from '../guests/forget-guests.ts';
import { createHandOvers, type HandOverTickets } from '../guests/hand-over.ts';
import { createGuestModeration } from '../guests/moderate-guests.ts';
import { createRoomStreams } from '../room/room-streams.ts';
import { logTable, type StoredAction } from '../tables/log-table.ts';
import { canUndo, entryOf, type HostCall } from '../tables/logged-action.ts';

export interface HostingDeps extends GuestChangeDeps {
  readonly moments: Pick<Moments, 'noteGuest' | 'lately'>;
  readonly tickets: HandOverTickets;
  readonly identifyHost: IdentifyHost;
  readonly mailInvitation: Accounts['mailInvitation'];
  readonly rateLimits: RateLimits;
  readonly openStreams: OpenStreams;
  readonly callerOf: CallerOf;
  readonly bases: BaseAddresses;
  readonly houseRules: HousesRules;
  readonly log: Logger;
  readonly answerError: (error: unknown, c: Context) => Response;
  /** Tells other servers that the hosts of a celebration changed something. */
  announce(celebrationId: string): void;
}

export type HostWorld = ReturnType<typeof createHostWorld>;

export function createHostWorld(deps: HostingDeps) {
  const { hostsDatabase, celebrations, rateLimits, timers } = deps;
  const streams = createRoomStreams(deps);
  const guests = createGuestModeration(deps);
  const hosted = createHostedCelebrations(deps);
  const removals = createRemovals(deps);
  const coHosts = createCoHosts({ ...deps, isHere: streams.isHere, onLeave: streams.end });
  const invitations = createInvitations({ ...deps, onLeave: streams.end });

  /** @throws {ApiProblem} unknown-action. */
  async function findAction(celebrationId: string, id: number): Promise<StoredAction> {
    const found = await hostsDatabase.transact(() => logTable.find(celebrationId, id));
    if (!found) throw new ApiProblem('unknown-action');
    return found;
  }

  return {
    guests,
    handOvers: createHandOvers(deps),
    hosted,
    removals,
    coHosts,
    invitations,
    streams,
    words: createWords(deps),
    recaps: createRecaps(deps),

    readAction: async (celebrationId: string, id: number): Promise<LogEntry> =>
      entryOf(await findAction(celebrationId, id)),

    /** Reads a page of the log, the newest entry first. `before`: the id of the last entry of the previous page. */
    readLog: (celebrationId: string, before = Number.MAX_SAFE_INTEGER): Promise<LogPage> =>
      hostsDatabase.transact(function* () {
        yield* forgetGuestsOf(celebrationId, oldestGuest(timers.now()));
        const found = yield* logTable.page(celebrationId, before, LOG_PAGE_ENTRIES + 1);
        return { entries: found.slice(0, LOG_PAGE_ENTRIES).map(entryOf), more: found.length > LOG_PAGE_ENTRIES };
      }),

    /**
     * Undoes an action. The action is marked first, so that two hosts cannot undo it twice. @throws {ApiProblem}
     * unknown-action, invalid if actions of its kind cannot be undone, too-late, too-many.
     */
    async undo({ celebrationId, host }: HostCall, id: number): Promise<LogEntry> {
      const action = await findAction(celebrationId, id);
      if (action.details.letIn) rateLimits.requireHostWork(host.id, action.details.letIn.length);
      const isMarked = canUndo(action) && (await mark(id, host.name));
      if (!isMarked) {
        const { undoneBy } = await findAction(celebrationId, id);
        throw undoneBy === null
          ? new ApiProblem('invalid', { field: 'actionId' })
          : new ApiProblem('too-late', { by: undoneBy });
      }
      try {
        await (action.details.celebration ? hosted : guests).undo(action);
      } catch (error) {
        await hostsDatabase.transact(() => logTable.unmarkUndone(id));
        throw error;
      }
      streams.poke(celebrationId);
      return entryOf(await findAction(celebrationId, id));
    },

    /** Removes a deleted account everywhere, and deletes celebrations that then have no host. */
    async forgetHost(hostId: string): Promise<void> {
      for (const celebrationId of await coHosts.forget(hostId)) celebrations.drop(celebrationId);
      await hostsDatabase.wipe();
    },
  };

  function mark(id: number, by: string): Promise<boolean> {
    return hostsDatabase.transact(() => logTable.markUndone(id, timers.now(), by));
  }
}
