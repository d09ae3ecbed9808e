import { existsSync, type Stats, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { StoreUnavailable } from '../store/store.ts';
import type { HostsDatabase } from './hosts-database.ts';
import { createHostsFile, eraseDeleted, hostsPath, openHostsFile } from './hosts-file.ts';
import { runOnSqlite, type Work } from './work.ts';

/** How long and how often a change waits for another process that writes. */
const ATTEMPTS = 50;
const PAUSE_MS = 20;

interface Opened {
  readonly db: Database.Database;
  readonly file: Pick<Stats, 'ino' | 'dev'>;
}

/**
 * `hosts.sqlite` in `dataDir`, with a handle of its own. The first transaction opens the file, and creates it if necessary. That
 * is usually the one that stores the link for the first host. It is not created while `isExpected` returns true, because the
 * operator may put the missing file back. While another process writes, a transaction waits without blocking anybody. `dataDir` is null for a
 * server that has only memory.
 */
export function openHostsInFile(dataDir: string | null, isExpected = () => false): HostsDatabase {
  let opened: Opened | null = null;
  let isClosed = false;

  const isMissing = () => dataDir === null || !existsSync(hostsPath(dataDir));

  /** The file may have been replaced by a backup. */
  function open(): Database.Database {
    if (isClosed || dataDir === null) throw new StoreUnavailable('hosts.sqlite is not open');
    if (isExpected() && isMissing()) throw new StoreUnavailable('hosts.sqlite is missing');
    const path = createHostsFile(dataDir);
    const file = statSync(path);
    if (opened?.file.ino === file.ino && opened.file.dev === file.dev) return opened.db;
    close();
    const db = openHostsFile(path, 0);
    opened = { db, file };
    return db;
  }

  function close(): void {
    opened?.db.close();
    opened = null;
  }

  async function patiently<Answer>(use: (db: Database.Database) => Answer, attempts = ATTEMPTS): Promise<Answer> {
    try {
      return use(open());
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error;
      const isBusy = error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || attempts === 1) throw new StoreUnavailable('hosts.sqlite cannot be used', { cause: error });
    }
    await setTimeout(PAUSE_MS);
    return patiently(use, attempts - 1);
  }

  return {
    transact: <Answer>(work: () => Work<Answer>) =>
      patiently((db) => db.transaction(() => runOnSqlite(db, work())).immediate()),
    prepare: () => patiently(() => {}),
    isEmpty: isMissing,
    wipe: () => patiently(eraseDeleted),
    close: async () => {
      isClosed = true;
      close();
    },
  };
}
