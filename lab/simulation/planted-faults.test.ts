import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED_FAULTS } from './planted-faults.ts';

test.each(PLANTED_FAULTS)('the line that is replaced so that $name stands in $file once', ({ file, correct }) => {
  expect(readFileSync(file, 'utf8').split(correct)).toHaveLength(2);
});
