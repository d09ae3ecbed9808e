import { CELEBRATION_PARAMETER } from '../src/domain/celebration/celebration.ts';
import { createCelebrationManager } from '../src/server/hosting/manage-celebrations.ts';
import type { HostsDatabase } from '../src/server/hosts-data/hosts-database.ts';
import { openHostsInFile } from '../src/server/hosts-data/hosts-in-file.ts';

/** Creates a celebration in the data folder of a server, as its operator does. Returns the code. */
export function newCelebration(dataDir: string, names: string): Promise<string> {
  return addCelebration(openHostsInFile(dataDir), names);
}

/** Creates a celebration in any database, and closes the database. */
export async function addCelebration(hosts: HostsDatabase, names: string): Promise<string> {
  const draft = { names, date: new Date().toISOString().slice(0, 10), timeZone: 'UTC', language: 'en' } as const;
  const { code } = await createCelebrationManager(hosts, Date.now)
    .create(draft)
    .finally(() => hosts.close());
  return code;
}

/** The URL of a call, at the celebration with `code` if there is a code. */
export function urlWithin(code: string | null, path: string, base: string | URL): URL {
  const url = new URL(path, base);
  if (code !== null) url.searchParams.set(CELEBRATION_PARAMETER, code);
  return url;
}
