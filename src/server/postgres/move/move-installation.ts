import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { Client } from 'pg';
import { hostsPath, openHostsFile } from '../../hosts-data/hosts-file.ts';
import { openHostsInFile } from '../../hosts-data/hosts-in-file.ts';
import { createCarrier } from '../../recap/carry-over.ts';
import { prepareDataFolder } from '../../store/data-folder.ts';
import { openSoundDatabase } from '../../store/database-file.ts';
import { migrate } from '../../store/migrations.ts';
import { createSqliteStore } from '../../store/sqlite.ts';
import { EXACT_NUMBERS } from '../database.ts';
import { migratePostgres } from '../migrations.ts';
import { type MovedHosts, moveHosts } from './move-hosts.ts';
import { moveRecap } from './move-recap.ts';
import { type MovedSessions, moveSessions } from './move-sessions.ts';

interface Moved {
  readonly sessions: MovedSessions;
  /** Null if there are no hosts, or if an earlier move has copied them. */
  readonly hosts: MovedHosts | null;
}

/**
 * Copies all data in `dataDir` to the database, and compares every row afterwards. The files are not changed. A second
 * move neither overwrites newer rows of the database nor restores deleted ones. @throws if a server uses the folder, or
 * if a row in the database is missing or differs.
 */
export async function moveInstallation(dataDir: string, url: string, guestsDir = dataDir): Promise<Moved> {
  await migratePostgres(url);
  const client = new Client({ connectionString: url, types: EXACT_NUMBERS });
  client.on('error', () => {});
  await client.connect();
  try {
    await carryRecapOver(dataDir, guestsDir);
    return { sessions: await moveSessionsOf(guestsDir, client), hosts: await moveHostsOf(dataDir, client) };
  } finally {
    await client.end();
  }
}

async function moveSessionsOf(guestsDir: string, client: Client): Promise<MovedSessions> {
  const db = openSessions(guestsDir);
  try {
    const moved = await moveSessions(db, client);
    await moveRecap(db, client);
    return moved;
  } finally {
    db.close();
  }
}

/** Moves recap groups that are still in the guests' file to the hosts' data, which is moved to the database afterwards. */
async function carryRecapOver(dataDir: string, guestsDir: string): Promise<void> {
  if (!existsSync(hostsPath(dataDir))) return;
  const store = createSqliteStore(openSessions(guestsDir));
  const hosts = openHostsInFile(dataDir);
  try {
    await createCarrier(store, hosts)();
  } finally {
    await store.close();
    await hosts.close();
  }
}

/** Opens the sessions exclusively, so that no server saves meanwhile. */
function openSessions(guestsDir: string): Database {
  const db = openSoundDatabase(
    prepareDataFolder(guestsDir, () => {}),
    { patienceMs: 0, isExclusive: true },
  );
  migrate(db);
  return db;
}

async function moveHostsOf(dataDir: string, client: Client): Promise<MovedHosts | null> {
  const path = hostsPath(dataDir);
  if (!existsSync(path)) return null;
  const db = openHostsFile(path, 0);
  try {
    return await moveHosts(db, client);
  } finally {
    db.close();
  }
}
