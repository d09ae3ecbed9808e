import type { Context } from 'hono';
import type { Logger } from 'pino';
import { type HostsDatabase, tableIn } from '../../hosts-data/hosts-database.ts';
import { reasonOf } from '../../hosts-data/hosts-file.ts';
import type { BaseAddresses } from '../../http/address/base-address.ts';
import { StoreUnavailable } from '../../store/store.ts';
import type { SetUpCode } from './set-up-code.ts';
import { type SetupLinks, setupLinks } from './set-up-links.ts';

/**
 * The creation of the first host's account, by a link or with `SETUP_CODE`. This code does not need the library of accounts.
 */
export interface SetUp {
  readonly links: SetupLinks;
  /** Null if this server has no `SETUP_CODE`. Only a link can then create the first host. */
  readonly code: SetUpCode | null;
  /** The token of a new link to print. Null if there is already a host, if nobody may become a host, or if there is a code. */
  newLink(): Promise<string | null>;
  /** Whether there is no host yet and somebody may become the first host. */
  isOpen(): Promise<boolean>;
  /** Whether the first host must enter a code. False if the database cannot be read. */
  asksForCode(): Promise<boolean>;
  /**
   * Whether the page shows this caller how to become the first host. With a code, every caller sees this, otherwise
   * only for a caller who seems to sit at the server's own computer. This is only a hint, because nobody becomes the
   * host without the link or the code.
   */
  isOpenTo(c: Context): Promise<boolean>;
}

const NO_LINK = 'no link for a first host could be stored';

interface SetUpDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly bases: Pick<BaseAddresses, 'seemsHere'>;
  /** Whether anybody may become a host. */
  readonly isOffered: boolean;
  readonly code: SetUpCode | null;
  readonly log: Pick<Logger, 'warn'>;
}

export function createSetUp({ hostsDatabase, bases, isOffered, code, log }: SetUpDeps): SetUp {
  const links = tableIn(hostsDatabase, setupLinks);
  const isOpen = async () => isOffered && (await links.isOpen());
  async function isSurelyOpen(): Promise<boolean> {
    try {
      return await isOpen();
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
  }
  return {
    links,
    code,
    isOpen,
    newLink: async () => {
      if (!isOffered || code !== null) return null;
      try {
        return await links.add(Date.now());
      } catch (error) {
        // Guests need no host, so the server continues after any error here.
        log.warn({ err: error }, reasonOf(error, NO_LINK));
        return null;
      }
    },
    asksForCode: async () => code !== null && (await isSurelyOpen()),
    isOpenTo: async (c) => (code !== null || bases.seemsHere(c)) && (await isSurelyOpen()),
  };
}
