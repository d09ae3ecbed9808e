import { expect, test } from 'vitest';
import { busiestHourOf } from './busiest-hour.ts';
import type { Figure } from './recap.ts';

test.each<[of: string, figures: readonly [alcohol: Figure, withoutAlcohol: Figure][], index: number | null]>([
  ['one hour', [[3, 2]], 0],
  [
    'an hour with the most of both kinds together',
    [
      [5, 5],
      [6, 5],
      [7, 'few'],
    ],
    1,
  ],
  [
    'two hours that tie for the most',
    [
      [5, 5],
      [3, 3],
      [4, 6],
    ],
    null,
  ],
  [
    'two hours that tie below the most',
    [
      [3, 3],
      [6, 5],
      [3, 3],
    ],
    1,
  ],
  [
    'hours of few guests',
    [
      ['few', 'few'],
      ['few', 'few'],
    ],
    null,
  ],
  ['no hour', [], null],
])('the busiest of %s', (_, figures, index) => {
  const hours = figures.map(([alcohol, withoutAlcohol], hour) => ({
    from: `2026-06-20T1${hour}:00:00.000Z`,
    alcohol,
    withoutAlcohol,
  }));
  expect(busiestHourOf(hours)).toBe(index === null ? null : hours[index]);
});
