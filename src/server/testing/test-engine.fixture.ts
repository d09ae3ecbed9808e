import Database from 'better-sqlite3';
import type { Logger } from 'pino';
import type { Celebration } from '../../domain/celebration/celebration.ts';
import { openFileRegistry } from '../celebrations/file-registry.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { hostsPath, keepHostsFile } from '../hosts-data/hosts-file.ts';
import { openHostsInFile } from '../hosts-data/hosts-in-file.ts';
import type { startService } from '../start/service.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { addCelebrations } from './celebrations.fixture.ts';
import { prepareData } from './prepared-data.fixture.ts';

export interface EngineOptions {
  readonly celebrations?: readonly Celebration[];
  /** A migrated database that several services share. */
  readonly databaseUrl?: string;
}

/** The storage of a test's data: files, or PostgreSQL with TEST_ENGINE=postgres. */
interface Engine {
  open(): Promise<
    Pick<
      Parameters<typeof startService>[0],
      'store' | 'registry' | 'hostsDatabase' | 'pool' | 'feed' | 'ticketTable' | 'dataDir'
    >
  >;
  sql(statement: string, ...values: unknown[]): Promise<unknown[]>;
  /** The rows of each query. */
  rowsOf(queries: readonly string[]): Promise<unknown[][]>;
  /** Resolves when no statement is running in the database. Absent if the database is synchronous. */
  readonly settle?: () => Promise<void>;
  /** Opens the hosts' data like an operator's command. */
  openHosts(): Promise<HostsDatabase>;
  /** The environment of an operator's command. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Whether the tests run over PostgreSQL, in which case tests about files are skipped. */
export const isOnPostgres = (): boolean => process.env.TEST_ENGINE === 'postgres';

export async function engineFor(
  dataDir: string,
  log: Logger,
  { celebrations, databaseUrl }: EngineOptions,
): Promise<Engine> {
  if (isOnPostgres() || databaseUrl !== undefined) {
    const { newPostgresEngine } = await import('../postgres/postgres.fixture.ts');
    return newPostgresEngine(log, celebrations ?? [], databaseUrl);
  }
  await prepareData(dataDir, celebrations !== undefined);
  if (celebrations) addCelebrations(dataDir, ...celebrations);
  return {
    open: async () => ({
      store: openSqliteStore(dataDir, log),
      registry: celebrations && openFileRegistry(keepHostsFile(dataDir), log),
      dataDir,
    }),
    openHosts: async () => openHostsInFile(dataDir),
    variables: { DATA_DIR: dataDir },
    // The file is opened once for all queries, because opening it reads every table's definition.
    rowsOf: async (queries) => {
      const db = new Database(hostsPath(dataDir), { readonly: true });
      try {
        return queries.map((query) => db.prepare(query).all());
      } finally {
        db.close();
      }
    },
    sql: async (statement, ...values) => {
      const db = new Database(hostsPath(dataDir));
      try {
        const prepared = db.prepare(statement);
        if (prepared.reader) return prepared.all(...values);
        prepared.run(...values);
        return [];
      } finally {
        db.close();
      }
    },
  };
}
