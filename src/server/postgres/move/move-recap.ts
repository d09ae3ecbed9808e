import type { Database } from 'better-sqlite3';
import type { Client } from 'pg';
import type { Row } from './row-digest.ts';

/**
 * Copies the members of recap groups, and the groups that wait for more guests, unless they were copied before. Call it
 * after the sessions were copied. Sessions that were deleted in the database are left out.
 */
export async function moveRecap(db: Database, client: Client): Promise<void> {
  await client.query('BEGIN');
  try {
    const first = await client.query("INSERT INTO clink_moved VALUES ('recap') ON CONFLICT DO NOTHING");
    if (first.rowCount === 1) await copyAll(db, client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function copyAll(db: Database, client: Client): Promise<void> {
  await client.query(
    `INSERT INTO recap_members SELECT member.* FROM json_populate_recordset(NULL::recap_members, $1) AS member
     JOIN sessions ON sessions.session_id = member.session_id WHERE gone_at IS NULL ON CONFLICT DO NOTHING`,
    [rowsOf(db, 'recap_members')],
  );
  await client.query(
    `INSERT INTO recap_open_groups SELECT * FROM json_populate_recordset(NULL::recap_open_groups, $1)
     ON CONFLICT DO NOTHING`,
    [rowsOf(db, 'recap_open_groups')],
  );
}

function rowsOf(db: Database, table: string): string {
  return JSON.stringify(db.prepare<[], Row>(`SELECT * FROM ${table}`).all());
}
