import { describe, expect, test } from 'vitest';
import { UNMODERATED } from '../../domain/session/moderation.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { hasPostgres, openPostgresTestStore } from '../postgres/postgres.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { newRecord, openTestStore, putting } from './store.fixture.ts';
import type { Store } from './store.ts';

const ENGINES: Record<string, () => Store | Promise<Store>> = {
  SQLite: openTestStore,
  ...(hasPostgres && { PostgreSQL: openPostgresTestStore }),
};

/** The ids are sorted, because a store may read sessions in any order. */
async function idsAlive(store: Store, nowMs: number, celebrationId?: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { sessionId } of store.alive(nowMs, celebrationId)) ids.push(sessionId);
  return ids.sort();
}

const idsOf = (records: readonly SessionRecord[]) => records.map(({ sessionId }) => sessionId).sort();

const removed = ({ sessionId, celebrationId }: SessionRecord) => ({ sessionId, celebrationId });

describe.each(Object.entries(ENGINES))('a store in %s', (_, open) => {
  test('a record is read as it was written [SPEC-3.13]', async () => {
    const store = await open();
    const ana = newRecord();
    await store.transact(ana.sessionId, putting(ana));
    expect(await store.read(ana.sessionId)).toEqual({ record: ana });
  });

  test('a later record replaces the earlier one', async () => {
    const store = await open();
    const ana = newRecord();
    await store.transact(ana.sessionId, putting(ana));
    const later = { ...ana, version: 2, userName: 'Anna', drinks: [], whereabouts: null };
    await store.transact(ana.sessionId, putting(later));
    expect(await store.read(ana.sessionId)).toEqual({ record: later });
    expect(await idsAlive(store, NOON)).toEqual([ana.sessionId]);
  });

  test('the decisions of hosts are read as they were written', async () => {
    const store = await open();
    const moderation = { name: 'Ben K.', hidden: true, admission: 'barred' } as const;
    const ana = newRecord({ moderation });
    await store.transact(ana.sessionId, putting(ana));
    expect(await store.read(ana.sessionId)).toEqual({ record: ana });
    const later = { ...ana, version: 2, moderation: UNMODERATED };
    await store.transact(ana.sessionId, putting(later));
    expect(await store.read(ana.sessionId)).toEqual({ record: later });
  });

  test('an unused id has nothing stored', async () => {
    expect(await (await open()).read(newRecord().sessionId)).toEqual({});
  });

  test('the write and the answer of a decision belong together', async () => {
    const store = await open();
    const ana = newRecord();
    expect(await store.transact(ana.sessionId, () => ({ answer: 'looked' }))).toBe('looked');
    expect(await store.read(ana.sessionId)).toEqual({});
  });

  test('a decision that throws refuses only its own change', async () => {
    const store = await open();
    const [ana, bea] = [newRecord(), newRecord()];
    const results = await Promise.allSettled([
      store.transact(ana.sessionId, putting(ana)),
      store.transact(bea.sessionId, () => {
        throw new RangeError('not yours');
      }),
    ]);
    expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { message: 'not yours' } }]);
    expect(await idsAlive(store, NOON)).toEqual([ana.sessionId]);
  });

  test('two changes of one session in one batch see each other [ASVS-2.3.4]', async () => {
    const store = await open();
    const ana = newRecord();
    const first = store.transact(ana.sessionId, putting(ana));
    const second = store.transact(ana.sessionId, (kept) => ({ answer: kept.record?.version }));
    expect(await Promise.all([first, second])).toEqual([1, 1]);
  });

  test('a deleted session leaves only its tombstone', async () => {
    const store = await open();
    const ana = newRecord();
    const { sessionId, writeKeyHash } = ana;
    const tombstone = { sessionId, writeKeyHash, goneAt: NOON, reason: 'forgotten' as const };
    await store.transact(sessionId, putting(ana));
    await store.transact(sessionId, () => ({ write: { tombstone }, answer: null }));
    expect(await store.read(sessionId)).toEqual({ tombstone });
    expect(await idsAlive(store, NOON)).toEqual([]);
  });

  test('live sessions are read with all fields that a roster needs and without the drinks', async () => {
    const store = await open();
    const [ana, bea] = [newRecord(), newRecord({ expiresAt: NOON })];
    for (const record of [ana, bea]) await store.transact(record.sessionId, putting(record));
    const found = [];
    for await (const session of store.alive(NOON)) found.push(session);
    const { celebrationId, drinks, removed, stamps, ...summary } = ana;
    expect(found).toEqual([summary]);
  });

  test('sessions that do not fit into memory together are all read, each once', async () => {
    const store = await open();
    const records = Array.from({ length: 1_234 }, () => newRecord());
    await Promise.all(records.map((record) => store.transact(record.sessionId, putting(record))));
    const ids = await idsAlive(store, NOON);
    expect(ids).toEqual(idsOf(records));
  });

  test('an expired session is replaced by a tombstone that contains nothing about the guest [SPEC-2.27]', async () => {
    const store = await open();
    const ana = newRecord();
    await store.transact(ana.sessionId, putting(ana));
    expect(await store.purge(ana.expiresAt, 10)).toEqual([]);
    expect(await store.purge(ana.expiresAt + 1, 10)).toEqual([removed(ana)]);
    expect(await store.read(ana.sessionId)).toEqual({
      tombstone: { sessionId: ana.sessionId, writeKeyHash: 'hash', goneAt: ana.expiresAt, reason: 'expired' },
    });
  });

  test('the latest mark of the clock is read', async () => {
    const store = await open();
    expect(await store.readClock()).toBeUndefined();
    const mark = { serverMs: NOON, wallMs: NOON - 3, uptimeMs: 60_000, bootId: 'tonight' };
    await store.writeClock({ ...mark, serverMs: 1 });
    await store.writeClock({ ...mark, bootId: null });
    expect(await store.readClock()).toEqual({ ...mark, bootId: null });
    await store.writeClock(mark);
    expect(await store.readClock()).toEqual(mark);
  });

  test('a purge deletes at most its limit of sessions, the earliest first', async () => {
    const store = await open();
    const endingAgo = (minutes: number) => newRecord({ expiresAt: NOON - minutes * 60_000 });
    const [first, second, third] = [endingAgo(3), endingAgo(2), endingAgo(1)] as const;
    for (const record of [first, third, second]) await store.transact(record.sessionId, putting(record));
    expect(await store.purge(NOON, 2)).toEqual([removed(first), removed(second)]);
    expect(await store.purge(NOON, 2)).toEqual([removed(third)]);
    expect(await store.purge(NOON, 2)).toEqual([]);
  });

  test('the sessions of a celebration can be read and counted separately', async () => {
    const store = await open();
    const [ana, bea, cem, dan] = [
      newRecord({ celebrationId: 'c1' }),
      newRecord({ celebrationId: 'c2' }),
      newRecord({ celebrationId: 'c1' }),
      newRecord(),
    ];
    for (const record of [ana, bea, cem, dan]) await store.transact(record.sessionId, putting(record));
    expect(await idsAlive(store, NOON, 'c1')).toEqual(idsOf([ana, cem]));
    expect(await idsAlive(store, NOON, 'c2')).toEqual([bea.sessionId]);
    expect(await idsAlive(store, NOON, 'open')).toEqual([dan.sessionId]);
    expect(await idsAlive(store, NOON, 'c3')).toEqual([]);
    expect(await idsAlive(store, ana.expiresAt, 'c1')).toEqual([]);
    expect(await store.countCoded()).toEqual(
      new Map([
        ['c1', 2],
        ['c2', 1],
      ]),
    );
  });

  test('all sessions of a celebration that do not fit into memory together are read, each once', async () => {
    const store = await open();
    const records = Array.from({ length: 1_234 }, (_, index) => newRecord({ celebrationId: `c${index % 2}` }));
    await Promise.all(records.map((record) => store.transact(record.sessionId, putting(record))));
    const ofC1 = records.filter(({ celebrationId }) => celebrationId === 'c1');
    expect(await idsAlive(store, NOON, 'c1')).toEqual(idsOf(ofC1));
  });

  test('the sessions of a deleted celebration are deleted slice by slice', async () => {
    const store = await open();
    const records = Array.from({ length: 3 }, () => newRecord({ celebrationId: 'c1' }));
    const others = [newRecord({ celebrationId: 'c2' }), newRecord()];
    for (const record of [...records, ...others]) await store.transact(record.sessionId, putting(record));
    const slices = [
      await store.deleteCelebration('c1', NOON, 2),
      await store.deleteCelebration('c1', NOON, 2),
      await store.deleteCelebration('c1', NOON, 2),
    ];
    expect(slices.map(({ length }) => length)).toEqual([2, 1, 0]);
    expect(slices.flat()).toEqual(expect.arrayContaining(records.map(removed)));
    expect(await idsAlive(store, NOON)).toEqual(idsOf(others));
    for (const { sessionId, writeKeyHash } of records) {
      const tombstone = { sessionId, writeKeyHash, goneAt: NOON, reason: 'deleted' };
      expect(await store.read(sessionId)).toEqual({ tombstone });
    }
  });

  test('the open celebration cannot be deleted', async () => {
    const store = await open();
    const ana = newRecord();
    await store.transact(ana.sessionId, putting(ana));
    expect(await store.deleteCelebration('open', NOON, 10)).toEqual([]);
    expect(await idsAlive(store, NOON)).toEqual([ana.sessionId]);
  });
});
