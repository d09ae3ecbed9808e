import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { createPrivately, prepareFolder } from '../store/data-folder.ts';
import { openSoundDatabase } from '../store/sound-database.ts';
import { migrateHosts } from './hosts-migrations.ts';

const HOSTS = 'hosts.sqlite';

/** The database of celebrations in `dataDir`. They outlive the evening, so they are not in the sessions' database. */
export function hostsPath(dataDir: string): string {
  return join(dataDir, HOSTS);
}

/** Creates an empty file that only this user may read, and the folder, if they are missing. Returns the path. */
export function createHostsFile(dataDir: string): string {
  prepareFolder(dataDir);
  const path = hostsPath(dataDir);
  if (!existsSync(path)) createPrivately(path);
  return path;
}

/**
 * Opens the file, which several processes may use at a time, and creates or updates its tables. A statement waits up to
 * `patienceMs` for another process.
 * @throws {NewerData}, and what openSoundDatabase throws. The file is not open then.
 */
export function openHostsFile(path: string, patienceMs: number): Database {
  const db = openSoundDatabase(path, { patienceMs });
  try {
    migrateHosts(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Erases deleted rows for good: `secure_delete` overwrites them in the file, and this empties SQLite's log of them. */
export function eraseDeleted(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)');
}
