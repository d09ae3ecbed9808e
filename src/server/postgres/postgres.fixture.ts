import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { type Logger, pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import type { Celebration } from '../../domain/celebration/celebration.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import type { Store } from '../store/store.ts';
import { openDatabase } from './database.ts';
import { createPostgresHosts, numbered, openHostsInPostgres } from './hosts-in-postgres.ts';
import { migratePostgres } from './migrations.ts';
import { PostgresServer } from './postgres-server.fixture.ts';
import { startOverPostgres } from './postgres-storage.ts';
import { createPostgresStore } from './postgres-store.ts';

/** These settings are faster, but lose data in a crash of the machine. The tests need no data after such a crash. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=600'];
/** A server that no test stops may also lose the latest acknowledged commits. */
const SHARED_SETTINGS = [...SETTINGS, 'synchronous_commit=off'];
const TEMPLATE = 'clink_template';

/** Between two statements of one task, a connection is idle for one or two turns of the event loop. */
const QUIET_TURNS = 4;

const installed = inject('postgres');

/** Whether the tests over PostgreSQL can run here. */
export const hasPostgres = installed !== null;

/** A separate server, which the test can stop. It ends with the test. */
export async function startOwnPostgres(): Promise<PostgresServer> {
  if (!installed) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(installed.folder, 'own-'));
  const server = new PostgresServer(installed.programs, folder, SETTINGS);
  await server.create();
  await server.start();
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

/** The server that all tests of this run share. The first process that needs it starts it. */
async function sharedServer(): Promise<PostgresServer> {
  if (!installed) throw new Error('PostgreSQL is not installed');
  const { programs, folder } = installed;
  const server = new PostgresServer(programs, folder, SHARED_SETTINGS);
  const ready = join(folder, 'ready');
  if (isFirst(join(folder, 'starting'))) {
    await server.create();
    await server.start();
    await onServer(server.url(), `CREATE DATABASE ${TEMPLATE}`);
    await migratePostgres(server.url(TEMPLATE));
    mkdirSync(ready);
  }
  while (!existsSync(ready)) await sleep(20);
  return server;
}

let shared: Promise<PostgresServer> | undefined;

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The address of a new, migrated database, which is deleted after the test. */
export async function newDatabaseUrl({ isMigrated = true, encoding = 'UTF8' } = {}): Promise<string> {
  shared ??= sharedServer();
  const server = await shared;
  const name = `test_${randomBytes(8).toString('hex')}`;
  const options = encoding === 'UTF8' ? '' : `ENCODING '${encoding}' LOCALE 'C'`;
  const template = encoding === 'UTF8' ? 'template1' : 'template0';
  await onServer(server.url(), `CREATE DATABASE ${name} TEMPLATE ${isMigrated ? TEMPLATE : template} ${options}`);
  onTestFinished(() => onServer(server.url(), `DROP DATABASE ${name} WITH (FORCE)`));
  return server.url(name);
}

/** Connections to a database, which are closed after the test. Each call acts as another node. */
export function openTestDatabase(url: string, log = pino({ level: 'silent' })): ReturnType<typeof openDatabase> {
  const database = openDatabase(url, log);
  onTestFinished(() => database.close());
  return database;
}

/** A store in a separate database. */
export async function openPostgresTestStore(): Promise<Store> {
  return openNodeStore(await newDatabaseUrl());
}

/** The store of another node on the same database. */
export function openNodeStore(url: string): Store {
  const store = createPostgresStore(openTestDatabase(url));
  onTestFinished(() => store.close());
  return store;
}

/** The storage of a test's service, in a new database unless it shares one. */
export async function newPostgresEngine(log: Logger, celebrations: readonly Celebration[], sharedUrl?: string) {
  const url = sharedUrl ?? (await newDatabaseUrl());
  const database = openTestDatabase(url);
  const hosts = createPostgresHosts(database, async () => {});
  for (const celebration of celebrations) await hosts.transact(() => celebrationTable.add(celebration, 0));
  let pool: Pool | null = null;

  /** Names in camel case are put in quotes. This is safe, because values are never part of the statement. */
  async function sql(statement: string, ...values: unknown[]): Promise<unknown[]> {
    const quoted = statement.replace(/\b[a-z]+[A-Z]\w*/g, '"$&"');
    return (await database.query(numbered(quoted), values)).rows;
  }

  return {
    open: () =>
      startOverPostgres(url, log, async (storage) => {
        pool = storage.pool;
        return storage;
      }),
    settle: async () => {
      for (let quiet = 0; quiet < QUIET_TURNS; ) {
        await new Promise((resolve) => setImmediate(resolve));
        quiet = pool && pool.idleCount < pool.totalCount ? 0 : quiet + 1;
      }
    },
    openHosts: () => openHostsInPostgres(url, log),
    variables: { DATABASE_URL: url, HOST_SECRET: 'the same for all servers of a database' },
    sql,
    rowsOf: (queries: readonly string[]) => Promise.all(queries.map((query) => sql(query))),
  };
}
