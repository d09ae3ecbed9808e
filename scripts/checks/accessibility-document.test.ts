import { describe, expect, it } from 'vitest';
import { cellsOf, filesIn, isFile, textOf } from './citations.fixture.ts';

/** The criteria of WCAG 2.2 at levels A and AA, by guideline. 4.1.1 no longer exists. */
const CRITERIA = {
  ...{ '1.1': [1], '1.2': [1, 2, 3, 4, 5], '1.3': [1, 2, 3, 4, 5], '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13] },
  ...{ '2.1': [1, 2, 4], '2.2': [1, 2], '2.3': [1], '2.4': [1, 2, 3, 4, 5, 6, 7, 11], '2.5': [1, 2, 3, 4, 7, 8] },
  ...{ '3.1': [1, 2], '3.2': [1, 2, 3, 4, 6], '3.3': [1, 2, 3, 4, 7, 8], '4.1': [2, 3] },
};

const rows = textOf('docs/accessibility.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [criterion = '', level = '', how = '', proof = ''] = cellsOf(line);
    return { criterion, level, how, proof };
  });
const isByEye = ({ proof }: { proof: string }) => /^(looked at|not applicable): \w/.test(proof);

describe('WCAG 2.2, levels A and AA', () => {
  it('the document has exactly one row for each criterion', () => {
    const expected = Object.entries(CRITERIA).flatMap(([guideline, last]) => last.map((n) => `${guideline}.${n}`));
    expect(expected).toHaveLength(55);
    expect(rows.map(({ criterion }) => criterion)).toEqual(expected);
  });

  it('the document says for each criterion how it is met', () => {
    expect(rows.filter(({ level, how }) => !/^AA?$/.test(level) || how === '')).toEqual([]);
  });

  it('the document names tests for each criterion, or says how a person checked it', () => {
    const unproved = rows.filter((row) => !isByEye(row) && !filesIn(row.proof).every(isFile));
    expect(unproved.map(({ criterion }) => criterion)).toEqual([]);
  });
});
