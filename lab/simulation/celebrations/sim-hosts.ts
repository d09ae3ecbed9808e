import Database from 'better-sqlite3';
import type { Celebration } from '../../../src/domain/celebration/celebration.ts';
import type { Host, IdentifyHost } from '../../../src/server/accounts/hosts/host.ts';
import { celebrationTable } from '../../../src/server/celebrations/celebration-table.ts';
import { type CelebrationRegistry, createRegistry } from '../../../src/server/celebrations/registry.ts';
import { hostTable } from '../../../src/server/hosting/tables/host-table.ts';
import type { HostsDatabase } from '../../../src/server/hosts-data/hosts-database.ts';
import { migrateHosts } from '../../../src/server/hosts-data/hosts-migrations.ts';
import { runOnSqlite } from '../../../src/server/hosts-data/work.ts';
import type { Journey } from '../journey.ts';

export const HOST_URL = new URL('https://clink.example');
const MAREK: Host = { id: 'marek', name: 'Marek', email: 'marek@example.org', isOperator: false };

/** What hosts have, in a real database that outlives the servers. Marek hosts all celebrations, and is signed in. */
export class SimHosts {
  readonly database: HostsDatabase;
  readonly #db: Database.Database;
  readonly identify: IdentifyHost = async ({ headers }) => (headers.get('cookie') === MAREK.id ? MAREK : null);

  constructor(celebrations: readonly Celebration[]) {
    const db = new Database(':memory:');
    migrateHosts(db);
    this.#db = db;
    this.database = {
      transact: async (work) => db.transaction(() => runOnSqlite(db, work())).immediate(),
      prepare: async () => {},
      isEmpty: () => false,
      wipe: async () => {},
      close: async () => {},
    };
    for (const celebration of celebrations) {
      const { id: hostId, name, email } = MAREK;
      runOnSqlite(db, celebrationTable.add(celebration, 0));
      runOnSqlite(db, hostTable.add({ celebrationId: celebration.id, hostId, role: 'owner', name, email, since: 0 }));
    }
  }

  /** The celebrations as a starting server finds them. */
  openRegistry(): CelebrationRegistry {
    return createRegistry(this.#db);
  }
}

/** A call of Marek's page. Null without an answer: then nobody knows whether it was done. */
export function callHost(
  { server }: Journey,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<Response | null> {
  const headers = { origin: HOST_URL.origin, cookie: MAREK.id, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return server.serve(`/api/host/celebrations/${path}`, init).catch(() => null);
}
