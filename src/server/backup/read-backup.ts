import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { migrateHosts } from '../hosts-data/hosts-migrations.ts';

/** Marks a backup among SQLite files: 'Clnk'. */
export const BACKUP_ID = 0x43_6c_6e_6b;

export interface BackupContents {
  readonly celebrations: number;
  readonly hosts: number;
}

/** Opens and checks a backup, and brings it up to date in memory. @throws if it is not a sound backup. */
export function readBackup(path: string): Database.Database {
  const db = openInMemory(path);
  try {
    const isBackup = db.pragma('application_id', { simple: true }) === BACKUP_ID;
    if (!isBackup) throw new Error(`${path} is not a backup of Clink.`);
    const isSound = db.pragma('integrity_check(1)', { simple: true }) === 'ok';
    const lost = db.pragma('foreign_key_check') as unknown[];
    if (!isSound || lost.length > 0) throw new Error(`${path} is damaged.`);
    migrateHosts(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The check sum of gzip finds every changed byte. */
function openInMemory(path: string): Database.Database {
  const packed = readFileSync(path);
  try {
    return new Database(gunzipSync(packed));
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
