import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { OTHER_WEDDING, WEDDING } from '../celebrations/celebrations.fixture.ts';
import { createPostgresHosts } from './hosts-in-postgres.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { loadRegistry } from './postgres-registry.ts';

describe.skipIf(!hasPostgres)('a change of a celebration', () => {
  test('is found even if its transaction began before the last reading', async () => {
    const url = await newDatabaseUrl();
    const database = openTestDatabase(url);
    const hosts = createPostgresHosts(database, async () => {});
    await hosts.transact(() => celebrationTable.add(WEDDING, 0));
    const registry = await loadRegistry(database);
    const slow = new Client({ connectionString: url });
    await slow.connect();
    onTestFinished(() => slow.end());
    await slow.query('BEGIN');
    await slow.query('UPDATE celebrations SET names = $1 WHERE id = $2', ['Anna & Ben', WEDDING.id]);
    await hosts.transact(() => celebrationTable.add(OTHER_WEDDING, 0));
    expect(await registry.refresh()).toEqual([OTHER_WEDDING.id]);
    await slow.query('COMMIT');
    expect(await registry.refresh()).toEqual([WEDDING.id]);
    expect(registry.byId(WEDDING.id)?.names).toBe('Anna & Ben');
  });
});
