import type { PostgresPool } from 'kysely';
import { createAccounts, NO_ACCOUNTS } from '../accounts/accounts.ts';
import type { IdentifyHost } from '../accounts/hosts/host.ts';
import { createSetUp } from '../accounts/hosts/set-up.ts';
import { createSetUpCode } from '../accounts/hosts/set-up-code.ts';
import type { AccountsDeps } from '../accounts/open-accounts.ts';
import type { HostingDeps } from '../hosting/calls/host-world.ts';
import { createHosting } from '../hosting/hosting.ts';

export type HostsSettings = Pick<AccountsDeps, 'dataDir' | 'settings' | 'port' | 'passwordHash'>;

/** The dependencies that the hosts' accounts and their celebrations share. */
type Shared = Pick<
  AccountsDeps & HostingDeps,
  'hostsDatabase' | 'callerOf' | 'timers' | 'log' | 'answerError' | 'bases'
>;

export function openHosts(
  shared: Shared,
  accountsOf: Pick<AccountsDeps, 'publicAddress' | 'countRefusal' | 'desk'> & {
    /** Undefined if this server has no accounts of hosts. */
    readonly hosts: HostsSettings | undefined;
    readonly pool: PostgresPool | null;
    /** Replaces the accounts of hosts, in a demo and in tests. */
    readonly identifyHost: IdentifyHost | undefined;
  },
  managed: Omit<HostingDeps, keyof Shared | 'identifyHost' | 'mailInvitation'>,
) {
  const { hosts, pool, publicAddress, countRefusal, desk } = accountsOf;
  // Servers that share a database must accept each other's cookies, so they need a common secret.
  const mayHaveHosts = hosts !== undefined && (pool === null || hosts.settings.secret !== null);
  const isOffered = mayHaveHosts && hosts.settings.signup !== 'off';
  const typed = hosts?.settings.setUpCode ?? null;
  const code = typed === null ? null : createSetUpCode(typed, () => shared.timers.now());
  const setUp = createSetUp({ ...shared, isOffered, code });
  const accounts = mayHaveHosts
    ? createAccounts({
        ...{ ...shared, ...hosts, pool, publicAddress, setUp, countRefusal, desk },
        invitedAs: (token) => hosting.invitedAs(token),
        onRemoved: (hostId) => hosting.forgetHost(hostId),
      })
    : NO_ACCOUNTS;
  const hosting = createHosting({
    ...{ ...shared, ...managed },
    identifyHost: accountsOf.identifyHost ?? accounts.identify,
    mailInvitation: accounts.mailInvitation,
  });
  return { accounts, hosting, setUp };
}
