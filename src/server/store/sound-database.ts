import Database from 'better-sqlite3';
import { Damaged } from './faults.ts';

interface SoundDatabaseOptions {
  /** How long a statement waits for another process. */
  readonly patienceMs: number;
  /** Locks the file until this process ends. No lock file can then be left behind. */
  readonly isExclusive?: boolean;
}

/**
 * Opens an existing database in WAL mode, synced at every commit, and checks it. Deleted data is overwritten.
 * @throws {Damaged} if the check finds a damaged page. Also throws what the engine throws.
 */
export function openSoundDatabase(path: string, options: SoundDatabaseOptions): Database.Database {
  const db = new Database(path, { fileMustExist: true, timeout: options.patienceMs });
  try {
    if (options.isExclusive) db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    // Otherwise savepoints would use temporary files.
    db.pragma('temp_store = MEMORY');
    if (options.isExclusive) db.exec('BEGIN IMMEDIATE; COMMIT');
    const verdict = db.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Damaged(String(verdict));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
