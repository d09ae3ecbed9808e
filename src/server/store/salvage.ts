import { existsSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import Database from 'better-sqlite3';
import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { createPrivately } from './data-folder.ts';
import { MIGRATIONS } from './migrations.ts';
import { migrateWith } from './versions.ts';

/** The result of salvaging a damaged database. */
export interface Salvage {
  /** The new path of the damaged file. */
  readonly setAside: string;
  readonly sessions: number;
  readonly tombstones: number;
}

type Row = Record<string, unknown>;

/** The path to which a damaged database is moved. */
function damagedPath(path: string): string {
  return `${path}.damaged`;
}

/** The path at which the new database is built. */
function salvagedPath(path: string): string {
  return `${path}.salvaged`;
}

/**
 * Builds a new database with all that can be read of the damaged one at `path`. Then sets the damaged one aside, and moves the
 * new one to `path`. Nothing is lost if the process is killed at any moment: the next start goes on. @throws if there is no
 * room for a new database. The damaged one is then still at `path`.
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

/** Goes on if a salvage was interrupted after the damaged database had left `path`. The new database is complete by then. */
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
 * A damaged database still contains guests' data. This deletes it a day after it was set aside. It also deletes at once the
 * unfinished new database of a killed process.
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
  // After an interruption the file may have been moved already, so that only the log is left to move.
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

/** The tables of recaps, each with a column of its key. A file of an earlier version lacks these tables. */
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

/** Reads from the first row to the damage, and from the last row back to the damage. */
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

/** Copies each row once and returns their number. A row with a value of the wrong type is left out. */
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
