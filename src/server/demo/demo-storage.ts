import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import { openFileRegistry } from '../celebrations/file-registry.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { transactOnSqlite } from '../hosts-data/work.ts';
import type { Storage } from '../start/service.ts';
import { createSqliteStore } from '../store/sqlite.ts';

/** The storage of one round, in memory. No folder is opened, and no data remains when the storage is closed. */
export function openDemoStorage(log: Logger): Storage {
  const db = new Database(':memory:');
  migrateHosts(db);
  const hostsDatabase: HostsDatabase = {
    transact: async (work) => transactOnSqlite(db, work),
    prepare: async () => {},
    isEmpty: () => false,
    wipe: async () => {},
    close: async () => void db.close(),
  };
  return {
    store: createSqliteStore(new Database(':memory:')),
    registry: openFileRegistry({ path: db.name, current: () => db, close: () => {} }, log),
    hostsDatabase,
  };
}
