import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { NewerData, StoreUnavailable } from '../store/store.ts';
import { migratePostgres, UnfitDatabase } from './migrations.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Migrates the database and calls `start`. After a power cut the database may start later than this server, or soon fail again.
 * So both steps are repeated until they succeed. @throws {NewerData}, {UnfitDatabase}, and what `start` throws, except
 * `StoreUnavailable`. Also throws if TLS is not set up as `DATABASE_URL` requires, because waiting would not help.
 */
export async function awaitPostgres<Started>(
  url: string,
  log: Logger,
  start: () => Promise<Started>,
): Promise<Started> {
  let pauseMs = FIRST_PAUSE_MS;
  for (;;) {
    try {
      await migratePostgres(url).catch(refuseUnfit);
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

function refuseUnfit(error: unknown): never {
  throw error instanceof NewerData || error instanceof UnfitDatabase
    ? error
    : new StoreUnavailable('the database was not migrated', { cause: error });
}

const WRONG_TIME = /^(CERT|CRL)_(HAS_EXPIRED|NOT_YET_VALID)$/;
const WRONG_AUTHORITY =
  /SELF_SIGNED_CERT|^UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)|^(CERT_UNTRUSTED|HOSTNAME_MISMATCH|ERR_TLS_CERT_ALTNAME_INVALID)$/;
/**
 * Matches the codes of all other errors that Node finds in a certificate. Codes of network errors have no underscore,
 * or begin with `EAI_`.
 */
const WRONG_CERTIFICATE = /^(?!ERR_|EAI_)[A-Z]+_[A-Z_]+$/;
/** Matches the codes with which PostgreSQL rejects Clink's own certificate. */
const OWN_CERTIFICATE = /^ERR_SSL_\w+_ALERT_(\w*CERTIFICATE\w*|UNKNOWN_CA)$/;

const NOT_IN_TIME =
  'A certificate of PostgreSQL has expired, or is not valid yet. Give PostgreSQL a new one, or set the clock of this computer right';
const NOT_TRUSTED =
  'The certificate of PostgreSQL is not trusted. Add &sslrootcert=FILE to DATABASE_URL, with the certificate of its authority and of every authority above it, or use the host name that the certificate has';
const NOT_USABLE = 'The certificate of PostgreSQL cannot be used for a server. Give PostgreSQL another one';
const OWN_REFUSED =
  'PostgreSQL refuses the certificate of sslcert in DATABASE_URL. Use one of an authority in its ssl_ca_file that has not expired';
const NO_TLS =
  'PostgreSQL offers no TLS. Turn it on there (ssl = on), or set sslmode=disable in DATABASE_URL if the connection is private';
const NO_FILE = 'A file that DATABASE_URL names cannot be used';

function refuseWrongTls(cause: unknown): void {
  if (!(cause instanceof Error)) return;
  const fault = faultOfTls(cause);
  if (fault) throw new Error(fault, { cause });
}

function faultOfTls({ message, code = '', syscall = '' }: NodeJS.ErrnoException): string | null {
  if (WRONG_TIME.test(code)) return NOT_IN_TIME;
  if (WRONG_AUTHORITY.test(code)) return NOT_TRUSTED;
  if (WRONG_CERTIFICATE.test(code)) return NOT_USABLE;
  if (OWN_CERTIFICATE.test(code)) return OWN_REFUSED;
  if (message.includes('does not support SSL connections')) return NO_TLS;
  const isOfFile = syscall === 'open' || code === 'EISDIR' || code.startsWith('ERR_OSSL_');
  return isOfFile ? `${NO_FILE}: ${message}` : null;
}
