import { parse } from 'acorn';
import { beforeAll, expect, it, test, vi } from 'vitest';
import { type BuiltWall, builtWall, gzipBytes } from './built-wall.ts';
import { builtInsNewerThan } from './newer-built-ins.ts';
import { newerCss } from './newer-css.ts';
import { TELEVISION_CHROMIUM } from './oldest-browsers.ts';
import { paperColours } from './paper.ts';
import { builtWorker } from './worker-file.ts';

/** What only looks like a newer built-in, or is used only where it exists. */
const HARMLESS = [
  // Fields of a snapshot. A call of `at()` is looked for below.
  '.at',
  '.language',
  // The service worker's, not the one of FinalizationRegistry.
  '.register',
  // Asked for first: src/ui/wall/main.ts.
  'trustedTypes',
];
/** Older browsers ignore these and lose nothing: the first two are about fonts until others have come. */
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

it('has no script and no style in its page, which the policy would refuse', () => {
  expect(wall.page).not.toMatch(/<script>|<style|style=|\son\w+=/);
  expect(wall.page).toContain('data-page="screen"');
  expect(wall.page).not.toMatch(/%[A-Z_]+%/);
});

it('is dark in its first frame, before its stylesheet and its script have come', () => {
  const { night } = paperColours();
  expect(wall.page).toMatch(/<html[^>]* data-theme="night"/);
  expect(wall.page).toMatch(new RegExp(`<body[^>]* bgcolor="${night}"`));
  expect(wall.page).toContain(`name="theme-color" content="${night}"`);
  expect(wall.page).toContain('name="color-scheme" content="dark light"');
});

it('has only syntax that a television of 2020 parses', () => {
  for (const script of [...wall.scripts, ...wall.laterScripts]) {
    // Of ECMAScript 2020 they know these two, since Chromium 63 and 64.
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
  // Workbox is another one outside production.
  vi.stubEnv('NODE_ENV', 'production');
  const worker = await builtWorker().finally(() => vi.unstubAllEnvs());
  expect(worker).toContain('clink-wall');
  expect(() => parse(worker, { ecmaVersion: 2019 })).not.toThrow();
  const newer = builtInsNewerThan({ chrome: String(TELEVISION_CHROMIUM) })(worker);
  // The worker brings it: src/ui/offline/all-settled.ts.
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

test('what these televisions lack is found', () => {
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
