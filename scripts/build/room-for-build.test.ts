import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mountSmallDisk } from '../../src/server/store/small-disk.fixture.ts';
import { lackOfRoom } from './room-for-build.ts';

test('a build that fails on a full disk names that reason in its last line, and other failed builds have no such line', (context) => {
  const { dir, fill, free } = mountSmallDisk(context, 60);
  mkdirSync(join(dir, 'build'));
  for (const name of ['scripts', 'src']) cpSync(name, join(dir, name), { recursive: true });
  for (const name of ['node_modules', 'package.json']) symlinkSync(resolve(name), join(dir, name));
  expect(lackOfRoom(dir)).toBeNull();
  fill();
  const program = [resolve('node_modules/tsx/dist/cli.mjs'), join(dir, 'scripts/build/build.ts')];
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: dir, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    'The disk is full: a build needs 30 MB, and 0 MB are free. Make room, and start again.',
  );
  expect(readdirSync(dir)).not.toContain('dist');
  free();
  expect(lackOfRoom(dir)).toBeNull();
});
