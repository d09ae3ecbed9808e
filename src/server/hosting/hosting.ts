import type { HostingDeps } from './host-world.ts';
import { listLeftBehind, listMissingHosts } from './missing-hosts.ts';
import type { OpenHosting } from './open-hosting.ts';

/** What hosts do with their celebrations. Nothing is loaded or opened before the first of them calls. */
export interface Hosting extends Omit<OpenHosting, 'removeCelebration'> {
  /** The same for accounts that `npm run hosts` deleted, and for celebrations that are without a host already. */
  forgetMissingHosts(): Promise<void>;
  close(): Promise<void>;
}

/** Loads what hosts do with the first call that needs it. The caller hears of a failure, and the next call tries again. */
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
    isInvited: async (token) => (await open()).isInvited(token),
    forgetHost,
    forgetMissingHosts: async () => {
      for (const id of await hostsDatabase.transact(listMissingHosts)) await forgetHost(id);
      for (const id of await hostsDatabase.transact(listLeftBehind)) await (await open()).removeCelebration(id);
    },
    removeDue: async (id) => (await open()).removeDue(id),
    follow: (celebrationId) => opened?.follow(celebrationId),
    endStreams: () => opened?.endStreams(),
    close: async () => {
      await opening?.catch(() => null);
      opened?.endStreams();
      await hostsDatabase.close();
    },
  };
}
