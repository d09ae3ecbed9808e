import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Builds page and server when a source is newer than what was built last, so that `npm start` is one command. */
const SOURCES = [
  'src',
  'scripts/precompress.ts',
  'scripts/prerendered-page.ts',
  'package.json',
  'vite.config.ts',
  'vite.server.config.ts',
];
const OUTPUTS = ['dist/index.html', 'build/server/main.js'];

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function builtAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}

const isFresh = Math.min(...OUTPUTS.map(builtAt)) > Math.max(...SOURCES.map(newestChange));
if (!isFresh) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true });
  process.exit(status ?? 1);
}
