import type { Database } from 'better-sqlite3';
import { ACCOUNT_TABLES } from '../accounts/account-tables.ts';
import { migrateWith } from '../store/migrations.ts';

/** As in src/server/store/migrations.ts. Of a deleted celebration only the id and the code remain. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE celebrations (
    id         TEXT PRIMARY KEY,
    code       TEXT NOT NULL UNIQUE,
    names      TEXT NOT NULL,
    date       TEXT NOT NULL,
    time_zone  TEXT NOT NULL,
    language   TEXT NOT NULL,
    state      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
  ) STRICT;
  CREATE INDEX celebrations_deleted ON celebrations (id) WHERE deleted_at IS NOT NULL;
  `,
  ACCOUNT_TABLES,
  // What hosts set, who the hosts are, whom they invited, and what they did.
  `
  ALTER TABLE celebrations ADD COLUMN door TEXT NOT NULL DEFAULT 'open';
  ALTER TABLE celebrations ADD COLUMN paused_at INTEGER;
  ALTER TABLE celebrations ADD COLUMN getting_home TEXT NOT NULL DEFAULT '';
  ALTER TABLE celebrations ADD COLUMN boards TEXT NOT NULL DEFAULT 'mostDrinks,fastestPace';
  CREATE TABLE celebration_hosts (
    celebration_id TEXT NOT NULL,
    host_id        TEXT NOT NULL,
    role           TEXT NOT NULL,
    name           TEXT NOT NULL,
    email          TEXT NOT NULL,
    since          INTEGER NOT NULL,
    PRIMARY KEY (celebration_id, host_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX celebration_hosts_host ON celebration_hosts (host_id);
  CREATE TABLE co_host_invitations (
    id              TEXT PRIMARY KEY,
    token_hash      TEXT NOT NULL UNIQUE,
    celebration_id  TEXT NOT NULL,
    email           TEXT,
    invited_by      TEXT NOT NULL,
    invited_by_name TEXT NOT NULL,
    invited_at      INTEGER NOT NULL,
    expires_at      INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX co_host_invitations_celebration ON co_host_invitations (celebration_id);
  CREATE TABLE host_actions (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    celebration_id TEXT NOT NULL,
    at             INTEGER NOT NULL,
    host_id        TEXT NOT NULL,
    host_name      TEXT NOT NULL,
    action         TEXT NOT NULL,
    guest_id       TEXT,
    guest_name     TEXT,
    details        TEXT NOT NULL,
    undone_at      INTEGER,
    undone_by      TEXT
  ) STRICT;
  CREATE INDEX host_actions_celebration ON host_actions (celebration_id, id);
  CREATE INDEX host_actions_guest ON host_actions (guest_id) WHERE guest_id IS NOT NULL;
  `,
];

/** Creates or updates all tables of `hosts.sqlite`. */
export function migrateHosts(db: Database): void {
  migrateWith(db, MIGRATIONS);
}
