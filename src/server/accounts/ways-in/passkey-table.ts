import type { Passkey } from '../../../domain/accounts/own-account.ts';
import type { Done } from '../../hosts-data/hosts-database.ts';
import { all, change, first, type Work } from '../../hosts-data/work.ts';

interface PasskeyRow {
  readonly id: string;
  readonly host_id: string;
  readonly site: string;
  readonly name: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
}

/** The stored data to check an answer. `publicKey` is in base64url. */
export interface StoredPasskey extends Passkey {
  readonly hostId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** The passkeys of hosts. Times in ms on the wall clock. */
export const passkeyTable = {
  *of(hostId: string): Work<StoredPasskey[]> {
    const rows = yield* all<PasskeyRow>(
      'SELECT * FROM host_passkeys WHERE host_id = ? ORDER BY created_at, id',
      hostId,
    );
    return rows.map(passkeyOf);
  },
  *byId(id: string): Work<StoredPasskey | undefined> {
    const row = yield* first<PasskeyRow>('SELECT * FROM host_passkeys WHERE id = ?', id);
    return row && passkeyOf(row);
  },
  add: (passkey: StoredPasskey): Work<number> =>
    change(
      `INSERT INTO host_passkeys (id, host_id, site, name, public_key, counter, transports, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      ...[passkey.id, passkey.hostId, passkey.site, passkey.name, passkey.publicKey, passkey.counter],
      ...[passkey.transports.join(','), passkey.createdAt],
    ),
  *rename(hostId: string, id: string, name: string): Work<boolean> {
    return (yield* change('UPDATE host_passkeys SET name = ? WHERE host_id = ? AND id = ?', name, hostId, id)) === 1;
  },
  used: (id: string, counter: number, nowMs: number): Work<number> =>
    change('UPDATE host_passkeys SET counter = ?, last_used_at = ? WHERE id = ?', counter, nowMs, id),
};
export type PasskeyTable = Done<typeof passkeyTable>;

function passkeyOf(row: PasskeyRow): StoredPasskey {
  return {
    id: row.id,
    name: row.name,
    site: row.site,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    hostId: row.host_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(','),
  };
}
