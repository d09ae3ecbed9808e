import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { openSqliteStore } from './sqlite.ts';
import { newFolder, newRecord, putting, SILENT } from './store.fixture.ts';
import { StoreUnavailable } from './store.ts';

const UNWATCHED = { committed: () => {}, failed: () => {} };

test('committed data is still stored when the store is opened again', async () => {
  const dir = newFolder();
  const ana = newRecord();
  const first = openSqliteStore(dir, SILENT);
  await first.transact(ana.sessionId, putting(ana));
  await first.close();
  const second = openSqliteStore(dir, SILENT);
  expect(await second.read(ana.sessionId)).toEqual({ record: ana });
  await second.close();
});

test('a second process that opens the same folder gets a clear error', async () => {
  const dir = newFolder();
  const store = openSqliteStore(dir, SILENT);
  expect(() => openSqliteStore(dir, SILENT)).toThrow(`Another Clink is running on ${dir}`);
  await store.close();
});

test('data of a newer Clink is not changed', () => {
  const dir = newFolder();
  const db = new Database(join(dir, 'clink.sqlite'));
  db.pragma('user_version = 999');
  db.close();
  expect(() => openSqliteStore(dir, SILENT)).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining('newer Clink') }) }),
  );
});

test('a job that fails half-way changes nothing [ASVS-2.3.3]', async () => {
  const db = new Database(join(newFolder(), 'half.sqlite'));
  db.exec('CREATE TABLE t (text TEXT UNIQUE)');
  const commits = new GroupCommit(db, UNWATCHED);
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

test('if the disk becomes full during a batch, the whole batch is refused, and the next batch succeeds [ASVS-16.5.2]', async () => {
  const db = new Database(join(newFolder(), 'full.sqlite'));
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE t (text TEXT)');
  const commits = new GroupCommit(db, UNWATCHED);
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
