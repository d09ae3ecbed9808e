import { COMPLETE_AFTER_MS } from '../../domain/recap/recap.ts';
import type { Store } from '../store/store.ts';
import type { LongWork } from '../time/long-work.ts';
import { createCarrier } from './carry-over.ts';
import { createGrouping } from './group-guests.ts';
import { type LookingDeps, lookEveryMinute } from './look-every-minute.ts';
import { recapTable } from './recap-table.ts';

/**
 * Completes the recaps of celebrations two hours after their end, and moves groups that a purge has made to the hosts'
 * data. Returns a function that stops this and resolves when running work is done.
 */
export function completeRecaps(
  deps: LookingDeps & { readonly store: Store; readonly longWork: LongWork },
): () => Promise<void> {
  const { store, hostsDatabase, timers } = deps;
  const carry = createCarrier(store, hostsDatabase);
  const groupGuests = createGrouping(store, deps.longWork);

  return lookEveryMinute(deps, 'a recap was not made', async (isStopped) => {
    await carry();
    const due = await hostsDatabase.transact(() => recapTable.due(timers.now() - COMPLETE_AFTER_MS));
    for (const one of due) {
      if (isStopped()) return;
      await groupGuests(one.celebrationId);
      await carry();
      await hostsDatabase.transact(() => recapTable.complete(one));
    }
  });
}
