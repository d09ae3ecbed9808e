import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { Damaged, isDamage } from './faults.ts';
import { replaceDamaged } from './salvage.ts';

/** How long a restarting server waits for the one before it to let go. */
const LOCK_PATIENCE_MS = 2_000;

const DAMAGED =
  'the database was damaged: it is set aside for 24 hours, and a new one holds what could be read. Nothing has to be done; check the disk';

/**
 * Opens the database at `path`. One that is damaged does not stop the start: what can be read of it becomes a new one,
 * and the phones bring back the rest with their next saves.
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
 * WAL, synced at every commit. The engine's own lock is held until the process ends however it ends: there is no lock
 * file to be left behind.
 */
function openSound(path: string): Database.Database {
  const db = new Database(path, { timeout: LOCK_PATIENCE_MS });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    // Else what a savepoint may have to take back is written to a file of its own.
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

/** Whether the file that is at `path` now is still there when it is asked. */
export function watchFile(path: string): () => boolean {
  const opened = statSync(path);
  return () => {
    const file = statSync(path, { throwIfNoEntry: false });
    return file?.ino === opened.ino && file.dev === opened.dev;
  };
}
