import { Client } from 'pg';
import {
  CREDENTIALS_OF_HOUSES,
  setupLinkTable,
  VERIFICATION_INDEXES,
  waysInTables,
} from '../hosts-data/account-tables.ts';
import { withSettings } from '../hosts-data/celebration-columns.ts';
import {
  DELETED_LATER_INDEX,
  FOR_WHOM,
  HANDS_OVER,
  houseRow,
  NAMED_GUESTS_INDEX,
  recapTables,
  rehearsalEnd,
} from '../hosts-data/hosts-tables.ts';
import { POSTGRES } from '../hosts-data/sql-engines.ts';
import { withAddedColumns } from '../store/added-columns.ts';
import { COLUMNS } from '../store/session-row.ts';
import { type Migrations, missingFrom } from '../store/versions.ts';
import { ticketColumns } from '../tickets/ticket-table.ts';
import { HOSTS_TABLES } from './hosts-migration.ts';
import { RECAP_MEMBERS } from './recap-migration.ts';

/** The advisory lock of the server that migrates: 'clink' in ASCII. */
const LOCK = 0x63_6c_69_6e_6b;

/**
 * The versions of the database, in the table `clink_migrations`. Nodes of the previous version keep running during a
 * migration, so no migration may remove tables or columns that they use.
 */
const VERSIONS: Migrations = {
  // A tombstone is the emptied row of its session, so each session id has one row. `xid` is the transaction that wrote the row,
  // and `seen` is the transaction of the row that its writer had read. The indexes do not use the database's collation, because
  // nodes sort by bytes. Tickets for another phone are valid for minutes. Their table is unlogged, so that no ticket remains in
  // the files of the write-ahead log. After a crash of PostgreSQL this table is empty, and every ticket is unknown.
  4: `
  CREATE TABLE sessions (
    session_id     TEXT COLLATE "C" PRIMARY KEY,
    xid            xid8 NOT NULL,
    seen           xid8 NOT NULL,
    celebration_id TEXT,
    write_key_hash TEXT NOT NULL,
    user_name      TEXT,
    total_drinks   INTEGER,
    session_start  BIGINT,
    last_drink_at  BIGINT,
    drinking_pace  TEXT,
    latitude       DOUBLE PRECISION,
    longitude      DOUBLE PRECISION,
    expires_at     BIGINT,
    version        INTEGER,
    updated_at     BIGINT,
    hidden         INTEGER,
    moves          TEXT,
    host_name      TEXT,
    host_hidden    INTEGER,
    admission      TEXT,
    drinks_data    TEXT,
    removed        TEXT,
    stamps         TEXT,
    gone_at        BIGINT,
    reason         TEXT,
    CHECK (CASE WHEN gone_at IS NULL
      THEN num_nulls(reason) = 1 AND num_nulls(celebration_id, user_name, total_drinks, session_start, drinking_pace,
        expires_at, version, updated_at, hidden, host_hidden, admission, drinks_data, removed, stamps) = 0
      ELSE num_nulls(reason) = 0 AND num_nonnulls(user_name, total_drinks, session_start, last_drink_at, drinking_pace,
        latitude, longitude, expires_at, version, updated_at, hidden, moves, host_name, host_hidden, admission,
        drinks_data, removed, stamps) = 0
      END)
  );
  CREATE INDEX sessions_xid ON sessions (xid, session_id);
  CREATE INDEX sessions_celebration ON sessions (celebration_id, session_id) WHERE gone_at IS NULL;
  CREATE INDEX sessions_expiry ON sessions (expires_at) WHERE gone_at IS NULL;
  CREATE TABLE clock (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    server_ms BIGINT NOT NULL,
    wall_ms   BIGINT NOT NULL,
    uptime_ms BIGINT NOT NULL,
    boot_id   TEXT
  );
  CREATE TABLE clink_moved (what TEXT PRIMARY KEY);
  ${HOSTS_TABLES}
  CREATE UNLOGGED TABLE tickets (${ticketColumns(POSTGRES)}
  );
  CREATE INDEX tickets_expiry ON tickets (expires_at);
  ${NAMED_GUESTS_INDEX}
  `,
  5: VERIFICATION_INDEXES.postgres,
  6: DELETED_LATER_INDEX,
  9: setupLinkTable(POSTGRES),
  10: waysInTables(POSTGRES, CREDENTIALS_OF_HOUSES.postgres),
  11: rehearsalEnd(POSTGRES),
  15: FOR_WHOM,
  18: `${recapTables(POSTGRES)} ${RECAP_MEMBERS}`,
  19: houseRow(POSTGRES),
  20: HANDS_OVER,
};
export const MIGRATIONS = withAddedColumns(withSettings(VERSIONS, POSTGRES), 'postgres', COLUMNS);

/** Thrown if the database cannot store Clink's data. Waiting does not help. */
export class UnfitDatabase extends Error {}

/**
 * Runs the missing migrations. Nodes that start at the same time wait for each other. `wasUnused`: whether no server
 * had used the database before. @throws {UnfitDatabase} if the database's encoding lacks some letters. Also throws if
 * the data is newer than this code, or the database does not answer.
 */
export async function migratePostgres(url: string): Promise<{ wasUnused: boolean }> {
  // Statements have no time limit, because a migration may take long, and other nodes wait for it.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, application_name: 'clink' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const before = await migrateLocked(client);
    await client.query('COMMIT');
    return { wasUnused: before === 0 };
  } finally {
    await client.end();
  }
}

/** Returns the version that the database had. */
async function migrateLocked(client: Client): Promise<number> {
  await client.query('CREATE TABLE IF NOT EXISTS clink_migrations (version INTEGER PRIMARY KEY)');
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM clink_migrations',
  );
  const present = rows[0]?.version ?? 0;
  await requireUnicode(client, present === 0);
  for (const [version, sql] of missingFrom(MIGRATIONS, present)) {
    await client.query(sql);
    await client.query('INSERT INTO clink_migrations VALUES ($1)', [version]);
  }
  return present;
}

/**
 * SQL_ASCII can also store every letter, but cannot compare names. A database with SQL_ASCII that is already in use is
 * still accepted.
 */
async function requireUnicode(client: Client, isNew: boolean): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding ?? '';
  if (encoding === 'UTF8' || (encoding === 'SQL_ASCII' && !isNew)) return;
  throw new UnfitDatabase(
    `The database of DATABASE_URL has the encoding ${encoding}, which lacks the letters of some guests. Make one with UTF8: createdb --encoding=UTF8 --template=template0 NAME`,
  );
}
