import { existsSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import Database from 'better-sqlite3';
import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { createPrivately } from './data-folder.ts';
import { MIGRATIONS } from './migrations.ts';
import { migrateWith } from './versions.ts';

export interface Salvage {
  readonly setAside: string;
  readonly sessions: number;
  readonly tombstones: number;
}

type Row = Record<string, unknown>;

function damagedPath(path: string): string {
  return `${path}.damaged`;
}

function salvagedPath(path: string): string {
  return `${path}.salvaged`;
}

/**
 * Builds a new database with all readable data of the damaged database at `path`. Then moves the damaged file aside,
 * and the new file to `path`. The process may be killed at any moment without a loss, because the next start continues.
 * @throws if there is no space for a new database. The damaged file is then still at `path`.
 */
export function replaceDamaged(path: string): Salvage {
  const salvaged = salvagedPath(path);
  removeUnfinished(path);
  try {
    createPrivately(salvaged);
    const counts = copyReadable(path, salvaged);
    utimesSync(path, new Date(), new Date());
    putInPlace(path);
    return { setAside: damagedPath(path), ...counts };
  } catch (error) {
    if (!existsSync(path)) move(damagedPath(path), path);
    removeUnfinished(path);
    throw error;
  }
}

/**
 * Continues a salvage that was interrupted after the damaged file was moved from `path`. The new database is then complete.
 */
export function finishSalvage(path: string): void {
  if (!existsSync(path) && existsSync(salvagedPath(path))) putInPlace(path);
}

function removeUnfinished(path: string): void {
  for (const suffix of ['', '-journal']) rmSync(salvagedPath(path) + suffix, { force: true });
}

function putInPlace(path: string): void {
  move(path, damagedPath(path));
  renameSync(salvagedPath(path), path);
}

/**
 * Deletes a damaged database, which still contains guests' data, a day after it was set aside. Also deletes the
 * unfinished new database of a killed process, immediately.
 */
export function forgetDamaged(path: string): void {
  removeUnfinished(path);
  const file = statSync(damagedPath(path), { throwIfNoEntry: false });
  if (!file || Date.now() - file.mtimeMs < SESSION_LIFETIME_MS) return;
  for (const suffix of WITH_LOG) rmSync(damagedPath(path) + suffix, { force: true });
}

/** The suffixes of a database file and its log. */
const WITH_LOG = ['', '-wal'];

function move(from: string, to: string): void {
  // After an interruption, the file may already have been moved, so that only the log must still be moved.
  if (existsSync(from)) for (const suffix of WITH_LOG) rmSync(to + suffix, { force: true });
  for (const suffix of WITH_LOG) if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
}

function copyReadable(from: string, to: string): Omit<Salvage, 'setAside'> {
  const [damaged, fresh] = [new Database(from), new Database(to)];
  try {
    const version = versionOf(damaged);
    migrateWith(fresh, MIGRATIONS, version);
    return version === 0 ? { sessions: 0, tombstones: 0 } : fresh.transaction(() => copyTables(damaged, fresh))();
  } finally {
    damaged.close();
    fresh.close();
  }
}

/** The version of the tables, or 0 if it cannot be read. */
function versionOf(damaged: Database.Database): number {
  try {
    damaged.pragma('locking_mode = EXCLUSIVE');
    const version = Number(damaged.pragma('user_version', { simple: true }));
    return version in MIGRATIONS ? version : 0;
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    return 0;
  }
}

/** The tables of recaps, each with its key column. A file of an earlier version lacks these tables. */
const RECAP_TABLES = [
  ['recap_members', 'session_id'],
  ['recap_open_groups', 'celebration_id'],
  ['recap_outbox', 'group_id'],
] as const;

function copyTables(damaged: Database.Database, fresh: Database.Database) {
  const isCopied = fresh.prepare<[unknown]>('SELECT 1 FROM drink_sessions WHERE session_id = ?');
  const isMissing = (id: unknown) => isCopied.get(id) === undefined;
  const sessions =
    copyRows(fresh, 'drink_sessions', bothWays(damaged, 'SELECT * FROM drink_sessions ORDER BY rowid')) +
    copyRows(fresh, 'drink_sessions', sessionsById(damaged, isMissing));
  copyRows(fresh, 'clock', bothWays(damaged, 'SELECT * FROM clock ORDER BY id'));
  for (const [table, key] of RECAP_TABLES)
    copyRows(fresh, table, bothWays(damaged, `SELECT * FROM ${table} ORDER BY ${key}`));
  const tombstones = bothWays(damaged, 'SELECT * FROM gone_sessions ORDER BY session_id');
  return { sessions, tombstones: copyRows(fresh, 'gone_sessions', tombstones) };
}

/** Reads from the first row forwards to the damage, and from the last row backwards to the damage. */
function* bothWays(db: Database.Database, select: string): Generator<Row> {
  for (const direction of ['ASC', 'DESC'])
    yield* readable(() => db.prepare<[], Row>(`${select} ${direction}`).iterate());
}

/** Reads the rows between two damaged pages, one by one, by the ids in the index. */
function* sessionsById(db: Database.Database, isMissing: (id: unknown) => boolean): Generator<Row> {
  for (const { session_id: id } of bothWays(db, 'SELECT session_id FROM drink_sessions ORDER BY session_id')) {
    const find = () => db.prepare<[unknown], Row>('SELECT * FROM drink_sessions WHERE session_id = ?').all(id);
    if (isMissing(id)) yield* readable(find);
  }
}

function* readable(read: () => Iterable<Row>): Generator<Row> {
  try {
    yield* read();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
}

/** Copies each row once and returns the number of copied rows. A row with a value of the wrong type is left out. */
function copyRows(fresh: Database.Database, table: string, rows: Iterable<Row>): number {
  let copied = 0;
  for (const row of rows) {
    const columns = Object.keys(row);
    const insert = `INSERT OR IGNORE INTO ${table} (${columns}) VALUES (${columns.map((name) => `@${name}`)})`;
    try {
      copied += fresh.prepare(insert).run(row).changes;
    } catch (error) {
      if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'))) throw error;
    }
  }
  return copied;
}
