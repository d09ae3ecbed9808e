import { expect, test } from 'vitest';
import { DEFAULT_PACE, isPaceId, PACE_IDS, PACES } from './pace.ts';

test('there are four paces, and a guest starts at the second [SPEC-3.7, 9.10]', () => {
  expect(PACES.map(({ id }) => id)).toEqual(PACE_IDS);
  expect(PACE_IDS).toHaveLength(4);
  expect(DEFAULT_PACE).toBe(PACE_IDS[1]);
});

test.each([
  ['slow', true],
  ['catchup', true],
  ['Catch Up', false],
  ['', false],
  [null, false],
  [1, false],
])('%j is a pace: %s', (value, expected) => {
  expect(isPaceId(value)).toBe(expected);
});
