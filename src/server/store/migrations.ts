import type { Database } from 'better-sqlite3';
import { NewerData } from './store.ts';

/** Each entry runs once, in order. The database's `user_version` counts them. Never edit a released one. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE drink_sessions (
    session_id     TEXT PRIMARY KEY,
    celebration_id TEXT NOT NULL,
    user_name      TEXT NOT NULL,
    total_drinks   INTEGER NOT NULL,
    drinks_data    TEXT NOT NULL,
    session_start  INTEGER NOT NULL,
    last_drink_at  INTEGER,
    drinking_pace  TEXT NOT NULL,
    latitude       REAL,
    longitude      REAL,
    expires_at     INTEGER NOT NULL,
    revision       INTEGER NOT NULL,
    write_key_hash TEXT NOT NULL,
    clock_offset   INTEGER NOT NULL,
    updated_at     INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX drink_sessions_expiry ON drink_sessions (expires_at);
  CREATE TABLE gone_sessions (
    session_id     TEXT PRIMARY KEY,
    write_key_hash TEXT NOT NULL,
    gone_at        INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE drink_sessions ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE gone_sessions ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
  `,
  // Deletes positions that were stored without a blur. Phones send their positions again with the next save.
  `
  ALTER TABLE drink_sessions ADD COLUMN moves TEXT;
  UPDATE drink_sessions SET latitude = NULL, longitude = NULL;
  `,
  // The drinks are in the last column. The engine can then read the other columns without loading the pages of the
  // drinks.
  `
  CREATE TABLE sessions_drinks_last (
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
    revision       INTEGER NOT NULL,
    write_key_hash TEXT NOT NULL,
    clock_offset   INTEGER NOT NULL,
    updated_at     INTEGER NOT NULL,
    hidden         INTEGER NOT NULL,
    moves          TEXT,
    drinks_data    TEXT NOT NULL
  ) STRICT;
  INSERT INTO sessions_drinks_last SELECT session_id, celebration_id, user_name, total_drinks, session_start,
    last_drink_at, drinking_pace, latitude, longitude, expires_at, revision, write_key_hash, clock_offset, updated_at,
    hidden, moves, drinks_data FROM drink_sessions;
  DROP TABLE drink_sessions;
  ALTER TABLE sessions_drinks_last RENAME TO drink_sessions;
  CREATE INDEX drink_sessions_expiry ON drink_sessions (expires_at);
  `,
  // For the merge: stamps, removed ids, and a version that only the server counts.
  `
  ALTER TABLE drink_sessions RENAME COLUMN revision TO version;
  ALTER TABLE drink_sessions DROP COLUMN clock_offset;
  ALTER TABLE drink_sessions ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE drink_sessions ADD COLUMN stamps TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE gone_sessions ADD COLUMN reason TEXT NOT NULL DEFAULT 'deleted';
  UPDATE gone_sessions SET reason = 'forgotten' WHERE forgotten = 1;
  ALTER TABLE gone_sessions DROP COLUMN forgotten;
  `,
  // The server's time, in one row.
  `
  CREATE TABLE clock (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    server_ms INTEGER NOT NULL,
    wall_ms   INTEGER NOT NULL,
    uptime_ms INTEGER NOT NULL,
    boot_id   TEXT
  ) STRICT;
  `,
  // The open celebration is read whole at the start, and needs no index.
  `
  CREATE INDEX drink_sessions_coded ON drink_sessions (celebration_id) WHERE celebration_id <> 'open';
  `,
  // What the hosts decide. A roster needs these columns, so the long ones move behind them.
  `
  CREATE TABLE sessions_moderated (
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
  INSERT INTO sessions_moderated (session_id, celebration_id, user_name, total_drinks, session_start, last_drink_at,
    drinking_pace, latitude, longitude, expires_at, version, write_key_hash, updated_at, hidden, moves, drinks_data,
    removed, stamps) SELECT session_id, celebration_id, user_name, total_drinks, session_start, last_drink_at,
    drinking_pace, latitude, longitude, expires_at, version, write_key_hash, updated_at, hidden, moves, drinks_data,
    removed, stamps FROM drink_sessions ORDER BY rowid;
  DROP TABLE drink_sessions;
  ALTER TABLE sessions_moderated RENAME TO drink_sessions;
  CREATE INDEX drink_sessions_expiry ON drink_sessions (expires_at);
  CREATE INDEX drink_sessions_coded ON drink_sessions (celebration_id) WHERE celebration_id <> 'open';
  `,
];

/** Migrates the tables of sessions up to `target`. @throws {NewerData} */
export function migrate(db: Database, target = MIGRATIONS.length): void {
  migrateWith(db, MIGRATIONS, target);
}

/**
 * Runs the migrations that a database lacks, up to `target`. Two processes may do so at once.
 * @throws {NewerData}
 */
export function migrateWith(db: Database, migrations: readonly string[], target = migrations.length): void {
  const versionOf = () => Number(db.pragma('user_version', { simple: true }));
  const next = db.transaction(() => {
    const version = versionOf();
    const migration = migrations[version];
    if (migration === undefined || version >= target) return;
    db.exec(migration);
    db.pragma(`user_version = ${version + 1}`);
  });
  if (versionOf() > migrations.length) throw new NewerData();
  while (versionOf() < target) next.immediate();
}
