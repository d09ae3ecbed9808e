import { describe, expect, test, vi } from 'vitest';
import { newRecord, putting } from '../store/store.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { createPostgresStore } from './postgres-store.ts';

describe.skipIf(!hasPostgres)('a leaderboard that is read from PostgreSQL', () => {
  test.each([
    [1, 150],
    [2, 500],
    [2, 501],
  ])('reading a leaderboard from PostgreSQL takes %i statements for %i guests', async (statements, guests) => {
    const database = openTestDatabase(await newDatabaseUrl());
    const store = createPostgresStore(database);
    const records = Array.from({ length: guests }, () => newRecord({ celebrationId: 'wedding' }));
    await Promise.all(records.map((record) => store.transact(record.sessionId, putting(record))));
    const query = vi.spyOn(database, 'query');
    const read: string[] = [];
    for await (const { sessionId } of store.alive(NOON, 'wedding')) read.push(sessionId);
    expect(read.sort()).toEqual(records.map(({ sessionId }) => sessionId).sort());
    expect(query).toHaveBeenCalledTimes(statements);
  });
});
