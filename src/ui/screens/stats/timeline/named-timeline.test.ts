import { expect, test } from 'vitest';
import type { TimelineSeries } from '../../../../domain/stats/timeline.ts';
import { nameTimeline, seriesStyle } from './named-timeline.ts';

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

test('there is no line before the first drink', () => {
  expect(() => seriesStyle(-1)).toThrow(new RangeError('no line at -1'));
});

test('a drink of the menu without alcohol has the colour of its kind, water blue or verbena, and no two lines look the same', () => {
  const line = (id: string, withoutAlcohol?: 'water' | 'other'): TimelineSeries => ({
    id,
    ...(id.startsWith('menu ') && { menuItem: id.slice(5) }),
    ...(withoutAlcohol && { withoutAlcohol }),
    counts: [1],
    total: 1,
  });
  const series = [
    line('menu spritz'),
    line('water', 'water'),
    line('menu spring', 'water'),
    line('menu fizz', 'other'),
    line('other', 'other'),
  ];
  const styles = nameTimeline({ buckets: [], series, isWhole: true }).series.map(({ style }) => style);
  expect(styles).toEqual([
    seriesStyle(0),
    { color: 'water', dash: '' },
    { color: 'water', dash: '4 4' },
    { color: 'free', dash: '' },
    { color: 'free', dash: '4 4' },
  ]);
});
