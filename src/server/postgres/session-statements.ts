import { OPEN_CELEBRATION_ID } from '../../domain/celebration/celebration.ts';
import type { Row } from '../store/session-fields.ts';
import { COLUMNS, SUMMARY_COLUMNS } from '../store/session-row.ts';

/** The columns that only a session has. They are null in a tombstone. */
const CONTENT = Object.keys(COLUMNS).filter(
  (column) => !['session_id', 'celebration_id', 'write_key_hash'].includes(column),
);

/** The columns of a tombstone, and `seen`: the transaction of the row that its writer had read. */
const OTHERS = { seen: 'xid8', gone_at: 'bigint', reason: 'text' };

export const SESSION_COLUMNS = [...Object.keys(COLUMNS), ...Object.keys(OTHERS)];

function upsert(columns: readonly string[]): string {
  const types: Readonly<Record<string, string | undefined>> = OTHERS;
  const arrays = columns.map((column, index) => `$${index + 1}::${COLUMNS[column]?.postgres ?? types[column]}[]`);
  // A tombstone keeps the celebration, so that every server can remove the session from its leaderboard.
  const assignments = [...columns, 'xid'].map((column) =>
    column === 'celebration_id'
      ? 'celebration_id = coalesce(excluded.celebration_id, sessions.celebration_id)'
      : `${column} = excluded.${column}`,
  );
  return `
  INSERT INTO sessions (${columns.join(', ')}, xid)
  SELECT batch.*, pg_current_xact_id() FROM unnest(${arrays.join(', ')}) AS batch (${columns.join(', ')})
  ORDER BY batch.session_id COLLATE "C"
  ON CONFLICT (session_id) DO UPDATE SET ${assignments.join(', ')}`;
}

/**
 * Compare and set: writes each row unless it has changed since it was read. All nodes lock rows in the order of their
 * ids. The statement returns the written rows. `columns`: the columns of the writing server's version.
 */
export function writing(columns: readonly string[]): string {
  return `
  ${upsert(columns)} WHERE sessions.xid = excluded.seen
  RETURNING session_id, celebration_id`;
}
export const WRITE = writing(SESSION_COLUMNS);

/**
 * Copies rows of another installation. A deletion replaces a session, and a later version replaces an earlier one. A
 * tombstone is never changed.
 */
export const COPY = `
  ${upsert(SESSION_COLUMNS)}
  WHERE sessions.gone_at IS NULL AND (excluded.gone_at IS NOT NULL OR excluded.version > sessions.version)`;

/** The parameters of `WRITE` and `COPY`: an array for each column. In a tombstone, the columns of a session are null. */
export function arraysOf(rows: readonly Row[], columns: readonly string[] = SESSION_COLUMNS): unknown[][] {
  return columns.map((column) => rows.map((row) => row[column] ?? null));
}

export const READ = 'SELECT * FROM sessions WHERE session_id = ANY ($1)';

const SUMMARY = SUMMARY_COLUMNS.join(', ');

/**
 * The next sessions in the order of their ids. Parameters: the time, the previous id, the limit of rows, the celebration or
 * null for all.
 */
export const ALIVE = `
  SELECT ${SUMMARY} FROM sessions WHERE gone_at IS NULL AND expires_at > $1 AND session_id > $2
  ORDER BY session_id LIMIT $3`;
export const ALIVE_OF_CELEBRATION = `
  SELECT ${SUMMARY} FROM sessions WHERE gone_at IS NULL AND expires_at > $1 AND session_id > $2 AND celebration_id = $4
  ORDER BY session_id LIMIT $3`;

export const COUNT_CODED = `
  SELECT celebration_id, count(*) AS sessions FROM sessions
  WHERE gone_at IS NULL AND celebration_id <> '${OPEN_CELEBRATION_ID}' GROUP BY celebration_id`;

const EMPTIED = CONTENT.map((column) => `${column} = NULL`).join(', ');

function empty(ids: string, goneAt: string, reason: string): string {
  return `
  WITH ended AS (${ids})
  UPDATE sessions SET gone_at = ${goneAt}, reason = '${reason}', seen = sessions.xid, xid = pg_current_xact_id(),
    ${EMPTIED}
  FROM ended WHERE sessions.session_id = ended.session_id
  RETURNING sessions.session_id, sessions.celebration_id, sessions.gone_at`;
}

/** Whether a session has to be put into a group of the recap before it is deleted. */
export const IS_UNGROUPED = `(celebration_id <> '${OPEN_CELEBRATION_ID}' AND admission = 'in' AND NOT EXISTS
  (SELECT 1 FROM recap_members AS member WHERE member.session_id = sessions.session_id))`;

function purging(alsoIf: string): string {
  return empty(
    `SELECT session_id FROM sessions WHERE gone_at IS NULL AND expires_at < $1 AND ${alsoIf}
     ORDER BY expires_at, session_id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    'sessions.expires_at',
    'expired',
  );
}

/**
 * Turns expired sessions into tombstones. Another node may do the same at the same time. Parameters: the time, the
 * limit of rows.
 */
export const PURGE = purging(`NOT ${IS_UNGROUPED}`);
/** Turns one expired session into a tombstone. The third parameter is the session. */
export const PURGE_ONE = purging(`NOT ${IS_UNGROUPED} AND session_id = $3`);
/** Turns these sessions into tombstones. Parameters: the time, the limit of rows, the sessions. */
export const PURGE_GROUPED = purging('session_id = ANY ($3)');

/** Turns the sessions of a deleted celebration into tombstones. Parameters: the celebration, the limit of rows, the time. */
export const DELETE_CELEBRATION = empty(
  `SELECT session_id FROM sessions
   WHERE gone_at IS NULL AND celebration_id = $1 AND celebration_id <> '${OPEN_CELEBRATION_ID}'
   ORDER BY session_id LIMIT $2 FOR UPDATE`,
  '$3',
  'deleted',
);

export const READ_CLOCK = 'SELECT server_ms, wall_ms, uptime_ms, boot_id FROM clock';
export const WRITE_CLOCK = `
  INSERT INTO clock VALUES (1, $1, $2, $3, $4) ON CONFLICT (id) DO UPDATE
  SET server_ms = excluded.server_ms, wall_ms = excluded.wall_ms, uptime_ms = excluded.uptime_ms,
    boot_id = excluded.boot_id`;

/** The oldest running transaction. */
export const SNAPSHOT = 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xmin';

export const CHANGED_PAGE_ROWS = 1_000;
/** The next rows by transaction and id. Parameters: the transaction and the previous id. */
export const CHANGED = `
  SELECT ${SUMMARY}, celebration_id, gone_at, xid::text AS xid, pg_snapshot_xmin(pg_current_snapshot())::text AS xmin
  FROM sessions WHERE (xid, session_id) > ($1::xid8, $2) ORDER BY sessions.xid, session_id LIMIT ${CHANGED_PAGE_ROWS}`;
