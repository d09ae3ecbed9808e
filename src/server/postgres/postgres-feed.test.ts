import { describe, expect, onTestFinished, test } from 'vitest';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import type { ChangedSession } from '../celebrations/commit-feed.ts';
import { newRecord, putting, SILENT } from '../store/store.fixture.ts';
import { OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { createPostgresHosts } from './hosts-in-postgres.ts';
import { connectTo } from './notification-connection.ts';
import { doubtIdOf, Notifier } from './notifier.ts';
import { hasPostgres, newDatabaseUrl, openNodeStore, openTestDatabase } from './postgres.fixture.ts';
import { openFeed } from './postgres-feed.ts';
import { loadRegistry } from './postgres-registry.ts';

const LISTENING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'";

/** A server that follows the database, with a clock that the test controls. Another server commits without a notification. */
async function startFollowing() {
  const url = await newDatabaseUrl();
  const database = openTestDatabase(url);
  const registry = await loadRegistry(database);
  const hostsNotifier = new Notifier(database, 'clink_hosts', 'this');
  const feed = await openFeed({
    connect: connectTo(url),
    database,
    registry,
    hostsNotifier,
    serverId: 'this',
    log: SILENT,
  });
  const seen: string[] = [];
  const hostsChanged: string[] = [];
  const lags: number[] = [];
  const figures = { read: async () => {} };
  const timers = manualTimers(NOON);
  const follower = {
    holds: () => true,
    apply: ({ sessionId }: ChangedSession) => !seen.includes(sessionId) && seen.push(sessionId) > 0,
    settled: () => figures.read(),
    caughtUp: (lagMs: number) => void lags.push(lagMs),
    hostsChanged: (ids: readonly string[]) => void hostsChanged.push(...ids),
  };
  onTestFinished(feed.follow(follower, timers));
  const listening = async () => (await database.query<{ pid: number }>(LISTENING)).rows[0]?.pid;
  await expect.poll(listening).toBeGreaterThan(0);
  const listener = await listening();
  const other = openNodeStore(url);
  const save = async () => {
    const record = newRecord();
    await other.transact(record.sessionId, putting(record));
    return record.sessionId;
  };
  // The first read has certainly ended when a later read has found a change.
  const first = await save();
  await timers.advance(10_000);
  await expect.poll(() => seen).toEqual([first]);
  const cutListener = () => database.query('SELECT pg_terminate_backend($1)', [listener]);
  return { database, cutListener, registry, timers, seen, hostsChanged, lags, figures, save };
}

describe.skipIf(!hasPostgres)('commits of another server without a notification', () => {
  test('a commit without a notification is read as soon as a lost connection listens again', async () => {
    const { cutListener, seen, save } = await startFollowing();
    const ana = await save();
    await cutListener();
    await expect.poll(() => seen).toContain(ana);
  });

  test('a commit without a notification is found by the next poll, as are hosts’ settings', async () => {
    const { database, registry, timers, seen, hostsChanged, save } = await startFollowing();
    const ana = await save();
    const hosts = createPostgresHosts(database, async () => {});
    await hosts.transact(() => celebrationTable.add(WEDDING, NOON));
    expect([seen.includes(ana), registry.byId(WEDDING.id)]).toEqual([false, undefined]);
    await timers.advance(10_000);
    await expect.poll(() => seen).toContain(ana);
    await expect.poll(() => hostsChanged).toEqual([WEDDING.id]);
    expect(registry.byId(WEDDING.id)).toEqual(WEDDING);
  });

  test('a setting without a notification is passed on by the next poll even if a host’s change at this server has already read it', async () => {
    const { database, registry, timers, hostsChanged } = await startFollowing();
    const hosts = createPostgresHosts(database, async () => {});
    await hosts.transact(() => celebrationTable.add(WEDDING, NOON));
    const own = createPostgresHosts(database, async () => void (await registry.refresh()));
    await own.transact(() => celebrationTable.add(OTHER_WEDDING, NOON));
    await timers.advance(10_000);
    await expect.poll(() => hostsChanged).toContain(WEDDING.id);
  });
});

describe.skipIf(!hasPostgres)('the lag of a change', () => {
  test('a change is counted only when the figures of its leaderboard were read', async () => {
    const { database, lags, figures, seen, save } = await startFollowing();
    let goOn = () => {};
    figures.read = () =>
      new Promise((resolve) => {
        goOn = resolve;
      });
    const ana = await save();
    new Notifier(database, 'clink_sessions', 'other').add(['open']);
    await expect.poll(() => seen).toContain(ana);
    expect(lags).toEqual([]);
    goOn();
    await expect.poll(() => lags.length).toBe(1);
  });

  test('a change of this server with an unknown outcome is not counted', async () => {
    const { database, lags, seen, save } = await startFollowing();
    const ana = await save();
    new Notifier(database, 'clink_sessions', doubtIdOf('this')).add(['open']);
    await expect.poll(() => seen).toContain(ana);
    const ben = await save();
    new Notifier(database, 'clink_sessions', 'other').add(['open']);
    await expect.poll(() => seen).toContain(ben);
    await expect.poll(() => lags.length).toBe(1);
  });
});
