import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { change, type Work } from '../hosts-data/work.ts';

/** Before this time, no guest of an action still has a session. Times in ms on the server's clock. */
export function oldestGuest(nowMs: number): number {
  return nowMs - SESSION_LIFETIME_MS;
}

/** Deletes what the log says about guests before `at`. The entries themselves stay. */
export function forgetGuestsBefore(at: number): Work<number> {
  const text =
    "UPDATE host_actions SET guest_name = '', details = '{}' WHERE guest_id IS NOT NULL AND at < ? AND guest_name <> ''";
  return change(text, at);
}

/**
 * Deletes what the log says about guests whose sessions are no longer stored (docs/protocol.md#the-log). Every server does
 * this, so nothing else of the hosts is loaded for it.
 * @throws {StoreUnavailable}
 */
export function forgetGuests(
  hostsDatabase: HostsDatabase,
  sessionIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const text = "UPDATE host_actions SET guest_name = '', details = '{}' WHERE guest_id = ?";
  return hostsDatabase.transact(function* () {
    for (const id of sessionIds) yield* change(text, id);
    yield* forgetGuestsBefore(oldestGuest(nowMs));
  });
}
