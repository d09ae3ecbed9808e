import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { newerBuiltIns } from '../scripts/build/newer-built-ins.ts';

/** Names in the built page that only look like newer built-ins, or whose existence the code checks before it uses them. */
const HARMLESS = new Map([
  ['.error', 'Valibot’s, not the one of SuppressedError'],
  ['.use', 'React’s hook, not the one of DisposableStack'],
  ['ML', 'a name that the minifier gives'],
  ['Profiler', 'React’s component'],
  ['.with in assets/qr-code', 'lean-qr’s, not the one of Array'],
  ['.with in assets/start-settings', 'whom a guest clinked with, not the one of Array'],
  ['.segment in assets/shared', 'a class name, not the method of Intl.Segmenter'],
  ['Intl.Segmenter in assets/start-settings', 'asked for first: src/ui/later/celebration/who-is-in.tsx'],
  ['.segment in assets/start-settings', 'the same'],
  ['trustedTypes', 'asked for first: src/ui/offline/worker.ts'],
]);

/** Whether a name is known to be harmless, everywhere or in this chunk. */
function isHarmless(line: string): boolean {
  return HARMLESS.has(line.split(' ')[0] ?? '') || HARMLESS.has(line.replace(/-[\w-]{6}\.js$/, ''));
}

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** All code of the built page, by its file. */
function builtCode(): { file: string; code: string }[] {
  const page = readFileSync('dist/index.html', 'utf8');
  const inline = [...page.matchAll(INLINE)].map(([, code = '']) => ({ file: 'index.html', code }));
  const chunks = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const files = [...chunks.map((file) => `assets/${file}`), 'sw.js'];
  return [...inline, ...files.map((file) => ({ file, code: readFileSync(`dist/${file}`, 'utf8') }))];
}

test('the page uses nothing that the oldest supported browsers lack', () => {
  const code = builtCode();
  expect(code.length).toBeGreaterThan(8);
  const found = code.flatMap(({ file, code }) => newerBuiltIns(code).map((name) => `${name} in ${file}`));
  expect(found.filter((line) => !isHarmless(line))).toEqual([]);
});

test('this test finds in minified code what the oldest supported browsers lack', () => {
  const code = `const a=b.toSorted(),c=AbortSignal.timeout(1),d=Promise.try(e),f=Object.groupBy(b,e),
    g=new Set(b).union(b),h=new Intl.DurationFormat,i=Promise.withResolvers(),j=CompressionStream,
    k=/(?<!l)m/u,n=RegExp("(?<=o)p"),q=RegExp(\`(?<!r)s\`);`;
  expect(newerBuiltIns(code)).toEqual([
    '(?<!…)',
    '.toSorted',
    '.union',
    'AbortSignal.timeout',
    'CompressionStream',
    'Intl.DurationFormat',
    'Object.groupBy',
    'Promise.try',
    'Promise.withResolvers',
  ]);
  expect(newerBuiltIns('a.findLast(b).at(-1);structuredClone(c);AbortSignal.abort();/(?<year>\\d)(?!e)/')).toEqual([]);
});
