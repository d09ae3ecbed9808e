import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { migratePostgres, NewerData } from './migrations.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Migrates the database, and waits until it is there: after a power cut it may start later than this server.
 * @throws {NewerData}
 */
export async function awaitPostgres(url: string, log: Logger): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    try {
      await migratePostgres(url);
      if (pauseMs > FIRST_PAUSE_MS) log.info('PostgreSQL is there');
      return;
    } catch (error) {
      if (error instanceof NewerData) throw error;
      if (pauseMs === FIRST_PAUSE_MS) log.error({ err: error }, 'waiting for PostgreSQL: nobody is served meanwhile');
    }
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
