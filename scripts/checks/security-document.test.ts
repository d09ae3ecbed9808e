import { describe, expect, it } from 'vitest';
import { cellsOf, filesIn, isFile, textOf } from './citations.fixture.ts';

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. They are numbered from 1. */
const REQUIREMENTS = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

const document = textOf('docs/security.md');
const rows = document
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [requirements = '', verdict = '', how = '', proof = ''] = cellsOf(line);
    return { requirements: requirements.split(', ').flatMap(numbersOf), verdict, how, proof };
  });

/** '1.2.5-8' means 1.2.5 to 1.2.8. */
function numbersOf(range: string): string[] {
  const [, section, first, last = first] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
}

function howMany(wanted: string): number {
  return rows.filter(({ verdict }) => verdict === wanted).flatMap(({ requirements }) => requirements).length;
}

describe('ASVS 5.0.0, levels 1 and 2', () => {
  it('the document has exactly one row for each requirement', () => {
    const expected = Object.entries(REQUIREMENTS).flatMap(([section, count]) => numbersOf(`${section}.1-${count}`));
    expect(expected).toHaveLength(253);
    expect(rows.flatMap(({ requirements }) => requirements).sort()).toEqual(expected.sort());
  });

  it('the document has a summary with the right counts', () => {
    const sum = `There are 253 requirements. ${howMany('met')} are met, ${howMany('partly')} are partly met, ${howMany('not met')} are not met, and ${howMany('n/a')} do not apply. Every verdict has a reason.`;
    expect(document).toContain(sum);
  });

  it('the document says how each requirement is met, and names tests or files as proof', () => {
    const wanting = rows.filter(({ verdict, how, proof }) => how === '' || !isProved(verdict, proof));
    expect(wanting).toEqual([]);
  });
});

function isProved(verdict: string, proof: string): boolean {
  if (verdict === 'n/a' || verdict === 'not met') return proof === '';
  if (verdict !== 'met' && verdict !== 'partly') return false;
  return filesIn(proof).every(isFile);
}
