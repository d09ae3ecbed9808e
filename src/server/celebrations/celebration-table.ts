import type { Database } from 'better-sqlite3';
import { CELEBRATION_STATES, type Celebration } from '../../domain/celebration/celebration.ts';
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
];

/** Creates or updates all tables of `hosts.sqlite`. */
export function migrateHosts(db: Database): void {
  migrateWith(db, MIGRATIONS);
}

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
    `INSERT OR IGNORE INTO celebrations
     VALUES (@id, @code, @names, @date, @timeZone, @language, @state, @createdAt, NULL)`,
  );
  const putState = db.prepare('UPDATE celebrations SET state = ? WHERE id = ? AND deleted_at IS NULL');
  const empty = db.prepare(
    `UPDATE celebrations SET names = '', date = '', time_zone = '', language = '', state = '', deleted_at = ?
     WHERE id = ? AND deleted_at IS NULL`,
  );
  return {
    byCode: (code: string): Celebration | undefined => fromRow(findByCode.get(code)),
    byId: (id: string): Celebration | undefined => fromRow(findById.get(id)),
    list: (): Celebration[] => listAll.all().flatMap((row) => fromRow(row) ?? []),
    deletedIds: (): string[] => listDeleted.all().map(({ id }) => id),
    /** Returns false if the code or the id was ever used. */
    add: (celebration: Celebration, createdAt: number): boolean => put.run({ ...celebration, createdAt }).changes === 1,
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
