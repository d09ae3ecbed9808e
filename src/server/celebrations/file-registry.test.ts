import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { hostsPath, keepHostsFile } from '../hosts-data/hosts-file.ts';
import { createLog } from '../log/log.ts';
import { newFolder } from '../store/store.fixture.ts';
import { NewerData, StoreUnavailable } from '../store/store.ts';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { addCelebrations, OTHER_WEDDING, WEDDING } from '../testing/celebrations.fixture.ts';
import { DRAFT, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { openFileRegistry } from './file-registry.ts';

function openLogged(dataDir: string) {
  const lines: string[] = [];
  const sink = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)).msg);
      done();
    },
  });
  const registry = openFileRegistry(keepHostsFile(dataDir), createLog('info', sink));
  return { registry, lines };
}

test('a server without celebrations creates no file for them', async () => {
  const { registry, lines } = openLogged(newFolder());
  expect([registry.byCode(WEDDING.code), registry.hasChanged(), registry.deletedIds()]).toEqual([undefined, false, []]);
  const { dataDir, request } = await startTestService();
  await request(...put(newPhone(), saveAt(NOON)));
  expect(existsSync(hostsPath(dataDir))).toBe(false);
  expect(lines).toEqual([]);
});

test('guests can join the first celebration as soon as it is made', () => {
  const dataDir = newFolder();
  const { registry } = openLogged(dataDir);
  expect(registry.byCode(WEDDING.code)).toBeUndefined();
  addCelebrations(dataDir, WEDDING);
  expect(registry.byCode(WEDDING.code)).toEqual(WEDDING);
  registry.close();
});

test('a file that is created later is read, and each later change is noticed once', () => {
  const dataDir = newFolder();
  const { registry } = openLogged(dataDir);
  addCelebrations(dataDir, WEDDING);
  expect([registry.hasChanged(), registry.hasChanged()]).toEqual([true, false]);
  expect(registry.byCode(WEDDING.code)).toEqual(WEDDING);
  addCelebrations(dataDir, OTHER_WEDDING);
  expect([registry.hasChanged(), registry.hasChanged()]).toEqual([true, false]);
  expect(registry.byId(OTHER_WEDDING.id)).toEqual(OTHER_WEDDING);
  registry.close();
});

test('while the file is damaged or missing, codes are refused, and this is logged once', () => {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const { registry, lines } = openLogged(dataDir);
  const [path, copy] = [hostsPath(dataDir), join(newFolder(), 'copy')];
  cpSync(path, copy);
  rmSync(path);
  for (let look = 0; look < 3; look++) registry.hasChanged();
  expect(() => registry.byCode(WEDDING.code)).toThrow(StoreUnavailable);
  writeFileSync(path, 'x'.repeat(8_192));
  for (let look = 0; look < 3; look++) registry.hasChanged();
  expect(() => registry.byCode(WEDDING.code)).toThrow(StoreUnavailable);
  renameSync(copy, path);
  expect(registry.hasChanged()).toBe(true);
  expect(registry.byCode(WEDDING.code)).toEqual(WEDDING);
  expect(lines).toEqual([expect.stringContaining('hosts.sqlite is missing'), 'celebrations can be read again']);
  registry.close();
});

test.skipIf(process.platform === 'win32')(
  'in a folder without shared memory, the log says the reason and what to do, and does not say that the file is damaged',
  () => {
    const dataDir = newFolder();
    addCelebrations(dataDir, WEDDING);
    // SQLite cannot use a directory as shared memory. Windows folders in a container, and sshfs, cause the same error.
    rmSync(`${hostsPath(dataDir)}-shm`, { force: true });
    execFileSync('mkfifo', [`${hostsPath(dataDir)}-shm`]);
    const { registry, lines } = openLogged(dataDir);
    for (let look = 0; look < 3; look++) registry.hasChanged();
    expect(() => registry.byCode(WEDDING.code)).toThrow(StoreUnavailable);
    expect(lines).toEqual([expect.stringMatching(/no shared memory.*local disk.*named volume/)]);
    rmSync(`${hostsPath(dataDir)}-shm`);
    expect(registry.hasChanged()).toBe(true);
    expect(registry.byCode(WEDDING.code)).toEqual(WEDDING);
    registry.close();
  },
);

