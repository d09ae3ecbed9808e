import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { hostsOfVersion } from '../hosts-data/hosts-migrations.ts';
import { BACKUP_TABLES, type BackupRow, columnsOf, versionOf } from './backup-tables.ts';
import { UnsoundBackup } from './unsound-backup.ts';

/**
 * Before 0.2.0, backups were compressed SQLite databases. Version 0.2.0 still reads them. After the release of 0.2.0,
 * delete this file and its test, sqlite-backup.test.ts.
 */

/** Marks a backup among SQLite files: 'Clnk'. */
export const BACKUP_ID = 0x43_6c_6e_6b;
const MAX_BYTES = 256 * 1_024 * 1_024;

export function isSqliteBackup(path: string): boolean {
  const file = openSync(path, 'r');
  const start = Buffer.alloc(2);
  readSync(file, start);
  closeSync(file);
  return start.readUInt16BE() === 0x1f_8b;
}

export function readSqliteBackup<Answer>(
  path: string,
  take: (version: number, rows: Iterable<BackupRow>) => Answer,
): Answer {
  const db = new Database(unpack(path));
  try {
    // For files of strangers: https://sqlite.org/security.html
    db.pragma('trusted_schema = OFF');
    db.pragma('cell_size_check = ON');
    if (db.pragma('application_id', { simple: true }) !== BACKUP_ID) throw new UnsoundBackup(path, 'foreign');
    const version = versionOf(db);
    const own = hostsOfVersion(version);
    // A forged file must not run any code, so its schema must equal ours before a row is read.
    if (!isDeepStrictEqual(schemaOf(db), schemaOf(own))) throw new RangeError('The tables are others.');
    own.close();
    if (db.pragma('integrity_check(1)', { simple: true }) !== 'ok')
      throw new RangeError('The rows do not fit together.');
    return take(version, rowsOf(db));
  } finally {
    db.close();
  }
}

function unpack(path: string): Buffer {
  try {
    if (statSync(path).size > MAX_BYTES) throw new RangeError('The file is too large.');
    return gunzipSync(readFileSync(path), { maxOutputLength: MAX_BYTES });
  } catch (error) {
    throw new UnsoundBackup(path, 'damaged', error);
  }
}

/** The schema without quotes and spaces, which differ between versions of SQLite. */
function schemaOf(db: Database.Database): string[] {
  const rows = db.prepare<[], (string | null)[]>('SELECT type, name, tbl_name, sql FROM sqlite_schema').raw().all();
  return rows
    .map((row) =>
      row
        .join('\n')
        .replace(/"(\w+)"/g, '$1')
        .replace(/[ \n]+/g, ' '),
    )
    .sort();
}

function* rowsOf(db: Database.Database): Generator<BackupRow> {
  for (const { name } of BACKUP_TABLES) {
    if (columnsOf(db, name).length === 0) continue;
    for (const row of db.prepare<[], BackupRow[1]>(`SELECT * FROM ${name}`).iterate()) yield [name, row];
  }
}
