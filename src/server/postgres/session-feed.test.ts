import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SessionRecord } from '../../domain/session/session-record.ts';
import type { ChangedSession } from '../celebrations/commit-feed.ts';
import { newRecord, putting, SILENT } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { EVERYTHING, Notifier, payloadOf, readPayload } from './notifier.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore, openTestDatabase } from './postgres.fixture.ts';
import { SessionFeed } from './session-feed.ts';
import { SNAPSHOT } from './session-statements.ts';

async function startFeed() {
  const url = await newDatabaseUrl();
  const database = openTestDatabase(url);
  const versions = new Map<string, number>();
  const apply = ({ sessionId, session }: ChangedSession) => {
    const version = session?.version ?? Number.POSITIVE_INFINITY;
    const isNews = (versions.get(sessionId) ?? 0) < version;
    if (isNews) versions.set(sessionId, version);
    return isNews;
  };
  const { rows } = await database.query<{ xmin: string }>(SNAPSHOT);
  const follower = {
    holds: (id: string) => id === 'open',
    apply,
    settled: async () => {},
    caughtUp: () => {},
    hostsChanged: () => {},
  };
  const queries = { count: 0, afterNext: async () => {} };
  const query: typeof database.query = async (...statement) => {
    queries.count += 1;
    const found = await database.query<never>(...statement);
    const { afterNext } = queries;
    queries.afterNext = async () => {};
    await afterNext();
    return found;
  };
  const feed = new SessionFeed({ database: { query }, follower, since: rows[0]?.xmin ?? '', log: SILENT });
  const other = openNodeStore(url);
  const save = (record: SessionRecord) => other.transact(record.sessionId, putting(record));
  return { url, feed, versions, save, queries };
}

