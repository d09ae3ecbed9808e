import type { Context } from 'hono';
import type { Logger } from 'pino';
import { type HostsDatabase, tableIn } from '../../hosts-data/hosts-database.ts';
import { reasonOf } from '../../hosts-data/hosts-file.ts';
import type { BaseAddresses } from '../../http/base-address.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { type SetupLinks, setupLinks } from './set-up-links.ts';

/** The way to the first host. It needs nothing of the library of accounts. */
export interface SetUp {
  readonly links: SetupLinks;
  /** The token of a new link. Null if there is a host, or if nobody may become one. */
  newLink(): Promise<string | null>;
  /** Whether there is no host yet, and the server lets one in. */
  isOpen(): Promise<boolean>;
  /** The same for whoever seems to sit at the server's own computer. Only a hint: everybody needs the link. */
  isOpenTo(c: Context): Promise<boolean>;
}

const NO_LINK = 'no link for a first host could be stored';

interface SetUpDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly bases: Pick<BaseAddresses, 'seemsHere'>;
  /** Whether anybody may become a host. */
  readonly isOffered: boolean;
  readonly log: Pick<Logger, 'warn'>;
}

export function createSetUp({ hostsDatabase, bases, isOffered, log }: SetUpDeps): SetUp {
  const links = tableIn(hostsDatabase, setupLinks);
  const isOpen = async () => isOffered && (await links.isOpen());
  return {
    links,
    isOpen,
    newLink: async () => {
      if (!isOffered) return null;
      try {
        return await links.add(Date.now());
      } catch (error) {
        // Guests need no host: whatever it is, the server goes on.
        log.warn({ err: error }, reasonOf(error, NO_LINK));
        return null;
      }
    },
    isOpenTo: async (c) => {
      if (!bases.seemsHere(c)) return false;
      try {
        return await isOpen();
      } catch (error) {
        if (error instanceof StoreUnavailable) return false;
        throw error;
      }
    },
  };
}
