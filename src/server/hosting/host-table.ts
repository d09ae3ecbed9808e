import type { Database } from 'better-sqlite3';
import { HOST_ROLES, type HostRole } from '../../domain/hosting/hosted-celebration.ts';

/** A host of one celebration. Name and email are those of the account when the host last called. */
export interface CelebrationHost {
  readonly celebrationId: string;
  readonly hostId: string;
  readonly role: HostRole;
  readonly name: string;
  readonly email: string;
  readonly since: number;
}

interface HostRow {
  readonly celebration_id: string;
  readonly host_id: string;
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly since: number;
}

/** The statements about who hosts what, in a migrated database. */
export function openHostTable(db: Database) {
  const find = db.prepare<[string, string], HostRow>(
    'SELECT * FROM celebration_hosts WHERE celebration_id = ? AND host_id = ?',
  );
  const listOfCelebration = db.prepare<[string], HostRow>(
    "SELECT * FROM celebration_hosts WHERE celebration_id = ? ORDER BY role = 'owner' DESC, since, host_id",
  );
  const listOfHost = db.prepare<[string], HostRow>(
    'SELECT * FROM celebration_hosts WHERE host_id = ? ORDER BY celebration_id',
  );
  const listMissing = db
    .prepare<[], string>('SELECT DISTINCT host_id FROM celebration_hosts WHERE host_id NOT IN (SELECT id FROM hosts)')
    .pluck();
  const put = db.prepare(
    'INSERT OR IGNORE INTO celebration_hosts VALUES (@celebrationId, @hostId, @role, @name, @email, @since)',
  );
  const rename = db.prepare(
    'UPDATE celebration_hosts SET name = @name, email = @email WHERE host_id = @id AND (name <> @name OR email <> @email)',
  );
  const makeOwner = db.prepare("UPDATE celebration_hosts SET role = 'owner' WHERE celebration_id = ? AND host_id = ?");
  const remove = db.prepare('DELETE FROM celebration_hosts WHERE celebration_id = ? AND host_id = ?');
  const removeAll = db.prepare('DELETE FROM celebration_hosts WHERE celebration_id = ?');
  return {
    find: (celebrationId: string, hostId: string): CelebrationHost | undefined =>
      fromRow(find.get(celebrationId, hostId)),
    /** The owner first. */
    listOfCelebration: (celebrationId: string): CelebrationHost[] =>
      listOfCelebration.all(celebrationId).flatMap(listed),
    listOfHost: (hostId: string): CelebrationHost[] => listOfHost.all(hostId).flatMap(listed),
    /** Hosts whose account was deleted. */
    listMissing: (): string[] => listMissing.all(),
    /** Returns false for somebody who is a host already. */
    add: (host: CelebrationHost): boolean => put.run(host).changes === 1,
    /** Takes over the name and the email of an account. */
    refresh: (account: { readonly id: string; readonly name: string; readonly email: string }): void =>
      void rename.run(account),
    makeOwner: (celebrationId: string, hostId: string): void => void makeOwner.run(celebrationId, hostId),
    remove: (celebrationId: string, hostId: string): boolean => remove.run(celebrationId, hostId).changes === 1,
    removeAll: (celebrationId: string): void => void removeAll.run(celebrationId),
  };
}

const listed = (row: HostRow): CelebrationHost[] => [fromRow(row)].flatMap((host) => host ?? []);

function fromRow(row: HostRow | undefined): CelebrationHost | undefined {
  if (!row) return undefined;
  const { celebration_id: celebrationId, host_id: hostId, name, email, since } = row;
  return {
    celebrationId,
    hostId,
    role: HOST_ROLES.find((known) => known === row.role) ?? 'co-host',
    name,
    email,
    since,
  };
}
