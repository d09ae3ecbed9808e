import { pino } from 'pino';
import type { HostsDatabase } from '../../src/server/hosts-data/hosts-database.ts';
import { openHostsInFile } from '../../src/server/hosts-data/hosts-in-file.ts';
import type { Env } from '../../src/server/start/env.ts';

/** The data of celebrations and hosts that a server with this configuration uses. */
export async function openHostsOf({
  databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<HostsDatabase> {
  if (databaseUrl === null) return openHostsInFile(dataDir);
  const { openHostsInPostgres } = await import('../../src/server/postgres/hosts-in-postgres.ts');
  return openHostsInPostgres(databaseUrl, pino({ level: 'silent' }));
}
