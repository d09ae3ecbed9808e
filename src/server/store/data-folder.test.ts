import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStore } from './sqlite.ts';
import { newFolder, newRecord, putting, SILENT } from './store.fixture.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

async function useStore(dataDir: string): Promise<void> {
  const store = openSqliteStore(dataDir, SILENT);
  const ana = newRecord();
  await store.transact(ana.sessionId, putting(ana));
  for (const file of readdirSync(dataDir)) expect([file, modeOf(join(dataDir, file))]).toEqual([file, '600']);
  await store.close();
}

test('only the server’s own user can read a folder it made and the files in it', async () => {
  const dataDir = join(newFolder(), 'deep', 'data');
  await useStore(dataDir);
  expect(modeOf(dataDir)).toBe('700');
});

test('files that others could read become private at the next start, and the folder stays as its owner set it', async () => {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  await useStore(dataDir);
  chmodSync(join(dataDir, 'clink.sqlite'), 0o644);
  await useStore(dataDir);
  expect(modeOf(dataDir)).toBe('755');
});

test.each([
  ['where the system allows no folders', () => '/proc/clink'],
  ['behind a file', () => '/etc/hostname/clink'],
  [
    'behind a link to nowhere',
    () => {
      const link = join(newFolder(), 'link');
      symlinkSync('/nowhere/at/all', link);
      return link;
    },
  ],
])('a folder %s gets a clear error', (_, where) => {
  const dataDir = where();
  expect(() => openSqliteStore(dataDir, SILENT)).toThrow(`DATA_DIR ${dataDir} cannot be used`);
});
