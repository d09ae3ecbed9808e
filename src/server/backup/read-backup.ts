import { readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { hostsOfVersion, migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { BACKUP_TABLES } from './backup-tables.ts';
import { schemaOf } from './schema-of-file.ts';

/** Marks a backup among SQLite files: 'Clnk'. */
export const BACKUP_ID = 0x43_6c_6e_6b;

/** In the header of a SQLite file, the mark and the version stand at these bytes. */
const ID_AT = 68;
const VERSION_AT = 60;

export interface BackupContents {
  readonly celebrations: number;
  readonly hosts: number;
}

/** More than a hundred times the hosts and celebrations of a large installation. */
const MAX_BYTES = 256 * 1_024 * 1_024;

/** Opens and checks a backup, and brings it up to date in memory. @throws if it is not a sound backup. */
export function readBackup(path: string): Database.Database {
  const file = unpack(path);
  try {
    if (file.readUInt32BE(ID_AT) !== BACKUP_ID) throw new Error(`${path} is not a backup of Clink.`);
    requireOwnTables(file);
    return openSound(file);
  } catch (error) {
    // Their messages may contain what the file says.
    if (error instanceof Database.SqliteError || error instanceof RangeError)
      throw new Error(`${path} is damaged.`, { cause: error });
    throw error;
  }
}

/** The check sum of gzip finds every changed byte. */
function unpack(path: string): Buffer {
  try {
    if (statSync(path).size > MAX_BYTES) throw new RangeError('The file is too large.');
    return gunzipSync(readFileSync(path), { maxOutputLength: MAX_BYTES });
  } catch (error) {
    throw new Error(`${path} is damaged, or not a backup of Clink.`, { cause: error });
  }
}

/** Nothing of a file that somebody has made up may run, so its tables must be ours before the engine opens it. */
function requireOwnTables(file: Buffer): void {
  const own = hostsOfVersion(file.readUInt32BE(VERSION_AT));
  try {
    if (!isDeepStrictEqual(schemaOf(file), schemaOf(own.serialize()))) throw new RangeError('The tables are others.');
  } finally {
    own.close();
  }
}

/** @throws {RangeError} if the rows are not sound. */
function openSound(file: Buffer): Database.Database {
  const db = new Database(file);
  try {
    // For files of strangers: https://sqlite.org/security.html
    db.pragma('trusted_schema = OFF');
    db.pragma('cell_size_check = ON');
    const isWhole = db.pragma('integrity_check(1)', { simple: true }) === 'ok';
    // One row at a time, here and below: a file has room for millions.
    if (!isWhole || db.prepare('PRAGMA foreign_key_check').get()) throw new RangeError('The rows do not fit together.');
    migrateHosts(db);
    requireText(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Refuses texts with control characters, because they could control the terminal that prints them. */
function requireText(db: Database.Database): void {
  for (const { name } of BACKUP_TABLES) {
    for (const values of db.prepare<[], unknown[]>(`SELECT * FROM ${name}`).raw().iterate()) {
      if (values.some((value) => typeof value === 'string' && /(?![\n\r\t])\p{Cc}/u.test(value)))
        throw new RangeError('A text controls the terminal.');
    }
  }
}

export function contentsOf(db: Database.Database): BackupContents {
  const count = (from: string) => Number(db.prepare(`SELECT count(*) FROM ${from}`).pluck().get());
  return { celebrations: count('celebrations WHERE deleted_at IS NULL'), hosts: count('hosts') };
}

export function versionOf(db: Database.Database, schema = 'main'): number {
  return Number(db.pragma(`${schema}.user_version`, { simple: true }));
}
