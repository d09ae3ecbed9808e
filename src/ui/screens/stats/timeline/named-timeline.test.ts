import { expect, test } from 'vitest';
import { seriesStyle } from './named-timeline.ts';

test.each([
  [0, 1, ''],
  [1, 2, '4 4'],
  [2, 3, '0.1 4'],
  [3, 4, '6 4 0.1 4'],
  [4, 5, ''],
  [8, 9, ''],
  [9, 10, '4 4'],
  [10, 1, ''],
  [25, 6, '4 4'],
])('line %d has colour %d and dash "%s" [SPEC-9.28]', (index, color, dash) => {
  expect(seriesStyle(index)).toEqual({ color, dash });
});

test('neighbours differ without colour [WCAG-1.4.1]', () => {
  for (let index = 0; index < 20; index += 1) {
    expect(seriesStyle(index).dash === seriesStyle(index + 1).dash && index % 10 !== 9).toBe(false);
    expect(seriesStyle(index + 1)).not.toEqual(seriesStyle(index));
  }
});

test('there is no line before the first', () => {
  expect(() => seriesStyle(-1)).toThrow(new RangeError('no line at -1'));
});
