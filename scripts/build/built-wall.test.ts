import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { parse } from 'acorn';
import { beforeAll, expect, it, test, vi } from 'vitest';
import { screenEventSchema } from '../../src/domain/wall/screen.ts';
import { type BuiltWall, builtWall, builtWorker, gzipBytes } from './built-wall.ts';
import { builtInsNewerThan } from './newer-built-ins.ts';
import { newerCss } from './newer-css.ts';
import { TELEVISION_CHROMIUM } from './oldest-browsers.ts';
import { paperColours } from './paper.ts';

/** What only looks like a newer built-in, or is asked for before it is used. */
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

it('is one script of at most 10 kB, and one stylesheet', () => {
  expect(wall.files.filter((file) => /\.(js|css)$/.test(file))).toHaveLength(2);
  expect(gzipBytes(wall.script)).toBeLessThan(10_240);
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
  expect(() => parse(wall.script, { ecmaVersion: 2019, sourceType: 'module' })).not.toThrow();
  expect(wall.script).not.toContain('import(');
});

it('calls nothing that a television of 2020 lacks', () => {
  const newer = builtInsNewerThan({ chrome: String(TELEVISION_CHROMIUM) })(wall.script);
  expect(newer.filter((name) => !HARMLESS.includes(name))).toEqual([]);
  expect(wall.script).not.toMatch(/\.at\(/);
});

it('installs a service worker that a television of 2020 parses, and that calls nothing newer', async () => {
  // Workbox is another one outside production.
  vi.stubEnv('NODE_ENV', 'production');
  const worker = await builtWorker().finally(() => vi.unstubAllEnvs());
  expect(worker).toContain('clink-wall');
  expect(() => parse(worker, { ecmaVersion: 2018 })).not.toThrow();
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

test('no field of a snapshot has a name that the build of the wall shortens', () => {
  const config = readFileSync('vite.wall.config.ts', 'utf8');
  const shortened = new RegExp(/const OWN_NAMES =\s*\/(.*)\/;/.exec(config)?.[1] ?? '');
  expect('drawBand').toMatch(shortened);
  const fields: string[] = [];
  JSON.stringify(toJsonSchema(screenEventSchema, { errorMode: 'ignore' }), (_, value) => {
    fields.push(...Object.keys(value?.properties ?? {}));
    return value;
  });
  expect(fields).toContain('hidesCode');
  expect(fields.filter((field) => shortened.test(field))).toEqual([]);
});
