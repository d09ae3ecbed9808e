import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import { change, first, type SqlValue, type Work } from '../hosts-data/work.ts';

/** Before this time, no guest of an action still has a session. Times in ms on the server's clock. */
export function oldestGuest(nowMs: number): number {
  return nowMs - SESSION_LIFETIME_MS;
}

/** Deletes what the log says about guests before `at`. The entries themselves stay. Returns how many were changed. */
export function forgetGuestsBefore(at: number): Work<number> {
  return forgetWhere("guest_name <> '' AND at < ?", at);
}

/** The same for the log of one celebration. */
export function forgetGuestsOf(celebrationId: string, at: number): Work<number> {
  return forgetWhere("celebration_id = ? AND guest_name <> '' AND at < ?", celebrationId, at);
}

/** The same for guests whose sessions are no longer stored (docs/protocol.md#the-log). */
export function* forgetGuests(sessionIds: readonly string[]): Work<number> {
  let changes = 0;
  for (const id of sessionIds) changes += yield* forgetWhere('guest_id = ?', id);
  return changes;
}

/** It reads first. Most often there is nothing to change, and every change is news for all servers of a database. */
function* forgetWhere(where: string, ...values: readonly SqlValue[]): Work<number> {
  const found = yield* first(`SELECT id FROM host_actions WHERE ${where} LIMIT 1`, ...values);
  if (!found) return 0;
  return yield* change(`UPDATE host_actions SET guest_name = '', details = '{}' WHERE ${where}`, ...values);
}
