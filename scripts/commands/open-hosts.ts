import { existsSync } from 'node:fs';
import { pino } from 'pino';
import type { HostsDatabase } from '../../src/server/hosts-data/hosts-database.ts';
import { openHostsInFile } from '../../src/server/hosts-data/hosts-in-file.ts';
import type { Env } from '../../src/server/start/env.ts';
import { databasePath } from '../../src/server/store/data-folder.ts';

/** Opens the data of celebrations and hosts that a server with this configuration uses. Warns if no server has used it yet. */
export async function openHostsOf({
  databaseUrl,
  dataDir,
  guestsDir,
}: Pick<Env, 'databaseUrl' | 'dataDir' | 'guestsDir'>): Promise<HostsDatabase> {
  if (databaseUrl === null) {
    warnOfUnusedFolder(guestsDir);
    return openHostsInFile(dataDir);
  }
  const { openHostsInPostgres } = await import('../../src/server/postgres/hosts-in-postgres.ts');
  const hosts = await openHostsInPostgres(databaseUrl, pino({ level: 'silent' }));
  if (hosts.wasUnused) warnOfUnused('the database of DATABASE_URL');
  return hosts;
}

/** Warns if no server has used this folder, because then a command finds nothing, or creates something that no server knows. */
export function warnOfUnusedFolder(guestsDir: string): void {
  if (!existsSync(databasePath(guestsDir))) warnOfUnused(`the folder ${guestsDir}`);
}

function warnOfUnused(place: string): void {
  console.error(
    `No server has used ${place} yet. If one uses another folder or database, set DATA_DIR or DATABASE_URL for this command too.`,
  );
}
