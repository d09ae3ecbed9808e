import { migrateHosts } from '../celebrations/celebration-table.ts';
import { createHostsFile, openHostsFile } from '../celebrations/hosts-file.ts';
import { openHostInvitations } from './host-invitations.ts';
import { openHostList } from './host-list.ts';

/** How long a change waits for another process. */
const PATIENCE_MS = 5_000;

/** Opens the accounts in `dataDir` for `npm run hosts`, and creates what is missing. A running server may use them too. */
export function openHostManager(dataDir: string) {
  const db = openHostsFile(createHostsFile(dataDir), PATIENCE_MS);
  migrateHosts(db);
  return { hosts: openHostList(db), invitations: openHostInvitations(db, Date.now), close: () => db.close() };
}
export type HostManager = ReturnType<typeof openHostManager>;
