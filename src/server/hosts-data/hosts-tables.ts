import { addColumns } from './celebration-columns.ts';
import type { SqlEngine } from './sql-engines.ts';

/** Each function here returns the SQL of a migration. Only the id and the code of a deleted celebration remain. */
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

/** Who the hosts are, whom they invited, and what they did. */
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

/** With this index the server finds the celebrations whose time to be deleted has come. */
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

/** With this index the hourly purge finds what it must delete, without reading every log. */
export const NAMED_GUESTS_INDEX = "CREATE INDEX host_actions_named ON host_actions (at) WHERE guest_name <> '';";

/**
 * What remains of celebrations. `recaps`: the end for which all guests are in groups. When a guest leaves a group, its `sums`
 * become null, so that no backup brings the group back. `recap_mails`: which host has got the mail of the morning after, or is
 * getting it.
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
 * What operators have set for the whole server: the rules of the house, in JSON, the base address, and the celebration from
 * which others begin. One row.
 */
export const houseRow = ({ whole, table }: SqlEngine) => `
  CREATE TABLE house (
    id       ${whole} PRIMARY KEY CHECK (id = 1),
    rules    TEXT,
    address  TEXT,
    template TEXT
  )${table};
  `;
