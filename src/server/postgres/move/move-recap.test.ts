import { expect, test } from 'vitest';
import { sumOf, sumsOfGuest } from '../../../domain/recap/sums.ts';
import type { SessionRecord } from '../../../domain/session/session-record.ts';
import { recapTable } from '../../recap/recap-table.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { newFolder, newRecord, putting, SILENT } from '../../store/store.fixture.ts';
import type { Store } from '../../store/store.ts';
import { addCelebrations, WEDDING } from '../../testing/celebrations.fixture.ts';
import { NOON } from '../../testing/service.fixture.ts';
import { createPostgresHosts } from '../hosts-in-postgres.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore, openTestDatabase } from '../postgres.fixture.ts';
import { moveInstallation } from './move-installation.ts';

async function join(store: Store, guests: number, expiresAt: number) {
  const records = Array.from({ length: guests }, () => newRecord({ celebrationId: WEDDING.id, expiresAt }));
  await Promise.all(records.map((record) => store.transact(record.sessionId, putting(record))));
  return records;
}

function leave(store: Store, { sessionId = '', writeKeyHash = '' }: Partial<SessionRecord> = {}) {
  const tombstone = { sessionId, writeKeyHash, goneAt: NOON, reason: 'forgotten' as const };
  return store.transact(sessionId, () => ({ write: { tombstone }, answer: null }));
}

test.skipIf(!hasPostgres)('the recap and its guests are moved, and the recap continues in the database', async () => {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const files = openSqliteStore(dataDir, SILENT);
  // Three guests wait for a group, five are in a group, and five were in a group that one of them has left.
  await join(files, 3, NOON - 1);
  await files.purge(NOON, 32);
  const [stays, left] = [await join(files, 5, NOON + 1), await join(files, 5, NOON + 1)];
  for (const [members, groupId] of [
    [stays, 'stays'],
    [left, 'left'],
  ] as const) {
    const sums = sumOf(members.map(({ drinks }) => sumsOfGuest(drinks)));
    expect(await files.recap.addGroup({ celebrationId: WEDDING.id, groupId, sums, members })).toBe(true);
  }
  await leave(files, left[0]);
  await files.close();

  const url = await newDatabaseUrl();
  await moveInstallation(dataDir, url);
  await moveInstallation(dataDir, url);
  const store = openNodeStore(url);
  const hosts = createPostgresHosts(openTestDatabase(url), async () => {});
  const guests = async () => sumOf(await hosts.transact(() => recapTable.groupsOf(WEDDING.id))).guests;
  expect(await guests()).toBe(5);
  await join(store, 2, NOON - 1);
  await store.purge(NOON, 32);
  expect(await guests()).toBe(10);
  await leave(store, stays[0]);
  expect(await guests()).toBe(5);
});
