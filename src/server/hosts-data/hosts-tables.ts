import { addColumns } from './celebration-columns.ts';
import type { SqlEngine } from './sql-engines.ts';

/** Each function in this file returns the SQL of a migration. Of a deleted celebration, only the id and the code remain. */
export const celebrationTables = (engine: SqlEngine) => `
  CREATE TABLE celebrations (
    id         TEXT PRIMARY KEY,
    code       TEXT NOT NULL UNIQUE,
    names      TEXT NOT NULL,
    date       TEXT NOT NULL,
    time_zone  TEXT NOT NULL,
    language   TEXT NOT NULL,
    state      TEXT NOT NULL,
    created_at ${engine.timeMs} NOT NULL,
    deleted_at ${engine.timeMs}
  )${engine.table};
  ${addColumns(4, engine)}
  `;

/** The tables of hosts, their invitations and their actions. */
export const hostingTables = ({ timeMs, countingKey, table, keyed }: SqlEngine) => `
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

/** The server uses this index to find celebrations that are due for deletion. */
export const DELETED_LATER_INDEX =
  'CREATE INDEX celebrations_deletes_at ON celebrations (deletes_at) WHERE deletes_at IS NOT NULL;';

/** The column for the time at which a rehearsal deletes itself. */
export const rehearsalEnd = ({ timeMs }: SqlEngine) => `
  ALTER TABLE celebrations ADD COLUMN lasts_until ${timeMs};
  CREATE INDEX celebrations_lasts_until ON celebrations (lasts_until) WHERE lasts_until IS NOT NULL;
  `;

/** The column for the person whom a host has noted beside a link for a co-host. */
export const FOR_WHOM = 'ALTER TABLE co_host_invitations ADD COLUMN for_whom TEXT;';

/** The column for the choice of an owner who hands the celebration over with an invitation: to stay or to leave. */
export const HANDS_OVER = 'ALTER TABLE co_host_invitations ADD COLUMN hands_over TEXT;';

/** The hourly purge uses this index to find the names that it must delete, without reading every log. */
export const NAMED_GUESTS_INDEX = "CREATE INDEX host_actions_named ON host_actions (at) WHERE guest_name <> '';";

/**
 * The tables of recaps. `recaps`: the end of the celebration for which all guests are in groups. When a guest leaves a
 * group, the group's `sums` become null, so that no backup restores the group. `recap_mails`: the hosts to whom the
 * mail of the morning after was sent or is being sent.
 */
export const recapTables = ({ timeMs, keyed }: SqlEngine) => `
  CREATE TABLE recaps (
    celebration_id TEXT PRIMARY KEY,
    ended_at       ${timeMs} NOT NULL
  )${keyed};
  CREATE TABLE recap_groups (
    celebration_id TEXT NOT NULL,
    group_id       TEXT NOT NULL,
    sums           TEXT,
    PRIMARY KEY (celebration_id, group_id)
  )${keyed};
  CREATE TABLE recap_mails (
    celebration_id TEXT NOT NULL,
    host_id        TEXT NOT NULL,
    begun_at       ${timeMs} NOT NULL,
    sent_at        ${timeMs},
    PRIMARY KEY (celebration_id, host_id)
  )${keyed};
  `;

/**
 * The operators' settings for the whole server, in one row: the rules of the house in JSON, the base address, and the
 * id of the template.
 */
export const houseRow = ({ whole, table }: SqlEngine) => `
  CREATE TABLE house (
    id       ${whole} PRIMARY KEY CHECK (id = 1),
    rules    TEXT,
    address  TEXT,
    template TEXT
  )${table};
  `;
