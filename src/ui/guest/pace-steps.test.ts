import { expect, test } from 'vitest';
import { LAST_PACE_INDEX, paceIndex, paceOfIndex } from './pace-steps.ts';

test.each([
  [0, 'slow', '🕯️'],
  [1, 'moderate', '🥂'],
  [2, 'fast', '💃'],
  [3, 'catchup', '🚀'],
] as const)('step %d of the slider is %s: %s', (index, id, emoji) => {
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
])('a slider at %d means %s', (index, id) => {
  expect(paceOfIndex(index).id).toBe(id);
});

test('a slider between its steps means nothing', () => {
  expect(() => paceOfIndex(Number.NaN)).toThrow(new RangeError('no pace at index NaN'));
});
