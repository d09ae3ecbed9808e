import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { CommitFeed } from '../celebrations/commit-feed.ts';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import { type HostsDatabase, tableIn } from '../hosts-data/hosts-database.ts';
import type { Store } from '../store/store.ts';
import { type TicketTable, ticketTable } from '../tickets/ticket-table.ts';
import { awaitPostgres } from './await-postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { createPostgresHosts, runOnPostgres } from './hosts-in-postgres.ts';
import { type Connect, connectTo } from './notification-connection.ts';
import { doubtIdOf, Notifier } from './notifier.ts';
import { openFeed } from './postgres-feed.ts';
import { loadRegistry } from './postgres-registry.ts';
import { createPostgresStore } from './postgres-store.ts';
import { waitForReal } from './wait.ts';

/** All data that a server stores. Closing the store closes the connections. */
interface PostgresStorage {
  readonly store: Store;
  readonly registry: CelebrationRegistry;
  readonly hostsDatabase: HostsDatabase;
  readonly feed: CommitFeed;
  readonly ticketTable: TicketTable;
}

/** Starts a server on a PostgreSQL database, which other servers may also use. Waits until the database is available. */
export async function startOverPostgres<Started>(
  url: string,
  log: Logger,
  start: (storage: PostgresStorage & { readonly pool: Pool }) => Promise<Started>,
): Promise<Started> {
  const { pool, ...database } = openDatabase(url, log);
  return awaitPostgres(url, log, async () => start({ ...(await openStorageIn(database, connectTo(url), log)), pool }));
}

/** Opens the storage of a server in a migrated database, over any kind of connections. */
export async function openStorageIn(
  database: Database,
  connect: Connect,
  log: Logger,
  wait = waitForReal,
): Promise<PostgresStorage> {
  const serverId = randomBytes(6).toString('base64url');
  const sessionsNotifier = new Notifier(database, 'clink_sessions', serverId, wait);
  const hostsNotifier = new Notifier(database, 'clink_hosts', serverId, wait);
  // This server also receives these notifications.
  const doubtNotifier = new Notifier(database, 'clink_sessions', doubtIdOf(serverId), wait);
  const registry = await loadRegistry(database);
  const feed = await openFeed({ connect, database, registry, hostsNotifier, serverId, log, wait });
  const store = createPostgresStore(
    database,
    (celebrationIds) => sessionsNotifier.add(celebrationIds),
    (celebrationIds) => doubtNotifier.add(celebrationIds),
  );
  const hostsDatabase = createPostgresHosts(database, async () => hostsNotifier.add(await registry.refresh()));
  const close = async () => {
    await store.close();
    await Promise.all([sessionsNotifier, doubtNotifier, hostsNotifier].map((notifier) => notifier.finish()));
    await database.close();
  };
  const tickets = tableIn({ transact: (work) => runOnPostgres(database.query, work()) }, ticketTable);
  return { store: { ...store, close }, registry, hostsDatabase, feed, ticketTable: tickets };
}
