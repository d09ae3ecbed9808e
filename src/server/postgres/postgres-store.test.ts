import { expect, test } from 'vitest';
import { newRecord, putting } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { NOON } from '../testing/service.fixture.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { createPostgresStore } from './postgres-store.ts';

test.skipIf(!hasPostgres)('every commit reports the celebrations that it changed', async () => {
  const named: string[] = [];
  const store = createPostgresStore(openTestDatabase(await newDatabaseUrl()), (ids) => void named.push(...ids));
  const commits = async (change: () => Promise<unknown>) => {
    await change();
    return named.splice(0);
  };
  const ana = newRecord({ celebrationId: 'c1' });
  const bea = newRecord({ celebrationId: 'c2' });
  const cem = newRecord({ celebrationId: 'c3' });
  for (const record of [ana, bea, cem]) {
    expect(await commits(() => store.transact(record.sessionId, putting(record)))).toEqual([record.celebrationId]);
  }
  expect(await commits(() => store.read(ana.sessionId))).toEqual([]);
  const { sessionId, writeKeyHash } = ana;
  const tombstone = { sessionId, writeKeyHash, goneAt: NOON, reason: 'deleted' as const };
  const remove = () => store.transact(sessionId, () => ({ write: { tombstone }, answer: null }));
  expect(await commits(remove)).toEqual(['c1']);
  expect(await commits(() => store.deleteCelebration('c2', NOON, 10))).toEqual(['c2']);
  expect(await commits(() => store.purge(cem.expiresAt + 1, 10))).toEqual(['c3']);
  await store.close();
});

test.skipIf(!hasPostgres)('after the database refuses a value, no change is in doubt', async () => {
  const doubtful: string[] = [];
  const store = createPostgresStore(
    openTestDatabase(await newDatabaseUrl()),
    () => {},
    (ids) => void doubtful.push(...ids),
  );
  const bea = newRecord({ userName: 'B\0a' });
  await expect(store.transact(bea.sessionId, putting(bea))).rejects.toThrow(StoreUnavailable);
  expect(doubtful).toEqual([]);
  await store.close();
});
