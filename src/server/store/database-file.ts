import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { Damaged, isDamage } from './faults.ts';
import { replaceDamaged } from './salvage.ts';

/** How long a starting server waits for the previous one to release the lock. */
const LOCK_PATIENCE_MS = 2_000;

const DAMAGED =
  'the database was damaged: it is set aside for 24 hours, and a new one has all that could be read. Check the disk; nothing else is needed';

/**
 * Opens the database at `path`. A damaged one does not prevent the start: its readable part becomes a new database, and
 * the phones send the rest with their next saves.
 */
export function openDatabaseFile(path: string, log: Logger): Database.Database {
  try {
    return openSound(path);
  } catch (error) {
    if (!isDamage(error)) throw error;
    log.error({ err: error, file: path, ...replaceDamaged(path) }, DAMAGED);
    return openSound(path);
  }
}

/**
 * Opens a database in WAL mode, synced at every commit. The engine holds its lock until the process ends, so no lock file
 * can be left behind.
 */
function openSound(path: string): Database.Database {
  const db = new Database(path, { timeout: LOCK_PATIENCE_MS });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    // Otherwise savepoints would use temporary files.
    db.pragma('temp_store = MEMORY');
    db.exec('BEGIN IMMEDIATE; COMMIT');
    const verdict = db.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Damaged(String(verdict));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Returns a function that tells whether the file now at `path` is still there. */
export function watchFile(path: string): () => boolean {
  const opened = statSync(path);
  return () => {
    const file = statSync(path, { throwIfNoEntry: false });
    return file?.ino === opened.ino && file.dev === opened.dev;
  };
}
