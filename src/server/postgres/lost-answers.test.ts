import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ChangedSession } from '../celebrations/commit-feed.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import { newRecord, putting, SILENT } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { followEvents, hostCall, MAREK, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import type { Database } from './database.ts';
import { Notifier, readPayload } from './notifier.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore, openTestDatabase } from './postgres.fixture.ts';
import { createPostgresStore } from './postgres-store.ts';
import { SessionFeed } from './session-feed.ts';

/** Whether a server listens for notifications. */
const LISTENING = `
  SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'`;

/** Connections whose link breaks once, before or after PostgreSQL has run a statement that `isMeant` accepts. */
function breakingOnce(database: Database, moment: 'before' | 'after', isMeant: (text: string) => boolean): Database {
  let isWhole = true;
  return {
    ...database,
    query: async <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => {
      const breaks = isWhole && isMeant(text);
      if (breaks) isWhole = false;
      if (breaks && moment === 'before') throw new StoreUnavailable('the link is cut');
      const outcome = await database.query<Row>(text, values);
      if (breaks) throw new StoreUnavailable('the link is cut');
      return outcome;
    },
  };
}

describe.skipIf(!hasPostgres)('a broken link to PostgreSQL', () => {
  test('a notification that was not sent is sent again', async () => {
    const url = await newDatabaseUrl();
    const listener = new Client({ connectionString: url });
    await listener.connect();
    onTestFinished(() => listener.end());
    const heard: string[] = [];
    listener.on('notification', ({ payload = '' }) => heard.push(...readPayload(payload).celebrationIds));
    await listener.query('LISTEN clink_sessions');
    const database = breakingOnce(openTestDatabase(url), 'before', () => true);
    const notifier = new Notifier(database, 'clink_sessions', 'server');
    notifier.add(['c1']);
    notifier.add(['c2']);
    await expect.poll(() => heard.sort()).toEqual(['c1', 'c2']);
  });

  test('changes of other servers are read as soon as the connection is restored', async () => {
    const url = await newDatabaseUrl();
    const ana = newRecord();
    const seen: string[] = [];
    const apply = ({ sessionId }: ChangedSession) => seen.push(sessionId) > 0;
    const database = breakingOnce(openTestDatabase(url), 'before', () => true);
    const follower = { holds: () => true, apply, settled: async () => {}, caughtUp: () => {}, hostsChanged: () => {} };
    const feed = new SessionFeed({ database, follower, since: '0', log: SILENT });
    await openNodeStore(url).transact(ana.sessionId, putting(ana));
    void feed.hear([ana.celebrationId], false);
    await expect.poll(() => seen).toEqual([ana.sessionId]);
  });

  test('other servers are notified of a save’s celebration even if it is unknown whether the save was committed', async () => {
    const url = await newDatabaseUrl();
    const doubtful: string[] = [];
    const database = breakingOnce(openTestDatabase(url), 'after', (text) => text.includes('INSERT INTO sessions'));
    const store = createPostgresStore(
      database,
      () => expect.unreachable(),
      (ids) => doubtful.push(...ids),
    );
    const ana = newRecord({ celebrationId: 'c1' });
    await expect(store.transact(ana.sessionId, putting(ana))).rejects.toThrow(StoreUnavailable);
    expect(doubtful).toEqual(['c1']);
    expect((await store.read(ana.sessionId)).record?.celebrationId).toBe('c1');
  });

  test('when a save is repeated, the leaderboard gets the changes that its first attempt has stored', async () => {
    const databaseUrl = await newDatabaseUrl();
    const lags: number[] = [];
    const metrics = { ...NO_METRICS, caughtUp: (lagMs: number) => void lags.push(lagMs) };
    const { request } = await startTestService({ databaseUrl, metrics });
    const ana = newPhone();
    const drinks = [{ id: `${NOON}-a`, drinkType: 'beer' as const, timestamp: NOON }];
    const saveWith = (more: typeof drinks) => request(...put(ana, saveAt(NOON, { drinks: more })));
    expect((await saveWith([])).status).toBe(200);
    const { query } = openTestDatabase(databaseUrl);
    const listening = async () => (await query(LISTENING)).rows;
    await expect.poll(listening).toHaveLength(1);
    // The feed first reads when it begins to listen. So a read after a notification is a later one.
    new Notifier({ query }, 'clink_sessions', 'other').add(['open']);
    await expect.poll(() => lags).toHaveLength(1);
    const first = openNodeStore(databaseUrl);
    await first.transact(ana.sessionId, ({ record }) => {
      if (!record) throw new Error('it is stored');
      return { write: { put: { ...record, drinks, totalDrinks: 1, version: record.version + 1 } }, answer: null };
    });
    // No notification announces the change.
    await sleep(200);
    const total = async () => (await (await request('/api/leaderboard')).json()).mostDrinks[0]?.total_drinks;
    expect(await total()).toBeUndefined();
    expect((await saveWith(drinks)).status).toBe(200);
    expect(await total()).toBe(1);
  });

  test('a host’s stream ends if its celebration cannot be read, and the next stream begins with all guests', async () => {
    const { arrive, request, at, sql, timers } = await startHostedService({ databaseUrl: await newDatabaseUrl() });
    await arrive('Ana');
    const open = async () => followEvents(await request(`/api/host${at}/guests/live`, hostCall(MAREK)));
    await sql('ALTER TABLE sessions RENAME TO elsewhere');
    const refused = await open();
    await expect.poll(() => refused.state.hasEnded).toBe(true);
    await sql('ALTER TABLE elsewhere RENAME TO sessions');
    const stream = await open();
    await expect.poll(() => stream.events[0]?.data.guests).toMatchObject([{ name: 'Ana' }]);
    await timers.advance(1_000);
    expect(stream.state.hasEnded).toBe(false);
  });
});
