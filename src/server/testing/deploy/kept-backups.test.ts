import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { fileToDeploy } from './caddy.fixture.ts';

const DAY_S = 24 * 60 * 60;
/** The age of the latest backup. No backup was made since. */
const LONG_AGO_S = 400 * DAY_S;

/** Writes a backup for each of `days` days, the last one 400 days ago. Returns their names. */
function writeBackups(folder: string, days: number): string[] {
  return Array.from({ length: days }, (_, day) => {
    const second = Math.floor(Date.now() / 1_000) - LONG_AGO_S - (days - 1 - day) * DAY_S;
    const name = `clink-${new Date(second * 1_000).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), second, second);
    return name;
  });
}

/** Runs the unit's command that deletes old backups on this folder. Returns the remaining files. */
function deleteOld(folder: string): string[] {
  const unit = readFileSync(fileToDeploy('clink-backup.service'), 'utf8');
  const [, line = 'exit 1'] = /^ExecStartPost=(.*)$/m.exec(unit) ?? [];
  execFileSync('sh', ['-c', line.replaceAll('/var/backups/clink', folder)], { stdio: ['ignore', 'ignore', 'pipe'] });
  return readdirSync(folder).sort();
}

test('the last backups are kept, however old they are', () => {
  const folder = newFolder();
  const names = writeBackups(folder, 30);
  expect(deleteOld(folder)).toEqual(names);
});

test('the newest 30 backups and all other files are kept', () => {
  const folder = newFolder();
  const names = writeBackups(folder, 33);
  writeFileSync(join(folder, 'a-note.txt'), '');
  expect(deleteOld(folder)).toEqual(['a-note.txt', ...names.slice(-30)]);
});

test('the command succeeds in a folder without backups', () => {
  expect(deleteOld(newFolder())).toEqual([]);
});
