import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { fileToDeploy } from './caddy.fixture.ts';

/** The maximum exposure in `systemd-analyze security`, in tenths. It calls a service below 20 well protected. */
const MAX_EXPOSURE = 20;
const UNITS = ['clink.service', 'clink-backup.service', 'clink-backup.timer'];

test('systemd accepts the units, and rates the server as well protected', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) skip('the units need systemd: apt-get install systemd');
  const folder = newFolder();
  const units = UNITS.map((name) => {
    const path = join(folder, name);
    // Node is at this path in Debian, but may be at another path on this computer.
    writeFileSync(path, readFileSync(fileToDeploy(name), 'utf8').replaceAll('/usr/bin/node', process.execPath));
    return path;
  });
  const analyze = (...words: string[]) => {
    const { stderr, status } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    return { stderr, status };
  };
  expect(analyze('verify', '--man=no', ...units)).toEqual({ stderr: '', status: 0 });
  const judged = ['security', '--offline=true', '--no-pager', `--threshold=${MAX_EXPOSURE}`, units[0] ?? ''];
  expect(analyze(...judged)).toMatchObject({ status: 0 });
});
