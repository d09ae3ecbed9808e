import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Creates a clone, in which the names of a build's files contain the name of the build. */
function newClone() {
  const root = mkdtempSync(join(tmpdir(), 'clink-publish-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  return {
    root,
    build: (name: string) => {
      write('build/pages.next/index.html', name);
      write(`build/pages.next/assets/${name}.js`, name);
      write('build/server.next/main.js', name);
      write(`build/server.next/assets/late-${name}.js`, name);
      write('build/server.next/package-lock.sha256', name);
      write('build/server.next/files.json', JSON.stringify(['main.js', `assets/late-${name}.js`]));
    },
    publish: () => {
      const program = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/build/publish.ts')];
      const { status, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    },
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    has: (path: string) => existsSync(join(root, path)),
  };
}

test('a build replaces the previous build, and a running server still finds the files that it loads late', () => {
  const { root, build, publish, read, has } = newClone();
  build('first');
  publish();
  mkdirSync(join(root, 'dist/de'));
  build('second');
  // Until the build is published, the old files stay in place.
  expect([read('dist/index.html'), read('build/server/main.js'), has('dist/de')]).toEqual(['first', 'first', true]);
  publish();
  expect([read('dist/index.html'), readdirSync(join(root, 'dist/assets')), has('dist/de')]).toEqual([
    'second',
    ['second.js'],
    false,
  ]);
  expect(read('build/server/main.js')).toBe('second');
  expect(readdirSync(join(root, 'build/server/assets'))).toEqual(['late-first.js', 'late-second.js']);
  build('third');
  publish();
  expect(readdirSync(join(root, 'build/server/assets'))).toEqual(['late-second.js', 'late-third.js']);
  expect(has('build/server.next')).toBe(false);
});

test('a publication repairs what an interrupted publication has left', () => {
  const { root, build, publish, read, has } = newClone();
  build('first');
  publish();
  build('second');
  // The publication was killed after it removed the old pages and moved only the file that starts the server.
  renameSync(join(root, 'dist'), join(root, 'build/pages.next.before'));
  renameSync(join(root, 'build/server.next/main.js'), join(root, 'build/server/main.js'));
  build('third');
  publish();
  expect([read('dist/index.html'), read('build/server/main.js')]).toEqual(['third', 'third']);
  expect(readdirSync(join(root, 'build/server/assets'))).toEqual(['late-first.js', 'late-third.js']);
  expect(['build/pages.next.before', 'build/pages.next', 'build/server.next'].filter(has)).toEqual([]);
});
