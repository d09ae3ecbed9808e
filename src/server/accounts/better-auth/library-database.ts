import { type Dialect, PostgresDialect, type PostgresPool, SqliteDialect } from 'kysely';
import { hostsPath, openHostsFile } from '../../hosts-data/hosts-file.ts';
import { watchFile } from '../../store/database-file.ts';

/** How long a statement waits for another process. */
const PATIENCE_MS = 1_000;

interface LibraryDatabase {
  readonly dialect: Dialect;
  /** False if the database file was replaced or removed since it was opened. */
  isIntact(): boolean;
  close(): void;
}

/**
 * The database as the library of accounts uses it: the pool, or else a separate connection to `hosts.sqlite` in
 * `dataDir`. The file must exist.
 */
export function openLibraryDatabase(dataDir: string, pool: PostgresPool | null): LibraryDatabase {
  if (pool) return { dialect: new PostgresDialect({ pool }), isIntact: () => true, close: () => {} };
  const path = hostsPath(dataDir);
  const db = openHostsFile(path, PATIENCE_MS);
  return { dialect: new SqliteDialect({ database: db }), isIntact: watchFile(path), close: () => db.close() };
}
