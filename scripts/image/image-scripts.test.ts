import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '../..');
const IMAGE = 'ghcr.io/ana/clink';
const [AMD, ARM] = ['a'.repeat(64), 'b'.repeat(64)] as const;

/**
 * Creates a folder that is deleted after the test. Returns a function that runs a script in it. Docker and cosign are replaced
 * by programs that only record their arguments.
 */
function start() {
  const folder = mkdtempSync(join(tmpdir(), 'clink-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of ['docker', 'cosign']) {
    const path = join(folder, program);
    writeFileSync(
      path,
      `#!/bin/sh\necho "${program} $*" >>"${folder}/asked"\ncase "$*" in *inspect*) echo sha256:${AMD};; esac\n`,
    );
    chmodSync(path, 0o755);
  }
  const run = (script: string, words: string[], more: Record<string, string> = {}) => {
    const env = {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_OUTPUT: join(folder, 'output'),
      ...more,
    };
    return spawnSync(join(HERE, script), words, { cwd: ROOT, env, encoding: 'utf8' });
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return { folder, run, asked: () => read('asked'), read };
}

test('the name of an image has no capitals, even if the repository’s name has', () => {
  const { folder, run, read } = start();
  const more = { GITHUB_REPOSITORY: 'Ana/Clink', GITHUB_ENV: join(folder, 'env') };
  expect(run('name.sh', [], more).status).toBe(0);
  expect(read('env')).toEqual([`IMAGE=${IMAGE}`]);
});

test('a tag that differs from the version is not released', () => {
  const { run } = start();
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(run('check-tag.sh', [], { GITHUB_REF_NAME: `v${version}` }).status).toBe(0);
  const wrong = run('check-tag.sh', [], { GITHUB_REF_NAME: 'v99.0.0' });
  expect([wrong.status, wrong.stderr]).toEqual([1, `The tag is v99.0.0, and package.json has ${version}.\n`]);
});

test('an image needs two digests, and one digest alone creates none', () => {
  const { folder, run, asked } = start();
  const digests = join(folder, 'digests');
  expect(run('keep-digest.sh', [digests, `sha256:${AMD}`]).status).toBe(0);
  expect(run('join.sh', [IMAGE, digests]).stderr).toBe('1 digests instead of 2\n');
  expect(run('keep-digest.sh', [digests, 'latest']).status).toBe(1);
  run('keep-digest.sh', [digests, `sha256:${ARM}`]);
  expect(readdirSync(digests)).toEqual([AMD, ARM]);
  expect(run('join.sh', [IMAGE, digests]).status).toBe(0);
  expect(asked()).toEqual([
    `docker buildx imagetools create --tag ${IMAGE}:candidate ${IMAGE}@sha256:${AMD} ${IMAGE}@sha256:${ARM}`,
  ]);
});

test('the tested image gets its tags, and its digest is signed', () => {
  const { run, asked, read } = start();
  expect(run('publish.sh', [IMAGE, `${IMAGE}:0.2.0\n${IMAGE}:latest`]).status).toBe(0);
  expect([asked()[0], asked().at(-1)]).toEqual([
    `docker buildx imagetools create --tag ${IMAGE}:0.2.0 --tag ${IMAGE}:latest ${IMAGE}:candidate`,
    `cosign sign --yes --recursive ${IMAGE}@sha256:${AMD}`,
  ]);
  expect(read('output')).toEqual([`digest=sha256:${AMD}`]);
});
