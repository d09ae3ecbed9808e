import { describe, expect, it } from 'vitest';
import { cellsOf, filesIn, isFile, textOf } from './citations.fixture.ts';

/** A row of docs/spec-coverage.md: number, claim, files, tests. */
interface Row {
  readonly number: string;
  readonly cells: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const rows: readonly Row[] = textOf('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => /^\| §\d/.test(line))
  .map(readRow);

function readRow(line: string): Row {
  const cells = cellsOf(line);
  const [number = '', , files = '', tests = ''] = cells;
  return { number, cells, files: filesIn(files), tests: filesIn(tests) };
}

describe('docs/spec-coverage.md', () => {
  it('the document covers sections 2 to 9 without a gap in the numbers', () => {
    const numbers = rows.map(({ number }) => number.slice(1).split('.').map(Number));
    const expected = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((section) => {
      const count = numbers.filter(([own]) => own === section).length;
      return Array.from({ length: Math.max(1, count) }, (_, index) => [section, index + 1]);
    });
    expect(numbers).toEqual(expected);
  });

  it('the document has no empty cell', () => {
    expect(rows.filter(({ cells }) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });

  it('the document names files that exist', () => {
    const missing = rows.map(({ number, files }) => [number, files.filter((file) => !isFile(file))] as const);
    expect(missing.filter(([, files]) => files.length > 0)).toEqual([]);
  });

  it('the document names tests that exist', () => {
    const missing = rows.map(({ number, tests }) => [number, tests.filter((test) => !isFile(test))] as const);
    expect(missing.filter(([, tests]) => tests.length > 0)).toEqual([]);
  });
});
