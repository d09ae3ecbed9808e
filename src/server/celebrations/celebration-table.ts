import type { Database } from 'better-sqlite3';
import { CELEBRATION_STATES, type Celebration } from '../../domain/celebration/celebration.ts';
import { type CelebrationSettings, USUAL_SETTINGS } from '../../domain/hosting/celebration-settings.ts';
import { DOORS } from '../../domain/hosting/door.ts';
import { BOARDS, USUAL_BOARDS } from '../../domain/leaderboard/boards.ts';
import { ACCOUNT_TABLES } from '../accounts/account-tables.ts';
import { migrateWith } from '../store/migrations.ts';

interface CelebrationRow {
  readonly id: string;
  readonly code: string;
  readonly names: string;
  readonly date: string;
  readonly time_zone: string;
  readonly language: string;
  readonly state: string;
  readonly door: string;
  readonly paused_at: number | null;
  readonly getting_home: string;
  readonly boards: string;
}

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

export type CelebrationTable = ReturnType<typeof openCelebrationTable>;

/** Migrates a database of celebrations, and prepares its statements. */
export function openCelebrationTable(db: Database) {
  migrateHosts(db);
  const findByCode = db.prepare<[string], CelebrationRow>(
    'SELECT * FROM celebrations WHERE code = ? AND deleted_at IS NULL',
  );
  const findById = db.prepare<[string], CelebrationRow>(
    'SELECT * FROM celebrations WHERE id = ? AND deleted_at IS NULL',
  );
  const listAll = db.prepare<[], CelebrationRow>(
    'SELECT * FROM celebrations WHERE deleted_at IS NULL ORDER BY date, created_at, id',
  );
  const listDeleted = db.prepare<[], { id: string }>('SELECT id FROM celebrations WHERE deleted_at IS NOT NULL');
  const put = db.prepare(
    `INSERT OR IGNORE INTO celebrations (id, code, names, date, time_zone, language, state, created_at)
     VALUES (@id, @code, @names, @date, @timeZone, @language, @state, @createdAt)`,
  );
  const putState = db.prepare('UPDATE celebrations SET state = ? WHERE id = ? AND deleted_at IS NULL');
  const putFacts = db.prepare(
    `UPDATE celebrations SET names = @names, date = @date, time_zone = @timeZone, language = @language, state = @state
     WHERE id = @id AND deleted_at IS NULL`,
  );
  const putSettings = db.prepare(
    `UPDATE celebrations SET door = @door, paused_at = @pausedAt, getting_home = @gettingHome, boards = @boards
     WHERE id = @id AND deleted_at IS NULL`,
  );
  const empty = db.prepare(
    `UPDATE celebrations SET names = '', date = '', time_zone = '', language = '', state = '', getting_home = '',
     deleted_at = ? WHERE id = ? AND deleted_at IS NULL`,
  );
  return {
    byCode: (code: string): Celebration | undefined => fromRow(findByCode.get(code)),
    byId: (id: string): Celebration | undefined => fromRow(findById.get(id)),
    settingsOf: (id: string): CelebrationSettings => settingsFrom(findById.get(id)),
    list: (): Celebration[] => listAll.all().flatMap((row) => fromRow(row) ?? []),
    deletedIds: (): string[] => listDeleted.all().map(({ id }) => id),
    /** Returns false if the code or the id was ever used. */
    add: (celebration: Celebration, createdAt: number): boolean => put.run({ ...celebration, createdAt }).changes === 1,
    put: (celebration: Celebration): boolean => putFacts.run(celebration).changes === 1,
    putSettings: (id: string, settings: CelebrationSettings): boolean =>
      putSettings.run({ ...settings, boards: settings.boards.join(), id }).changes === 1,
    setState: (id: string, state: Celebration['state']): boolean => putState.run(state, id).changes === 1,
    /** Deletes all but the id and the code, which is never given again. */
    remove: (id: string, deletedAt: number): boolean => empty.run(deletedAt, id).changes === 1,
  };
}

function fromRow(row: CelebrationRow | undefined): Celebration | undefined {
  if (!row) return undefined;
  const { id, code, names, date, time_zone: timeZone, language } = row;
  const state = CELEBRATION_STATES.find((known) => known === row.state) ?? 'open';
  return { id, code, names, date, timeZone, language, state };
}

/** A damaged door is closed: the hosts see it and open it again. */
function settingsFrom(row: CelebrationRow | undefined): CelebrationSettings {
  if (!row) return USUAL_SETTINGS;
  const names = row.boards.split(',');
  const boards = BOARDS.filter((name) => names.includes(name));
  return {
    door: DOORS.find((known) => known === row.door) ?? 'closed',
    pausedAt: row.paused_at,
    gettingHome: row.getting_home,
    boards: boards.length > 0 ? boards : USUAL_BOARDS,
  };
}
