import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { isFile, textOf } from './citations.fixture.ts';

/** The folders that are checked, besides the files at the root. */
const FOLDERS = ['src', 'lab', 'scripts', 'tools', 'e2e', 'lint', 'docs'];
const CITING = /\.(ts|tsx|jsx|css|html|grit|md|json|jsonc)$/;
const SKIPPED = /node_modules|^scripts\/checks\/citations\.|package-lock/;

const files = ['', ...FOLDERS]
  .flatMap((folder) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: folder !== '', encoding: 'utf8' }).map(
      (name) => posix.join(folder, name),
    ),
  )
  .filter((path) => CITING.test(path) && !SKIPPED.test(path));
const documents = files.filter((path) => path.endsWith('.md'));

/** A file's text with the lines of each comment or paragraph joined into one line. */
const proseOf = (path: string) => textOf(path).replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');

/**
 * Matches `docs/readings.md#clocks`, `docs/spec-coverage.md §9.4`, `docs/sync.md step 3` or `steps 1, 3 to 5 and 7`, or a
 * document alone, and the same for `README.md`.
 */
const CITATION =
  /(?<![\w/])(docs\/[\w/-]+\.md|README\.md)(?:#([\w-]+)|((?:,? (?:and |to )?§\d+\.\d+)+)| steps? (\d+(?:(?:,| to| and) \d+)*))?/g;
/** A citation of something that is not in the repository. */
const BARE =
  /§\d|\bspec §|[(;] ?(?:spec|readings|contract|architecture|design)[,;).]|\b(?:readings|contract|architecture|design), [A-Z0-9]|\b(?:of|in|as|by|to|from) the (?:contract|readings|architecture)\b|docs\/sync\.md, step/g;
/** A citation of a heading by its words instead of its anchor, which no test could check. */
const WORDED = /\.md, [A-Z]\S*/g;

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/ .*/g;
const SOURCE_PATH = /\b(?:src|lab|e2e|scripts|tools)\/[\w./-]*\w/g;

/** The anchors that GitHub makes from headings. */
const slugsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

function isFound([, path = '', slug, rows = '', steps = '']: RegExpMatchArray): boolean {
  if (!isFile(path)) return false;
  if (slug) return slugsOf(path).includes(slug);
  const text = textOf(path);
  const wanted = [
    ...[...rows.matchAll(/§[\d.]+/g)].map(([row]) => `\n| ${row} `),
    ...[...steps.matchAll(/\d+/g)].map(([step]) => `\n${step}. `),
  ];
  return wanted.every((line) => text.includes(line));
}

/** `file: text` for each match in a file. */
const listed = (path: string, found: Iterable<RegExpMatchArray>) => [...found].map(([text]) => `${path}: ${text}`);

it.each(['readings.md#clocks', 'spec-coverage.md §9.4', 'sync.md step 3', 'sync.md steps 1, 3 to 5 and 7'])(
  'docs/%s is recognised as a citation, and its place exists',
  (citation) => {
    expect([...`see docs/${citation}.`.matchAll(CITATION)].map((match) => [match[0], isFound(match)])).toEqual([
      [`docs/${citation}`, true],
    ]);
  },
);

it.each([
  'readings.md#clock',
  'spec-coverage.md §9.99',
  'sync.md step 99',
  'sync.md steps 2, 7 and 8',
  'no-such-page.md',
])('docs/%s is recognised as a citation, and its place does not exist', (citation) => {
  expect([...`see docs/${citation}.`.matchAll(CITATION)].map((match) => [match[0], isFound(match)])).toEqual([
    [`docs/${citation}`, false],
  ]);
});

it('every citation points to an existing document, and to an existing place in that document', () => {
  const lost = files.flatMap((path) =>
    listed(
      path,
      [...proseOf(path).matchAll(CITATION)].filter((match) => !isFound(match)),
    ),
  );
  expect(lost).toEqual([]);
});

it('every cited document is in the repository', () => {
  const citing = files.filter((path) => path !== 'docs/spec-coverage.md');
  expect(citing.flatMap((path) => listed(path, proseOf(path).replaceAll(CITATION, '').matchAll(BARE)))).toEqual([]);
});

it('a heading is cited by its anchor', () => {
  expect(files.flatMap((path) => listed(path, proseOf(path).matchAll(WORDED)))).toEqual([]);
});

it('every link of a document points to an existing file, and to an existing heading in that file', () => {
  const lost = documents.flatMap((path) => {
    const links = textOf(path).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
    return [...links]
      .map(([, to = '', slug]) => ({ target: to ? posix.join(posix.dirname(path), to) : path, slug }))
      .filter(({ target, slug }) => !isFile(target) || (slug && !slugsOf(target).includes(slug)))
      .map(({ target, slug }) => `${path}: ${target}#${slug ?? ''}`);
  });
  expect(lost).toEqual([]);
});

it('every path in a comment exists', () => {
  const sources = files.filter((path) => !path.endsWith('.md'));
  const lost = sources.flatMap((path) => {
    const comments = [...textOf(path).matchAll(COMMENT)].join('\n');
    return listed(
      path,
      [...comments.matchAll(SOURCE_PATH)].filter(([named]) => !isFile(named)),
    );
  });
  expect(lost).toEqual([]);
});

it('every path in a document exists', () => {
  const lost = documents.flatMap((path) =>
    listed(
      path,
      [...textOf(path).matchAll(/`((?:src|lab|e2e|scripts|lint|docs)\/[\w./-]*)`/g)].filter(
        ([, named = '']) => !isFile(named),
      ),
    ),
  );
  expect(lost).toEqual([]);
});

it('every path in the tour of the code exists', () => {
  const [, tour = ''] = /## Tour\n([\s\S]*?)\n## /.exec(textOf('README.md')) ?? [];
  let folder = '';
  const paths = tour.split('\n').flatMap((row) => {
    const [first = '', ...more] = [...row.matchAll(/`([\w/-]+(?:\/|\.[\w.]+))`/g)].map(([, path = '']) => path);
    if (row.startsWith('| **')) {
      folder = first;
      return [first, ...more];
    }
    const named = row.startsWith('| ') ? [first, ...more].filter(Boolean) : [];
    return named.map((path) => (path.startsWith('src/') ? path : `${folder}${path}`));
  });
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !isFile(path))).toEqual([]);
});
