import type { Database } from 'better-sqlite3';
import type { HostEntry } from '../../domain/accounts/host-entry.ts';
import type { DeviceSession } from '../../domain/accounts/own-account.ts';
import { eraseDeleted } from '../celebrations/hosts-file.ts';

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

const ENTRIES = `SELECT hosts.*,
  (SELECT max(updatedAt) FROM host_sessions WHERE userId = hosts.id) AS lastSeenAt,
  (SELECT count(*) FROM celebration_hosts WHERE host_id = hosts.id) AS celebrations
  FROM hosts`;

const MATCHES = "(@search = '' OR instr(lower(name || ' ' || email), @search) > 0)";

/** What operators do with accounts, on the page and by `npm run hosts`. It takes effect immediately. */
export function openHostList(db: Database) {
  const findByEmail = db.prepare<[string], HostRow>(`${ENTRIES} WHERE email = ?`);
  const findById = db.prepare<[string], HostRow>(`${ENTRIES} WHERE id = ?`);
  const listSome = db.prepare<{ search: string; limit: number; offset: number }, HostRow>(
    `${ENTRIES} WHERE ${MATCHES}
     ORDER BY createdAt, id LIMIT @limit OFFSET @offset`,
  );
  const countSome = db.prepare<{ search: string }, number>(`SELECT count(*) FROM hosts WHERE ${MATCHES}`).pluck();
  const putOperator = db.prepare('UPDATE hosts SET isOperator = ? WHERE id = ?');
  const putBan = db.prepare('UPDATE hosts SET bannedAt = ? WHERE id = ?');
  const listSessions = db.prepare<[string, string], SessionRow>(
    'SELECT id, device, createdAt, updatedAt FROM host_sessions WHERE userId = ? AND expiresAt > ? ORDER BY updatedAt DESC',
  );
  const dropSession = db.prepare('DELETE FROM host_sessions WHERE userId = ? AND id = ?');
  const endSessions = db.prepare('DELETE FROM host_sessions WHERE userId = ? AND id IS NOT ?');
  const forgetTrust = db.prepare('DELETE FROM host_verifications WHERE value = ?');
  const dropFactors = db.prepare('DELETE FROM host_second_steps WHERE userId = ?');
  const putNoFactor = db.prepare('UPDATE hosts SET twoFactorEnabled = 0 WHERE id = ?');
  const putConfirmed = db.prepare('UPDATE hosts SET emailVerified = 1 WHERE id = ?');
  const putName = db.prepare('UPDATE hosts SET name = ?, updatedAt = ? WHERE id = ?');
  // A confirmation's value begins with the host's id and a blank (src/server/accounts/confirmation.ts).
  const dropConfirmations = db.prepare("DELETE FROM host_verifications WHERE value LIKE ? || ' %'");
  const drop = db.prepare('DELETE FROM hosts WHERE id = ?');

  function signOut(id: string, except: string | null = null): void {
    endSessions.run(id, except);
    forgetTrust.run(id);
  }

  return {
    /** How many hosts have `search` in their name or address. */
    count: (search = ''): number => countSome.get({ search: search.toLowerCase() }) ?? 0,
    /** At most 100 of these hosts, from `offset` on, the oldest first. */
    list: (search = '', offset = 0): HostEntry[] =>
      listSome.all({ search: search.toLowerCase(), limit: PAGE, offset }).map(entryOf),
    byEmail: (email: string): HostEntry | undefined => optional(findByEmail.get(email.toLowerCase())),
    byId: (id: string): HostEntry | undefined => optional(findById.get(id)),
    rename: (id: string, name: string): void => void putName.run(name, new Date().toISOString(), id),
    confirm: (id: string): void => void putConfirmed.run(id),
    /** Links that confirm an address of this host stop working. */
    forgetConfirmations: (id: string): void => void dropConfirmations.run(id),
    sessionsOf: (id: string): Omit<DeviceSession, 'isCurrent'>[] =>
      listSessions.all(id, new Date().toISOString()).map((row) => ({
        id: row.id,
        device: row.device,
        createdAt: Date.parse(row.createdAt),
        lastUsedAt: Date.parse(row.updatedAt),
      })),
    /** Returns false if it is not a session of this host. */
    endSession: (id: string, sessionId: string): boolean => dropSession.run(id, sessionId).changes === 1,
    /** Ends every session but `except`. Every device is asked for the second step again. */
    signOut,
    setOperator: (id: string, isOperator: boolean): void => void putOperator.run(Number(isOperator), id),
    /** A banned host is signed out everywhere. `bannedAt` in ms. Null lifts the ban. */
    setBanned: db.transaction((id: string, bannedAt: number | null): void => {
      putBan.run(bannedAt === null ? null : new Date(bannedAt).toISOString(), id);
      if (bannedAt !== null) signOut(id);
    }),
    /** For a host who has lost the authenticator app and the recovery codes. */
    resetSecondStep: db.transaction((id: string): void => {
      dropFactors.run(id);
      putNoFactor.run(id);
      signOut(id);
    }),
    /** Deletes the account and everything that belongs to it alone. */
    remove: (id: string): void => {
      db.transaction(() => {
        forgetTrust.run(id);
        dropConfirmations.run(id);
        drop.run(id);
      })();
      eraseDeleted(db);
    },
  };
}
export type HostList = ReturnType<typeof openHostList>;

function optional(row: HostRow | undefined): HostEntry | undefined {
  return row && entryOf(row);
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
