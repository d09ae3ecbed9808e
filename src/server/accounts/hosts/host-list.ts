import type { HostEntry, HostPage, OwnEntry } from '../../../domain/accounts/host-entry.ts';
import type { DeviceSession } from '../../../domain/accounts/own-account.ts';
import { finder, searchable } from '../../../domain/names/search-names.ts';
import type { Done } from '../../hosts-data/hosts-database.ts';
import { all, change, first, type Work } from '../../hosts-data/work.ts';
import { usedCodes } from '../better-auth/used-codes.ts';
import { isConnected } from '../ways-in/ways-in.ts';

interface HostRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: number;
  readonly twoFactorEnabled: number;
  readonly isOperator: number;
  readonly bannedAt: string | null;
  readonly createdAt: string;
  readonly celebrations: number;
  readonly lastSeenAt: string | null;
}

interface SessionRow {
  readonly id: string;
  readonly device: DeviceSession['device'];
  readonly createdAt: string;
  readonly updatedAt: string;
}

const PAGE = 100;
/** The maximum number of sessions that one host can have. */
export const MAX_SESSIONS = 50;
/** The maximum number of trusted devices and links for a new password that one host can have, counted together. */
export const MAX_ISSUED = 100;

const ENTRY = `hosts.*,
  (SELECT max("updatedAt") FROM host_sessions WHERE "userId" = hosts.id) AS "lastSeenAt",
  (SELECT count(*) FROM celebration_hosts WHERE host_id = hosts.id) AS celebrations`;
const ENTRIES = `SELECT ${ENTRY} FROM hosts`;
const OWN_ENTRY = `SELECT ${ENTRY},
  (SELECT count(*) FROM host_credentials WHERE "userId" = hosts.id AND "providerId" = 'credential') AS passwords
  FROM hosts WHERE id = ?`;

