import type { Logger } from 'pino';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import type { HostsDatabase } from '../../hosts-data/hosts-database.ts';
import { change, type Work } from '../../hosts-data/work.ts';
import type { Timers } from '../../time/timers.ts';

/** The first purge is delayed, because the server has enough other work at its start. */
const FIRST_AFTER_MS = MINUTE_MS;
/** An unconfirmed account is deleted after this time. */
const UNCONFIRMED_FOR_MS = 7 * DAY_MS;
/** The maximum number of unconfirmed accounts. Whoever loses an account to this limit can sign up again. */
export const MAX_UNCONFIRMED = 5_000;
const ALL_OTHERS = 1_000_000;

/**
 * Every hour deletes expired data: sessions, links, codes, invitations, unconfirmed accounts, and names of guests in the hosts'
 * log that could not be deleted earlier. It does not load the library of accounts. Returns a function that stops it.
 */
export function startPurgingAccounts(deps: {
  hostsDatabase: HostsDatabase;
  timers: Timers;
  log: Logger;
  isTimeInDoubt: () => boolean;
  /** Deletes names of guests in the hosts' log that could not be deleted earlier. `nowMs` is on the server's clock. */
  forgetOldGuests: (nowMs: number) => Work<unknown>;
  /** Called after each purge, even if nothing was purged. */
  onPurged: () => Promise<void>;
}): () => void {
  const { hostsDatabase, timers, log, isTimeInDoubt, forgetOldGuests, onPurged } = deps;
  let stop = () => {};

  async function purgeNow(): Promise<void> {
    if (isTimeInDoubt() || hostsDatabase.isEmpty()) return;
    try {
      await hostsDatabase.transact(function* () {
        const serverNow = timers.now();
        yield* purge(Date.now(), serverNow);
        yield* forgetOldGuests(serverNow);
      });
      await hostsDatabase.wipe();
      await onPurged();
    } catch (error) {
      log.error({ err: error }, 'expired accounts were not purged; tried again in an hour');
    }
  }

  function purgeAndWait(): void {
    stop = timers.after(HOUR_MS, purgeAndWait);
    void purgeNow();
  }

  stop = timers.after(FIRST_AFTER_MS, purgeAndWait);
  return () => stop();
}

/** `now` is the wall clock, which the library uses, and `serverNow` is the server's clock. */
function* purge(now: number, serverNow: number): Work<void> {
  const text = new Date(now).toISOString();
  yield* change('DELETE FROM host_sessions WHERE "expiresAt" < ?', text);
  yield* change('DELETE FROM host_verifications WHERE "expiresAt" < ?', text);
  yield* change('DELETE FROM host_invitations WHERE expires_at < ?', now);
  yield* change('DELETE FROM host_setup_links WHERE expires_at < ?', now);
  yield* change('DELETE FROM co_host_invitations WHERE expires_at <= ?', serverNow);
  const unconfirmedSince = new Date(now - UNCONFIRMED_FOR_MS).toISOString();
  yield* change('DELETE FROM hosts WHERE "emailVerified" = 0 AND "createdAt" < ?', unconfirmedSince);
  yield* change(
    `DELETE FROM hosts WHERE id IN (
     SELECT id FROM hosts WHERE "emailVerified" = 0 ORDER BY "createdAt" DESC LIMIT ? OFFSET ?)`,
    ...[ALL_OTHERS, MAX_UNCONFIRMED],
  );
}
