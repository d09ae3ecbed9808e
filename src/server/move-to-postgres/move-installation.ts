import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { hostsPath, openHostsFile } from '../hosts-data/hosts-file.ts';
import { EXACT_NUMBERS } from '../postgres/database.ts';
import { migratePostgres } from '../postgres/migrations.ts';
import { prepareDataFolder } from '../store/data-folder.ts';
import { migrate } from '../store/migrations.ts';
import { openSoundDatabase } from '../store/sound-database.ts';
import { type MovedHosts, moveHosts } from './move-hosts.ts';
import { type MovedSessions, moveSessions } from './move-sessions.ts';

interface Moved {
  readonly sessions: MovedSessions;
  /** Null if there were no hosts, or if an earlier move has copied them. */
  readonly hosts: MovedHosts | null;
}

/**
 * Copies all data in `dataDir` to the database, and compares every row afterwards. The files stay as they are. A second move
 * changes nothing that is newer in the database, and brings nothing back that was deleted there.
 * @throws if a server uses the folder, or a row is not in the database as it should be.
 */
export async function moveInstallation(dataDir: string, url: string): Promise<Moved> {
  await migratePostgres(url);
  const client = new Client({ connectionString: url, types: EXACT_NUMBERS });
  client.on('error', () => {});
  await client.connect();
  try {
    return { sessions: await moveSessionsOf(dataDir, client), hosts: await moveHostsOf(dataDir, client) };
  } finally {
    await client.end();
  }
}

async function moveSessionsOf(dataDir: string, client: Client): Promise<MovedSessions> {
  // Exclusively, so that no server saves meanwhile.
  const db = openSoundDatabase(
    prepareDataFolder(dataDir, () => {}),
    { patienceMs: 0, isExclusive: true },
  );
  try {
    migrate(db);
    return await moveSessions(db, client);
  } finally {
    db.close();
  }
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
