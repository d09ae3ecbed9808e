import type { Pool, QueryConfig, QueryResultRow } from 'pg';
import { MINUTE_MS } from '../../domain/limits.ts';

/** Time limits in ms, for a statement that reads a whole table of millions of rows. */
const STATEMENT_MS = MINUTE_MS;
const ANSWER_MS = STATEMENT_MS + 2_000;

/**
 * With this setting, PostgreSQL notices within a second that this server has gone, and ends the statement. The setting
 * exists since version 14, and not on every system.
 */
const WATCH_CONNECTION = `
  SELECT set_config(name, '1s', true) FROM pg_settings
  WHERE name = 'client_connection_check_interval' AND version() LIKE '%linux%'`;

/**
 * Runs a SELECT that may take a minute. `signal` ends the statement earlier, so that a server that closes need not
 * wait. @throws if the statement fails, takes longer or is ended.
 */
export async function queryPatiently<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  signal: AbortSignal,
): Promise<{ rows: Row[] }> {
  const statement: QueryConfig & { readonly query_timeout: number } = { text, query_timeout: ANSWER_MS };
  const connection = await pool.connect();
  let isReleased = false;
  const release = (isBroken: boolean) => {
    if (!isReleased) connection.release(isBroken);
    isReleased = true;
  };
  // Breaks the connection, even during a statement.
  const end = () => release(true);
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    await connection.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${STATEMENT_MS}; ${WATCH_CONNECTION}`);
    const { rows } = await connection.query<Row>(statement);
    await connection.query('COMMIT');
    release(false);
    return { rows };
  } finally {
    signal.removeEventListener('abort', end);
    // After a failure, the connection's transaction may still be open.
    release(true);
  }
}
