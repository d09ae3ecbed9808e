import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../store/store.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';

describe.skipIf(!hasPostgres)('a connection that PostgreSQL ends', () => {
  test('in the middle of a transaction refuses that one, and the server goes on', async () => {
    const url = await newDatabaseUrl();
    const [database, other] = [openTestDatabase(url), openTestDatabase(url)];
    const change = database.transact(async (query) => {
      const { rows } = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      // The end of the connection arrives while no statement is under way.
      await sleep(100);
      await query("INSERT INTO clink_moved VALUES ('nothing')");
    });
    await expect(change).rejects.toThrow(StoreUnavailable);
    const { rows } = await database.query('SELECT * FROM clink_moved');
    expect(rows).toEqual([]);
  });

  test('in the middle of a statement of the accounts does not end the server either', async () => {
    const url = await newDatabaseUrl();
    const [database, other] = [openTestDatabase(url), openTestDatabase(url)];
    // As the library of the accounts does, which takes connections from the same pool.
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
