import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** For the server's own user alone: whoever reads these files reads names and positions. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const DATABASE = 'clink.sqlite';

/**
 * The path of the database in `dataDir`. What is missing is created, and files of an earlier start become private too.
 * A folder that exists keeps its mode.
 */
export function prepareDataFolder(dataDir: string): string {
  makeFolder(dataDir);
  const path = join(dataDir, DATABASE);
  if (!existsSync(path)) createPrivately(path);
  for (const file of [path, `${path}-wal`]) if (existsSync(file)) chmodSync(file, PRIVATE_FILE);
  return path;
}

/** An empty file, which the engine takes for an empty database. */
export function createPrivately(path: string): void {
  closeSync(openSync(path, 'ax', PRIVATE_FILE));
}

/** Folder by folder: `mkdirSync` with `recursive` never returns where the system refuses a folder as missing, as in /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  if (!existsSync(dirname(dir))) makeFolder(dirname(dir));
  mkdirSync(dir, { mode: PRIVATE_FOLDER });
}
