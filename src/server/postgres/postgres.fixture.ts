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

/** These settings are faster, and lose data in a crash of the machine. No data has to outlive the tests. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=600'];
/** A server that no test stops may also lose what it has just acknowledged. */
const SHARED_SETTINGS = [...SETTINGS, 'synchronous_commit=off'];
const TEMPLATE = 'clink_template';

/** Between two statements of one task a connection is idle for a turn or two of the event loop. */
const QUIET_TURNS = 4;

const installed = inject('postgres');

/** Whether the tests over PostgreSQL can run here. */
export const hasPostgres = installed !== null;

/** A server of its own, which a test can stop. It ends with the test. */
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

/** Connections to a database, which are closed after the test. Each call is another node. */
export function openTestDatabase(url: string, log = pino({ level: 'silent' })): ReturnType<typeof openDatabase> {
  const database = openDatabase(url, log);
  onTestFinished(() => database.close());
  return database;
}

/** A store in a database of its own. */
export async function openPostgresTestStore(): Promise<Store> {
  return openNodeStore(await newDatabaseUrl());
}

/** The store of another node on the same database. */
export function openNodeStore(url: string): Store {
  const store = createPostgresStore(openTestDatabase(url));
  onTestFinished(() => store.close());
  return store;
}

/** What a service of a test stores, in a database of its own if it shares none. */
export async function newPostgresEngine(log: Logger, celebrations: readonly Celebration[], sharedUrl?: string) {
  const url = sharedUrl ?? (await newDatabaseUrl());
  const database = openTestDatabase(url);
  const hosts = createPostgresHosts(database, async () => {});
  for (const celebration of celebrations) await hosts.transact(() => celebrationTable.add(celebration, 0));
  let pool: Pool | null = null;

  /** Values are never part of the statement: its names in camel case are put in quotes. */
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
