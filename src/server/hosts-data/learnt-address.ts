import type { PublicAddress } from '../http/address/public-address.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Timers } from '../time/timers.ts';
import { type HostsDatabase, tableIn } from './hosts-database.ts';
import { houseTable } from './house-table.ts';

/**
 * The address is read again after this time, because another server of the same database, or a restored backup, may
 * have changed it.
 */
const REFRESH_MS = 10_000;

interface LearntAddress extends PublicAddress {
  stop(): void;
}

/**
 * The address in `PUBLIC_URL`, or else the address that the server has learnt and stored. Resolves when the stored
 * address was read.
 */
export async function openPublicAddress(
  publicUrl: URL | null,
  hostsDatabase: HostsDatabase,
  timers: Pick<Timers, 'every'>,
): Promise<LearntAddress> {
  if (publicUrl) {
    const nothing = async () => {};
    return { now: () => publicUrl, isFixed: true, refresh: nothing, learn: nothing, stop: () => {} };
  }
  const table = tableIn(hostsDatabase, houseTable);
  let learnt: URL | null = null;

  /** If the database cannot be read, the address is not changed. */
  async function refresh(): Promise<void> {
    if (hostsDatabase.isEmpty()) return;
    try {
      const address = await table.address();
      learnt = address === null ? null : new URL(address);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  await refresh();
  return {
    now: () => learnt,
    isFixed: false,
    refresh,
    learn: async (origin) => {
      await table.putAddress(new URL(origin).origin);
      await refresh();
    },
    stop: timers.every(REFRESH_MS, () => void refresh()),
  };
}
