import { celebrationTable } from '../../celebrations/celebration-table.ts';
import type { Celebrations } from '../../celebrations/celebrations.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import type { HousesRules } from '../../hosts-data/house-table.ts';
import type { Timers } from '../../time/timers.ts';
import { removeCelebration } from '../tables/remove-celebration.ts';
import { outlivedAndTold } from './outlived.ts';

interface RemovalsDeps {
  readonly hostsDatabase: HostsDatabase;
  readonly celebrations: Pick<Celebrations, 'drop'>;
  readonly timers: Pick<Timers, 'now'>;
  readonly houseRules: HousesRules;
}

export function createRemovals({ hostsDatabase, celebrations, timers, houseRules }: RemovalsDeps) {
  return {
    /**
     * Deletes a celebration that no host can keep any more. Does nothing if another server, or a host who keeps it, was
     * quicker.
     */
    async removeDue(celebrationId: string): Promise<void> {
      const isDue = await hostsDatabase.transact(function* () {
        const now = timers.now();
        const due = yield* celebrationTable.dueIds(now);
        if (!due.includes(celebrationId)) return false;
        yield* removeCelebration(celebrationId, now);
        return true;
      });
      if (!isDue) return;
      celebrations.drop(celebrationId);
      await hostsDatabase.wipe();
    },

    async removeOutlived(): Promise<void> {
      const outlived = await hostsDatabase.transact(function* () {
        const now = timers.now();
        const ids = yield* outlivedAndTold(yield* houseRules(), now);
        for (const id of ids) yield* removeCelebration(id, now);
        return ids;
      });
      if (outlived.length === 0) return;
      for (const id of outlived) celebrations.drop(id);
      await hostsDatabase.wipe();
    },

    /** Deletes the celebration, its hosts, invitations and log now. The server then deletes the guests' data. */
    async remove(celebrationId: string): Promise<void> {
      await hostsDatabase.transact(() => removeCelebration(celebrationId, timers.now()));
      celebrations.drop(celebrationId);
      await hostsDatabase.wipe();
    },
  };
}
