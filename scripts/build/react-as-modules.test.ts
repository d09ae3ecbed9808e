import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toModule } from './react-as-modules.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => join(dirname(require.resolve(`${name}/package.json`)), 'cjs');

test.each([
  ['react', 'react.production.js', []],
  ['react', 'react-jsx-runtime.production.js', []],
  ['scheduler', 'scheduler.production.js', []],
  ['react-dom', 'react-dom.production.js', ['react']],
  ['react-dom', 'react-dom-client.production.js', ['scheduler', 'react', 'react-dom']],
])("as a module, %s's %s has the same exports and imports", (name, file, imported) => {
  const path = join(folderOf(name), file);
  const module = toModule(readFileSync(path, 'utf8'));
  const [, list = ''] = /^export \{ (.*) \};$/m.exec(module) ?? [];
  const exported = list.split(', ').map((entry) => entry.split(' as ')[1]);
  expect(exported.sort()).toEqual(Object.keys(require(path)).sort());
  expect(Array.from(module.matchAll(/^import \* as \w+ from '(.*)';$/gm), ([, from]) => from)).toEqual(imported);
});

test('as modules, React and its scheduler bring no replacement for what every browser has', () => {
  const files = [
    join(folderOf('react-dom'), 'react-dom-client.production.js'),
    join(folderOf('scheduler'), 'scheduler.production.js'),
  ];
  const modules = files.map((path) => toModule(readFileSync(path, 'utf8'))).join();
  expect(modules).toMatch(/"undefined" !== "function"\s*\? AbortController/);
  expect(modules).not.toMatch(/typeof (?:AbortController|MessageChannel|reportError|setImmediate)\b/);
});

test.each([
  ['nothing is exported', 'var a = 1;'],
  ['all is exported at once', 'exports.b = 1;\nmodule.exports = exports;'],
  ['something else is required', 'exports.b = function () { return require("c"); };'],
])('a build in which %s is refused', (_, code) => {
  expect(() => toModule(code)).toThrow('another form');
});

test('work that waits for a message from before the page was put aside goes on when it is shown again', async () => {
  const listeners: (() => void)[] = [];
  // Its messages are lost, as in Firefox.
  vi.stubGlobal('MessageChannel', function lossy() {
    return { port1: {}, port2: { postMessage: () => undefined } };
  });
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: () => void) => type === 'pageshow' && listeners.push(listener),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const file = join(mkdtempSync(join(tmpdir(), 'clink-test-')), 'scheduler.mjs');
  onTestFinished(() => rmSync(dirname(file), { recursive: true }));
  writeFileSync(file, toModule(readFileSync(join(folderOf('scheduler'), 'scheduler.production.js'), 'utf8')));
  const { unstable_scheduleCallback: schedule, unstable_NormalPriority: normal } = await import(file);
  const done: string[] = [];
  schedule(normal, () => done.push('before'));
  expect(done).toEqual([]);
  for (const listener of listeners) listener();
  expect(done).toEqual(['before']);
  schedule(normal, () => done.push('after'));
  for (const listener of listeners) listener();
  expect(done).toEqual(['before', 'after']);
});
