import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { LOCK_HASH, PAGES, SERVER } from './build-folders.ts';

const LOCK = 'package-lock.json';
/** The files that the two builds write last. `npm run build:english` leaves languages out, so each language has one. */
const OUTPUTS = [
  ...LANGUAGES.map((language) => `${PAGES}/${language === 'en' ? '' : `${language}/`}index.html.br`),
  `${SERVER}/main.js`,
];

/**
 * Whether the build in this folder is newer than every source and was built from the same packages. The sources are two whole
 * folders and every configuration file at the root.
 */
export function isFresh(folder: string): boolean {
  const sources = readdirSync(folder).filter((name) => /^(src|scripts|.*\.(ts|json))$/.test(name) && name !== LOCK);
  const changedAt = Math.max(...sources.map((name) => newestChange(join(folder, name))));
  return Math.min(...OUTPUTS.map((path) => builtAt(join(folder, path)))) > changedAt && hasSamePackages(folder);
}

/** The hash of the package list, whose date says nothing: `npm install` rewrites the list even without a change. */
export function lockHash(folder: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, LOCK)))
    .digest('hex');
}

function hasSamePackages(folder: string): boolean {
  const path = join(folder, SERVER, LOCK_HASH);
  return statSync(path, { throwIfNoEntry: false }) !== undefined && readFileSync(path, 'utf8') === lockHash(folder);
}

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function builtAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}
