import { describe, expect, test } from 'vitest';
import { SILENT } from '../store/store.fixture.ts';
import { NewerData } from '../store/store.ts';
import { MIGRATIONS, migratePostgres } from './migrations.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { startOverPostgres } from './postgres-storage.ts';

describe.skipIf(!hasPostgres)('a new database', () => {
  test('a database is migrated once by servers that start at the same time', async () => {
    const url = await newDatabaseUrl({ isMigrated: false });
    await Promise.all(Array.from({ length: 6 }, () => migratePostgres(url)));
    const { rows } = await openTestDatabase(url).query('SELECT version FROM clink_migrations ORDER BY version');
    expect(rows).toEqual(Object.keys(MIGRATIONS).map((version) => ({ version: Number(version) })));
  });

  test('a database whose encoding lacks some letters is refused at the start, with the reason', async () => {
    for (const encoding of ['LATIN1', 'SQL_ASCII']) {
      const url = await newDatabaseUrl({ isMigrated: false, encoding });
      const started = startOverPostgres(url, SILENT, async () => 'started');
      await expect(started).rejects.toThrow(new RegExp(`has the encoding ${encoding}.*createdb --encoding=UTF8`));
    }
  });

  test('a database that a newer Clink has written is not changed', async () => {
    const url = await newDatabaseUrl();
    await openTestDatabase(url).query('INSERT INTO clink_migrations VALUES (99)');
    await expect(migratePostgres(url)).rejects.toThrow(NewerData);
  });
});
