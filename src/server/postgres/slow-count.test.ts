import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../../domain/limits.ts';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { newFolder, newRecord, putting, SILENT } from '../store/store.fixture.ts';
import { ofToday, WEDDING } from '../testing/celebrations.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { openHostsInPostgres } from './hosts-in-postgres.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore } from './postgres.fixture.ts';

/** A time that is longer than any other statement may take. */
const LONG_MS = 6_000;
const LOCK = 7;
const TOKEN = 'a token of the operator with 32 characters';

/**
 * Makes counting as slow as with millions of rows: a count of sessions waits until `finish` is called. Other statements
 * are not slowed down.
 */
async function slowDownCounting(url: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`
    SELECT pg_advisory_lock(${LOCK});
    CREATE FUNCTION read_slowly() RETURNS boolean LANGUAGE plpgsql COST 1000000 AS $$
      BEGIN
        IF current_query() LIKE '%count(*)%' THEN PERFORM pg_advisory_xact_lock_shared(${LOCK}); END IF;
        RETURN true;
      END $$;
    ALTER TABLE sessions RENAME TO stored_sessions;
    CREATE VIEW sessions AS SELECT * FROM stored_sessions WHERE read_slowly();`);
  return {
    isCounting: async () => {
      const { rows } = await client.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'",
      );
      return rows.length > 0;
    },
    finish: () => client.query(`SELECT pg_advisory_unlock(${LOCK})`),
    stored: async () => (await client.query('SELECT session_id FROM sessions')).rows.length,
  };
}

async function newWeddingOf(guests: number): Promise<string> {
  const url = await newDatabaseUrl();
  const hosts = await openHostsInPostgres(url, SILENT);
  await hosts.transact(() => celebrationTable.add(ofToday(WEDDING), 0)).finally(() => hosts.close());
  const store = openNodeStore(url);
  for (let guest = 0; guest < guests; guest += 1) {
    const [sessionStart, expiresAt] = [Date.now(), Date.now() + DAY_MS];
    const record = newRecord({ celebrationId: WEDDING.id, sessionStart, expiresAt });
    await store.transact(record.sessionId, putting(record));
  }
  return url;
}

describe.skipIf(!hasPostgres)('a server that needs long to count all sessions', () => {
  test('a server that needs long to count all sessions starts and stores immediately, and enforces the limit on sessions once they are counted', async () => {
    const url = await newWeddingOf(3);
    const counting = await slowDownCounting(url);
    const variables = { DATABASE_URL: url, MAX_SESSIONS: '4', LOG_LEVEL: 'warn', METRICS_TOKEN: TOKEN };
    const server = await startServerChild({ dataDir: newFolder(), variables });
    const come = async () => {
      const [path, init] = put(newPhone(), saveAt(Date.now()), WEDDING.code);
      return (await fetch(`${server.url}${path}`, init)).status;
    };
    const sessions = async () => {
      const init = { headers: { authorization: `Bearer ${TOKEN}` } };
      return (await (await fetch(`${server.url}/metrics`, init)).text()).match(/^clink_sessions .*$/m)?.[0];
    };
    await expect.poll(counting.isCounting).toBe(true);
    expect([(await fetch(`${server.url}/readyz`)).status, await come()]).toEqual([200, 200]);
    await sleep(LONG_MS);
    expect([(await fetch(`${server.url}/readyz`)).status, await counting.isCounting()]).toEqual([200, true]);
    await counting.finish();
    await expect.poll(sessions).toBe('clink_sessions 4');
    expect([await come(), await counting.stored()]).toEqual([503, 4]);
    expect(server.stderr()).not.toContain('PostgreSQL');
  });

  test('a server that counts all sessions can still end within seconds', async () => {
    const url = await newWeddingOf(1);
    const counting = await slowDownCounting(url);
    const server = await startServerChild({
      dataDir: newFolder(),
      variables: { DATABASE_URL: url, LOG_LEVEL: 'warn' },
    });
    await expect.poll(counting.isCounting).toBe(true);
    expect(await server.stop()).toBe(0);
  });
});
