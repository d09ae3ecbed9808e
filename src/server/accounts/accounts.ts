import type { Context } from 'hono';
import type { Language } from '../../domain/languages.ts';
import { reasonOf } from '../hosts-data/hosts-file.ts';
import { ApiProblem } from '../http/problem.ts';
import { hasHostSession } from '../http/request-headers.ts';
import { StoreUnavailable } from '../store/store.ts';
import { recapLinkUnder } from './better-auth/host-links.ts';
import type { IdentifyHost } from './hosts/host.ts';
import type { Delivery } from './mails/mailer.ts';
import type { AccountsDeps, OpenAccounts } from './open-accounts.ts';

/** Mails one host the link to the recap of a celebration, once. */
export type MailRecap = (
  to: string,
  celebration: { readonly id: string; readonly names: string; readonly language: Language },
) => Promise<Delivery>;

/** The accounts of hosts. Nothing is loaded or opened before the first call. */
export interface Accounts {
  readonly identify: IdentifyHost;
  readonly mailInvitation: OpenAccounts['mailInvitation'];
  /** Null without a mail server, or while the server does not know its own address, which the link contains. */
  mailRecap(): MailRecap | null;
  answer(c: Context): Promise<Response>;
  close(): Promise<void>;
}

const UNREADABLE =
  'the accounts of hosts cannot be read: hosts are refused, and guests notice nothing. Put a sound copy in its place if hosts.sqlite is damaged; nothing needs a restart';

/** Loads the accounts with the first call that needs them. After a failure the next call tries again. */
export function createAccounts(deps: AccountsDeps): Accounts {
  let opened: Promise<OpenAccounts> | null = null;
  let isFailing = false;

  async function load(): Promise<OpenAccounts> {
    const { openAccounts } = await import('./open-accounts.ts');
    await deps.hostsDatabase.prepare();
    return openAccounts(deps);
  }

  /** Opens the accounts again if their file was replaced, for example by a copy. */
  async function open(): Promise<OpenAccounts> {
    await knowAddress(deps);
    opened ??= load();
    const current = opened;
    try {
      const accounts = await current;
      isFailing = false;
      if (accounts.isIntact()) return accounts;
      void accounts.close();
    } catch (error) {
      if (opened === current) opened = null;
      if (!isFailing) deps.log.error({ err: error }, reasonOf(error, UNREADABLE));
      isFailing = true;
      throw new StoreUnavailable('accounts cannot be read', { cause: error });
    }
    if (opened === current) opened = null;
    return open();
  }

  const { publicAddress, settings } = deps;
  const mailRecapUnder = async (origin: string, ...[to, celebration]: Parameters<MailRecap>) =>
    (await open()).mailRecap(to, recapLinkUnder(origin, celebration.id), celebration);

  return {
    identify: async (request, countCall) =>
      hasHostSession(request) ? (await open()).identify(request, countCall) : null,
    mailInvitation: async (...mail) => (await open()).mailInvitation(...mail),
    mailRecap: () => {
      const origin = publicAddress.now()?.origin;
      return origin !== undefined && settings.smtpUrl !== null ? mailRecapUnder.bind(null, origin) : null;
    },
    answer: async (c) => (await open()).answer(c),
    close: async () => (await opened?.catch(() => null))?.close(),
  };
}

/**
 * Reads the address of this server again: another server of the same database may have just learnt it with the set-up
 * code.
 */
async function knowAddress({ setUp, publicAddress }: AccountsDeps): Promise<void> {
  if (setUp.code !== null && publicAddress.now() === null) await publicAddress.refresh();
}

/**
 * For servers that share a database but not a secret. All calls are refused, because no server could verify the cookies
 * of another server.
 */
export const NO_ACCOUNTS: Accounts = {
  identify: async () => refuse(),
  mailInvitation: async () => refuse(),
  mailRecap: () => null,
  answer: async () => refuse(),
  close: async () => {},
};

function refuse(): never {
  throw new ApiProblem('no-hosts', { why: 'secret', detail: 'Set HOST_SECRET to the same secret on all servers.' });
}
