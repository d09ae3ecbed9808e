import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `npm install` rewrites this file even when nothing has changed. */
const LOCK = 'package-lock.json';
/**
 * Builds the page and the server when a source is newer than the last build, so that `npm start` is one command. The
 * sources are two whole folders and every configuration file at the root.
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