/** The operators' actions on accounts, on the page and by `npm run hosts`. They take effect immediately. */
export const hostList = {
  /** The number of hosts with `search` in their name or address, and up to 100 of them from `offset` on, the oldest first. */
  *page(search = '', offset = 0): Work<HostPage> {
    const ids = yield* idsOf(search);
    const shown = ids.slice(offset, offset + PAGE);
    if (shown.length === 0) return { count: ids.length, users: [] };
    const text = `${ENTRIES} WHERE id IN (${shown.map(() => '?').join(', ')}) ORDER BY "createdAt", id`;
    return { count: ids.length, users: (yield* all<HostRow>(text, ...shown)).map(entryOf) };
  },
  *byEmail(email: string): Work<HostEntry | undefined> {
    const row = yield* first<HostRow>(`${ENTRIES} WHERE email = ?`, email.toLowerCase());
    return row && entryOf(row);
  },
  *byId(id: string): Work<HostEntry | undefined> {
    const row = yield* first<HostRow>(`${ENTRIES} WHERE id = ?`, id);
    return row && entryOf(row);
  },
  /** A host as the host's own page sees it. `issuer`: the provider of the house, or null without a house. */
  *own(id: string, issuer: string | null): Work<OwnEntry | undefined> {
    const row = yield* first<HostRow & { readonly passwords: number }>(OWN_ENTRY, id);
    if (!row) return undefined;
    return { ...entryOf(row), hasPassword: row.passwords > 0, isConnected: yield* isConnected(id, { issuer }) };
  },
  rename: (id: string, name: string): Work<number> =>
    change('UPDATE hosts SET name = ?, "updatedAt" = ? WHERE id = ?', name, new Date().toISOString(), id),
  confirm: (id: string): Work<number> => change('UPDATE hosts SET "emailVerified" = 1 WHERE id = ?', id),
  /** Invalidates the links that confirm an address of this host (src/server/accounts/better-auth/confirmation.ts). */
  forgetConfirmations: (id: string): Work<number> =>
    change('DELETE FROM host_verifications WHERE value LIKE ?', `${id} %`),
  *sessionsOf(id: string): Work<Omit<DeviceSession, 'isCurrent'>[]> {
    const rows = yield* all<SessionRow>(
      `SELECT id, device, "createdAt", "updatedAt" FROM host_sessions WHERE "userId" = ? AND "expiresAt" > ?
       ORDER BY "updatedAt" DESC LIMIT ?`,
      ...[id, new Date().toISOString(), MAX_SESSIONS],
    );
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: Date.parse(row.createdAt),
      lastUsedAt: Date.parse(row.updatedAt),
    }));
  },
  /** Keeps only the most recently used sessions and the most recently trusted devices of a host. */
  *keepNewest(id: string): Work<void> {
    yield* change(
      `DELETE FROM host_sessions WHERE "userId" = ? AND id NOT IN (
       SELECT id FROM host_sessions WHERE "userId" = ? ORDER BY "updatedAt" DESC, "createdAt" DESC LIMIT ?)`,
      ...[id, id, MAX_SESSIONS],
    );
    yield* change(
      `DELETE FROM host_verifications WHERE value = ? AND id NOT IN (
       SELECT id FROM host_verifications WHERE value = ? ORDER BY "createdAt" DESC LIMIT ?)`,
      ...[id, id, MAX_ISSUED],
    );
  },
  /** Ends one session, and the trust in all devices. Returns false if `sessionId` is no session of this host. */
  *endSession(id: string, sessionId: string): Work<boolean> {
    const ended = yield* change('DELETE FROM host_sessions WHERE "userId" = ? AND id = ?', id, sessionId);
    if (ended === 1) yield* forgetTrust(id);
    return ended === 1;
  },
  signOut,
  forgetTrust,
  setOperator: (id: string, isOperator: boolean): Work<number> =>
    change('UPDATE hosts SET "isOperator" = ? WHERE id = ?', Number(isOperator), id),
  /** A banned host is signed out everywhere. `bannedAt` in ms. Null lifts the ban. */
  *setBanned(id: string, bannedAt: number | null): Work<void> {
    const text = bannedAt === null ? null : new Date(bannedAt).toISOString();
    yield* change('UPDATE hosts SET "bannedAt" = ? WHERE id = ?', text, id);
    if (bannedAt !== null) yield* signOut(id);
  },
  /**
   * Call it for a host who has lost the authenticator app and the recovery codes. The passkeys are deleted too, because
   * they may be on the lost phone.
   */
  *resetSecondStep(id: string): Work<void> {
    yield* change('DELETE FROM host_passkeys WHERE host_id = ?', id);
    yield* change('DELETE FROM host_second_steps WHERE "userId" = ?', id);
    yield* change('UPDATE hosts SET "twoFactorEnabled" = 0 WHERE id = ?', id);
    yield* signOut(id);
  },
  *remove(id: string): Work<void> {
    yield* forgetTrust(id);
    yield* hostList.forgetConfirmations(id);
    yield* usedCodes.forgetOf(id);
    yield* change('DELETE FROM hosts WHERE id = ?', id);
  },
};
export type HostList = Done<typeof hostList>;

/**
 * Searches in code, because SQLite and PostgreSQL differ in the letters whose case they ignore. Any part of an address matches.
 */
function* idsOf(search: string): Work<string[]> {
  const text = 'SELECT id, name, email FROM hosts ORDER BY "createdAt", id';
  const hosts = yield* all<Pick<HostRow, 'id' | 'name' | 'email'>>(text);
  const finds = finder(search, 'anywhere');
  const wanted = search.trim().toLowerCase();
  const isFound = ({ name, email }: (typeof hosts)[number]) => email.includes(wanted) || finds?.(searchable(name));
  return hosts.filter(isFound).map(({ id }) => id);
}

/** Ends every session except `except`, and the trust in all devices. */
function* signOut(id: string, except: string | null = null): Work<void> {
  yield* change('DELETE FROM host_sessions WHERE "userId" = ? AND id <> ?', id, except ?? '');
  yield* forgetTrust(id);
}

/** Ends the trust in all devices of this host, so that each must pass the second step again. */
function forgetTrust(id: string): Work<number> {
  return change('DELETE FROM host_verifications WHERE value = ?', id);
}

function entryOf(row: HostRow): HostEntry {
  const { id, name, email, bannedAt, createdAt, celebrations, lastSeenAt } = row;
  return {
    id,
    name,
    email,
    isConfirmed: row.emailVerified === 1,
    hasSecondStep: row.twoFactorEnabled === 1,
    isOperator: row.isOperator === 1,
    bannedAt: bannedAt === null ? null : Date.parse(bannedAt),
    createdAt: Date.parse(createdAt),
    celebrations,
    lastSeenAt: lastSeenAt === null ? null : Date.parse(lastSeenAt),
  };
}
