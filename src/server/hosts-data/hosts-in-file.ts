import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { StoreUnavailable } from '../store/store.ts';
import type { HostsDatabase } from './hosts-database.ts';
import { createHostsFile, eraseDeleted, hostsPath, keepHostsFile } from './hosts-file.ts';
import { transactOnSqlite, type Work } from './work.ts';

/** How often, and with which pauses, a change waits for another process that writes. */
const ATTEMPTS = 50;
const PAUSE_MS = 20;

/**
 * The hosts' database in `hosts.sqlite` in `dataDir`, with a separate handle. The first transaction, which is usually
 * the one that stores the link for the first host, opens the file or creates it. The file is not created while
 * `isExpected` returns true, because the operator may restore the missing file. While another process writes, a
 * transaction waits without blocking other calls. `dataDir` is null for a server that stores everything in memory.
 */
export function openHostsInFile(dataDir: string | null, isExpected = () => false): HostsDatabase {
  const file = dataDir === null ? null : keepHostsFile(dataDir);
  let isClosed = false;

  const isMissing = () => dataDir === null || !existsSync(hostsPath(dataDir));

  function open(): Database.Database {
    if (isClosed || dataDir === null) throw new StoreUnavailable('hosts.sqlite is not open');
    if (isMissing()) {
      if (isExpected()) throw new StoreUnavailable('hosts.sqlite is missing');
      createHostsFile(dataDir);
    }
    const db = file?.current();
    if (!db) throw new StoreUnavailable('hosts.sqlite is missing');
    return db;
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
    transact: <Answer>(work: () => Work<Answer>) => patiently((db) => transactOnSqlite(db, work)),
    prepare: () => patiently(() => {}),
    isEmpty: isMissing,
    wipe: () => patiently(eraseDeleted),
    close: async () => {
      isClosed = true;
      file?.close();
    },
  };
}
