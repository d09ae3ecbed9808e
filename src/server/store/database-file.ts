import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { Logger } from 'pino';
import { isDamage } from './faults.ts';
import { replaceDamaged } from './salvage.ts';
import { openSoundDatabase } from './sound-database.ts';

/** A starting server waits for the previous one to release the lock. */
const OPTIONS = { patienceMs: 2_000, isExclusive: true };

const DAMAGED =
  'the database was damaged: it is set aside for 24 hours, and a new one has all that could be read. Check the disk; nothing else is needed';

/**
 * Opens the database at `path`. A damaged one does not prevent the start: its readable part becomes a new database, and
 * the phones send the rest with their next saves.
 */
export function openDatabaseFile(path: string, log: Logger): Database {
  try {
    return openSoundDatabase(path, OPTIONS);
  } catch (error) {
    if (!isDamage(error)) throw error;
    log.error({ err: error, file: path, ...replaceDamaged(path) }, DAMAGED);
    return openSoundDatabase(path, OPTIONS);
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
