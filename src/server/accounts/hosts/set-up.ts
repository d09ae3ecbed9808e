import type { Context } from 'hono';
import type { Logger } from 'pino';
import { type HostsDatabase, tableIn } from '../../hosts-data/hosts-database.ts';
import type { BaseAddresses } from '../../http/base-address.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { type SetupLinks, setupLinks } from './set-up-links.ts';

/** The way to the first host. It needs nothing of the library of accounts. */
export interface SetUp {
  readonly links: SetupLinks;
  /** The token of a new link. Null if there is a host, or if nobody may become one. */
  newLink(): Promise<string | null>;
  /** Whether the caller sits at the server's own computer, and so needs no link. */
  mayCome(c: Context): boolean;
  /** The same, and whether there is no host yet. */
  isOpenTo(c: Context): Promise<boolean>;
}

interface SetUpDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly bases: BaseAddresses;
  /** Whether anybody may become a host. */
  readonly isOffered: boolean;
  /** Whether somebody has started the server in a terminal. Any other one runs as a service, often behind a proxy. */
  readonly hasTerminal: boolean;
  readonly log: Pick<Logger, 'warn'>;
}

export function createSetUp({ hostsDatabase, bases, isOffered, hasTerminal, log }: SetUpDeps): SetUp {
  const links = tableIn(hostsDatabase, setupLinks);
  const mayCome = (c: Context) => isOffered && hasTerminal && bases.isOwnComputer(c);
  return {
    links,
    mayCome,
    newLink: async () => {
      if (!isOffered) return null;
      try {
        return await links.add(Date.now());
      } catch (error) {
        // Guests need no host: whatever it is, the server goes on.
        log.warn({ err: error }, 'no link for a first host could be stored');
        return null;
      }
    },
    isOpenTo: async (c) => {
      if (!mayCome(c)) return false;
      try {
        return await links.isOpen();
      } catch (error) {
        if (error instanceof StoreUnavailable) return false;
        throw error;
      }
    },
  };
}
