import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

test('only the server’s own user can read a folder that the server has created, and the files in it', async () => {
  const dataDir = join(newFolder(), 'deep', 'data');
  await useStore(dataDir);
  expect(modeOf(dataDir)).toBe('700');
});

test('files that others could read become private at the next start, but the mode of an existing folder is not changed', async () => {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  await useStore(dataDir);
  chmodSync(join(dataDir, 'clink.sqlite'), 0o644);
  await useStore(dataDir);
  expect(modeOf(dataDir)).toBe('755');
});

const NOBODY = { uid: 65_534, gid: 65_534 };
const MODULE = fileURLToPath(new URL('data-folder.ts', import.meta.url));

/** Only root can start a process as another user. */
test.runIf(process.getuid?.() === 0)('files of another owner that the group may use are used, with a warning', () => {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const path = join(dataDir, 'clink.sqlite');
  writeFileSync(path, '');
  for (const [place, mode] of [
    [dirname(dataDir), 0o755],
    [dataDir, 0o770],
    [path, 0o660],
  ] as const) {
    chownSync(place, 0, NOBODY.gid);
    chmodSync(place, mode);
  }
  const script = `import { prepareDataFolder } from ${JSON.stringify(MODULE)};
    const path = prepareDataFolder(${JSON.stringify(dataDir)}, (path, { code }) => console.log(code, path));
    console.log('uses', path);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  expect(execFileSync(process.execPath, args, { ...NOBODY, encoding: 'utf8' })).toBe(`EPERM ${path}\nuses ${path}\n`);
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