/** Writes a file as a future version would. */
function writeNewer(path: string): void {
  const db = new Database(path);
  db.pragma('user_version = 99');
  db.close();
}

test('a server does not start with celebrations of a newer version', () => {
  const dataDir = newFolder();
  writeNewer(hostsPath(dataDir));
  expect(() => openLogged(dataDir)).toThrow(NewerData);
});

test('while the file has a newer version, it is not kept open, calls do not open it, and this is logged once', () => {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const { registry, lines } = openLogged(dataDir);
  const [path, copy] = [hostsPath(dataDir), join(newFolder(), 'copy')];
  cpSync(path, copy);
  rmSync(path);
  writeNewer(path);
  registry.hasChanged();
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  for (let look = 0; look < 50; look++) registry.hasChanged();
  expect(openFiles()).toBe(before);
  renameSync(copy, path);
  expect(() => registry.byCode(WEDDING.code)).toThrow(StoreUnavailable);
  expect(registry.hasChanged()).toBe(true);
  expect(registry.byCode(WEDDING.code)).toEqual(WEDDING);
  expect(lines).toEqual([expect.stringContaining('written by a newer Clink'), 'celebrations can be read again']);
  registry.close();
});

test('if the file is missing at the start, guests with a code wait, and all other guests continue', async () => {
  const { dataDir, request, restart, timers } = await startTestService({ celebrations: [WEDDING] });
  const cem = newPhone();
  await request(...put(cem, saveAt(NOON), WEDDING.code));
  const path = hostsPath(dataDir);
  renameSync(path, `${path}.away`);
  await restart();
  expect((await request(...put(cem, saveAt(NOON, { userName: 'Cem' }), WEDDING.code))).status).toBe(503);
  expect((await request(...put(newPhone(), saveAt(NOON)))).status).toBe(200);
  renameSync(`${path}.away`, path);
  await timers.advance(2_000);
  expect((await request(...put(cem, saveAt(NOON, { userName: 'Cem' }), WEDDING.code))).status).toBe(200);
});

test('while hosts.sqlite is missing, calls of hosts and deletions do not make the server create a new file', async () => {
  const { marek, at, arrive, save, request, celebration, timers, dataDir, restart } = await startHostedService();
  const [ben, dora] = [await arrive('Ben'), await arrive('Dora')];
  const path = hostsPath(dataDir);
  for (const happens of [async () => {}, restart]) {
    renameSync(path, `${path}.away`);
    await happens();
    expect((await marek('GET', '/celebrations')).status).toBe(503);
    expect((await marek('POST', '/celebrations', DRAFT)).status).toBe(503);
    const remove = { method: 'DELETE', headers: ben.headers };
    expect((await request(`/api/sessions/${ben.sessionId}?c=${celebration.code}`, remove)).status).toBeOneOf([
      204, 503,
    ]);
    await timers.advance(10_000);
    expect((await save(dora, { userName: 'Dora' })).status).toBe(503);
    expect(existsSync(path)).toBe(false);
    renameSync(`${path}.away`, path);
    await timers.advance(2_000);
    expect((await marek('GET', at)).status).toBe(200);
    expect((await save(dora, { userName: 'Dora' })).status).toBe(200);
  }
});

test('while hosts.sqlite is missing, opening the page of hosts does not make the server create a new file', async () => {
  const { browser, newHost, timers, dataDir } = await startAccounts({}, { celebrations: [WEDDING] });
  await newHost();
  const path = hostsPath(dataDir);
  renameSync(path, `${path}.away`);
  expect((await browser().get('settings')).status).toBe(503);
  await timers.advance(10_000);
  expect(existsSync(path)).toBe(false);
  renameSync(`${path}.away`, path);
  await timers.advance(2_000);
  expect((await browser().get('settings')).status).toBe(200);
});
