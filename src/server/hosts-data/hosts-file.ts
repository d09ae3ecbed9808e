import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createPrivately, prepareFolder } from '../store/data-folder.ts';
import { openSoundDatabase, watchFile } from '../store/database-file.ts';
import { StoreUnavailable } from '../store/store.ts';
import { migrateHosts } from './hosts-migrations.ts';

const HOSTS = 'hosts.sqlite';

/**
 * The path of the celebrations' database in `dataDir`. Celebrations are kept longer than sessions, so they are not in
 * the sessions' database.
 */
export function hostsPath(dataDir: string): string {
  return join(dataDir, HOSTS);
}

/** Creates an empty file that only this user may read, and the folder, if they are missing. Returns the path. */
export function createHostsFile(dataDir: string): string {
  prepareFolder(dataDir);
  const path = hostsPath(dataDir);
  if (!existsSync(path)) createPrivately(path);
  return path;
}

/**
 * The folder does not support the shared memory that several processes need for one file. The guests' file does not
 * need it, because only one process uses that file.
 */
class NoSharedMemory extends StoreUnavailable {}

const NO_SHARED_MEMORY =
  'hosts.sqlite cannot be used, because the folder of DATA_DIR has no shared memory: hosts and codes are refused, and the open celebration goes on. Put DATA_DIR on a local disk, or in Docker on a named volume. Folders of Windows or macOS in a container, sshfs and 9p have none';

/**
 * Opens the file, which several processes may use at a time, and creates or updates its tables. A statement waits up to
 * `patienceMs` for another process.
 * @throws {NewerData}, {NoSharedMemory}, and what openSoundDatabase throws. After such a failure the file is not open.
 */
export function openHostsFile(path: string, patienceMs: number): Database.Database {
  const db = openShared(path, patienceMs);
  try {
    migrateHosts(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A handle to `hosts.sqlite`. The file need not exist, and may be replaced by a copy at any time. */
export interface HostsFile {
  readonly path: string;
  /** The database that is now in the folder, or null. Opens the file again if it was replaced. @throws as openHostsFile. */
  current(): Database.Database | null;
  close(): void;
}

/** Keeps the file open between calls. No statement waits for another process. */
export function keepHostsFile(dataDir: string): HostsFile {
  const path = hostsPath(dataDir);
  let opened: { readonly db: Database.Database; isIntact(): boolean } | null = null;

  function close(): void {
    opened?.db.close();
    opened = null;
  }

  return {
    path,
    current: () => {
      if (opened?.isIntact()) return opened.db;
      close();
      if (!existsSync(path)) return null;
      opened = { isIntact: watchFile(path), db: openHostsFile(path, 0) };
      return opened.db;
    },
    close,
  };
}

/** The reason why a file cannot be opened: the error's own message if it is meant for operators, else `usual`. */
export function reasonOf(error: unknown, usual: string): string {
  return error instanceof NoSharedMemory ? error.message : usual;
}

function openShared(path: string, patienceMs: number): Database.Database {
  try {
    return openSoundDatabase(path, { patienceMs });
  } catch (error) {
    const lacksMemory = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_IOERR_SHM');
    throw lacksMemory ? new NoSharedMemory(NO_SHARED_MEMORY, { cause: error }) : error;
  }
}

/** Erases deleted rows: `secure_delete` has overwritten them in the file, and this call empties SQLite's log. */
export function eraseDeleted(db: Database.Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)');
}
