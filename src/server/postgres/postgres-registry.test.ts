import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { createPostgresHosts } from './hosts-in-postgres.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { loadRegistry } from './postgres-registry.ts';

describe.skipIf(!hasPostgres)('a change of a celebration', () => {
  test('a changed celebration is found even if its transaction began before the last read', async () => {
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

describe.skipIf(!hasPostgres)('a deleted celebration', () => {
  test('only the id of a deleted celebration stays in memory', async () => {
    const database = openTestDatabase(await newDatabaseUrl());
    const hosts = createPostgresHosts(database, async () => {});
    await hosts.transact(() => celebrationTable.add(WEDDING, 0));
    const usedBytes = heapMeter();
    const registry = await loadRegistry(database);
    const before = usedBytes();
    await database.query(
      `INSERT INTO celebrations (id, code, names, date, time_zone, language, state, created_at)
       SELECT md5(n::text), n::text, '', '', '', '', '', 0 FROM generate_series(1, $1) AS n`,
      [MANY],
    );
    await database.query('UPDATE celebrations SET deleted_at = 1 WHERE id <> $1', [WEDDING.id]);
    await registry.refresh();
    registry.takeUnfollowed();
    const bytes = (usedBytes() - before) / MANY;
    expect(registry.deletedIds()).toHaveLength(MANY);
    expect(registry.byCode('1')).toBeUndefined();
    expect(registry.byCode(WEDDING.code)).toEqual(WEDDING);
    expect(await registry.refresh()).toEqual([]);
    expect(bytes).toBeLessThan(200);
  });
});

const MANY = 20_000;

function heapMeter(): () => number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  return () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
}
