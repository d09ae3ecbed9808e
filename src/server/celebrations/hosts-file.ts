import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivately, prepareFolder } from '../store/data-folder.ts';

const HOSTS = 'hosts.sqlite';

/** The database of celebrations in `dataDir`. They outlive the evening, so they are not in the sessions' database. */
export function hostsPath(dataDir: string): string {
  return join(dataDir, HOSTS);
}

/**
 * Creates an empty file that only this user may read, and the folder, if they are missing. Returns the path. Several
 * processes may use the file at a time.
 */
export function createHostsFile(dataDir: string): string {
  prepareFolder(dataDir);
  const path = hostsPath(dataDir);
  if (!existsSync(path)) createPrivately(path);
  return path;
}
