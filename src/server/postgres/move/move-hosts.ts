import type { Database } from 'better-sqlite3';
import type { Client } from 'pg';
import { digestOf, digestOfAll, type Row } from './row-digest.ts';

const SLICE = 500;

/** Every table of `hosts.sqlite` with its key. Tables to which others refer are listed first. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  celebrations: ['id'],
  hosts: ['id'],
  host_sessions: ['id'],
  host_credentials: ['id'],
  host_verifications: ['id'],
  host_second_steps: ['id'],
  host_passkeys: ['id'],
  host_keys: ['id'],
  host_invitations: ['token_hash'],
  host_setup_links: ['token_hash'],
  celebration_hosts: ['celebration_id', 'host_id'],
  co_host_invitations: ['id'],
  recaps: ['celebration_id'],
  recap_groups: ['celebration_id', 'group_id'],
  recap_mails: ['celebration_id', 'host_id'],
  house: ['id'],
  host_actions: ['id'],
};

export interface MovedHosts {
  /** By table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly digest: string;
}

/**
 * Copies all tables in one transaction, unless they were copied before, because a second copy would restore deleted accounts.
 * Returns null in that case. @throws if the database contains a different row with the same key. Nothing is copied then.
 */
export async function moveHosts(db: Database, client: Client): Promise<MovedHosts | null> {
  await client.query('BEGIN');
  try {
    const first = await client.query("INSERT INTO clink_moved VALUES ('hosts') ON CONFLICT DO NOTHING");
    const moved = first.rowCount === 1 ? await copyAll(db, client) : null;
    await client.query('COMMIT');
    return moved;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function copyAll(db: Database, client: Client): Promise<MovedHosts> {
  const rows: Record<string, number> = {};
  const digests: string[] = [];
  for (const [table, key] of Object.entries(TABLES)) {
    const copied = await copyTable(db, client, table, key);
    rows[table] = copied.length;
    digests.push(...copied);
  }
  // The sequence continues after the last copied number.
  await client.query(
    "SELECT setval(pg_get_serial_sequence('host_actions', 'id'), greatest((SELECT max(id) FROM host_actions), 1))",
  );
  return { rows, digest: digestOfAll(digests) };
}

async function copyTable(db: Database, client: Client, table: string, key: readonly string[]): Promise<string[]> {
  const columns = db.pragma(`table_info(${table})`) as { name: string }[];
  const names = columns.map(({ name }) => name);
  const rows = db.prepare<[], Row>(`SELECT * FROM ${table}`).all();
  const list = names.map((name) => `"${name}"`).join(', ');
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = JSON.stringify(rows.slice(start, start + SLICE));
    await client.query(
      `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1)
       ON CONFLICT DO NOTHING`,
      [slice],
    );
  }
  const found = await client.query<Row>(`SELECT ${list} FROM ${table}`);
  const keyOf = (row: Row) => JSON.stringify(key.map((name) => row[name]));
  const byKey = new Map(found.rows.map((row) => [keyOf(row), digestOf(row, names)]));
  return rows.map((row) => {
    const digest = digestOf(row, names);
    if (byKey.get(keyOf(row)) !== digest) throw new Error(`${table}: ${keyOf(row)} differs in the database`);
    return digest;
  });
}
