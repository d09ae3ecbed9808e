import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const UI = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /^import (?:\* as (\w+)|\{([^}]*)\}) from '#messages\/.*';$/gm;

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.(test|fixture))\.tsx?$/.test(file) && !file.startsWith(join('messages', 'en')),
);

/** How a file calls the sentences that it imports: `texts.undo`, `dateOf`. */
function namesIn(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, all, some]) =>
    all ? [`${all}\\.\\w+`] : (some ?? '').split(',').map((name) => name.trim().replace(/^.* as /, '')),
  );
}

/** Where a file joins a sentence with something else: in a template, with `+`, or before a bold part. */
function glueIn(code: string): string[] {
  const names = namesIn(code).filter(Boolean);
  if (names.length === 0) return [];
  const sentence = `\\b(?:${names.join('|')})\\b(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))?`;
  const template = `[^\`]\\$\\{${sentence}\\}|\\$\\{${sentence}\\}[^\`]`;
  const sum = `['"\`] \\+ ${sentence}|${sentence} \\+ ['"\`]`;
  const bold = `\\{${sentence}\\}\\s*<(?:b|bdi|strong)>`;
  return [...code.matchAll(new RegExp(`${template}|${sum}|${bold}`, 'g'))].map(([glue]) => glue);
}

test.each(['`\u0024{texts.b} x`', '`\u0024{n}\u0024{texts.b}`', "texts.b + 'x'", '{texts.b} <b>x</b>'])(
  '%s is glue',
  (code) => {
    expect(glueIn(`import * as texts from '#messages/a.ts';\n${code}`)).toHaveLength(1);
  },
);

test('no component glues a sentence to another text', () => {
  const glued = files.map((file) => [file, glueIn(readFileSync(join(UI, file), 'utf8'))]);
  expect(glued.length).toBeGreaterThan(200);
  expect(glued.filter(([, glue]) => glue?.length)).toEqual([]);
});
