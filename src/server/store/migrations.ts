import type { Database } from 'better-sqlite3';
import { withAddedColumns } from './added-columns.ts';
import { COLUMNS } from './session-row.ts';
import { type Migrations, migrateWith } from './versions.ts';

/** The versions of the sessions' database, in `user_version`. */
const VERSIONS: Migrations = {
  // A roster reads only the first columns. The long columns are last, so that SQLite can read the others without the
  // pages of the drinks. The open celebration is read completely at the start, and needs no index. The table `clock`
  // contains the server's time in one row.
  8: `
  CREATE TABLE drink_sessions (
    session_id     TEXT PRIMARY KEY,
    celebration_id TEXT NOT NULL,
    user_name      TEXT NOT NULL,
    total_drinks   INTEGER NOT NULL,
    session_start  INTEGER NOT NULL,
    last_drink_at  INTEGER,
    drinking_pace  TEXT NOT NULL,
    latitude       REAL,
    longitude      REAL,
    expires_at     INTEGER NOT NULL,
    version        INTEGER NOT NULL,
    write_key_hash TEXT NOT NULL,
    updated_at     INTEGER NOT NULL,
    hidden         INTEGER NOT NULL,
    moves          TEXT,
    host_name      TEXT,
    host_hidden    INTEGER NOT NULL DEFAULT 0,
    admission      TEXT NOT NULL DEFAULT 'in',
    drinks_data    TEXT NOT NULL,
    removed        TEXT NOT NULL,
    stamps         TEXT NOT NULL
  ) STRICT;
  CREATE INDEX drink_sessions_expiry ON drink_sessions (expires_at);
  CREATE INDEX drink_sessions_coded ON drink_sessions (celebration_id) WHERE celebration_id <> 'open';
  CREATE TABLE gone_sessions (
    session_id     TEXT PRIMARY KEY,
    write_key_hash TEXT NOT NULL,
    gone_at        INTEGER NOT NULL,
    reason         TEXT NOT NULL DEFAULT 'deleted'
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE clock (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    server_ms INTEGER NOT NULL,
    wall_ms   INTEGER NOT NULL,
    uptime_ms INTEGER NOT NULL,
    boot_id   TEXT
  ) STRICT;
  `,
  // The members of recap groups, the groups that wait for more guests, and the groups that are not yet in hosts.sqlite.
  10: `
  CREATE TABLE recap_members (
    session_id     TEXT PRIMARY KEY,
    celebration_id TEXT NOT NULL,
    group_id       TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE recap_open_groups (
    celebration_id TEXT NOT NULL,
    is_seen        INTEGER NOT NULL,
    sums           TEXT NOT NULL,
    opened_at      INTEGER NOT NULL,
    PRIMARY KEY (celebration_id, is_seen)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE recap_outbox (
    group_id       TEXT PRIMARY KEY,
    celebration_id TEXT NOT NULL,
    sums           TEXT
  ) STRICT, WITHOUT ROWID;
  `,
};
export const MIGRATIONS = withAddedColumns(VERSIONS, 'sqlite', COLUMNS);

/** Creates or updates the tables of sessions. @throws {NewerData} */
export function migrate(db: Database): void {
  migrateWith(db, MIGRATIONS);
}
