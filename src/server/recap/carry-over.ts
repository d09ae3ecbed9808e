import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import type { RecapStore } from '../store/store.ts';
import { recapTable } from './recap-table.ts';

const SLICE = 100;

/**
 * Returns a function that moves groups from the guests' file to `hosts.sqlite`. Two files have no common transaction,
 * so a server that ends between the two steps later repeats the first step, which then changes nothing. With
 * PostgreSQL, the function does nothing.
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
