import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { Damaged, isDamage } from './faults.ts';
import { replaceDamaged } from './salvage.ts';

/** A server that starts waits until the previous server releases the lock. */
const OPTIONS = { patienceMs: 2_000, isExclusive: true };

const DAMAGED =
  'the database was damaged: it is set aside for 24 hours, and a new one has all that could be read. Check the disk; nothing else is needed';

/**
 * Opens the database at `path`. A damaged database does not prevent the start: its readable part becomes a new
 * database, and the phones send the rest with their next saves.
 */
export function openDatabaseFile(path: string, log: Logger): Database.Database {
  try {
    return openSoundDatabase(path, OPTIONS);
  } catch (error) {
    if (!isDamage(error)) throw error;
    log.error({ err: error, file: path, ...replaceDamaged(path) }, DAMAGED);
    return openSoundDatabase(path, OPTIONS);
  }
}

/** Returns a function that says whether the file at `path` is still the one that is there now. */
export function watchFile(path: string): () => boolean {
  const opened = statSync(path);
  return () => {
    const file = statSync(path, { throwIfNoEntry: false });
    return file?.ino === opened.ino && file.dev === opened.dev;
  };
}

interface SoundDatabaseOptions {
  /** How long a statement waits for another process. */
  readonly patienceMs: number;
  /** Locks the file itself until this process ends, so that no lock file can be left behind. */
  readonly isExclusive?: boolean;
}

/**
 * Opens an existing database in WAL mode, synced at every commit, and checks it. Deleted data is overwritten.
 * @throws {Damaged} if the check finds a damaged page. Also throws SQLite's errors.
 */
export function openSoundDatabase(path: string, options: SoundDatabaseOptions): Database.Database {
  const db = new Database(path, { fileMustExist: true, timeout: options.patienceMs });
  try {
    if (options.isExclusive) db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    // Without this setting, savepoints would use temporary files.
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
