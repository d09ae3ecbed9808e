import { HOST_ROLES, type HostRole } from '../../../domain/hosting/hosted-celebration.ts';
import { all, change, first, type Work } from '../../hosts-data/work.ts';

/** A host of one celebration. Name and email are copied from the account with each call of the host. */
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

export const hostTable = {
  *find(celebrationId: string, hostId: string): Work<CelebrationHost | undefined> {
    const text = 'SELECT * FROM celebration_hosts WHERE celebration_id = ? AND host_id = ?';
    return fromRow(yield* first<HostRow>(text, celebrationId, hostId));
  },
  /** The owner first. */
  *listOfCelebration(celebrationId: string): Work<CelebrationHost[]> {
    const text =
      "SELECT * FROM celebration_hosts WHERE celebration_id = ? ORDER BY role = 'owner' DESC, since, host_id";
    return (yield* all<HostRow>(text, celebrationId)).flatMap(listed);
  },
  *listOfHost(hostId: string): Work<CelebrationHost[]> {
    const text = 'SELECT * FROM celebration_hosts WHERE host_id = ? ORDER BY celebration_id';
    return (yield* all<HostRow>(text, hostId)).flatMap(listed);
  },
  /** The number of celebrations that a host owns, without those that are about to be deleted. */
  *countOwned(hostId: string): Work<number> {
    const text = `SELECT COUNT(*) AS owned FROM celebration_hosts JOIN celebrations ON celebrations.id = celebration_id
      WHERE host_id = ? AND role = 'owner' AND deletes_at IS NULL`;
    return (yield* first<{ owned: number }>(text, hostId))?.owned ?? 0;
  },
  /** Returns false if this person is already a host. */
  *add({ celebrationId, hostId, role, name, email, since }: CelebrationHost): Work<boolean> {
    const text = `INSERT INTO celebration_hosts (celebration_id, host_id, role, name, email, since)
      VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;
    return (yield* change(text, celebrationId, hostId, role, name, email, since)) === 1;
  },
  refresh: ({ id, name, email }: { readonly id: string; readonly name: string; readonly email: string }) =>
    change(
      'UPDATE celebration_hosts SET name = ?, email = ? WHERE host_id = ? AND (name <> ? OR email <> ?)',
      ...[name, email, id, name, email],
    ),
  setRole: (celebrationId: string, hostId: string, role: HostRole): Work<number> =>
    change(
      'UPDATE celebration_hosts SET role = ? WHERE celebration_id = ? AND host_id = ?',
      ...[role, celebrationId, hostId],
    ),
  *remove(celebrationId: string, hostId: string): Work<boolean> {
    const text = 'DELETE FROM celebration_hosts WHERE celebration_id = ? AND host_id = ?';
    return (yield* change(text, celebrationId, hostId)) === 1;
  },
  removeAll: (celebrationId: string): Work<number> =>
    change('DELETE FROM celebration_hosts WHERE celebration_id = ?', celebrationId),
};

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
