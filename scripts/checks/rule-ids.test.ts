import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowNumber, rulesNamedIn, TABLES, testsByRule, withProofs } from '../proved-by.ts';
import { textOf } from './citations.fixture.ts';

const tests = testsByRule();
const documents = readdirSync(new URL('../../docs', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const inTables = Object.entries(TABLES).flatMap(([document, prefix]) =>
  textOf(document)
    .split('\n')
    .flatMap((line) => rowNumber(line) ?? [])
    .map((number) => `${prefix}-${number}`),
);
/** `[MERGE-3]` in a text. */
const inTexts = documents.flatMap((document) =>
  [...textOf(document).matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id),
);

describe('a rule in the name of a test', () => {
  it('a rule in the name of a test is defined in a document', () => {
    const known = new Set([...inTables, ...inTexts]);
    expect([...tests.keys()].filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('a rule is read only from the name of a test, which may contain lists and ranges of rules', () => {
    const [merge, spec] = ['MERGE', 'SPEC'];
    expect(rulesNamedIn(`it('is seen [${merge}-3] [${spec}-2.1, 2.5-7]', () => {});`)).toEqual([
      ...['MERGE-3', 'SPEC-2.1', 'SPEC-2.5', 'SPEC-2.6', 'SPEC-2.7'],
    ]);
    expect(rulesNamedIn(`// 'the comment' of [${merge}-3]`)).toEqual([]);
  });
});

describe('a rule of a document', () => {
  it('each rule of a document has a test whose name contains it', () => {
    expect(inTexts.filter((id) => id === undefined || !tests.has(id))).toEqual([]);
  });

  it.each(Object.entries(TABLES))(
    'each rule in the table of %s names the files of its tests, else: npm run proofs',
    (document, prefix) => {
      expect(withProofs(textOf(document), prefix, tests)).toBe(textOf(document));
    },
  );
});
