import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED_DEFECTS } from './planted-defects.ts';

test.each(PLANTED_DEFECTS)('the line that ‘$name’ replaces occurs exactly once in $file', ({ file, correct }) => {
  expect(readFileSync(file, 'utf8').split(correct)).toHaveLength(2);
});
