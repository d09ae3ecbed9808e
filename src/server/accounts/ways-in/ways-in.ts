import { isIP } from 'node:net';
import type { Done } from '../../hosts-data/hosts-database.ts';
import { all, change, first, type Work } from '../../hosts-data/work.ts';
import { ApiProblem } from '../../http/problem.ts';
import { houseAccountId } from './issuer.ts';
import { passkeyTable, type StoredPasskey } from './passkey-table.ts';

/**
 * The ways in that this server accepts besides passwords: passkeys for one domain name, and accounts of a configured house.
 */
export interface Opening {
  readonly site: string;
  /** The provider of the house. Null if there is no house. */
  readonly issuer: string | null;
}

/** Browsers support passkeys only for domain names, not for IP addresses, and only on secure origins. */
export function canHavePasskeys({ hostname, protocol }: URL): boolean {
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isName && (protocol === 'https:' || hostname === 'localhost');
}

/**
 * The ways to open an account. Without `PUBLIC_URL`, the server has several addresses. Passkeys then work only at `localhost`.
 */
export function openingOf(site: URL, house: { readonly issuer: string } | null): Opening {
  return { site: canHavePasskeys(site) ? site.hostname : 'localhost', issuer: house?.issuer ?? null };
}

export type Removal = 'removed' | 'unknown' | 'last-way-in';

/** @throws {ApiProblem} not-found, last-way-in. */
export function requireRemoved(removal: Removal): void {
  if (removal === 'unknown') throw new ApiProblem('not-found');
  if (removal === 'last-way-in') throw new ApiProblem('last-way-in');
}

/** Whether an account of the present house opens this account. An account of a former provider does not. */
export function* isConnected(hostId: string, { issuer }: Pick<Opening, 'issuer'>): Work<boolean> {
  if (issuer === null) return false;
  const text = `SELECT "accountId" AS account FROM host_credentials WHERE "userId" = ? AND "providerId" = 'house'`;
  const accounts = yield* all<{ account: string }>(text, hostId);
  return accounts.some(({ account }) => account.startsWith(houseAccountId(issuer, '')));
}

export type Addition = 'added' | 'known' | 'too-many';

/**
 * The ways into an account. They are counted and changed in one transaction, so that two tabs cannot each remove one of
 * the last two.
 */
export const waysIn = {
  *removePasskey(hostId: string, id: string, opening: Opening): Work<Removal> {
    const known = yield* passkeyTable.of(hostId);
    const removed = known.find((passkey) => passkey.id === id);
    if (!removed) return 'unknown';
    const opensNothing = removed.site !== opening.site;
    const left = known.filter((passkey) => passkey !== removed);
    const opensStill = opensAny(left, opening) || (yield* hasPassword(hostId)) || (yield* isConnected(hostId, opening));
    if (!opensNothing && !opensStill) return 'last-way-in';
    yield* change('DELETE FROM host_passkeys WHERE host_id = ? AND id = ?', hostId, id);
    return 'removed';
  },
  *disconnectHouse(hostId: string, opening: Opening): Work<Removal> {
    if (!(yield* isConnected(hostId, opening))) return 'unknown';
    if (!opensAny(yield* passkeyTable.of(hostId), opening) && !(yield* hasPassword(hostId))) return 'last-way-in';
    yield* change(`DELETE FROM host_credentials WHERE "userId" = ? AND "providerId" = 'house'`, hostId);
    return 'removed';
  },
  /** `max`: how many passkeys a host may have. Returns `known` if an account already has this passkey. */
  *addPasskey(passkey: StoredPasskey, max: number): Work<Addition> {
    const others = yield* passkeyTable.of(passkey.hostId);
    if (others.length >= max) return 'too-many';
    return (yield* passkeyTable.add(passkey)) === 1 ? 'added' : 'known';
  },
};
export type WaysIn = Done<typeof waysIn>;

function opensAny(passkeys: readonly StoredPasskey[], { site }: Opening): boolean {
  return passkeys.some((passkey) => passkey.site === site);
}

function* hasPassword(hostId: string): Work<boolean> {
  const text = `SELECT id FROM host_credentials WHERE "userId" = ? AND "providerId" = 'credential'`;
  return (yield* first<{ id: string }>(text, hostId)) !== undefined;
}
