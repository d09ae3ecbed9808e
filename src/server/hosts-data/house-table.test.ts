import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { hostsOfVersion, migrateHosts } from './hosts-migrations.ts';
import { houseTable } from './house-table.ts';
import { runOnSqlite } from './work.ts';

const ADDRESS = 'https://clink.example';

test('new installations and those of earlier versions have no rules and no address', () => {
  for (const db of [new Database(':memory:'), hostsOfVersion(17)]) {
    migrateHosts(db);
    expect(runOnSqlite(db, houseTable.rules())).toEqual({});
    expect(runOnSqlite(db, houseTable.address())).toBeNull();
    db.close();
  }
});

test('the rules and the address are stored separately, and changing one does not change the other', () => {
  const db = new Database(':memory:');
  migrateHosts(db);
  runOnSqlite(db, houseTable.putRules({ wall: 'totals' }));
  runOnSqlite(db, houseTable.putAddress(ADDRESS));
  runOnSqlite(db, houseTable.putRules({ location: false }));
  expect(runOnSqlite(db, houseTable.rules())).toEqual({ location: false });
  expect(runOnSqlite(db, houseTable.address())).toBe(ADDRESS);
  runOnSqlite(db, houseTable.putAddress(null));
  expect(runOnSqlite(db, houseTable.rules())).toEqual({ location: false });
  expect(runOnSqlite(db, houseTable.address())).toBeNull();
  db.close();
});
