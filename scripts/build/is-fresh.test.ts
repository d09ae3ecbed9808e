import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { LOCK_HASH } from './build-folders.ts';
import { isFresh, lockHash } from './is-fresh.ts';

const pageIn = (language: Language) => `dist/${language === 'en' ? '' : `${language}/`}index.html.br`;

/** Creates a folder with a build that is newer than its sources. */
function builtFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'clink-fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, content: string, atS: number) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    utimesSync(file, atS, atS);
    utimesSync(dirname(file), atS, atS);
  };
  write('src/main.ts', '', 100);
  write('package-lock.json', 'jose 1', 100);
  for (const language of LANGUAGES) write(pageIn(language), '', 200);
  write('build/server/main.js', '', 200);
  write(`build/server/${LOCK_HASH}`, lockHash(folder), 200);
  return { folder, write };
}

test('a new build is needed if a source is newer than the build', () => {
  const { folder, write } = builtFolder();
  expect(isFresh(folder)).toBe(true);
  write('src/main.ts', '', 300);
  expect(isFresh(folder)).toBe(false);
});

test('a new build is needed for another version of a package, but not for a rewritten list of the same packages', () => {
  const { folder, write } = builtFolder();
  write('package-lock.json', 'jose 1', 300);
  expect(isFresh(folder)).toBe(true);
  write('package-lock.json', 'jose 2', 100);
  expect(isFresh(folder)).toBe(false);
});

test('a new build is needed if the old one does not say from which packages it was built', () => {
  const { folder } = builtFolder();
  rmSync(join(folder, 'build/server', LOCK_HASH));
  expect(isFresh(folder)).toBe(false);
});
