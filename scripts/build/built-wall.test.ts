import { parse } from 'acorn';
import { beforeAll, expect, it, test, vi } from 'vitest';
import { type BuiltWall, builtWall, gzipBytes } from './built-wall.ts';
import { builtInsNewerThan } from './newer-built-ins.ts';
import { newerCss } from './newer-css.ts';
import { TELEVISION_CHROMIUM } from './oldest-browsers.ts';
import { paperColours } from './paper.ts';
import { builtWorker } from './worker-file.ts';

/** Names that only look like newer built-ins, or that the code uses only where they exist. */
const HARMLESS = [
  // Fields of a snapshot. A call of `at()` is looked for below.
  '.at',
  '.language',
  // A method of the service worker, and not the one of FinalizationRegistry.
  '.register',
  // src/ui/wall/main.ts checks first that it exists.
  'trustedTypes',
];
/**
 * Properties that older browsers ignore without a loss. The first two are about fonts that stand in until the real ones have
 * loaded.
 */
const IGNORED_CSS = ['ascent-override', 'descent-override', 'line-gap-override', 'size-adjust', 'color-scheme'];

let wall: BuiltWall;
beforeAll(async () => {
  wall = await builtWall();
});

it('is one script with its words, together at most 14 kB, a later one of at most 6 kB, and one stylesheet', () => {
  const sizeOf = (scripts: readonly string[]) => scripts.reduce((sum, script) => sum + gzipBytes(script), 0);
  expect(wall.files.filter((file) => /\.(js|css)$/.test(file))).toHaveLength(3);
  expect(sizeOf(wall.scripts)).toBeLessThan(14_000);
  expect(wall.laterScripts).toHaveLength(2);
  expect(sizeOf(wall.laterScripts)).toBeLessThan(6_000);
});

it('has no inline script and no inline style, which the policy would refuse', () => {
  expect(wall.page).not.toMatch(/<script>|<style|style=|\son\w+=/);
  expect(wall.page).toContain('data-page="screen"');
  expect(wall.page).not.toMatch(/%[A-Z_]+%/);
});

it('is dark in its first frame, before its stylesheet and its script have loaded', () => {
  const { night } = paperColours();
  expect(wall.page).toMatch(/<html[^>]* data-theme="night"/);
  expect(wall.page).toMatch(new RegExp(`<body[^>]* bgcolor="${night}"`));
  expect(wall.page).toContain(`name="theme-color" content="${night}"`);
  expect(wall.page).toContain('name="color-scheme" content="dark light"');
});

it('has only syntax that a television of 2020 parses', () => {
  for (const script of [...wall.scripts, ...wall.laterScripts]) {
    // These two parts of ECMAScript 2020 exist in Chromium since 63 and 64.
    const older = script.replace(/\bimport(?=\()|\bimport\.meta\b/g, 'known');
    expect(() => parse(older, { ecmaVersion: 2019, sourceType: 'module' })).not.toThrow();
  }
});

it('calls nothing that a television of 2020 lacks', () => {
  const scripts = [...wall.scripts, ...wall.laterScripts];
  const newer = scripts.flatMap(builtInsNewerThan({ chrome: String(TELEVISION_CHROMIUM) }));
  expect(newer.filter((name) => !HARMLESS.includes(name))).toEqual([]);
  expect(scripts.join()).not.toMatch(/\.at\(/);
});

it('installs a service worker that a television of 2020 parses, and that calls nothing newer', async () => {
  // Outside of production, Workbox has other code.
  vi.stubEnv('NODE_ENV', 'production');
  const worker = await builtWorker().finally(() => vi.unstubAllEnvs());
  expect(worker).toContain('clink-wall');
  expect(() => parse(worker, { ecmaVersion: 2019 })).not.toThrow();
  const newer = builtInsNewerThan({ chrome: String(TELEVISION_CHROMIUM) })(worker);
  // The worker brings its own version: src/ui/offline/all-settled.ts.
  expect(newer.filter((name) => !HARMLESS.includes(name))).toEqual(['Promise.allSettled']);
  expect(worker).toMatch(/Promise\.allSettled=/);
});

it('has only styles that a television of 2020 knows', () => {
  expect(newerCss(wall.styles, TELEVISION_CHROMIUM).filter((name) => !IGNORED_CSS.includes(name))).toEqual([]);
});

it('moves only where the browser says that motion is wanted', () => {
  const start = wall.styles.indexOf('@media (prefers-reduced-motion:no-preference)');
  const still = wall.styles.slice(0, start).replace(/@keyframes[\s\S]*?\}\}/g, '');
  expect(start).toBeGreaterThan(0);
  expect(still).not.toMatch(/[;{](animation|transition)/);
});

test('this test finds code that these televisions lack', () => {
  const script =
    'a.at(-1);b.findLast(c);structuredClone(d);e.flat();f.replaceAll(g,h);Promise.allSettled(i);globalThis';
  expect(builtInsNewerThan({ chrome: String(TELEVISION_CHROMIUM) })(script)).toEqual([
    '.at',
    '.findLast',
    '.flat',
    '.replaceAll',
    'Promise.allSettled',
    'globalThis',
    'structuredClone',
  ]);
  const css =
    'a:has(b){inset:0}c:is(d){aspect-ratio:1}e{display:flex;gap:1px}f{width:min(1px,2px);height:1dvh}@container g{h{color:oklch(0 0 0);margin-inline:0}}';
  expect(newerCss(css, TELEVISION_CHROMIUM)).toEqual([
    ':has',
    ':is',
    '@container',
    'aspect-ratio',
    'dvh',
    'gap in flex',
    'inset',
    'margin-inline',
    'min()',
    'oklch()',
  ]);
});
