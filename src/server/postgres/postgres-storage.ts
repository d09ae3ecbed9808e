import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { CelebrationRegistry } from '../celebrations/registry.ts';
import type { CommitFeed } from '../commit-feed.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { Store } from '../store/store.ts';
import { awaitPostgres } from './await-postgres.ts';
import { openDatabase } from './database.ts';
import { createPostgresHosts } from './hosts-in-postgres.ts';
import { Notifier } from './notifier.ts';
import { openFeed } from './postgres-feed.ts';
import { loadRegistry } from './postgres-registry.ts';
import { createPostgresStore } from './postgres-store.ts';

/** Everything that a server stores. Closing the store closes the connections. */
interface PostgresStorage {
  readonly store: Store;
  readonly registry: CelebrationRegistry;
  readonly hostsDatabase: HostsDatabase;
  readonly pool: Pool;
  readonly feed: CommitFeed;
}

/** Opens one PostgreSQL database, which other servers may use too. Waits until it is there. */
export async function openPostgresStorage(url: string, log: Logger): Promise<PostgresStorage> {
  await awaitPostgres(url, log);
  const database = openDatabase(url, log);
  const serverId = randomBytes(6).toString('base64url');
  const sessionsNotifier = new Notifier(database, 'clink_sessions', serverId);
  const hostsNotifier = new Notifier(database, 'clink_hosts', serverId);
  // Its own server hears it too.
  const doubtNotifier = new Notifier(database, 'clink_sessions', `${serverId}-doubt`);
  const registry = await loadRegistry(database);
  const feed = await openFeed({ url, database, registry, hostsNotifier, serverId });
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
  return { store: { ...store, close }, registry, hostsDatabase, pool: database.pool, feed };
}
