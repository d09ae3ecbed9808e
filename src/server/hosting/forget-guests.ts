import { SESSION_LIFETIME_MS } from '../../domain/limits.ts';
import type { HostingFile } from './hosting-file.ts';

/** The guests of actions before this time have no session any more. Times in ms on the server's clock. */
export function oldestGuest(nowMs: number): number {
  return nowMs - SESSION_LIFETIME_MS;
}

/**
 * Deletes what the log says about guests whose sessions are no longer stored (docs/protocol.md#the-log).
 * @throws {StoreUnavailable}
 */
export function forgetGuests(file: HostingFile, sessionIds: readonly string[], nowMs: number): Promise<void> {
  return file.transact(({ actions }) => {
    for (const id of sessionIds) actions.forgetGuest(id);
    actions.forgetGuestsBefore(oldestGuest(nowMs));
  });
}
