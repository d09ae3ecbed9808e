import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { LEMONADE, SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { createHostsFile, hostsPath, openHostsFile } from '../hosts-data/hosts-file.ts';
import { hostsOfVersion, migrateHosts } from '../hosts-data/hosts-migrations.ts';
import { houseTable } from '../hosts-data/house-table.ts';
import { runOnSqlite } from '../hosts-data/work.ts';
import { newFolder } from '../store/store.fixture.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import {
  addCelebrations,
  asOperator,
  OTHER_WEDDING,
  ofToday,
  PAST_WEDDING,
  WEDDING,
} from '../testing/celebrations.fixture.ts';
import { SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { BACKUP_TABLES, TABLES_LEFT_OUT, versionOf } from './backup-tables.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Runs `npm run backup` or `npm run restore`, as an operator does. */
async function operate(script: 'backup' | 'restore', dataDir: string, ...words: string[]) {
  const path = fileURLToPath(new URL(`../../../scripts/commands/${script}.ts`, import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...words], { env });
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { printed, complaint, exitCode: child.exitCode };
}

test('celebrations are backed up and restored while the server runs, and a celebration that was deleted since stays deleted', async () => {
  const [dataDir, safe] = [newFolder(), newFolder()];
  addCelebrations(dataDir, ofToday(WEDDING), PAST_WEDDING);
  const server = await startServerChild({ dataDir });
  const stateOf = async ({ code }: typeof WEDDING) => {
    const answer = await fetch(`${server.url}/api/celebrations/${code}`);
    return answer.ok ? (await answer.json()).state : answer.status;
  };
  expect(await operate('backup', dataDir, safe)).toMatchObject({ exitCode: 0, complaint: '' });
  const [name = ''] = readdirSync(safe);
  const file = join(safe, name);
  expect([name, statSync(file).mode & 0o777]).toEqual([expect.stringMatching(/^clink-[\dTZ-]+\.backup$/), 0o600]);

  addCelebrations(dataDir, ofToday(OTHER_WEDDING));
  await asOperator(dataDir, async (manager) => {
    await manager.setState(WEDDING.id, 'over');
    await manager.remove(PAST_WEDDING.id);
  });
  const now = async () => [await stateOf(WEDDING), await stateOf(OTHER_WEDDING), await stateOf(PAST_WEDDING)];
  await expect.poll(now).toEqual(['over', 'open', 404]);

  expect(await operate('restore', dataDir, file)).toMatchObject({
    exitCode: 1,
    complaint: 'DATA_DIR has 2 celebrations and 0 hosts already.\nAdd --overwrite to replace them.\n',
  });
  expect(await now()).toEqual(['over', 'open', 404]);
  expect(await operate('restore', dataDir, file, '--overwrite')).toMatchObject({ exitCode: 0, complaint: '' });
  await expect.poll(now).toEqual(['open', 404, 404]);
  expect(await server.stop()).toBe(0);
  const empty = newFolder();
  expect(await operate('restore', empty, file)).toMatchObject({
    exitCode: 0,
    complaint: expect.stringContaining(`No server has used the folder ${empty} yet.`),
  });
});

test('a missing folder is created for the backup, but not if its disk is missing too', async () => {
  const [dataDir, safe] = [newFolder(), newFolder()];
  addCelebrations(dataDir, WEDDING);
  const folder = join(safe, 'backups');
  const { printed, exitCode } = await operate('backup', dataDir, folder);
  expect([exitCode, readdirSync(folder)]).toEqual([0, [expect.stringMatching(/^clink-.*\.backup$/)]]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(printed).toMatch(/has 1 celebration and 0 hosts, and no guest\./);
  expect(await operate('backup', dataDir, join(safe, 'not-mounted', 'backups'))).toMatchObject({
    exitCode: 1,
    complaint: expect.stringContaining('ENOENT'),
  });
  expect((await operate('backup', dataDir, join(safe, 'one.backup'))).exitCode).toBe(0);
  expect(statSync(join(safe, 'one.backup')).isFile()).toBe(true);
});

test('a host can sign in again after a restore to a new disk', async () => {
  const { newHost, browser, dataDir, sql } = await startAccounts();
  const marek = await newHost('marek@example.org');
  const file = join(newFolder(), 'hosts.backup');
  expect(makeBackup(dataDir, file)).toEqual({ celebrations: 0, hosts: 1 });
  sql('DELETE FROM hosts');
  const signIn = async () => (await browser().post('token', { email: 'marek@example.org', password: PASSWORD })).status;
  expect(await signIn()).toBe(401);
  restoreBackup(file, dataDir, false);
  expect(await signIn()).toBe(200);
  expect((await marek.get('user/sessions')).status).toBe(401);
});

test('a backup contains no guest, even if hosts have moderated guests and let them in', async () => {
  const { arrive, moderate, marek, at, dataDir } = await startHostedService();
  const ben = await arrive('xX_Benni');
  await moderate(ben, { action: 'rename', name: 'Ben K.' });
  await marek('PATCH', at, { door: 'ask' });
  const cem = await arrive('Cem');
  await marek('POST', `${at}/guests`, { action: 'let-in-all' });
  const file = join(newFolder(), 'hosts.backup');
  makeBackup(dataDir, file);
  const live = readFileSync(join(dataDir, 'hosts.sqlite-wal'), 'latin1');
  const stored = readFileSync(file, 'latin1');
  for (const trace of ['xX_Benni', 'Ben K.', ben.sessionId, cem.sessionId]) {
    expect(live).toContain(trace);
    expect(stored).not.toContain(trace);
  }
  expect(stored).toContain('Ana');
});

test('a menu and the choice of drinks without alcohol are restored', async () => {
  const { marek, at, request, celebration, dataDir, restart } = await startHostedService();
  const known = async () => [
    await (await marek('GET', at)).json(),
    await (await request(`/api/celebrations/${celebration.code}`)).json(),
  ];
  await marek('PATCH', at, { menu: [SPRITZ, { ...LEMONADE, isSoldOut: true }], revision: 0, withoutAlcohol: true });
  const before = await known();
  expect(before).toMatchObject([{ menu: [SPRITZ, { isSoldOut: true }], revision: 1 }, { withoutAlcohol: true }]);
  const file = join(newFolder(), 'hosts.backup');
  makeBackup(dataDir, file);
  await marek('PATCH', at, { menu: [], revision: 1, withoutAlcohol: false });
  expect(await known()).not.toEqual(before);
  await restart(() => restoreBackup(file, dataDir, true));
  expect(await known()).toEqual(before);
});

test('the rules of the house and the address are restored, and restoring a backup without them deletes them', () => {
  const dataDir = newFolder();
  const [without, file] = [join(newFolder(), 'without.backup'), join(newFolder(), 'with.backup')];
  const withHouse = <Answer>(use: (db: Database.Database) => Answer) => {
    const db = openHostsFile(createHostsFile(dataDir), 0);
    const answer = use(db);
    db.close();
    return answer;
  };
  const known = () => withHouse((db) => [runOnSqlite(db, houseTable.rules()), runOnSqlite(db, houseTable.address())]);
  addCelebrations(dataDir, WEDDING);
  makeBackup(dataDir, without);
  withHouse((db) => {
    runOnSqlite(db, houseTable.putRules({ wall: 'totals' }));
    runOnSqlite(db, houseTable.putAddress('https://clink.example'));
  });
  makeBackup(dataDir, file);
  restoreBackup(without, dataDir, true);
  expect(known()).toEqual([{}, null]);
  restoreBackup(file, dataDir, true);
  expect(known()).toEqual([{ wall: 'totals' }, 'https://clink.example']);
});

test('a restore does not bring back the hosts or the log of a celebration that was deleted since the backup', async () => {
  const { welcome, marek, at, dataDir, sql, deleteForGood } = await startHostedService();
  await welcome(SOFIE);
  await marek('POST', `${at}/invitations`, {});
  const file = join(newFolder(), 'hosts.backup');
  makeBackup(dataDir, file);
  const parts = async () =>
    sql(`SELECT (SELECT count(*) FROM celebration_hosts) AS hosts, (SELECT count(*) FROM host_actions) AS actions,
      (SELECT count(*) FROM co_host_invitations) AS invitations`);
  expect(await parts()).toEqual([{ hosts: 2, actions: expect.any(Number), invitations: 1 }]);
  await deleteForGood();
  restoreBackup(file, dataDir, true);
  expect(await parts()).toEqual([{ hosts: 0, actions: 0, invitations: 0 }]);
});

test('backups made from database files of all earlier versions, and of the oldest installation, can be restored', () => {
  const latest = new Database(':memory:');
  migrateHosts(latest);
  for (let version = 4; version <= versionOf(latest); version++) {
    const dataDir = newFolder();
    const db = hostsOfVersion(version);
    db.exec("INSERT INTO hosts VALUES ('h', 'Ana', 'ana@example.org', 1, NULL, 0, 0, NULL, '', '')");
    writeFileSync(hostsPath(dataDir), db.serialize());
    const file = join(dataDir, 'hosts.backup');
    expect(makeBackup(dataDir, file)).toEqual({ celebrations: 0, hosts: 1 });
    expect(restoreBackup(file, newFolder(), false)).toEqual({ celebrations: 0, hosts: 1 });
  }
  const dataDir = newFolder();
  const installed = readFileSync(new URL('../testing/installed/hosts.sqlite.gz', import.meta.url));
  writeFileSync(hostsPath(dataDir), gunzipSync(installed));
  makeBackup(dataDir, join(dataDir, 'hosts.backup'));
  expect(restoreBackup(join(dataDir, 'hosts.backup'), newFolder(), false)).toEqual({ celebrations: 1, hosts: 1 });
});

test('a backup never overwrites an existing backup, and fails if there is no data', () => {
  const dataDir = newFolder();
  const file = join(newFolder(), 'hosts.backup');
  expect(makeBackup(dataDir, file)).toBeNull();
  addCelebrations(dataDir, WEDDING);
  makeBackup(dataDir, file);
  expect(() => makeBackup(dataDir, file)).toThrow('exists already');
});

test('each table of hosts.sqlite is listed as backed up or as left out', () => {
  const db = new Database(':memory:');
  migrateHosts(db);
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").pluck();
  expect(tables.all().sort()).toEqual([...BACKUP_TABLES.map(({ name }) => name), ...TABLES_LEFT_OUT].sort());
});
