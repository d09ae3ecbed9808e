import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import { migrateHosts } from '../celebrations/celebration-table.ts';
import { eraseDeleted, hostsPath, openHostsFile } from '../celebrations/hosts-file.ts';
import type { Timers } from '../timers.ts';

/** The start of the server has enough other work. */
const FIRST_AFTER_MS = MINUTE_MS;
/** An account whose address nobody confirms is deleted after this time. */
const UNCONFIRMED_FOR_MS = 7 * 24 * HOUR_MS;

/**
 * Deletes what has expired in `hosts.sqlite`, every hour and without loading the library: sessions, links, codes,
 * invitations, and accounts whose address was never confirmed. Returns a function that stops it.
 */
export function startPurgingAccounts(deps: {
  dataDir: string;
  timers: Timers;
  log: Logger;
  isTimeInDoubt: () => boolean;
  /** Also called when nothing was purged. */
  onPurged: () => Promise<void>;
}): () => void {
  const { dataDir, timers, log, isTimeInDoubt, onPurged } = deps;
  const path = hostsPath(dataDir);
  let stop = () => {};

  async function purgeNow(): Promise<void> {
    if (isTimeInDoubt() || !existsSync(path)) return;
    try {
      purge(path, Date.now());
      await onPurged();
    } catch (error) {
      log.error({ err: error, file: path }, 'expired accounts were not purged; tried again in an hour');
    }
  }

  function purgeAndWait(): void {
    stop = timers.after(HOUR_MS, purgeAndWait);
    void purgeNow();
  }

  stop = timers.after(FIRST_AFTER_MS, purgeAndWait);
  return () => stop();
}

function purge(path: string, now: number): void {
  const db = openHostsFile(path, 0);
  try {
    migrateHosts(db);
    const text = new Date(now).toISOString();
    db.prepare('DELETE FROM host_sessions WHERE expiresAt < ?').run(text);
    db.prepare('DELETE FROM host_verifications WHERE expiresAt < ?').run(text);
    db.prepare('DELETE FROM host_invitations WHERE expires_at < ?').run(now);
    const unconfirmedSince = new Date(now - UNCONFIRMED_FOR_MS).toISOString();
    db.prepare('DELETE FROM hosts WHERE emailVerified = 0 AND createdAt < ?').run(unconfirmedSince);
    eraseDeleted(db);
  } finally {
    db.close();
  }
}
