import { expect, test } from 'vitest';
import { DEFAULT_PACE, isPaceId, LAST_PACE_INDEX, PACE_IDS, PACES, paceIndex, paceOfIndex } from './pace.ts';

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

test.each([
  [0, 'slow', '🕯️'],
  [1, 'moderate', '🥂'],
  [2, 'fast', '💃'],
  [3, 'catchup', '🚀'],
] as const)('step %d of the slider is %s: %s [SPEC-3.7]', (index, id, emoji) => {
  expect(paceOfIndex(index)).toEqual({ id, emoji });
  expect(paceIndex(id)).toBe(index);
});

test('the slider ends at its fourth step', () => {
  expect(LAST_PACE_INDEX).toBe(3);
});

test.each([
  [-1, 'slow'],
  [-10, 'slow'],
  [4, 'catchup'],
  [10, 'catchup'],
  [1.4, 'moderate'],
  [1.5, 'fast'],
])('a slider at %d stands for the pace %s', (index, id) => {
  expect(paceOfIndex(index).id).toBe(id);
});

test('a slider between its steps stands for no pace', () => {
  expect(() => paceOfIndex(Number.NaN)).toThrow(new RangeError('no pace at index NaN'));
});
