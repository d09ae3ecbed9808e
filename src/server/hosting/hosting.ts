import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { IdentifyHost } from '../accounts/host.ts';
import type { Celebrations } from '../celebrations/celebrations.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { CallerOf } from '../http/caller.ts';
import type { AddressAreas } from '../limits/address-areas.ts';
import type { OpenStreams } from '../limits/open-streams.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Store } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import { listLeftBehind, listMissingHosts } from './missing-hosts.ts';
import type { OpenHosting } from './open-hosting.ts';

/** What hosts do with their celebrations. Nothing is loaded or opened before the first of them calls. */
export interface Hosting {
  /** Answers a call under /api/host. */
  answer(c: Context): Promise<Response>;
  /** Whether a token is an open invitation, so that its holder may create an account. */
  isInvited(token: string): Promise<boolean>;
  /** Removes a deleted account everywhere. A celebration that has no host then is deleted. */
  forgetHost(hostId: string): Promise<void>;
  /** The same for accounts that `npm run hosts` deleted, and for celebrations that are without a host already. */
  forgetMissingHosts(): Promise<void>;
  /** Deletes a celebration whose time to be kept is over. */
  removeDue(celebrationId: string): Promise<void>;
  /** A host changed something of this celebration at another server. */
  follow(celebrationId: string): void;
  /** Ends the streams of all hosts. They come back, to this server or another one. */
  endStreams(): void;
  close(): Promise<void>;
}

export interface HostingDeps {
  readonly store: Store;
  readonly celebrations: Celebrations;
  readonly areas: Pick<AddressAreas, 'forget'>;
  readonly hostsDatabase: HostsDatabase;
  readonly identifyHost: IdentifyHost;
  readonly mailInvitation: Accounts['mailInvitation'];
  readonly rateLimits: RateLimits;
  readonly openStreams: OpenStreams;
  readonly callerOf: CallerOf;
  readonly publicUrl: URL | null;
  readonly timers: Timers;
  readonly log: Logger;
  readonly answerError: (error: unknown, c: Context) => Response;
  /** Tells other servers that the hosts of a celebration changed something. */
  announce(celebrationId: string): void;
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
