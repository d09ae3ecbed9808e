import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { NewerData, StoreUnavailable } from '../store/store.ts';
import { migratePostgres } from './migrations.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Migrates the database and starts what needs it. After a power cut the database may start later than this server, or fail
 * again at once. Whatever it interrupts begins again until it succeeds.
 * @throws {NewerData}, and what `start` throws, except `StoreUnavailable`. Also throws if TLS is not set up as
 * `DATABASE_URL` asks for it, because waiting does not help then.
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
      refuseWrongTls(error.cause);
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

const CERTIFICATE_FAULTS = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];
const NOT_TRUSTED =
  'The certificate of PostgreSQL is not trusted. Add &sslrootcert=FILE to DATABASE_URL, with the certificate of its authority, or use the host name that the certificate has';
const NO_TLS =
  'PostgreSQL offers no TLS. Turn it on there (ssl = on), or set sslmode=disable in DATABASE_URL if the connection is private';
const NO_FILE = 'A file that DATABASE_URL names cannot be read';

function refuseWrongTls(cause: unknown): void {
  if (!(cause instanceof Error)) return;
  const { code, syscall } = cause as NodeJS.ErrnoException;
  const fault = faultOfTls(cause.message, code, syscall);
  if (fault) throw new Error(fault, { cause });
}

function faultOfTls(message: string, code = '', syscall = ''): string | null {
  if (CERTIFICATE_FAULTS.includes(code)) return NOT_TRUSTED;
  if (message.includes('does not support SSL connections')) return NO_TLS;
  return syscall === 'open' ? NO_FILE : null;
}
