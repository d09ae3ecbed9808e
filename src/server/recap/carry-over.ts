import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { RecapStore } from '../store/store.ts';
import { recapTable } from './recap-table.ts';

const SLICE = 100;

/**
 * Returns a function that brings groups from the guests' file to `hosts.sqlite`. Two files have no common transaction: a server
 * that ends between both steps repeats the first step, which changes nothing then. In PostgreSQL there is nothing to do.
 */
export function createCarrier(
  store: { readonly recap: Pick<RecapStore, 'waiting' | 'carried'> },
  hostsDatabase: HostsDatabase,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();

  async function carry(): Promise<void> {
    for (;;) {
      const groups = await store.recap.waiting(SLICE);
      if (groups.length === 0) return;
      await hostsDatabase.transact(() => recapTable.putGroups(groups));
      await store.recap.carried(groups);
    }
  }

  return () => {
    const carrying = last.then(carry);
    last = carrying.catch(() => {});
    return carrying;
  };
}
