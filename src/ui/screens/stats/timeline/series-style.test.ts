import { expect, test } from 'vitest';
import { seriesStyle } from './series-style.ts';

test.each([
  [0, 1, '', 'circle', false],
  [1, 2, '9 5', 'square', false],
  [2, 3, '1.5 6', 'triangle', false],
  [3, 4, '11 4 1.5 4', 'diamond', false],
  [4, 5, '', 'circle', true],
  [5, 6, '9 5', 'square', true],
  [6, 7, '1.5 6', 'triangle', true],
  [7, 8, '11 4 1.5 4', 'diamond', true],
  [8, 9, '', 'circle', false],
  [9, 10, '9 5', 'square', false],
  [10, 1, '', 'circle', false],
  [25, 6, '9 5', 'square', true],
])('line %d has colour %d, dash "%s", %s, hollow: %s', (index, color, dash, marker, isHollow) => {
  expect(seriesStyle(index)).toEqual({ color, dash, marker, isHollow });
});

test('neighbours differ without colour', () => {
  for (let index = 0; index < 20; index += 1) {
    expect(seriesStyle(index).dash === seriesStyle(index + 1).dash && index % 10 !== 9).toBe(false);
    expect(seriesStyle(index + 1)).not.toEqual(seriesStyle(index));
  }
});

test('there is no style before the first', () => {
  expect(() => seriesStyle(-1)).toThrow(new RangeError('no line at -1'));
});
