import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

/** Marks a backup among SQLite files: 'Clnk'. */
export const BACKUP_ID = 0x43_6c_6e_6b;

export interface BackupContents {
  readonly celebrations: number;
  readonly hosts: number;
}

/** More than a hundred times the hosts and celebrations of a large installation. */
const MAX_BYTES = 256 * 1_024 * 1_024;

/** Opens and checks a backup, and brings it up to date in memory. @throws if it is not a sound backup. */
export function readBackup(path: string): Database.Database {
  const db = openInMemory(path);
  try {
    const isBackup = db.pragma('application_id', { simple: true }) === BACKUP_ID;
    if (!isBackup) throw new Error(`${path} is not a backup of Clink.`);
    if (!isSound(db)) throw new Error(`${path} is damaged.`);
    return db;
  } catch (error) {
    db.close();
    // Its message may contain what the file says.
    if (error instanceof Database.SqliteError) throw new Error(`${path} is damaged.`, { cause: error });
    throw error;
  }
}

/** Nothing of a file that somebody has made up may run, so its tables must be ours before they are read. */
function isSound(db: Database.Database): boolean {
  db.pragma('trusted_schema = OFF');
  if (!hasOnlyTables(db)) return false;
  if (db.pragma('integrity_check(1)', { simple: true }) !== 'ok') return false;
  if ((db.pragma('foreign_key_check') as unknown[]).length > 0) return false;
  migrateHosts(db);
  return hasOwnTables(db) && hasOnlyText(db);
}

/** Neither views nor triggers nor virtual tables. */
function hasOnlyTables(db: Database.Database): boolean {
  const strange = "type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'";
  return db.prepare(`SELECT count(*) FROM sqlite_schema WHERE ${strange}`).pluck().get() === 0;
}

function hasOwnTables(db: Database.Database): boolean {
  const own = new Database(':memory:');
  try {
    migrateHosts(own);
    return isDeepStrictEqual(schemaOf(db), schemaOf(own));
  } finally {
    own.close();
  }
}

/** The tables and indexes, apart from quotes and spaces. */
function schemaOf(db: Database.Database): string[] {
  const statements = db.prepare<[], string>('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL').pluck().all();
  return statements.map((sql) => sql.replaceAll('"', '').replace(/\s+/g, ' ')).sort();
}

/** No text has a character that would control a terminal which prints it. */
function hasOnlyText(db: Database.Database): boolean {
  const values = BACKUP_TABLES.flatMap(({ name }) => db.prepare(`SELECT * FROM ${name}`).raw().all()).flat();
  return !values.some((value) => typeof value === 'string' && /(?![\n\r\t])\p{Cc}/u.test(value));
}

/** The check sum of gzip finds every changed byte. */
function openInMemory(path: string): Database.Database {
  const packed = readFileSync(path);
  try {
    return new Database(gunzipSync(packed, { maxOutputLength: MAX_BYTES }));
  } catch (error) {
    throw new Error(`${path} is damaged, or not a backup of Clink.`, { cause: error });
  }
}

export function contentsOf(db: Database.Database): BackupContents {
  const count = (from: string) => Number(db.prepare(`SELECT count(*) FROM ${from}`).pluck().get());
  return { celebrations: count('celebrations WHERE deleted_at IS NULL'), hosts: count('hosts') };
}

export function versionOf(db: Database.Database, schema = 'main'): number {
  return Number(db.pragma(`${schema}.user_version`, { simple: true }));
}
