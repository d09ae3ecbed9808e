import type { Logger } from 'pino';
import { SESSION_LIFETIME_MS } from '../../../domain/limits.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import { change, first, type SqlValue, type Work } from '../../hosts-data/work.ts';
import { StoreUnavailable } from '../../store/store.ts';

/** Guests in log entries before this time no longer have a session. Times in ms on the server's clock. */
export function oldestGuest(nowMs: number): number {
  return nowMs - SESSION_LIFETIME_MS;
}

/**
 * Deletes the data about guests in log entries before `at`. The entries themselves stay. Returns the number of changed entries.
 */
export function forgetGuestsBefore(at: number): Work<number> {
  return forgetWhere("guest_name <> '' AND at < ?", at);
}

export function forgetGuestsOf(celebrationId: string, at: number): Work<number> {
  return forgetWhere("celebration_id = ? AND guest_name <> '' AND at < ?", celebrationId, at);
}

/** Deletes the data in the log about guests whose sessions are no longer stored (docs/protocol.md#the-log). */
export function* forgetGuests(sessionIds: readonly string[]): Work<number> {
  let changes = 0;
  for (const id of sessionIds) changes += yield* forgetWhere('guest_id = ?', id);
  return changes;
}

/**
 * Reads before it writes, because there is usually nothing to change, and each write makes all servers of the database
 * read again.
 */
function* forgetWhere(where: string, ...values: readonly SqlValue[]): Work<number> {
  const found = yield* first(`SELECT id FROM host_actions WHERE ${where} LIMIT 1`, ...values);
  if (!found) return 0;
  return yield* change(`UPDATE host_actions SET guest_name = '', details = '{}' WHERE ${where}`, ...values);
}

/** The maximum number of guests whose names one transaction deletes. */
const GUESTS_AT_ONCE = 100;

/**
 * Returns a function that takes the ids of guests whose sessions are no longer stored, and deletes the data about them
 * in the hosts' log. Many evenings may end together, so one transaction runs at a time. If it fails, the hourly purge
 * deletes the names. Every server does this, so it loads nothing else that belongs to hosts.
 */
export function createNameForgetter(hostsDatabase: HostsDatabase, log: Logger): (ids: readonly string[]) => void {
  const waiting: string[] = [];
  let isRunning = false;

  async function forgetNext(): Promise<void> {
    const ids = waiting.splice(0, GUESTS_AT_ONCE);
    try {
      const changes = await hostsDatabase.transact(() => forgetGuests(ids));
      if (changes > 0) await hostsDatabase.wipe();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'the log of the hosts was not cleaned');
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await forgetNext();
    isRunning = false;
  }

  return (ids) => {
    if (hostsDatabase.isEmpty()) return;
    for (const id of ids) waiting.push(id);
    if (!isRunning) void run();
  };
}
