import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { addCelebrations, WEDDING } from '../testing/celebrations.fixture.ts';
import { makeBackup } from './make-backup.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup, WouldOverwrite } from './restore-backup.ts';

function backedUp() {
  const dataDir = newFolder();
  addCelebrations(dataDir, WEDDING);
  const file = join(newFolder(), 'hosts.backup');
  makeBackup(dataDir, file);
  return { dataDir, file };
}

/** The lines of a backup without the last line, which contains the checksum. */
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(0, -2);

function seal(file: string, lines: Iterable<string>): void {
  const hash = createHash('sha256');
  const opened = openSync(file, 'w');
  for (const line of lines) {
    hash.update(`${line}\n`);
    writeSync(opened, `${line}\n`);
  }
  writeSync(opened, `${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
  closeSync(opened);
}

const middle = (bytes: Buffer) => bytes.length >> 1;

test.each<[string, string, (bytes: Buffer) => Buffer]>([
  [
    'has one changed byte',
    'damaged',
    (bytes) => Buffer.from(bytes.with(middle(bytes), (bytes[middle(bytes)] ?? 0) ^ 1)),
  ],
  ['lacks a row', 'damaged', (bytes) => Buffer.from(bytes.toString().replace(/^\[.*\n/m, ''))],
  ['is cut off in its last line', 'cut', (bytes) => bytes.subarray(0, -20)],
  ['is cut off in a row', 'cut', (bytes) => bytes.subarray(0, 100)],
  ['is cut off after a row', 'cut', (bytes) => bytes.subarray(0, bytes.lastIndexOf('{"sha256'))],
  ['is empty', 'foreign', () => Buffer.alloc(0)],
  ['is a picture', 'foreign', () => Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['is another JSON file', 'foreign', () => Buffer.from('{"name":"clink"}\n')],
  ['is a database', 'foreign', () => Buffer.from('SQLite format 3\0')],
])('a backup that %s is refused as %s, and nothing changes', (_, code, damage) => {
  const { dataDir, file } = backedUp();
  const sound = readFileSync(file);
  writeFileSync(file, damage(sound));
  expect(() => restoreBackup(file, dataDir, true)).toThrow(expect.objectContaining({ code }));
  writeFileSync(file, sound);
  expect(() => restoreBackup(file, dataDir, false)).toThrow(WouldOverwrite);
  expect(restoreBackup(file, dataDir, true)).toEqual({ celebrations: 1, hosts: 0 });
});

const celebration = /^\["celebrations"/;
const PASSKEY = {
  ...{ id: 'p', host_id: 'nobody', site: 's', name: 'n', public_key: 'k', counter: 0, transports: '' },
  ...{ created_at: 0, last_used_at: null },
};

test.each<[string, (line: string) => string]>([
  ['a table of its own', (line) => line.replace(celebration, '["wine"')],
  ['a table that no backup has', (line) => line.replace(celebration, '["host_sessions"')],
  ['a statement for a table', (line) => line.replace(celebration, '["celebrations (id) VALUES (1); --"')],
  ['a column of its own', (line) => line.replace('}]', ',"more":1}]')],
  ['a column less', (line) => line.replace('"language":"en",', '')],
  ['a statement for a column', (line) => line.replace('"names"', '"names) VALUES (1); --"')],
  ['a row with a list in it', (line) => line.replace('"language":"en"', '"language":["en"]')],
  ['a number for a name', (line) => line.replace('"language":"en"', '"language":null')],
  ['a row that is none', () => '["celebrations"]'],
  ['a name that controls the terminal', (line) => line.replace('"names":"', '"names":"\\u001b[2J')],
  ['the same celebration twice', (line) => `${line}\n${line}`],
  ['a passkey of nobody', (line) => `${line}\n${JSON.stringify(['host_passkeys', PASSKEY])}`],
])('a backup with %s is refused', (_, change) => {
  const { file } = backedUp();
  seal(
    file,
    linesOf(file)
      .map((line) => (celebration.test(line) ? change(line) : line))
      .flatMap((line) => line.split('\n')),
  );
  expect(() => readBackup(file)).toThrow(expect.objectContaining({ code: 'damaged', message: `${file} is damaged.` }));
});

test.each([
  [/"version":\d+/, '"version":1000'],
  [/"format":1/, '"format":2'],
])('a backup of a newer Clink is refused with the reason: %s', (from, to) => {
  const { file } = backedUp();
  seal(
    file,
    linesOf(file).map((line) => line.replace(from, to)),
  );
  expect(() => readBackup(file)).toThrow('newer Clink');
});

test('a file that is too large, or has an endless line, is refused before it is read', () => {
  const { file } = backedUp();
  const [header = ''] = linesOf(file);
  writeFileSync(file, `${header}\n["celebrations","${'x'.repeat(3_000_000)}`);
  expect(() => readBackup(file)).toThrow(expect.objectContaining({ code: 'damaged' }));
  truncateSync(file, 3 * 1_024 ** 3);
  expect(() => readBackup(file)).toThrow(expect.objectContaining({ code: 'damaged' }));
});

describe('very many small rows', () => {
  const RESTORE = fileURLToPath(new URL('../../../scripts/commands/restore.ts', import.meta.url));
  /** All rows below together would need several times as much memory. */
  const HEAP = '--max-old-space-size=64';
  const PATIENCE_MS = 180_000;

  async function restore(...words: string[]) {
    const env = { ...process.env, DATA_DIR: newFolder() };
    const child = spawn(process.execPath, [HEAP, '--import', 'tsx', RESTORE, ...words], { env });
    const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { printed, complaint, exitCode: child.exitCode };
  }

  function withRows(rows: number, rowOf: (id: number) => unknown): string {
    const { file } = backedUp();
    const lines = linesOf(file);
    seal(
      file,
      (function* () {
        yield* lines;
        for (let id = 0; id < rows; id++) yield JSON.stringify(rowOf(id));
      })(),
    );
    return file;
  }

  test(
    'the rows of a backup are checked and restored one after the other',
    async () => {
      const file = withRows(200_000, (id) => {
        const host = { celebration_id: `${id}`, host_id: `${id}`, role: '', name: '', email: '', since: 0 };
        return ['celebration_hosts', host];
      });
      const sound = `${file} is sound. It has 1 celebration and 0 hosts.\n`;
      expect(await restore(file, '--check')).toEqual({ printed: sound, complaint: '', exitCode: 0 });
      // The command says that the folder is new.
      expect(await restore(file)).toMatchObject({
        complaint: expect.stringMatching(/^No server has used .*\n$/),
        exitCode: 0,
      });
    },
    PATIENCE_MS,
  );

  test('the check of a backup stops at the first row that refers to a missing row', async () => {
    const file = withRows(200_000, () => ['host_passkeys', PASSKEY]);
    expect(await restore(file, '--check')).toEqual({
      printed: '',
      complaint: `${file} is damaged. (damaged)\n`,
      exitCode: 1,
    });
  });
});
