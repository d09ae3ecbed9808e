import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { NewerData } from '../store/newer-data.ts';
import { StoreUnavailable } from '../store/store.ts';
import { migratePostgres } from './migrations.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Migrates the database and starts what needs it. After a power cut the database may start later than this server, or fail
 * again at once. Whatever it interrupts begins again until it succeeds.
 * @throws {NewerData}, and what `start` throws, except `StoreUnavailable`.
 */
export async function awaitPostgres<Started>(
  url: string,
  log: Logger,
  start: () => Promise<Started>,
): Promise<Started> {
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    try {
      await migratePostgres(url).catch(refuseNewerData);
      const started = await start();
      if (pauseMs > FIRST_PAUSE_MS) log.info('PostgreSQL is there');
      return started;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (pauseMs === FIRST_PAUSE_MS)
        log.error({ err: error.cause }, 'waiting for PostgreSQL: nobody is served meanwhile');
    }
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

function refuseNewerData(error: unknown): never {
  throw error instanceof NewerData ? error : new StoreUnavailable('the database was not migrated', { cause: error });
}
