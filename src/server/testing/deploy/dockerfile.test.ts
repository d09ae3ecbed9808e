import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { freePort } from '../free-port.fixture.ts';
import { fileToDeploy } from './caddy.fixture.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** The commands that the test skips, because they need root or only change the image around Clink. */
const OF_THE_IMAGE = /^(apt-get|install -d)/;

/** The instructions of each stage. A line that ends with a backslash continues in the next line. */
function stagesIn(dockerfile: string): (readonly [instruction: string, rest: string])[][] {
  const lines = dockerfile
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const steps = lines.map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1).trim()] as const);
  const starts = steps.flatMap(([instruction], index) => (instruction === 'FROM' ? [index] : []));
  return starts.map((start, index) => steps.slice(start, starts[index + 1]));
}

/** Copies the committed files into a folder, like a builder's checkout. */
function checkOut(folder: string): void {
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C "${folder}"`], { cwd: ROOT });
}

/** Runs the steps of a stage in a separate folder. `built`: the folder of the first stage. */
function build(steps: ReturnType<typeof stagesIn>[number], context: string, built = ''): string {
  const folder = newFolder();
  const { NODE_ENV: _, ...env } = process.env;
  for (const [instruction, rest] of steps) {
    if (instruction === 'COPY') copy(rest, folder, context, built);
    else if (instruction === 'RUN' && !OF_THE_IMAGE.test(rest))
      execFileSync('sh', ['-c', rest], { cwd: folder, env, stdio: 'pipe' });
  }
  return folder;
}

function copy(rest: string, folder: string, context: string, built: string): void {
  const words = rest.split(' ').filter((word) => !word.startsWith('--'));
  const target = words.pop() ?? '.';
  const from = (word: string) =>
    rest.startsWith('--from=') ? join(built, word.replace('/clink/', '')) : join(context, word);
  // A file keeps its own name in the target folder, unless the target gives it another name.
  const nameOf = (word: string) => (target.startsWith('.') ? basename(word) : target);
  for (const word of words) cpSync(from(word), join(folder, nameOf(word)), { recursive: true, verbatimSymlinks: true });
}

test('the steps of the Dockerfile build a server and its commands, without files that only a build needs', async () => {
  const [building = [], running = []] = stagesIn(readFileSync(fileToDeploy('Dockerfile'), 'utf8'));
  const context = newFolder();
  checkOut(context);
  const folder = build(running, context, build(building, context));
  expect(execFileSync('ls', { cwd: folder, encoding: 'utf8' }).trim().split('\n')).toEqual([
    ...['build', 'dist', 'node_modules', 'package.json', 'start.sh'],
  ]);
  expect(() => execFileSync('ls', [join(folder, 'node_modules/vite')], { stdio: 'pipe' })).toThrow();
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: newFolder(), PORT: String(port), HOST: '127.0.0.1' };
  const [, command = '[]'] = running.findLast(([instruction]) => instruction === 'CMD') ?? [];
  const [program = '', ...words] = JSON.parse(command) as string[];
  const server = spawn(program, words, { cwd: folder, env, stdio: 'ignore' });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.json(),
      () => null,
    );
  await expect.poll(ask).toMatchObject({ status: 'ok' });
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const listed = execFileSync(join('build', 'package', 'clink.js'), ['hosts', 'list'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(listed).toBe('There is no host yet.\n');
}, 900_000);
