import { type HostsDatabase, tableIn } from '../hosts-data/hosts-database.ts';
import { houseTable } from '../hosts-data/house-table.ts';
import { hostInvitations } from './hosts/host-invitations.ts';
import { hostList } from './hosts/host-list.ts';
import { setupLinks } from './hosts/set-up-links.ts';

/** The accounts for `npm run hosts`. A running server may use the same database at the same time. */
export function createHostManager(hostsDatabase: HostsDatabase) {
  const hosts = tableIn(hostsDatabase, hostList);
  const remove = async (id: string) => {
    await hosts.remove(id);
    await hostsDatabase.wipe();
  };
  return {
    hosts,
    invitations: tableIn(hostsDatabase, hostInvitations),
    house: tableIn(hostsDatabase, houseTable),
    setupLinks: tableIn(hostsDatabase, setupLinks),
    remove,
  };
}
export type HostManager = ReturnType<typeof createHostManager>;
