import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROTOCOL, withCallTables } from './call-tables.ts';

test('the tables of calls in docs/protocol.md match src/domain/api (npm run calls)', () => {
  const text = readFileSync(PROTOCOL, 'utf8');
  expect(text.match(/<!-- calls: \w+ -->/g)).toHaveLength(3);
  expect(withCallTables(text)).toBe(text);
});
