import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `npm install` writes it anew even where nothing is new. */
const LOCK = 'package-lock.json';
/**
 * Builds page and server when a source is newer than what was built last, so that `npm start` is one command. A source is
 * whatever could be one: two folders whole, and every configuration at the root.
 */
const SOURCES = ['src', 'scripts', ...readdirSync('.').filter((name) => /\.(?:ts|json)$/.test(name) && name !== LOCK)];
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
