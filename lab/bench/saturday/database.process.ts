import { Client } from 'pg';
import { pino } from 'pino';
import { DAY_MS } from '../../../src/domain/limits.ts';
import { openDatabase } from '../../../src/server/postgres/database.ts';
import { migratePostgres } from '../../../src/server/postgres/migrations.ts';
import { loadRegistry } from '../../../src/server/postgres/postgres-registry.ts';
import { createPostgresStore } from '../../../src/server/postgres/postgres-store.ts';
import { SessionFeed } from '../../../src/server/postgres/session-feed.ts';
import { SNAPSHOT } from '../../../src/server/postgres/session-statements.ts';
import { monotonicMs } from '../harness/monotonic.ts';
import { withChildren } from '../harness/postgres.ts';
import { serveCalls } from '../harness/serve-calls.ts';
import { quantile } from '../harness/spread.ts';
import { cpuMs } from '../harness/usage.ts';
import { SATURDAY } from './load-model.ts';

interface Question {
  readonly databaseUrl: string;
  /** PostgreSQL's first process. */
  readonly databasePid: number;
  readonly celebrations: number;
  /** How many sessions other servers have changed since the last look. */
  readonly changed: number;
}

const GUESTS_AT_ONCE = 15;
const BOARDS = 50;

/** One evening's guests, each with eight drinks. Guests of all celebrations come in turn, so those of one lie far apart. */
const ADD_GUESTS = `
  INSERT INTO sessions (session_id, xid, seen, celebration_id, write_key_hash, user_name, total_drinks, session_start,
    last_drink_at, drinking_pace, expires_at, version, updated_at, hidden, host_hidden, admission, drinks_data, removed,
    stamps)
  SELECT substr(md5(guest || ' ' || celebration), 1, 22), pg_current_xact_id(), '0', 'celebration-' || celebration,
    substr(md5(guest || '') || md5(celebration || ''), 1, 43), 'Guest ' || guest, 8, $1::bigint, $1::bigint, 'moderate', $2::bigint,
    9, $1::bigint, 0, 0, 'in', $3::text, '[]', '{"userName":[1,"12345678"],"drinkingPace":[1,"12345678"],"hidden":[0,""],"sessionStart":[1,"12345678"]}'
  FROM generate_series($4::int, $5::int) AS guest, generate_series(1, $6::int) AS celebration`;

const ADD_CELEBRATIONS = `
  INSERT INTO celebrations (id, code, names, date, time_zone, language, state, created_at)
  SELECT 'celebration-' || number, 'CODE' || number, 'Ana & Ben', '2026-06-20', 'UTC', 'en', 'open', 0
  FROM generate_series(1, $1::int) AS number`;

const CHANGE_SOME = `
  UPDATE sessions SET version = version + 1, xid = pg_current_xact_id()
  WHERE session_id IN (SELECT session_id FROM sessions ORDER BY session_id LIMIT $1)`;

const calls = {
  fill: async ({ databaseUrl, celebrations }: Question) => {
    await migratePostgres(databaseUrl);
    // Without the time limits of a server.
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const nowMs = Date.now();
    const drinks = Array.from({ length: SATURDAY.saves }, (_, index) => ({
      id: `${nowMs - index}-12345678`,
      drinkType: 'beer',
      timestamp: nowMs - index,
    }));
    await client.query(ADD_CELEBRATIONS, [celebrations]);
    for (let first = 1; first <= SATURDAY.guests; first += GUESTS_AT_ONCE) {
      const [last, text] = [first + GUESTS_AT_ONCE - 1, JSON.stringify(drinks)];
      await client.query(ADD_GUESTS, [nowMs, nowMs + DAY_MS, text, first, last, celebrations]);
    }
    await client.end();
  },
  /** Times in ms, of the product's own statements. */
  measure: async ({ databaseUrl, databasePid, celebrations, changed }: Question) => {
    const database = openDatabase(databaseUrl, pino({ level: 'silent' }));
    const store = createPostgresStore(database);
    try {
      await database.query('SELECT 1');
      const countMs = await timeOf(() => store.countCoded());
      const registryMs = await timeOf(() => loadRegistry(database));
      const boardsMs: number[] = [];
      for (let board = 1; board <= BOARDS; board++) {
        boardsMs.push(await timeOf(() => readBoard(`celebration-${1 + ((board * 7) % celebrations)}`)));
      }
      const look = await measureLook();
      const { rows } = await database.query<{ bytes: number }>("SELECT pg_total_relation_size('sessions') AS bytes");
      const bytesPerSession = (rows[0]?.bytes ?? Number.NaN) / celebrations / SATURDAY.guests;
      return { countMs, registryMs, boardMs: quantile(boardsMs, 0.5), ...look, bytesPerSession };
    } finally {
      await store.close();
      await database.close();
    }

    async function readBoard(celebrationId: string): Promise<void> {
      for await (const _ of store.alive(Date.now(), celebrationId));
    }

    /** A server looks through what others have changed, none of which concerns it. */
    async function measureLook() {
      const { rows } = await database.query<{ xmin: string }>(SNAPSHOT);
      await database.query(CHANGE_SOME, [changed]);
      const nobody = {
        holds: () => false,
        apply: () => false,
        settled: async () => {},
        caughtUp: () => {},
        hostsChanged: () => {},
      };
      const feed = new SessionFeed({
        database,
        follower: nobody,
        since: rows[0]?.xmin ?? '0',
        log: pino({ level: 'silent' }),
      });
      const [nodeBefore, databaseBefore] = [cpuMs([process.pid]), cpuMs(withChildren(databasePid))];
      const lookMs = await timeOf(() => feed.look());
      const lookNodeMs = cpuMs([process.pid]) - nodeBefore;
      return { lookMs, lookNodeMs, lookDatabaseMs: cpuMs(withChildren(databasePid)) - databaseBefore };
    }
  },
};
export type DatabaseCalls = typeof calls;
serveCalls(calls);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = monotonicMs();
  await work();
  return monotonicMs() - startedAt;
}
