import { describe, expect, test } from 'vitest';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { newRecord, putting } from '../store/store.fixture.ts';
import type { Decision, Store, Stored } from '../store/store.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore } from './postgres.fixture.ts';

const ROUNDS = 300;

/** Adds one drink to the stored session, like a save that merges. */
function adding(drinkId: string, fresh: SessionRecord) {
  return ({ record, tombstone }: Stored): Decision<'merged' | 'gone'> => {
    if (tombstone) return { answer: 'gone' };
    const before = record ?? { ...fresh, drinks: [], version: 0 };
    const drinks = [...before.drinks, { id: drinkId, drinkType: 'beer' as const, timestamp: fresh.sessionStart }];
    return { write: { put: { ...before, drinks, version: before.version + 1 } }, answer: 'merged' };
  };
}

const drinkIds = ({ record }: Stored) => record?.drinks.map(({ id }) => id).sort();

async function twoNodes(): Promise<[Store, Store]> {
  const url = await newDatabaseUrl();
  return [openNodeStore(url), openNodeStore(url)];
}

describe.skipIf(!hasPostgres)('two nodes on one database', () => {
  test('two saves of one session at the same time lose nothing, and get different versions', async () => {
    const [a, b] = await twoNodes();
    for (let round = 0; round < ROUNDS; round += 1) {
      const fresh = newRecord();
      const versions: number[] = [];
      const save = (store: Store, drinkId: string) =>
        store.transact(fresh.sessionId, (stored) => {
          const decision = adding(drinkId, fresh)(stored);
          return { ...decision, answer: (stored.record?.version ?? 0) + 1 };
        });
      versions.push(...(await Promise.all([save(a, '1-a'), save(b, '1-b'), save(a, '2-a'), save(b, '2-b')])));
      expect(drinkIds(await a.read(fresh.sessionId))).toEqual(['1-a', '1-b', '2-a', '2-b']);
      expect(versions.sort()).toEqual([1, 2, 3, 4]);
    }
  });

  test('only one of two conflicting first saves is accepted', async () => {
    const [a, b] = await twoNodes();
    for (let round = 0; round < ROUNDS; round += 1) {
      const fresh = newRecord();
      const claim = (store: Store, owner: string) =>
        store.transact(fresh.sessionId, ({ record }) =>
          record ? { answer: false } : { write: { put: { ...fresh, writeKeyHash: owner } }, answer: true },
        );
      const accepted = await Promise.all([claim(a, 'a'), claim(b, 'b')]);
      expect(accepted.filter(Boolean)).toHaveLength(1);
      expect((await b.read(fresh.sessionId)).record?.writeKeyHash).toBe(accepted[0] ? 'a' : 'b');
    }
  });

  test('a late first save never restores a deleted session', async () => {
    const [a, b] = await twoNodes();
    for (let round = 0; round < ROUNDS; round += 1) {
      const fresh = newRecord();
      const { sessionId, writeKeyHash } = fresh;
      const tombstone = { sessionId, writeKeyHash, goneAt: 1, reason: 'forgotten' as const };
      const saved = a.transact(sessionId, adding('1-a', fresh));
      const deleted = b.transact(sessionId, () => ({ write: { tombstone }, answer: null }));
      await Promise.all([saved, deleted]);
      expect(await a.read(sessionId)).toEqual({ tombstone });
      expect(await a.transact(sessionId, adding('2-a', fresh))).toBe('gone');
    }
  });

  test('if both nodes purge at the same time, each session is removed once', async () => {
    const [a, b] = await twoNodes();
    const records = Array.from({ length: 200 }, () => newRecord({ expiresAt: 5 }));
    await Promise.all(records.map((record) => a.transact(record.sessionId, putting(record))));
    const purged = await Promise.all([a, b, a, b].map((store) => store.purge(10, 100)));
    const ids = purged.flat().map(({ sessionId }) => sessionId);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await a.purge(10, 200);
    expect([...ids, ...rest.map(({ sessionId }) => sessionId)].sort()).toEqual(
      records.map(({ sessionId }) => sessionId).sort(),
    );
  });

  test('a value that the database refuses does not refuse the other saves of its batch', async () => {
    const store = openNodeStore(await newDatabaseUrl());
    const [ana, bea] = [newRecord(), newRecord({ userName: 'B\0a' })];
    const results = await Promise.allSettled(
      [ana, bea].map((record) => store.transact(record.sessionId, putting(record))),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await store.read(ana.sessionId)).toEqual({ record: ana });
    expect(await store.read(bea.sessionId)).toEqual({});
  });
});
