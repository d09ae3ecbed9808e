import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../../domain/limits.ts';
import { readSums, sumOf, sumsOfGuest } from '../../domain/recap/sums.ts';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore, openTestDatabase } from '../postgres/postgres.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { createSqliteStore } from './sqlite.ts';
import { newRecord, putting } from './store.fixture.ts';
import type { NewGroup, Store, StoredGroup } from './store.ts';

interface Engine {
  readonly store: Store;
  /** The store of another server. */
  readonly other: Store;
  groups(): Promise<StoredGroup[]>;
  /** Makes every change of a session to a tombstone fail. Returns a function that ends this. */
  refuseTombstones(): Promise<() => Promise<void>>;
}

async function openSqlite(): Promise<Engine> {
  const db = new Database(':memory:');
  const store = createSqliteStore(db);
  onTestFinished(() => store.close());
  return {
    ...{ store, other: store },
    groups: async () => [...(await store.recap.waiting(1_000))],
    refuseTombstones: async () => {
      db.exec("CREATE TRIGGER refuse BEFORE INSERT ON gone_sessions BEGIN SELECT RAISE(ABORT, 'refused'); END");
      return async () => void db.exec('DROP TRIGGER refuse');
    },
  };
}

async function openPostgres(): Promise<Engine> {
  const url = await newDatabaseUrl();
  const { query } = openTestDatabase(url);
  await query(`INSERT INTO celebrations (id, code, names, date, time_zone, language, state, created_at)
    VALUES ('party', 'ABCDEFGH', '', '', '', '', 'open', 0)`);
  return {
    ...{ store: openNodeStore(url), other: openNodeStore(url) },
    groups: async () =>
      (await query<Record<string, string>>('SELECT celebration_id, group_id, sums FROM recap_groups')).rows.map(
        (row) => ({ celebrationId: row.celebration_id, groupId: row.group_id, sums: row.sums }) as StoredGroup,
      ),
    refuseTombstones: async () => {
      await query("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE check_violation; END'");
      await query(`CREATE TRIGGER refuse BEFORE UPDATE ON sessions FOR EACH ROW WHEN (NEW.gone_at IS NOT NULL)
        EXECUTE FUNCTION refuse()`);
      return async () => void (await query('DROP TRIGGER refuse ON sessions'));
    },
  };
}

const ENGINES = { SQLite: openSqlite, ...(hasPostgres && { PostgreSQL: openPostgres }) };

async function startParty(open: () => Promise<Engine>) {
  const engine = await open();
  const { store, groups } = engine;
  const join = async (guests: number, changes: Partial<SessionRecord> = {}) => {
    const records = Array.from({ length: guests }, () => newRecord({ celebrationId: 'party', ...changes }));
    await Promise.all(records.map((record) => store.transact(record.sessionId, putting(record))));
    return records;
  };
  const end = (record: SessionRecord | undefined, reason: 'deleted' | 'forgotten' | 'expired') => {
    const { sessionId = '', writeKeyHash = '' } = record ?? {};
    const tombstone = { sessionId, writeKeyHash, goneAt: NOON, reason };
    return store.transact(sessionId, () => ({ write: { tombstone }, answer: null }));
  };
  return {
    ...engine,
    join,
    end,
    /** Returns the sizes of the groups in the recap. */
    sizes: async () => {
      const sums = (await groups()).flatMap((group) => readSums(group.sums) ?? []);
      return sums.map(({ guests }) => guests).sort();
    },
    put: (record: SessionRecord) => store.transact(record.sessionId, putting(record)),
  };
}

const NO_SUMS = sumsOfGuest([]);
const groupOf = (members: readonly SessionRecord[], groupId = 'g1'): NewGroup => ({
  ...{ celebrationId: 'party', groupId, members, sums: sumOf(members.map(() => NO_SUMS)) },
});
const AFTER = newRecord().expiresAt + 1;
const moderation = { name: null, hidden: false, admission: 'in' } as const;

