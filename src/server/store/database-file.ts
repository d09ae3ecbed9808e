import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { MIGRATIONS } from './migrations.ts';

/** How long a restarting server waits for the one before it to let go. */
const LOCK_PATIENCE_MS = 2_000;

/**
 * Opens the database at `path`, WAL, synced at every commit. The engine's own lock is held until the process ends however
 * it ends: there is no lock file to be left behind.
 */
export function openExclusively(path: string): Database.Database {
  const db = new Database(path, { timeout: LOCK_PATIENCE_MS });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('secure_delete = ON');
    // Else what a savepoint may have to take back is written to a file of its own.
    db.pragma('temp_store = MEMORY');
    db.exec('BEGIN IMMEDIATE; COMMIT');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** @throws when the data is newer than this code. */
export function migrate(db: Database.Database): void {
  const version = Number(db.pragma('user_version', { simple: true }));
  if (version > MIGRATIONS.length) throw new Error('The data was written by a newer Clink. Update this one first.');
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    db.transaction(() => {
      db.exec(migration);
      db.pragma(`user_version = ${index + 1}`);
    })();
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
