import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { newFolder } from '../store/store.fixture.ts';
import { NewerData } from '../store/store.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { createHostsFile } from './hosts-file.ts';
import { openHostsInFile } from './hosts-in-file.ts';

/** A new file, another process's connection to it, and the hosts' database. */
function openBeside() {
  const dataDir = newFolder();
  const other = new Database(createHostsFile(dataDir));
  other.pragma('journal_mode = WAL');
  const hosts = openHostsInFile(dataDir);
  const change = () => hosts.transact(() => celebrationTable.byId(WEDDING.id));
  return { other, hosts, change };
}

test('data of a newer version is never used, however often a call tries', async () => {
  const { other, hosts, change } = openBeside();
  other.pragma('user_version = 99');
  other.close();
  for (let attempt = 0; attempt < 3; attempt++) await expect(change()).rejects.toThrow(NewerData);
  await hosts.close();
});

test('a change waits while another process creates the tables', async () => {
  const { other, hosts, change } = openBeside();
  other.exec('BEGIN IMMEDIATE');
  const changed = change();
  setTimeout(() => other.exec('COMMIT'), 50);
  expect(await changed).toBeUndefined();
  other.close();
  await hosts.close();
});
