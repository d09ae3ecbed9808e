import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';

const LOCK = 'build/building.lock';
const LOOK_EVERY_MS = 250;

/**
 * Runs `work` while no other process builds in this folder. The operating system holds the lock, and releases it when the
 * process dies in any way.
 */
export async function withBuildLock<Made>(work: () => Promise<Made>): Promise<Made> {
  mkdirSync('build', { recursive: true });
  const lock = new Database(LOCK, { timeout: 0 });
  try {
    while (!isTaken(lock)) await sleep(LOOK_EVERY_MS);
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: Database.Database): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
