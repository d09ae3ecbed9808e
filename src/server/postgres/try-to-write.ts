import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/**
 * More bytes than fit into a page that is already allocated, so that a full disk refuses them. Random bytes cannot be
 * compressed.
 */
const TRIAL_BYTES = 24 * 1_024;

const INSERT = `
  INSERT INTO sessions (session_id, xid, seen, write_key_hash, gone_at, reason)
  VALUES ($1, pg_current_xact_id(), '0', $2, 0, 'trial')`;
const DELETE = 'DELETE FROM sessions WHERE session_id = $1';

/**
 * Tests whether a session can be saved. A connection keeps the settings with which it was opened, such as
 * default_transaction_read_only. So a connection that cannot save is closed, and the next attempt uses another one.
 * @throws if the test fails.
 */
export async function tryToWrite(pool: Pool): Promise<void> {
  const connection = await pool.connect();
  let isBroken = true;
  try {
    await runTrial(connection);
    isBroken = false;
  } finally {
    connection.release(isBroken);
  }
}

/** Writes a row and deletes it in the same transaction, so that no other transaction sees it. */
async function runTrial(connection: PoolClient): Promise<void> {
  const sessionId = `trial-${randomBytes(16).toString('hex')}`;
  await connection.query('BEGIN');
  await connection.query(INSERT, [sessionId, randomBytes(TRIAL_BYTES).toString('base64')]);
  await connection.query(DELETE, [sessionId]);
  await connection.query('COMMIT');
}
