import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Starts a product that has not been built yet. `build` is the shell command that builds it. */
function start(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'clink-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build } }));
  const program = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/build/build-if-needed.ts')];
  return spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
}

test('the first start says in one line that it builds, and prints nothing that looks like an error', () => {
  const { status, stdout, stderr } = start('echo WARN inlineDynamicImports && echo IMPORT_IS_UNDEFINED >&2');
  expect([status, stdout, stderr]).toEqual([0, 'Building Clink, which takes some seconds.\n', '']);
});

test('a failed build prints its reason, and the product does not start', () => {
  const { status, stderr } = start('echo no such file >&2 && exit 3');
  expect(status).not.toBe(0);
  expect(stderr).toContain('no such file');
});
