import { existsSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import Database from 'better-sqlite3';
import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { createPrivately } from './data-folder.ts';
import { MIGRATIONS, migrate } from './migrations.ts';

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

/**
 * Sets a damaged database aside and creates a new one at `path` with all that can be read.
 * @throws if there is no room for a new one. The damaged one is then back at `path`.
 */
export function replaceDamaged(path: string): Salvage {
  const setAside = damagedPath(path);
  move(path, setAside);
  utimesSync(setAside, new Date(), new Date());
  try {
    createPrivately(path);
    return { setAside, ...copyReadable(setAside, path) };
  } catch (error) {
    move(setAside, path);
    throw error;
  }
}

/** A damaged database still contains guests' data. This deletes it a day after it was set aside. */
export function forgetDamaged(path: string): void {
  const file = statSync(damagedPath(path), { throwIfNoEntry: false });
  if (!file || Date.now() - file.mtimeMs < SESSION_LIFETIME_MS) return;
  for (const suffix of WITH_LOG) rmSync(damagedPath(path) + suffix, { force: true });
}

/** The suffixes of a database file and its log. */
const WITH_LOG = ['', '-wal'];

function move(from: string, to: string): void {
  for (const suffix of WITH_LOG) {
    rmSync(to + suffix, { force: true });
    if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
  }
}

function copyReadable(from: string, to: string): Omit<Salvage, 'setAside'> {
  const [damaged, fresh] = [new Database(from), new Database(to)];
  try {
    const version = versionOf(damaged);
    migrate(fresh, version);
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
    return version <= MIGRATIONS.length ? version : 0;
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    return 0;
  }
}

function copyTables(damaged: Database.Database, fresh: Database.Database) {
  const isCopied = fresh.prepare<[unknown]>('SELECT 1 FROM drink_sessions WHERE session_id = ?');
  const isMissing = (id: unknown) => isCopied.get(id) === undefined;
  const sessions =
    copyRows(fresh, 'drink_sessions', bothWays(damaged, 'SELECT * FROM drink_sessions ORDER BY rowid')) +
    copyRows(fresh, 'drink_sessions', sessionsById(damaged, isMissing));
  copyRows(fresh, 'clock', bothWays(damaged, 'SELECT * FROM clock ORDER BY id'));
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
