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
  // Fields of a snapshot. The test below searches for calls of `at()`.
  '.at',
  '.language',
  // This is the method of the service worker, and not the one of FinalizationRegistry.
  '.register',
  // src/ui/wall/main.ts checks whether it exists.
  'trustedTypes',
];
/** Properties that older browsers may ignore. Most of them adjust the fallback fonts until the real fonts have loaded. */
const IGNORED_CSS = [
  'ascent-override',
  'descent-override',
  'line-gap-override',
  'size-adjust',
  'color-scheme',
  'text-wrap',
];

let wall: BuiltWall;
beforeAll(async () => {
  wall = await builtWall();
});

it('the wall has a script with its words of at most 14 kB, a later script of at most 6 kB, and one stylesheet', () => {
  const sizeOf = (scripts: readonly string[]) => scripts.reduce((sum, script) => sum + gzipBytes(script), 0);
  expect(wall.files.filter((file) => /\.(js|css)$/.test(file))).toHaveLength(3);
  expect(sizeOf(wall.scripts)).toBeLessThan(14_000);
  expect(wall.laterScripts).toHaveLength(2);
  expect(sizeOf(wall.laterScripts)).toBeLessThan(6_000);
});

it('the wall has no inline script and no inline style, which the policy would refuse', () => {
  expect(wall.page).not.toMatch(/<script>|<style|style=|\son\w+=/);
  expect(wall.page).toContain('data-page="screen"');
  expect(wall.page).not.toMatch(/%[A-Z_]+%/);
});

it('the wall is dark in its first frame, before its stylesheet and script have loaded', () => {
  const { night } = paperColours();
  expect(wall.page).toMatch(/<html[^>]* data-theme="night"/);
  expect(wall.page).toMatch(new RegExp(`<body[^>]* bgcolor="${night}"`));
  expect(wall.page).toContain(`name="theme-color" content="${night}"`);
  expect(wall.page).toContain('name="color-scheme" content="dark light"');
});

it('the wall has only syntax that a television of 2020 parses', () => {
  for (const script of [...wall.scripts, ...wall.laterScripts]) {
    // Chromium has had these two parts of ECMAScript 2020 since versions 63 and 64.
    const older = script.replace(/\bimport(?=\()|\bimport\.meta\b/g, 'known');
    expect(() => parse(older, { ecmaVersion: 2019, sourceType: 'module' })).not.toThrow();
  }
});

it('the wall calls nothing that a television of 2020 lacks', () => {
  const scripts = [...wall.scripts, ...wall.laterScripts];
  const newer = scripts.flatMap(builtInsNewerThan({ chrome: String(TELEVISION_CHROMIUM) }));
  expect(newer.filter((name) => !HARMLESS.includes(name))).toEqual([]);
  expect(scripts.join()).not.toMatch(/\.at\(/);
});

it('the wall installs a service worker that a television of 2020 parses, and that calls nothing newer', async () => {
  // Workbox has different code outside of production.
  vi.stubEnv('NODE_ENV', 'production');
  const worker = await builtWorker().finally(() => vi.unstubAllEnvs());
  expect(worker).toContain('clink-wall');
  expect(() => parse(worker, { ecmaVersion: 2019 })).not.toThrow();
  const newer = builtInsNewerThan({ chrome: String(TELEVISION_CHROMIUM) })(worker);
  // The worker contains its own version: src/ui/offline/all-settled.ts.
  expect(newer.filter((name) => !HARMLESS.includes(name))).toEqual(['Promise.allSettled']);
  expect(worker).toMatch(/Promise\.allSettled=/);
});

it('the wall has only styles that a television of 2020 knows', () => {
  expect(newerCss(wall.styles, TELEVISION_CHROMIUM).filter((name) => !IGNORED_CSS.includes(name))).toEqual([]);
});

it('the wall animates only where the browser reports no wish for reduced motion', () => {
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
