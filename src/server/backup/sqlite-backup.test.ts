import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { celebrationTable } from '../celebrations/celebration-table.ts';
import { hostsOfVersion, migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { runOnSqlite } from '../hosts-data/work.ts';
import { newFolder } from '../store/store.fixture.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { versionOf } from './backup-tables.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { BACKUP_ID } from './sqlite-backup.ts';

/** Makes a backup with one celebration, and then makes `change` in it. Returns the path of the backup. */
function changedBackup(change: (db: Database.Database) => void): string {
  const made = new Database(':memory:');
  migrateHosts(made);
  runOnSqlite(made, celebrationTable.add(WEDDING, 0));
  made.pragma(`application_id = ${BACKUP_ID}`);
  const db = new Database(made.serialize());
  made.close();
  change(db);
  const file = join(newFolder(), 'hosts.backup');
  writeFileSync(file, gzipSync(db.serialize(), { level: 1 }));
  db.close();
  return file;
}

/** SQLite throws as soon as it evaluates this expression. */
const BOMB = 'abs(-9223372036854775807 - 1)';

/** Writes into the schema, which SQLite normally refuses. */
const inSchema = (statement: string) => (db: Database.Database) => {
  db.unsafeMode().pragma('writable_schema = ON');
  db.exec(statement);
};
const rewrite = (name: string, from: string, to: string) =>
  inSchema(`UPDATE sqlite_schema SET sql = replace(sql, '${from}', '${to}') WHERE name = '${name}'`);
const addToSchema = (type: string, name: string, sql: string) =>
  inSchema(`INSERT INTO sqlite_schema VALUES ('${type}', '${name}', '${name}', 2, '${sql}')`);

test.each<[string, (db: Database.Database) => void]>([
  [
    'a view in the place of a table',
    (db) =>
      db.exec(`DROP TABLE co_host_invitations; CREATE VIEW co_host_invitations AS
        WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id FROM n`),
  ],
  ['a trigger', (db) => db.exec('CREATE TRIGGER t AFTER DELETE ON hosts BEGIN SELECT 1; END')],
  ['a virtual table', (db) => db.exec('CREATE VIRTUAL TABLE words USING fts5(word)')],
  ['a table of its own', (db) => db.exec('CREATE TABLE "\u001b[2J" (name)')],
  ['a table less', (db) => db.exec('DROP TABLE host_setup_links')],
  ['a column of its own', (db) => db.exec('ALTER TABLE hosts ADD COLUMN "\u001b[2J" TEXT')],
  ['another name for a column', (db) => db.exec('ALTER TABLE celebrations RENAME COLUMN names TO "names "')],
  ['a check of its own', rewrite('celebrations', 'names      TEXT', `names TEXT CHECK (${BOMB})`)],
  [
    'another check',
    (db) => {
      db.exec("INSERT INTO hosts VALUES ('h', 'Ana', 'ana@example.org', 1, NULL, 0, 0, NULL, '', '')");
      rewrite('hosts', 'image IS NULL', BOMB)(db);
    },
  ],
  ['a computed column', rewrite('celebrations', 'names      TEXT', `names TEXT AS (${BOMB})`)],
  ['a computed column more', (db) => db.exec(`ALTER TABLE hosts ADD COLUMN more TEXT AS (${BOMB})`)],
  ['a computed default', rewrite('celebrations', "DEFAULT ''open''", `DEFAULT (${BOMB})`)],
  ['an index on an expression', rewrite('celebrations_deleted', '(id) WHERE deleted_at IS NOT NULL', `(${BOMB})`)],
  ['an index with another condition', rewrite('celebrations_deleted', 'deleted_at IS NOT NULL', BOMB)],
  ['statistics', (db) => db.exec('ANALYZE')],
  // SQLite reads these statistics as soon as it opens the file.
  ['computed statistics', addToSchema('table', 'sqlite_stat1', `CREATE TABLE sqlite_stat1(tbl,idx,stat AS (${BOMB}))`)],
  ['a statement that is none', addToSchema('table', 'x', 'CREATE TABLE x(')],
  ['a statement longer than a page', addToSchema('table', 'x', `CREATE TABLE x(${'y'.repeat(9_000)}`)],
  [
    'more tables than a page can list',
    inSchema(`WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 50000)
      INSERT INTO sqlite_schema SELECT 'table', 'x' || id, 'x' || id, 2, 'CREATE TABLE x(' FROM n`),
  ],
  ['the version of other tables', (db) => db.pragma('user_version = 12')],
])('a backup with %s is refused', (_, change) => {
  const file = changedBackup(change);
  expect(() => readBackup(file)).toThrow(`${file} is damaged.`);
  expect(() => restoreBackup(file, newFolder(), true)).toThrow(`${file} is damaged.`);
});

test.each<[string, (db: Database.Database) => void]>([
  ['a name that controls the terminal', (db) => db.exec("UPDATE celebrations SET names = 'Ana\u001b[2J'")],
  [
    'a passkey of nobody',
    (db) => {
      db.pragma('foreign_keys = OFF');
      db.exec("INSERT INTO host_passkeys VALUES ('p', 'nobody', 's', 'n', 'k', 0, '', 0, NULL)");
    },
  ],
  [
    'two tables in one place',
    inSchema(`UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema
    WHERE name = 'hosts') WHERE name = 'host_keys'`),
  ],
])('a backup with %s is refused', (_, change) => {
  const file = changedBackup(change);
  expect(() => readBackup(file)).toThrow(`${file} is damaged.`);
});

test('a backup of a newer Clink is refused with the reason', () => {
  const file = changedBackup((db) => db.pragma('user_version = 1000'));
  expect(() => readBackup(file)).toThrow('newer Clink');
});

test.each(["encoding = 'UTF-16le'", 'page_size = 512'])('a backup with %s has the same rows', (setting) => {
  const file = join(newFolder(), 'hosts.backup');
  const db = new Database(':memory:');
  db.pragma(setting);
  migrateHosts(db);
  runOnSqlite(db, celebrationTable.add(WEDDING, 0));
  db.pragma(`application_id = ${BACKUP_ID}`);
  writeFileSync(file, gzipSync(db.serialize()));
  expect(restoreBackup(file, newFolder(), false)).toEqual({ celebrations: 1, hosts: 0 });
});

test('a backup that is too large is refused before it is completely unpacked', () => {
  const file = join(newFolder(), 'hosts.backup');
  // A gzip file may consist of several members, and a million zeros are compressed to a thousand bytes.
  const member = gzipSync(Buffer.alloc(8 * 1_024 * 1_024));
  writeFileSync(file, Buffer.concat(Array(40).fill(member)));
  expect(statSync(file).size).toBeLessThan(500_000);
  expect(() => readBackup(file)).toThrow(`${file} is damaged.`);
});

test('another database and a truncated backup are refused', () => {
  const file = join(newFolder(), 'hosts.backup');
  writeFileSync(file, gzipSync(new Database(':memory:').exec('CREATE TABLE wine (name)').serialize()));
  expect(() => readBackup(file)).toThrow(`${file} is not a backup of Clink.`);
  const whole = changedBackup(() => {});
  writeFileSync(file, readFileSync(whole).subarray(0, -20));
  expect(() => readBackup(file)).toThrow(`${file} is damaged.`);
});

test('backups of all earlier versions, and of the oldest installation, can be restored', () => {
  const restored = (db: Database.Database, path: string) => {
    db.pragma(`application_id = ${BACKUP_ID}`);
    writeFileSync(path, gzipSync(db.serialize()));
    return restoreBackup(path, newFolder(), false);
  };
  const folder = newFolder();
  const now = new Database(':memory:');
  migrateHosts(now);
  for (let version = 4; version <= versionOf(now); version++) {
    const db = hostsOfVersion(version);
    db.exec("INSERT INTO hosts VALUES ('h', 'Ana', 'ana@example.org', 1, NULL, 0, 0, NULL, '', '')");
    expect(restored(db, join(folder, `${version}.backup`))).toEqual({ celebrations: 0, hosts: 1 });
  }
  const path = join(folder, 'hosts.sqlite');
  writeFileSync(path, gunzipSync(readFileSync(new URL('../testing/installed/hosts.sqlite.gz', import.meta.url))));
  const installed = new Database(path);
  installed.pragma('journal_mode = DELETE');
  expect(restored(installed, join(folder, 'installed.backup'))).toEqual({ celebrations: 1, hosts: 1 });
});
