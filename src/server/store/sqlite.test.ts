import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { recordOf, type SessionRecord } from '../../domain/session/session-record.ts';
import { NOON, newPhone, saveAt } from '../service.fixture.ts';
import { GroupCommit } from './group-commit.ts';
import { openSqliteStore } from './sqlite.ts';
import { StoreUnavailable } from './store.ts';

function newFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'clink-store-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function record(changes: Partial<SessionRecord> = {}): SessionRecord {
  const save = saveAt(NOON, { location: { latitude: 48.20821, longitude: 16.37384 } });
  const by = { sessionId: newPhone().sessionId, writeKeyHash: 'hash', newBearing: 123.4 };
  return { ...recordOf(by, save, undefined, NOON), ...changes };
}

const putting = (put: SessionRecord) => () => ({ write: { put }, answer: put.revision });

test('a record comes back as it went in', async () => {
  const store = openSqliteStore(newFolder());
  const ana = record();
  await store.transact(ana.sessionId, putting(ana));
  expect(await store.read(ana.sessionId)).toEqual({ record: ana });
  await store.close();
});

test('what was committed is there when the store is opened again', async () => {
  const dir = newFolder();
  const ana = record();
  const first = openSqliteStore(dir);
  await first.transact(ana.sessionId, putting(ana));
  await first.close();
  const second = openSqliteStore(dir);
  expect(await second.alive(NOON)).toEqual([ana]);
  await second.close();
});

test('a second process on the same folder is refused in words', async () => {
  const dir = newFolder();
  const store = openSqliteStore(dir);
  expect(() => openSqliteStore(dir)).toThrow(`Another Clink is running on ${dir}`);
  await store.close();
});

test('data of a newer Clink is left alone', () => {
  const dir = newFolder();
  const db = new Database(join(dir, 'clink.sqlite'));
  db.pragma('user_version = 999');
  db.close();
  expect(() => openSqliteStore(dir)).toThrow('newer Clink');
});

test('a decision that throws refuses its own change and no other of the batch', async () => {
  const store = openSqliteStore(newFolder());
  const [ana, bea] = [record(), record()];
  const results = await Promise.allSettled([
    store.transact(ana.sessionId, putting(ana)),
    store.transact(bea.sessionId, () => {
      throw new RangeError('not yours');
    }),
  ]);
  expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { message: 'not yours' } }]);
  expect(await store.alive(NOON)).toEqual([ana]);
  await store.close();
});

test('a job that is refused half way leaves nothing of itself', async () => {
  const db = new Database(join(newFolder(), 'half.sqlite'));
  db.exec('CREATE TABLE t (text TEXT UNIQUE)');
  const commits = new GroupCommit(db);
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  const half = commits.add(() => {
    insert.run('half');
    insert.run('half');
  });
  const whole = commits.add(() => insert.run('whole'));
  expect(await Promise.allSettled([half, whole])).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }]);
  expect(db.prepare('SELECT text FROM t').all()).toEqual([{ text: 'whole' }]);
  db.close();
});

test('two changes of one session in one turn see each other', async () => {
  const store = openSqliteStore(newFolder());
  const ana = record();
  const first = store.transact(ana.sessionId, putting(ana));
  const second = store.transact(ana.sessionId, (kept) => ({ answer: kept.record?.revision }));
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  await store.close();
});

test('the expired are physically gone and leave a tombstone that says nothing about the guest', async () => {
  const store = openSqliteStore(newFolder());
  const ana = record();
  await store.transact(ana.sessionId, putting(ana));
  expect(await store.purge(ana.expiresAt)).toEqual([]);
  expect(await store.purge(ana.expiresAt + 1)).toEqual([ana.sessionId]);
  expect(await store.read(ana.sessionId)).toEqual({
    tombstone: { sessionId: ana.sessionId, writeKeyHash: 'hash', goneAt: ana.expiresAt, isForgotten: false },
  });
  await store.close();
});

test('when the disk is full in the middle of a batch the whole batch is refused, and the next one succeeds', async () => {
  const db = new Database(join(newFolder(), 'full.sqlite'));
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE t (text TEXT)');
  const commits = new GroupCommit(db);
  const insert = db.prepare('INSERT INTO t VALUES (?)');
  const pages = Number(db.pragma('page_count', { simple: true }));
  db.pragma(`max_page_count = ${pages + 2}`);
  const batch = [
    commits.add(() => insert.run('small')),
    commits.add(() => insert.run('x'.repeat(200_000))),
    commits.add(() => insert.run('after')),
  ];
  const results = await Promise.allSettled(batch);
  for (const result of results)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
  expect(db.inTransaction).toBe(false);
  expect(db.prepare('SELECT count(*) AS rows FROM t').get()).toEqual({ rows: 0 });
  db.pragma('max_page_count = 1000000');
  await commits.add(() => insert.run('small'));
  expect(db.prepare('SELECT text FROM t').all()).toEqual([{ text: 'small' }]);
  db.close();
});
