import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents with a table of rules. A row begins with the number of its rule and ends with the proof. */
export const TABLES = {
  'docs/spec-coverage.md': 'SPEC',
  'docs/accessibility.md': 'WCAG',
  'docs/security.md': 'ASVS',
} as const;

const FOLDERS = ['src', 'e2e', 'lab', 'scripts'];
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** `[MERGE-3]`, `[SPEC-2.1, 2.5-7]`. */
const TAG = /\[([A-Z]+)-(\d[\d.]*(?:(?:, |-)\d[\d.]*)*)\]/g;
const ROW = /^\| §?\d/;

/** The rules in the names of tests, each with the files of these tests. */
export function testsByRule(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of testFiles()) {
    for (const rule of rulesNamedIn(readFileSync(file, 'utf8'))) {
      found.set(rule, (found.get(rule) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([rule, files]) => [rule, [...files].sort()]));
}

/** The ids of the rules in the names of a file's tests. */
export function rulesNamedIn(source: string): string[] {
  const names = source.split('\n').filter((line) => !COMMENT.test(line) && /['"`].*\[.*['"`]/.test(line));
  return names.flatMap((line) =>
    [...line.matchAll(TAG)].flatMap(([, prefix = '', list = '']) => rulesOf(prefix, list)),
  );
}

/** The first number of a row, which names its rule. Null if the line is no row. */
export function rowNumber(line: string): string | null {
  return ROW.test(line) ? (/\d+(?:\.\d+)+/.exec(line)?.[0] ?? null) : null;
}

/** Returns the document with the files of tests in the last cell of each row. Keeps text that was written there by hand. */
export function withProofs(text: string, prefix: string, tests: ReadonlyMap<string, readonly string[]>): string {
  return text
    .split('\n')
    .map((line) => {
      const number = rowNumber(line);
      if (number === null) return line;
      const cells = line.split('|');
      const said = cells.at(-2)?.trim() ?? '';
      const byHand = said.split('<br>').filter((proof) => proof !== '' && !TEST_FILE.test(proof.replaceAll('`', '')));
      const proofs = [...byHand, ...(tests.get(`${prefix}-${number}`) ?? []).map((file) => `\`${file}\``)].join('<br>');
      return proofs === said ? line : [...cells.slice(0, -2), ` ${proofs} `, ''].join('|');
    })
    .join('\n');
}

function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST_FILE.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
}

/** '2.1, 2.5-7' names 2.1, 2.5, 2.6 and 2.7. */
function rulesOf(prefix: string, list: string): string[] {
  return list.split(', ').flatMap((part) => {
    const [first = '', last] = part.split('-');
    if (last === undefined) return [`${prefix}-${first}`];
    const at = first.lastIndexOf('.') + 1;
    const from = Number(first.slice(at));
    return Array.from(
      { length: Number(last) - from + 1 },
      (_, index) => `${prefix}-${first.slice(0, at)}${from + index}`,
    );
  });
}
