import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { CommitFeed } from '../commit-feed.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { Store } from '../store/store.ts';
import type { TicketTable } from '../tickets/ticket-table.ts';
import { awaitPostgres } from './await-postgres.ts';
import { type Database, openDatabase } from './database.ts';
import { createPostgresHosts } from './hosts-in-postgres.ts';
import { type Connect, connectTo } from './notification-connection.ts';
import { Notifier } from './notifier.ts';
import { pauseForReal } from './pause.ts';
import { openFeed } from './postgres-feed.ts';
import { loadRegistry } from './postgres-registry.ts';
import { createPostgresStore } from './postgres-store.ts';
import { createPostgresTickets } from './postgres-tickets.ts';

/** Everything that a server stores. Closing the store closes the connections. */
interface PostgresStorage {
  readonly store: Store;
  readonly registry: CelebrationRegistry;
  readonly hostsDatabase: HostsDatabase;
  readonly feed: CommitFeed;
  readonly ticketTable: TicketTable;
}

/** Opens one PostgreSQL database, which other servers may use too. Waits until it is there. */
export async function openPostgresStorage(
  url: string,
  log: Logger,
): Promise<PostgresStorage & { readonly pool: Pool }> {
  await awaitPostgres(url, log);
  const { pool, ...database } = openDatabase(url, log);
  return { ...(await openStorageIn(database, connectTo(url))), pool };
}

/** The same in a migrated database, over connections of any kind. */
export async function openStorageIn(
  database: Database,
  connect: Connect,
  pause = pauseForReal,
): Promise<PostgresStorage> {
  const serverId = randomBytes(6).toString('base64url');
  const sessionsNotifier = new Notifier(database, 'clink_sessions', serverId, pause);
  const hostsNotifier = new Notifier(database, 'clink_hosts', serverId, pause);
  // Its own server hears it too.
  const doubtNotifier = new Notifier(database, 'clink_sessions', `${serverId}-doubt`, pause);
  const registry = await loadRegistry(database);
  const feed = await openFeed({ connect, database, registry, hostsNotifier, serverId, pause });
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
  return { store: { ...store, close }, registry, hostsDatabase, feed, ticketTable: createPostgresTickets(database) };
}
