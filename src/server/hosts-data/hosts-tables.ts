import type { SqlEngine } from './sql-engines.ts';

/** Each function here returns the SQL of a migration. Of a deleted celebration only the id and the code remain. */
export const celebrationTables = ({ timeMs, table }: SqlEngine) => `
  CREATE TABLE celebrations (
    id         TEXT PRIMARY KEY,
    code       TEXT NOT NULL UNIQUE,
    names      TEXT NOT NULL,
    date       TEXT NOT NULL,
    time_zone  TEXT NOT NULL,
    language   TEXT NOT NULL,
    state      TEXT NOT NULL,
    created_at ${timeMs} NOT NULL,
    deleted_at ${timeMs}
  )${table};
  `;

/** What hosts set, who the hosts are, whom they invited, and what they did. */
export const hostingTables = ({ timeMs, countingKey, table, keyed }: SqlEngine) => `
  ALTER TABLE celebrations ADD COLUMN door TEXT NOT NULL DEFAULT 'open';
  ALTER TABLE celebrations ADD COLUMN paused_at ${timeMs};
  ALTER TABLE celebrations ADD COLUMN getting_home TEXT NOT NULL DEFAULT '';
  ALTER TABLE celebrations ADD COLUMN boards TEXT NOT NULL DEFAULT 'mostDrinks,fastestPace';
  CREATE TABLE celebration_hosts (
    celebration_id TEXT NOT NULL,
    host_id        TEXT NOT NULL,
    role           TEXT NOT NULL,
    name           TEXT NOT NULL,
    email          TEXT NOT NULL,
    since          ${timeMs} NOT NULL,
    PRIMARY KEY (celebration_id, host_id)
  )${keyed};
  CREATE INDEX celebration_hosts_host ON celebration_hosts (host_id);
  CREATE TABLE co_host_invitations (
    id              TEXT PRIMARY KEY,
    token_hash      TEXT NOT NULL UNIQUE,
    celebration_id  TEXT NOT NULL,
    email           TEXT,
    invited_by      TEXT NOT NULL,
    invited_by_name TEXT NOT NULL,
    invited_at      ${timeMs} NOT NULL,
    expires_at      ${timeMs} NOT NULL
  )${keyed};
  CREATE INDEX co_host_invitations_celebration ON co_host_invitations (celebration_id);
  CREATE TABLE host_actions (
    id             ${countingKey},
    celebration_id TEXT NOT NULL,
    at             ${timeMs} NOT NULL,
    host_id        TEXT NOT NULL,
    host_name      TEXT NOT NULL,
    action         TEXT NOT NULL,
    guest_id       TEXT,
    guest_name     TEXT,
    details        TEXT NOT NULL,
    undone_at      ${timeMs},
    undone_by      TEXT
  )${table};
  CREATE INDEX host_actions_celebration ON host_actions (celebration_id, id);
  CREATE INDEX host_actions_guest ON host_actions (guest_id) WHERE guest_id IS NOT NULL;
  `;

/** When a celebration is deleted that can still be kept, and with the index the server finds those whose time has come. */
export const deletedLater = ({ timeMs }: SqlEngine) => `
  ALTER TABLE celebrations ADD COLUMN deletes_at ${timeMs};
  CREATE INDEX celebrations_deletes_at ON celebrations (deletes_at) WHERE deletes_at IS NOT NULL;
  `;

/** When a celebration that is over was ended. */
export const endedAt = ({ timeMs }: SqlEngine) => `ALTER TABLE celebrations ADD COLUMN ended_at ${timeMs};`;

/** When a celebration that is for a rehearsal only deletes itself. */
export const rehearsalEnd = ({ timeMs }: SqlEngine) => `
  ALTER TABLE celebrations ADD COLUMN lasts_until ${timeMs};
  CREATE INDEX celebrations_lasts_until ON celebrations (lasts_until) WHERE lasts_until IS NOT NULL;
  `;

/** What hosts set for the wall, and the last word that they said, as JSON. */
export const wallSettings = ({ timeMs }: SqlEngine) => `
  ALTER TABLE celebrations ADD COLUMN wall TEXT NOT NULL DEFAULT 'names';
  ALTER TABLE celebrations ADD COLUMN wall_colours TEXT NOT NULL DEFAULT 'clock';
  ALTER TABLE celebrations ADD COLUMN wall_pace INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE celebrations ADD COLUMN moments INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE celebrations ADD COLUMN wall_code_hidden_until ${timeMs};
  ALTER TABLE celebrations ADD COLUMN word TEXT;
  `;

/** How a celebration looks (src/domain/look/look.ts). */
export const LOOK = `
  ALTER TABLE celebrations ADD COLUMN palette TEXT NOT NULL DEFAULT 'rose';
  ALTER TABLE celebrations ADD COLUMN ornament TEXT NOT NULL DEFAULT 'rings';
  `;

/** The drinks that hosts have named, as JSON, and whether a celebration is without alcohol. */
export const MENU = `
  ALTER TABLE celebrations ADD COLUMN menu TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE celebrations ADD COLUMN menu_revision INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE celebrations ADD COLUMN without_alcohol INTEGER NOT NULL DEFAULT 0;
  `;

/** With this the hourly purge finds what it must delete, without reading every log. */
export const NAMED_GUESTS_INDEX = "CREATE INDEX host_actions_named ON host_actions (at) WHERE guest_name <> '';";
