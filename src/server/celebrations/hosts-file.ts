import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createPrivately, prepareFolder } from '../store/data-folder.ts';
import { Damaged } from '../store/faults.ts';

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
 * Opens the file, which several processes may use at a time. `patienceMs` is how long a statement waits for another
 * process.
 */
export function openHostsFile(path: string, patienceMs: number): Database.Database {
  const db = new Database(path, { fileMustExist: true, timeout: patienceMs });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    db.pragma('temp_store = MEMORY');
    const verdict = db.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Damaged(String(verdict));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
