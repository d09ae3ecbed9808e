import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { fileToDeploy } from './caddy.fixture.ts';

const DAY_S = 24 * 60 * 60;
/** Longer ago than any day on which a backup is still written. */
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

/** Runs the line of the unit that deletes old backups on this folder. Returns the files that stay. */
function deleteOld(folder: string): string[] {
  const unit = readFileSync(fileToDeploy('clink-backup.service'), 'utf8');
  const [, line = 'exit 1'] = /^ExecStartPost=(.*)$/m.exec(unit) ?? [];
  execFileSync('sh', ['-c', line.replaceAll('/var/backups/clink', folder)], { stdio: ['ignore', 'ignore', 'pipe'] });
  return readdirSync(folder).sort();
}

test('the last backups stay, however old they are', () => {
  const folder = newFolder();
  const names = writeBackups(folder, 30);
  expect(deleteOld(folder)).toEqual(names);
});

test('the newest 30 backups stay, and other files', () => {
  const folder = newFolder();
  const names = writeBackups(folder, 33);
  writeFileSync(join(folder, 'a-note.txt'), '');
  expect(deleteOld(folder)).toEqual(['a-note.txt', ...names.slice(-30)]);
});

test('a folder without backups is no failure', () => {
  expect(deleteOld(newFolder())).toEqual([]);
});
