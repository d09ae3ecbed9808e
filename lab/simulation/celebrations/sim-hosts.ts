import Database from 'better-sqlite3';
import { pino } from 'pino';
import type { HostRoute, SentWith } from '../../../src/domain/api/calls.ts';
import type { Celebration } from '../../../src/domain/celebration/celebration.ts';
import { USUAL_SETTINGS } from '../../../src/domain/hosting/celebration-settings.ts';
import { DAY_MS } from '../../../src/domain/limits.ts';
import type { Host, IdentifyHost } from '../../../src/server/accounts/hosts/host.ts';
import { celebrationTable } from '../../../src/server/celebrations/celebration-table.ts';
import { openFileRegistry } from '../../../src/server/celebrations/file-registry.ts';
import { hostTable } from '../../../src/server/hosting/tables/host-table.ts';
import type { HostsDatabase } from '../../../src/server/hosts-data/hosts-database.ts';
import type { HostsFile } from '../../../src/server/hosts-data/hosts-file.ts';
import { migrateHosts } from '../../../src/server/hosts-data/hosts-migrations.ts';
import { runOnSqlite, transactOnSqlite } from '../../../src/server/hosts-data/work.ts';
import { callTo } from '../../../tools/call.ts';
import type { Journey } from '../journey.ts';
import { EVENING_STARTS_MS } from '../virtual-time.ts';

const HOST_URL = new URL('https://clink.example');
/**
 * The end of the celebrations. It is late enough for a server whose clock is a day ahead, which would otherwise end them. Most
 * evenings have no host who could reopen them.
 */
const ENDS_AT_MS = EVENING_STARTS_MS + 3 * DAY_MS;
const MAREK: Host = { id: 'marek', name: 'Marek', email: 'marek@example.org', isOperator: false };

/**
 * Puts the hosts' data into a real database that outlives the servers. Marek hosts all celebrations, and is signed in. Returns
 * a function that gives the database to a starting server.
 */
export function openHosts(celebrations: readonly Celebration[]) {
  const db = new Database(':memory:');
  migrateHosts(db);
  const { id: hostId, name, email } = MAREK;
  for (const celebration of celebrations) {
    runOnSqlite(db, celebrationTable.add(celebration, 0));
    runOnSqlite(db, celebrationTable.putSettings(celebration.id, { ...USUAL_SETTINGS, ends: ENDS_AT_MS }));
    runOnSqlite(db, hostTable.add({ celebrationId: celebration.id, hostId, role: 'owner', name, email, since: 0 }));
  }
  const hostsDatabase: HostsDatabase = {
    transact: async (work) => transactOnSqlite(db, work),
    prepare: async () => {},
    isEmpty: () => false,
    wipe: async () => {},
    close: async () => {},
  };
  const identifyHost: IdentifyHost = async ({ headers }) => (headers.get('cookie') === MAREK.id ? MAREK : null);
  const file: HostsFile = { path: ':memory:', current: () => db, close: () => {} };
  const log = pino({ level: 'silent' });
  return () => ({ registry: openFileRegistry(file, log), hostsDatabase, identifyHost, publicUrl: HOST_URL });
}

/** Makes a call of Marek's page. Null if there is no answer: then it is unknown whether the call took effect. */
export function callHost<To extends HostRoute>(
  { server }: Journey,
  route: To,
  ...sent: SentWith<To>
): Promise<Response | null> {
  const { path, headers, ...call } = callTo(route, ...sent);
  const init = { ...call, headers: { ...headers, origin: HOST_URL.origin, cookie: MAREK.id } };
  return server.serve(path, init).catch(() => null);
}