describe.skipIf(!hasPostgres)('what another server commits', () => {
  test('a commit is found even if its transaction began before the last read', async () => {
    const { url, feed, versions, save } = await startFeed();
    const [ana, bea] = [newRecord(), newRecord()];
    await save(ana);
    await feed.read();
    const slow = new Client({ connectionString: url });
    await slow.connect();
    onTestFinished(() => slow.end());
    await slow.query('BEGIN');
    const raise = 'UPDATE sessions SET version = 2, xid = pg_current_xact_id() WHERE session_id = $1';
    await slow.query(raise, [ana.sessionId]);
    await save(bea);
    await feed.read();
    expect([versions.get(ana.sessionId), versions.get(bea.sessionId)]).toEqual([1, 1]);
    await slow.query('COMMIT');
    await feed.read();
    expect(versions.get(ana.sessionId)).toBe(2);
  });

  test('a commit is read completely, however large it is', async () => {
    const { feed, versions, save } = await startFeed();
    await Promise.all(Array.from({ length: 2_500 }, () => save(newRecord())));
    await feed.read();
    expect(versions.size).toBe(2_500);
  });

  test('a commit counts as repaired only if no notification announces it', async () => {
    const { feed, versions, save } = await startFeed();
    const [ana, bea, cem] = [newRecord(), newRecord(), newRecord()];
    await save(ana);
    void feed.hear(['open'], false);
    await expect.poll(() => versions.has(ana.sessionId)).toBe(true);
    await feed.look();
    await feed.look();
    expect(feed.repairs).toBe(0);

    await save(bea);
    await feed.look();
    void feed.hear(['open'], false);
    await feed.look();
    expect([versions.has(bea.sessionId), feed.repairs]).toEqual([true, 0]);

    await save(cem);
    await feed.look();
    expect(versions.has(cem.sessionId)).toBe(true);
    await feed.look();
    expect(feed.repairs).toBe(1);
  });

  test('a commit does not count as repaired if its notification arrived during the poll, or had no space for the celebration', async () => {
    const { feed, versions, save } = await startFeed();
    const ana = newRecord();
    await save(ana);
    await feed.look();
    feed.hear([EVERYTHING], false);
    await feed.look();
    expect([versions.has(ana.sessionId), feed.repairs]).toEqual([true, 0]);

    for (const name of [EVERYTHING, 'open']) {
      const bea = newRecord();
      await save(bea);
      const looking = feed.look();
      feed.hear([name], false);
      await looking;
      await feed.look();
      expect([versions.has(bea.sessionId), feed.repairs]).toEqual([true, 0]);
    }
  });

  test('a commit does not count as repaired if its notification arrived during a read that lasts longer than the pause between polls', async () => {
    const { feed, versions, save, queries } = await startFeed();
    const held: (() => void)[] = [];
    queries.afterNext = () => new Promise((resolve) => held.push(resolve));
    const ana = newRecord();
    await save(ana);
    const looking = feed.look();
    await expect.poll(() => held.length).toBe(1);
    const hearing = feed.hear(['open'], false);
    const lookingAgain = feed.look();
    held[0]?.();
    await Promise.all([looking, hearing, lookingAgain]);
    await feed.look();
    expect([versions.has(ana.sessionId), feed.repairs]).toEqual([true, 0]);
  });

  test('commits are read again even after an error in this program, which is logged', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const waits: number[] = [];
    const seen: string[] = [];
    const faults = [new TypeError('a mistake'), new StoreUnavailable('the link is cut')];
    const apply = ({ sessionId }: ChangedSession) => {
      const fault = faults.shift();
      if (fault) throw fault;
      return seen.push(sessionId) > 0;
    };
    const url = await newDatabaseUrl();
    const follower = { holds: () => true, apply, settled: async () => {}, caughtUp: () => {}, hostsChanged: () => {} };
    const wait = async (delayMs: number) => void waits.push(delayMs);
    const feed = new SessionFeed({ database: openTestDatabase(url), follower, since: '0', log, wait });
    const ana = newRecord();
    await openNodeStore(url).transact(ana.sessionId, putting(ana));
    await feed.read();
    expect([seen, waits]).toEqual([[ana.sessionId], [10_000, 500]]);
    expect(lines).toEqual([expect.stringContaining('a mistake')]);
  });

  test('a commit that is announced while the table is being read is read again', async () => {
    const { feed, versions, save, queries } = await startFeed();
    const ana = newRecord();
    queries.afterNext = async () => {
      await save(ana);
      feed.hear(['open'], false);
    };
    await feed.read();
    expect([versions.has(ana.sessionId), queries.count]).toEqual([true, 2]);
  });

  test('a commit is read immediately only if it is for a leaderboard in memory and was made by another server', async () => {
    const { feed, queries } = await startFeed();
    feed.hear(['elsewhere'], false);
    feed.hear(['open'], true);
    expect(queries.count).toBe(0);
    feed.hear(['elsewhere', 'open'], false);
    expect(queries.count).toBe(1);
    await feed.read();
  });
});

test('a notification contains celebrations, or makes every server read if they do not fit', () => {
  const by = { serverId: 'server', committedAt: 1_781_982_003_500 };
  const few = { ...by, celebrationIds: ['c1', 'c2'] };
  expect(readPayload(payloadOf(few))).toEqual(few);
  expect(readPayload('older c1')).toEqual({ serverId: 'older', celebrationIds: ['c1'], committedAt: null });
  const ids = Array.from({ length: 400 }, (_, index) => `celebration-${index}`.padEnd(22, '_'));
  const many = payloadOf({ ...by, celebrationIds: ids });
  expect(many.length).toBeLessThan(8_000);
  expect(readPayload(many).celebrationIds).toEqual(['*']);
});

test('the time of a notification is that of its first commit, even after a long time without commits', async () => {
  const sent: (number | null)[] = [];
  const query = async (_: string, [, payload]: readonly unknown[] = []) => {
    sent.push(readPayload(String(payload)).committedAt);
    return { rows: [], changes: 0 };
  };
  const notifier = new Notifier({ query }, 'clink_hosts', 'server');
  notifier.add([]);
  await sleep(50);
  const committedAt = Date.now();
  notifier.add(['c1']);
  await notifier.finish();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toBeGreaterThanOrEqual(committedAt);
});
