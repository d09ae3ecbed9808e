import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { expect } from './clink.ts';

/** SHA-256 hashes of files by their path on the server. */
type Files = Readonly<Record<string, string>>;

const STORED = /\.(?:html|js|css|svg|woff2)$/;
/** The phone stores no files of other languages, because its page is in English. */
const OTHER_LANGUAGE = new RegExp(`^(?:assets/)?(?:${LANGUAGES.join('|')})/`);
const NOT_STORED =
  /^(?:404\.html|demo\.(?:js|css)|screen\.html|sw\.js)$|\/(?:(?:words-)?screen-|ask-browser-|fraunces-(?!clink)|messiri-)/;

/** All files of the build in `appDir` that the app needs without a network. */
function builtFiles(appDir: string): Files {
  const dist = join(appDir, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const stored = names.filter((name) => STORED.test(name) && !NOT_STORED.test(name) && !OTHER_LANGUAGE.test(name));
  return Object.fromEntries(
    stored.map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(dist, name)))
        .digest('hex');
      return [name === 'index.html' ? '/' : `/${name}`, hash];
    }),
  );
}

/** The hashes of all files in the phone's caches, by path and revision. */
export function storedFiles(page: Page): Promise<Files> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body ?? new ArrayBuffer(0)));
        const { pathname, search } = new URL(request.url);
        files[pathname + search] = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
      }
    }
    return files;
  });
}

/** The stored paths without their revisions. Empty while the page reloads. */
async function storedPaths(page: Page): Promise<[path: string, hash: string][]> {
  const files = await storedFiles(page).catch(() => ({}));
  return Object.entries(files).map(([path, hash]) => [path.replace(/\?.*/, ''), hash]);
}

/** Expects that the phone stores exactly the files of the build in `appDir`, and that their worker controls the page. */
export async function expectWholeApp(page: Page, appDir: string): Promise<void> {
  const built = Object.entries(builtFiles(appDir)).sort();
  await expect.poll(async () => (await storedPaths(page)).sort()).toEqual(built);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Expects that every file on the phone is from the build in `appDir`. Files may be missing. */
export async function expectNothingWrong(page: Page, appDir: string): Promise<void> {
  const built = builtFiles(appDir);
  for (const [path, hash] of await storedPaths(page)) expect([path, hash]).toEqual([path, built[path]]);
}
