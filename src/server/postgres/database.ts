import { type CustomTypesConfig, Pool, type QueryResult, type QueryResultRow, types } from 'pg';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../domain/limits.ts';
import { StoreUnavailable } from '../store/store.ts';
import { queryPatiently } from './query-patiently.ts';
import { isAboutValues, isCollision, isWaitForConnection } from './statement-errors.ts';
import { tryToWrite } from './try-to-write.ts';

/** Time limits in ms. A phone waits for longer than their sum. */
const CONNECT_MS = 3_000;
/** PostgreSQL ends a statement after this time, even if it waits for a lock. */
const STATEMENT_MS = 5_000;
/**
 * Clink stops waiting for an answer after this time, because a connection may be lost unnoticed, so that PostgreSQL
 * cannot end the statement.
 */
const ANSWER_MS = 7_000;
const CONNECTIONS = 10;
/** The pause between two attempts to write to a database that failed. */
const PROBE_MS = 500;
/** How often a conflicting transaction of hosts is tried. The next line is the longest pause between attempts. */
const ATTEMPTS = 30;
const COLLISION_PAUSE_MS = 20;

const OUTAGE =
  'PostgreSQL does not do what it should: saves are refused and stay on the phones. Look at the error; nothing here needs a restart';
const TOO_BUSY =
  'PostgreSQL has too much to do at once: some saves and calls of hosts are refused, and are repeated. Look at the error; nothing here needs a restart';

type Query = <Row extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: Row[]; changes: number }>;

/** The connections to PostgreSQL. Whoever opens it closes it. */
export interface Database {
  /** @throws {StoreUnavailable} if the statement failed, or if it is unknown whether it was committed. */
  query: Query;
  /**
   * Runs a statement that reads many rows and may take a minute. A failure does not concern other statements, so the
   * database still counts as reachable.
   */
  queryPatiently<Row extends QueryResultRow>(text: string): Promise<{ rows: Row[] }>;
  /**
   * Runs `work` as one serializable transaction. After a conflict with another transaction, `work` runs again. @throws
   * {StoreUnavailable} if a statement failed. If `work` itself throws, nothing is changed, and the error is passed on.
   */
  transact<Answer>(work: (query: Query) => Promise<Answer>): Promise<Answer>;
  /**
   * False from a failure until a trial write succeeds. An answer alone is not enough, because the database may be
   * read-only. Too many statements at once do not count as a failure.
   */
  isReachable(): boolean;
  close(): Promise<void>;
}

/** Opens a pool of connections. It connects at the first statement, and again whenever connections were lost. */
export function openDatabase(url: string, log: Logger): Database & { readonly pool: Pool } {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'clink',
    types: EXACT_NUMBERS,
  });
  // If an idle connection is lost, the pool replaces it.
  pool.on('error', () => {});
  // If a connection in use is lost, its next statement fails. Without a listener the process would end.
  pool.on('connect', (client) => void client.on('error', () => {}));
  let isDown = false;
  let isClosed = false;
  let warnedAtMs = Number.NEGATIVE_INFINITY;
  const closing = new AbortController();

  function unavailable(error: unknown): StoreUnavailable {
    if (isAboutValues(error)) log.error({ err: error }, 'PostgreSQL refuses a value');
    else if (isCollision(error) || isWaitForConnection(error)) warnOnceAMinute(error);
    else if (!isDown && !isClosed) {
      isDown = true;
      log.error({ err: error }, OUTAGE);
      void probe();
    }
    return new StoreUnavailable('PostgreSQL failed', { cause: error });
  }

  function warnOnceAMinute(error: unknown): void {
    const nowMs = performance.now();
    if (nowMs - warnedAtMs < MINUTE_MS) return;
    warnedAtMs = nowMs;
    log.warn({ err: error }, TOO_BUSY);
  }

  async function probe(): Promise<void> {
    while (isDown && !isClosed) {
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS).unref());
      await tryToWrite(pool).then(succeeded, () => {});
    }
  }

  function succeeded(): void {
    if (isDown) log.info('PostgreSQL works again');
    isDown = false;
  }

  async function transact<Answer>(work: (query: Query) => Promise<Answer>, attempts = ATTEMPTS): Promise<Answer> {
    try {
      return await attemptTransaction(pool, work);
    } catch (error) {
      if (!(error instanceof StatementFailed)) throw error;
      if (!isCollision(error.cause) || attempts === 1) throw unavailable(error.cause);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * COLLISION_PAUSE_MS));
    return transact(work, attempts - 1);
  }

  return {
    query: async (text, values) => {
      try {
        return outcomeOf(await pool.query(text, values && [...values]));
      } catch (error) {
        throw unavailable(error);
      }
    },
    queryPatiently: async (text) => {
      try {
        return await queryPatiently(pool, text, closing.signal);
      } catch (error) {
        throw new StoreUnavailable('PostgreSQL did not finish a long statement', { cause: error });
      }
    },
    transact: (work) => transact(work),
    isReachable: () => !isDown,
    pool,
    close: async () => {
      isClosed = true;
      closing.abort();
      await pool.end();
    },
  };
}

/** An error of a statement, as opposed to an error of the surrounding work. */
class StatementFailed extends Error {}

async function attemptTransaction<Answer>(pool: Pool, work: (query: Query) => Promise<Answer>): Promise<Answer> {
  const connection = await pool.connect().catch(failStatement);
  const query: Query = async (text, values) =>
    outcomeOf(await connection.query(text, values && [...values]).catch(failStatement));
  let isLost = false;
  try {
    await query('BEGIN ISOLATION LEVEL SERIALIZABLE');
    const answer = await work(query);
    await query('COMMIT');
    return answer;
  } catch (error) {
    await connection.query('ROLLBACK').catch(() => {
      isLost = true;
    });
    throw error;
  } finally {
    connection.release(isLost);
  }
}

function failStatement(error: unknown): never {
  throw new StatementFailed('a statement failed', { cause: error });
}

function outcomeOf<Row extends QueryResultRow>({ rows, rowCount }: QueryResult<Row>) {
  return { rows, changes: rowCount ?? 0 };
}

const INT8 = types.builtins.INT8;

/** Parses BIGINT as a number. All BIGINT columns are times in ms, counts or ids, which a number represents exactly. */
export const EXACT_NUMBERS: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
};

/**
 * Whether a value is a text with a zero byte, which PostgreSQL can neither store nor search for. Such a search is not
 * sent, and finds nothing, as in SQLite.
 */
export function hasZeroByte(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}
