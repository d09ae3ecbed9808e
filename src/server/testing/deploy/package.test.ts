import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { freePort } from '../free-port.fixture.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

function npm(...words: string[]): void {
  execFileSync('npm', words, { cwd: ROOT, stdio: 'pipe' });
}

/** Installs the package without a network, with links to the dependencies of this clone. */
function install(tarball: string, modules: string, dependencies: readonly string[]): string {
  const installed = join(modules, 'clink');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of dependencies) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  return installed;
}

test('the package starts the built server and its commands in an empty folder, with only its declared dependencies', async () => {
  const { version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const folder = newFolder();
  npm('run', 'build:package');
  npm('pack', '--ignore-scripts', '--pack-destination', folder);
  const installed = install(
    join(folder, `clink-${version}.tgz`),
    join(folder, 'node_modules'),
    Object.keys(dependencies),
  );
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' };
  const program = join(installed, 'build/package/clink.js');
  const server = spawn(process.execPath, [program], { cwd: folder, env, stdio: 'ignore' });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  await expect.poll(async () => (await ask('/healthz'))?.json()).toEqual({ status: 'ok', version });
  expect((await ask('/'))?.headers.get('content-type')).toContain('text/html');
  expect(execFileSync(process.execPath, [program, 'hosts', 'list'], { cwd: folder, env, encoding: 'utf8' })).toBe(
    'There is no host yet.\n',
  );
  expect(execFileSync('ls', { cwd: join(folder, 'data'), encoding: 'utf8' })).toContain('hosts.sqlite');
}, 300_000);
