import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { MIGRATIONS as ON_POSTGRES } from '../postgres/migrations.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore, openTestDatabase } from '../postgres/postgres.fixture.ts';
import { withAddedColumns } from './added-columns.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SqlType } from './session-fields.ts';
import { createSqliteStore } from './sqlite.ts';
import { newRecord, putting } from './store.fixture.ts';

const NEXT = 99;
const SEAT: SqlType = {
  sqlite: 'TEXT',
  postgres: 'text',
  since: { sqlite: NEXT, postgres: NEXT, initial: "'none yet'" },
};

test('an added column has its initial value in existing rows, and is placed before the drinks', async () => {
  const db = new Database(':memory:');
  const store = createSqliteStore(db);
  const ana = newRecord();
  await store.transact(ana.sessionId, putting(ana));
  db.exec(withAddedColumns(MIGRATIONS, 'sqlite', { seat: SEAT })[NEXT] ?? '');
  expect(db.prepare('SELECT seat FROM drink_sessions').pluck().all()).toEqual(['none yet']);
  const columns = db.prepare("SELECT name FROM pragma_table_info('drink_sessions')").pluck().all();
  expect(columns.slice(-4)).toEqual(['seat', 'drinks_data', 'removed', 'stamps']);
  expect(await store.read(ana.sessionId)).toEqual({ record: ana });
  await store.transact(ana.sessionId, putting({ ...ana, version: 2 }));
  await store.close();
});

test.skipIf(!hasPostgres)(
  'a later column has its initial value in rows that a server of the previous version writes',
  async () => {
    const url = await newDatabaseUrl();
    const [store, database] = [openNodeStore(url), openTestDatabase(url)];
    const [ana, bea] = [newRecord(), newRecord()];
    await store.transact(ana.sessionId, putting(ana));
    await database.query(withAddedColumns(ON_POSTGRES, 'postgres', { seat: SEAT })[NEXT] ?? '');
    await store.transact(bea.sessionId, putting(bea));
    const { rows } = await database.query('SELECT seat FROM sessions');
    expect(rows).toEqual([{ seat: 'none yet' }, { seat: 'none yet' }]);
  },
);

test('a version may add two columns, but must not contain other changes as well', () => {
  const both = withAddedColumns({ 1: 'SELECT 1' }, 'postgres', { seat: SEAT, table_number: SEAT });
  expect(both[NEXT]).toMatch(/ADD COLUMN seat .*\n.*ADD COLUMN table_number /);
  expect(() => withAddedColumns({ [NEXT]: 'SELECT 1' }, 'sqlite', { seat: SEAT })).toThrow(
    'seat: version 99 has another',
  );
});
