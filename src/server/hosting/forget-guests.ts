import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { actionTable } from './action-table.ts';

/** The guests of actions before this time have no session any more. Times in ms on the server's clock. */
export function oldestGuest(nowMs: number): number {
  return nowMs - SESSION_LIFETIME_MS;
}

/**
 * Deletes what the log says about guests whose sessions are no longer stored (docs/protocol.md#the-log).
 * @throws {StoreUnavailable}
 */
export function forgetGuests(
  hostsDatabase: HostsDatabase,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<void> {
  return hostsDatabase.transact(function* () {
    for (const id of sessionIds) yield* actionTable.forgetGuest(id);
    yield* actionTable.forgetGuestsBefore(oldestGuest(nowMs));
  });
}
