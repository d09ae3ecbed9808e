import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

/** Starts a process that holds the build lock of this folder and does not end. */
function startBuild(folder: string, name: string) {
  const code = `import { withBuildLock } from '${resolve('scripts/build/build-lock.ts')}';
    await withBuildLock(() => new Promise(() => { console.log('${name} builds'); setInterval(() => {}, 1_000); }));`;
  const tsx = resolve('node_modules/tsx/dist/loader.mjs');
  const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '--eval', code], { cwd: folder });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return { child, said: () => said };
}

test('a second build waits for the first one, and a killed build does not keep the lock', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clink-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const first = startBuild(folder, 'first');
  await expect.poll(first.said).toBe('first builds\n');
  const second = startBuild(folder, 'second');
  await sleep(3_000);
  expect(second.said()).toBe('');
  first.child.kill('SIGKILL');
  await expect.poll(second.said).toBe('second builds\n');
});
