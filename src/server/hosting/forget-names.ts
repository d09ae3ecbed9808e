import type { Logger } from 'pino';
import type { HostsDatabase } from '../hosts-data/hosts-database.ts';
import { StoreUnavailable } from '../store/store.ts';
import { forgetGuests } from './forget-guests.ts';

/** The most guests of one transaction. */
const GUESTS_AT_ONCE = 100;

/**
 * Returns a function that takes the ids of guests whose sessions are no longer stored, and deletes what the hosts' log says
 * about them. Many evenings may end together, so one transaction runs at a time. If it fails, the hourly purge deletes the
 * names. Every server does this, so nothing else of the hosts is loaded for it.
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
