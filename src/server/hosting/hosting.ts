import { all, type Work } from '../hosts-data/work.ts';
import type { HostingDeps } from './calls/host-world.ts';
import type { OpenHosting } from './open-hosting.ts';

/** The hosts' part of the server. Nothing is loaded or opened before the first call of a host. */
export interface Hosting extends Omit<OpenHosting, 'removeCelebration'> {
  /** Like `forgetHost`, for accounts that `npm run hosts` deleted, and for celebrations that already have no host. */
  forgetMissingHosts(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Loads the code for hosts with the first call that needs it. After a failure, which is thrown to the caller, the next
 * call tries again.
 */
export function createHosting(deps: HostingDeps): Hosting {
  const { hostsDatabase } = deps;
  let opening: Promise<OpenHosting> | null = null;
  let opened: OpenHosting | null = null;

  async function load(): Promise<OpenHosting> {
    const { openHosting } = await import('./open-hosting.ts');
    opened = openHosting(deps);
    return opened;
  }

  function open(): Promise<OpenHosting> {
    opening ??= load().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  const forgetHost = async (hostId: string) => (await open()).forgetHost(hostId);

  return {
    answer: async (c) => (await open()).answer(c),
    invitedAs: async (token) => (await open()).invitedAs(token),
    forgetHost,
    forgetMissingHosts: async () => {
      for (const id of await hostsDatabase.transact(listMissingHosts)) await forgetHost(id);
      for (const id of await hostsDatabase.transact(listLeftBehind)) await (await open()).removeCelebration(id);
    },
    removeDue: async (id) => (await open()).removeDue(id),
    removeOutlived: async () => (await open()).removeOutlived(),
    follow: (celebrationId) => opened?.follow(celebrationId),
    endStreams: () => opened?.endStreams(),
    close: async () => {
      await opening?.catch(() => null);
      opened?.endStreams();
      await hostsDatabase.close();
    },
  };
}

/** The ids of hosts whose account was deleted, but who still host a celebration or are named in its log. */
function* listMissingHosts(): Work<string[]> {
  const text = `SELECT host_id AS id FROM celebration_hosts WHERE host_id NOT IN (SELECT id FROM hosts)
    UNION SELECT host_id FROM host_actions WHERE host_name <> '' AND host_id NOT IN (SELECT id FROM hosts)`;
  return (yield* all<{ readonly id: string }>(text)).map(({ id }) => id);
}

/**
 * The ids of celebrations that had hosts and have none now. Earlier versions left them behind if the server ended while it
 * deleted the account of the last host. A celebration that the operator made is not among them: it never had a host, so it has
 * no log.
 */
function* listLeftBehind(): Work<string[]> {
  const text = `SELECT id FROM celebrations WHERE deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM celebration_hosts WHERE celebration_id = celebrations.id)
    AND EXISTS (SELECT 1 FROM host_actions WHERE celebration_id = celebrations.id)`;
  return (yield* all<{ readonly id: string }>(text)).map(({ id }) => id);
}
