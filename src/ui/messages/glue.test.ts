import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/languages.ts';
import { gluedTextsIn, VALUES } from './glued-texts.fixture.ts';

const UI = fileURLToPath(new URL('..', import.meta.url));
const CATALOGUES = join(UI, 'messages');
const IMPORT = /^import (?:\* as (\w+)|\{([^}]*)\}) from '#messages\/.*';$/gm;

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.(test|fixture))\.tsx?$/.test(file) && !file.startsWith('messages'),
);

/** The expressions with which a file uses imported sentences: `texts.undo`, `dateOf`. */
function namesIn(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, all, some]) =>
    all ? [`${all}\\.\\w+`] : (some ?? '').split(',').map((name) => name.trim().replace(/^.* as /, '')),
  );
}

/** Where a file joins a sentence with other text: in a template, with `+`, before a bold part, or in another sentence. */
function glueIn(code: string): string[] {
  const names = namesIn(code).filter(Boolean);
  if (names.length === 0) return [];
  const sentence = `\\b(?:${names.join('|')})\\b(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?`;
  const template = `[^\`]\\$\\{${sentence}\\}|\\$\\{${sentence}\\}[^\`]`;
  const sum = `['"\`] \\+ ${sentence}|${sentence} \\+ ['"\`]`;
  const bold = `\\{${sentence}\\}\\s*<(?:b|bdi|strong)>`;
  const call = `\\b(?:${names.join('|')})\\((?:[^()]*,\\s*)?`;
  const argument = `${call}(?!(?:\\w+\\.)?(?:${VALUES.join('|')})\\b)${sentence}`;
  return [...code.matchAll(new RegExp(`${template}|${sum}|${bold}|${argument}`, 'g'))].map(([glue]) => glue);
}

test.each([
  '`\u0024{texts.b} x`',
  '`\u0024{n}\u0024{texts.b}`',
  "texts.b + 'x'",
  '{texts.b} <b>x</b>',
  'texts.a(1, texts.b(2))',
])('%s is glue', (code) => {
  expect(glueIn(`import * as texts from '#messages/a.ts';\n${code}`)).toHaveLength(1);
});

test('no component joins a sentence with other text', () => {
  const glued = files.map((file) => [file, glueIn(readFileSync(join(UI, file), 'utf8'))]);
  expect(glued.length).toBeGreaterThan(200);
  expect(glued.filter(([, glue]) => glue?.length)).toEqual([]);
});

const asCode = (written: string) => written.replaceAll('#{', '\u0024{');

test.each([
  'export const a = (to: string) => `Switch to #{to ?? b}?`;',
  "export const a = (to: string) => `Go on#{to ? ` at #{to}` : ''}.`;",
  'export const a = (n: number) => `In #{plural(n, { one: "1 s", other: `#{n} s` })} again.`;',
  'export const a = (n: number) => `In #{c(n)} again.`;',
  "export const a = (by: string) => `undone by #{by || 'a former host'}`;",
  'export const a = (id: "x") => `Choose your #{drinkNames[id].toLowerCase()}`;',
  'export function a(n: number) { const part = n ? "this" : `that #{n}`; return `#{part} is all.`; }',
  "export const a = b + ' Please wait.';",
])('%s is glue', (code) => {
  expect(
    gluedTextsIn(`import { c } from './c.ts';\nconst b = 'the open leaderboard';\nconst plural = x;\n${asCode(code)}`),
  ).toHaveLength(1);
});

test.each([
  'export const a = (b: string) => `Switch to #{b}?`;',
  "export const a = (b: string) => (b ? `Switch to #{b}?` : 'Switch back?');",
  'export const a = (day: number) => `seen on #{DAY.format(day)}`;',
  'export const a = (id: "x") => `Tonight: #{drinkNames[id]}`;',
])('%s is one sentence', (code) => {
  expect(gluedTextsIn(`import { drinkNames } from './menu.ts';\nconst b = 'us';\n${asCode(code)}`)).toEqual([]);
});

test.each(LANGUAGES)('no sentence of the catalogue in %s contains another text of the catalogue', (language) => {
  const folder = join(CATALOGUES, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
  );
  const glued = files.map((file) => [file, gluedTextsIn(readFileSync(join(folder, file), 'utf8'))]);
  expect(glued.length).toBeGreaterThan(25);
  expect(glued.filter(([, glue]) => glue?.length)).toEqual([]);
});
