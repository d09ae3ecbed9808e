import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { SILENT } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { openDatabase } from './database.ts';
import { startFragileLink } from './fragile-link.fixture.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { allowOnlyReading } from './read-only.fixture.ts';

describe.skipIf(!hasPostgres)('a connection that PostgreSQL ends', () => {
  test('a connection that is lost during a transaction fails only this transaction, and the server keeps running', async () => {
    const url = await newDatabaseUrl();
    const [database, other] = [openTestDatabase(url), openTestDatabase(url)];
    const change = database.transact(async (query) => {
      const { rows } = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      // The end of the connection is noticed while no statement is running.
      await sleep(100);
      await query("INSERT INTO clink_moved VALUES ('nothing')");
    });
    await expect(change).rejects.toThrow(StoreUnavailable);
    const { rows } = await database.query('SELECT * FROM clink_moved');
    expect(rows).toEqual([]);
  });

  test('a connection that is lost during a statement of the accounts does not end the server', async () => {
    const url = await newDatabaseUrl();
    const [database, other] = [openTestDatabase(url), openTestDatabase(url)];
    // The library of accounts takes connections from the same pool in this way.
    const connection = await database.pool.connect();
    const { rows } = await connection.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const refused = expect(connection.query('SELECT pg_sleep(30)')).rejects.toThrow('terminating connection');
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await refused;
    await sleep(100);
    connection.release(true);
    expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe.skipIf(!hasPostgres)('a database that only reads', () => {
  test('a database that only reads counts as unreachable until every connection can write again', async () => {
    const url = await newDatabaseUrl();
    const readOnly = await allowOnlyReading(url);
    const database = openTestDatabase(url);
    const onFive = (statement: string) => Promise.all([1, 2, 3, 4, 5].map(() => database.query(statement)));
    const write = "UPDATE clink_moved SET what = '' WHERE pg_sleep(0.2) IS NULL";
    await expect(database.query(write)).rejects.toThrow(StoreUnavailable);
    await sleep(2_000);
    expect(database.isReachable()).toBe(false);
    await onFive('SELECT pg_sleep(0.2)');
    expect([database.isReachable(), database.pool.idleCount > 1]).toEqual([false, true]);
    await readOnly.end();
    await expect.poll(database.isReachable).toBe(true);
    await onFive(write);
    expect(database.isReachable()).toBe(true);
  });
});

describe.skipIf(!hasPostgres)('too much at once', () => {
  async function startLogged(url?: string) {
    const levels: string[] = [];
    const log = pino(
      { formatters: { level: (level) => ({ level }) } },
      { write: (line: string) => levels.push(JSON.parse(line).level) },
    );
    return { database: openTestDatabase(url ?? (await newDatabaseUrl()), log), levels };
  }
  const onAllTen = (database: ReturnType<typeof openTestDatabase>, statement: string) =>
    Promise.allSettled(Array.from({ length: 10 }, () => database.query(statement)));

  test('statements that wait too long for a connection are refused, and the database still counts as reachable', async () => {
    const { database, levels } = await startLogged();
    const busy = onAllTen(database, 'SELECT pg_sleep(4)');
    const refused = [database.transact((query) => query('SELECT 1')), database.query('SELECT 1')];
    for (const one of refused) await expect(one).rejects.toThrow(StoreUnavailable);
    expect(database.isReachable()).toBe(true);
    expect(new Set((await busy).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
    await database.query('SELECT 1');
    expect([database.isReachable(), levels]).toEqual([true, ['warn']]);
  });

  test('a transaction of hosts that conflicts thirty times does not make the database count as unreachable', async () => {
    const { database, levels } = await startLogged();
    let attempts = 0;
    const collide = () =>
      database.transact((query) => {
        attempts++;
        return query('DO $$ BEGIN RAISE serialization_failure; END $$');
      });
    for (let time = 0; time < 2; time++) await expect(collide()).rejects.toThrow(StoreUnavailable);
    expect([attempts, database.isReachable(), levels]).toEqual([60, true, ['warn']]);
  });

  test('a wait for connections does not hide that the database no longer answers', async () => {
    const link = await startFragileLink(await newDatabaseUrl());
    const { database } = await startLogged(link.url);
    await onAllTen(database, 'SELECT pg_sleep(0.2)');
    link.stallAt('pg_sleep(0.1)');
    const busy = onAllTen(database, 'SELECT pg_sleep(0.1)');
    await expect(database.query('SELECT 1')).rejects.toThrow(StoreUnavailable);
    expect(database.isReachable()).toBe(true);
    await busy;
    expect(database.isReachable()).toBe(false);
  });
});

describe.skipIf(!hasPostgres)('a statement that takes long', () => {
  test('a patient statement may take longer than others, and ends when the connections are closed', async () => {
    const database = openDatabase(await newDatabaseUrl(), SILENT);
    const { rows } = await database.queryPatiently('SELECT 1 AS one FROM pg_sleep(5.5)');
    expect(rows).toEqual([{ one: 1 }]);
    const refused = expect(database.queryPatiently('SELECT pg_sleep(50)')).rejects.toThrow(StoreUnavailable);
    await sleep(500);
    const closedAt = performance.now();
    await database.close();
    await refused;
    expect(performance.now() - closedAt).toBeLessThan(5_000);
  });

  // On other systems PostgreSQL does not watch the connection.
  test.skipIf(process.platform !== 'linux')('a patient statement in PostgreSQL ends with the server', async () => {
    const url = await newDatabaseUrl();
    const [database, other] = [openDatabase(url, SILENT), openTestDatabase(url)];
    const running = async () => {
      const { rows } = await other.query("SELECT 1 AS one FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(49)'");
      return rows.length;
    };
    const refused = expect(database.queryPatiently('SELECT pg_sleep(49)')).rejects.toThrow(StoreUnavailable);
    await expect.poll(running).toBe(1);
    await database.close();
    await refused;
    await expect.poll(running).toBe(0);
  });

  test('a patient statement that fails does not make the database count as unreachable', async () => {
    const database = openTestDatabase(await newDatabaseUrl());
    await expect(database.queryPatiently('SELECT 1 / 0')).rejects.toThrow(StoreUnavailable);
    expect(database.isReachable()).toBe(true);
  });
});
