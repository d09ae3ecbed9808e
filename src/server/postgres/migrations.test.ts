import { describe, expect, test } from 'vitest';
import { NewerData } from '../store/store.ts';
import { MIGRATIONS, migratePostgres } from './migrations.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';

describe.skipIf(!hasPostgres)('a new database', () => {
  test('is migrated once by servers that start at the same time', async () => {
    const url = await newDatabaseUrl({ isMigrated: false });
    await Promise.all(Array.from({ length: 6 }, () => migratePostgres(url)));
    const { rows } = await openTestDatabase(url).query('SELECT version FROM clink_migrations ORDER BY version');
    expect(rows).toEqual(Object.keys(MIGRATIONS).map((version) => ({ version: Number(version) })));
  });

  test('that a newer Clink has written is left alone', async () => {
    const url = await newDatabaseUrl();
    await openTestDatabase(url).query('INSERT INTO clink_migrations VALUES (99)');
    await expect(migratePostgres(url)).rejects.toThrow(NewerData);
  });
});
