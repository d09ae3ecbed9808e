import { expect, test, vi } from 'vitest';
import { MAX_OBJECTS_AND_KEYS } from '../../domain/limits.ts';
import { ApiProblem } from './problem.ts';
import { parseJson } from './read-body.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

function refusal(text: string): string | undefined {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return `${error.code}, ${parse.mock.calls.length === 0 ? 'unparsed' : 'parsed'}`;
  } finally {
    parse.mockRestore();
  }
  return undefined;
}

test.each([
  ['arrays in arrays', nested(65_000)],
  ['arrays that never end', '['.repeat(130_000)],
  ['objects in objects', `${'{"a":'.repeat(21_000)}1${'}'.repeat(21_000)}`],
  ['objects of different shapes', `[${Array.from({ length: 9_000 }, (_, index) => `{"${index}":1}`).join(',')}]`],
  ['keys', `{${Array.from({ length: 9_000 }, (_, index) => `"${index}":1`).join(',')}}`],
])('a body full of %s is refused before it is parsed', (_, text) => {
  expect(refusal(text)).toBe('invalid, unparsed');
});

test('a body with the largest allowed number of parts is parsed', () => {
  expect(refusal(nested(MAX_OBJECTS_AND_KEYS))).toBeUndefined();
  expect(refusal(nested(MAX_OBJECTS_AND_KEYS + 1))).toBe('invalid, unparsed');
});

test('a body that is not JSON gets its own error code', () => {
  expect(refusal('{"userName":')).toBe('bad-json, parsed');
});
