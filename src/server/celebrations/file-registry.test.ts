import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../service.fixture.ts';
import { newFolder } from '../store/store.fixture.ts';
import { StoreUnavailable } from '../store/store.ts';
import { addCelebrations, OTHER_WEDDING, WEDDING } from './celebrations.fixture.ts';
import { openFileRegistry } from './file-registry.ts';
import { hostsPath } from './hosts-file.ts';

/** A registry over a folder, and the messages that it logs. */
function openLogged(dataDir: string) {
  const lines: string[] = [];
  const sink = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)).msg);
      done();
    },
  });
  const registry = openFileRegistry(dataDir, createLog('info', sink));
  return { registry, lines };
}

test('a server without celebrations has no file for them', async () => {
  const { registry, lines } = openLogged(newFolder());
  expect([registry.byCode(WEDDING.code), registry.hasChanged(), registry.deletedIds()]).toEqual([undefined, false, []]);
  const { dataDir, request } = await startTestService();
  await request(...put(newPhone(), saveAt(NOON)));
  expect(existsSync(hostsPath(dataDir))).toBe(false);
  expect(lines).toEqual([]);
});

test('the first celebration can be joined in the moment in which it is made', () => {
  const dataDir = newFolder();
  const { registry } = openLogged(dataDir);
  expect(registry.byCode(WEDDING.code)).toBeUndefined();
  addCelebrations(dataDir, WEDDING);
  expect(registry.byCode(WEDDING.code)).toEqual(WEDDING);
  registry.close();
});

test('a file that appears is read, and every later change is noticed once', () => {
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

test('while the file is damaged or missing, codes are refused and the log says so once', () => {
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

test('when the file is missing at the start, guests with a code wait and all others go on', async () => {
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