describe.each(Object.entries(ENGINES))('the recap beside the sessions in %s', (_, open) => {
  test('a purge puts deleted guests with their drinks into groups', async () => {
    const { store, join, groups, sizes } = await startParty(open);
    await join(7);
    expect(await store.purge(AFTER, 32)).toHaveLength(7);
    expect(await sizes()).toEqual([7]);
    const [group] = await groups();
    expect(group?.celebrationId).toBe('party');
    expect(readSums(group?.sums)).toMatchObject({ guests: 7, logged: 7, kinds: { beer: [14, 7], water: [7, 7] } });
    expect(await store.purge(AFTER, 32)).toEqual([]);
    expect(await sizes()).toEqual([7]);
  });

  test('fewer than five guests wait for others for at most a day', async () => {
    const { store, join, sizes } = await startParty(open);
    await join(3);
    await store.purge(AFTER, 32);
    expect(await sizes()).toEqual([]);
    await join(2);
    await store.purge(AFTER + DAY_MS - 1, 32);
    expect(await sizes()).toEqual([5]);
    await join(3);
    await store.purge(AFTER + DAY_MS, 32);
    await store.purge(AFTER + 2 * DAY_MS + 1, 32);
    await join(2);
    await store.purge(AFTER + 2 * DAY_MS + 2, 32);
    expect(await sizes()).toEqual([5]);
  });

  test('an expired session can be purged alone', async () => {
    const { store, join, sizes } = await startParty(open);
    const [ana] = await join(5);
    expect(await store.purgeOne(ana?.sessionId ?? '', AFTER - 1)).toEqual([]);
    expect(await store.purgeOne(ana?.sessionId ?? '', AFTER)).toMatchObject([{ sessionId: ana?.sessionId }]);
    expect(await store.purgeOne(ana?.sessionId ?? '', AFTER)).toEqual([]);
    await store.purge(AFTER, 32);
    expect(await sizes()).toEqual([5]);
  });

  test('guests whose numbers nobody sees form separate groups', async () => {
    const { store, join, sizes } = await startParty(open);
    await join(5);
    await join(2, { isQuiet: true });
    await join(2, { hidden: true });
    await store.purge(AFTER, 32);
    expect(await sizes()).toEqual([5]);
    await join(1, { hidden: true });
    await store.purge(AFTER, 32);
    expect(await sizes()).toEqual([5, 5]);
  });

  test('guests who are not in, and guests of the open celebration, are in no group', async () => {
    const { store, join, sizes } = await startParty(open);
    await join(4);
    await join(5, { celebrationId: 'open' });
    for (const admission of ['removed', 'barred', 'waiting', 'knocked'] as const)
      await join(1, { moderation: { ...moderation, admission } });
    expect(await store.recap.ungrouped('party')).toHaveLength(4);
    expect(await store.recap.ungrouped('open')).toEqual([]);
    expect(await store.purge(AFTER, 32)).toHaveLength(13);
    expect(await sizes()).toEqual([]);
  });

  test('a guest is in only one group', async () => {
    const { store, other, join, sizes } = await startParty(open);
    const guests = await join(9);
    const added = [
      store.recap.addGroup(groupOf(guests.slice(0, 5), 'g1')),
      other.recap.addGroup(groupOf(guests.slice(4), 'g2')),
    ];
    expect((await Promise.all(added)).sort()).toEqual([false, true]);
    expect(await sizes()).toEqual([5]);
    expect(await store.recap.ungrouped('party')).toHaveLength(4);
    expect(await store.purge(AFTER, 32)).toHaveLength(9);
    expect(await sizes()).toEqual([5]);
  });

  test('a group is not made if one of its guests has saved meanwhile, has left or is no longer in', async () => {
    const { store, join, sizes, put, end } = await startParty(open);
    for (const change of ['save', 'delete', 'remove']) {
      const guests = await join(5);
      const [ana = newRecord()] = guests;
      if (change === 'save') await put({ ...ana, version: ana.version + 1 });
      if (change === 'delete') await end(ana, 'deleted');
      if (change === 'remove') await put({ ...ana, moderation: { ...moderation, admission: 'removed' } });
      expect(await store.recap.addGroup(groupOf(guests, change))).toBe(false);
    }
    expect(await sizes()).toEqual([]);
  });

  test.each(['deleted', 'forgotten'] as const)('the group of a %s guest leaves the recap for good', async (reason) => {
    const { store, join, sizes, end } = await startParty(open);
    const guests = await join(10);
    expect(await store.recap.addGroup(groupOf(guests.slice(0, 5), 'g1'))).toBe(true);
    expect(await store.recap.addGroup(groupOf(guests.slice(5), 'g2'))).toBe(true);
    await end(guests[0], reason);
    expect(await sizes()).toEqual([5]);
    expect(await store.purge(AFTER, 32)).toHaveLength(9);
    expect(await sizes()).toEqual([5]);
  });

  test('the group of a guest whom the hosts remove is removed from the recap, and is not restored when the guest returns', async () => {
    const { store, join, sizes, put } = await startParty(open);
    const guests = await join(5);
    const [ana = newRecord()] = guests;
    await store.recap.addGroup(groupOf(guests));
    await put({ ...ana, version: 2, hidden: true, moderation: { ...moderation, hidden: true } });
    expect(await sizes()).toEqual([5]);
    await put({ ...ana, version: 3, moderation: { ...moderation, admission: 'removed' } });
    expect(await sizes()).toEqual([]);
    await put({ ...ana, version: 4 });
    await store.purge(AFTER, 32);
    expect(await sizes()).toEqual([]);
  });

  test('a purge that cannot delete sessions makes no group, and the next purge makes it once', async () => {
    const { store, join, sizes, refuseTombstones } = await startParty(open);
    await join(5);
    const allow = await refuseTombstones();
    await expect(store.purge(AFTER, 32)).rejects.toThrow();
    expect(await sizes()).toEqual([]);
    await allow();
    expect(await store.purge(AFTER, 32)).toHaveLength(5);
    expect(await sizes()).toEqual([5]);
  });

  test('a failed deletion does not remove a group from the recap', async () => {
    const { store, join, sizes, end, refuseTombstones } = await startParty(open);
    const guests = await join(5);
    await store.recap.addGroup(groupOf(guests));
    const allow = await refuseTombstones();
    await expect(end(guests[0], 'deleted')).rejects.toThrow();
    expect(await sizes()).toEqual([5]);
    await allow();
    await end(guests[0], 'deleted');
    expect(await sizes()).toEqual([]);
  });

  test('two servers that purge at the same time put every guest into exactly one group', {
    timeout: 120_000,
  }, async () => {
    const { store, other, join, groups } = await startParty(open);
    await join(60);
    const purgeAll = async (by: Store) => {
      let purged = 0;
      for (let last = 1; last > 0; purged += last) last = (await by.purge(AFTER, 8)).length;
      return purged;
    };
    const [one, two] = await Promise.all([purgeAll(store), purgeAll(other)]);
    expect(one + two).toBe(60);
    const sums = sumOf((await groups()).flatMap((group) => readSums(group.sums) ?? []));
    expect(sums.guests).toBeGreaterThanOrEqual(56);
    expect(sums.guests).toBeLessThanOrEqual(60);
  });
});
