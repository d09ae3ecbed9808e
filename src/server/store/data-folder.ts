import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from './write-durably.ts';

/** Only the server's own user may read these files, because they contain names and positions. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const DATABASE = 'clink.sqlite';

/** The path of the database in `dataDir`. */
export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE);
}

/**
 * Returns the path of the database in `dataDir`. Creates missing files and folders, and makes files of an earlier start
 * private. `onShared` is called for a file that this user may use but not make private. An existing folder keeps its mode.
 */
export function prepareDataFolder(dataDir: string, onShared: (path: string, error: unknown) => void): string {
  prepareFolder(dataDir);
  const path = databasePath(dataDir);
  if (!existsSync(path)) createPrivately(path);
  for (const file of [path, `${path}-wal`]) {
    try {
      if (existsSync(file) && isShared(file)) chmodSync(file, PRIVATE_FILE);
    } catch (error) {
      onShared(file, error);
    }
  }
  return path;
}

const isShared = (path: string) => (statSync(path).mode & 0o777) !== PRIVATE_FILE;

/** Creates an empty file, which SQLite opens as an empty database. */
export function createPrivately(path: string): void {
  closeSync(openSync(path, 'ax', PRIVATE_FILE));
}

/**
 * Creates the folder for the data if it is missing. It creates one folder at a time, because a recursive `mkdirSync` never
 * returns in places such as /proc.
 */
export function prepareFolder(dir: string): void {
  if (existsSync(dir)) return;
  if (!existsSync(dirname(dir))) prepareFolder(dirname(dir));
  mkdirSync(dir, { mode: PRIVATE_FOLDER });
  syncFolder(dirname(dir));
}

/** The free bytes on the disk of a folder, or 0 if the folder cannot be read. */
export function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
