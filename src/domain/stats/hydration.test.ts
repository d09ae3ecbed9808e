import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HYDRATION_STATUSES, hydrationScore, hydrationStatus, waterRatioText } from './hydration.ts';

describe('the hydration score', () => {
  test.each([
    [0, 0, 100],
    [3, 0, 100],
    [0, 1, 40],
    [1, 1, 100],
    [2, 1, 100],
    [100, 100, 100],
    [99, 100, 80],
    [51, 100, 80],
    [50, 100, 80],
    [49, 100, 60],
    [26, 100, 60],
    [25, 100, 60],
    [24, 100, 40],
    [0, 100, 40],
  ])('of %d water to %d alcoholic is %d', (water, alcoholic, score) => {
    expect(hydrationScore(water, alcoholic)).toBe(score);
  });

  test.each([
    [100, 'Excellent'],
    [90, 'Excellent'],
    [89, 'Good'],
    [80, 'Good'],
    [70, 'Good'],
    [69, 'Fair'],
    [60, 'Fair'],
    [50, 'Fair'],
    [49, 'Needs Water'],
    [40, 'Needs Water'],
    [0, 'Needs Water'],
  ] as const)('of %d is called %s', (score, status) => {
    expect(hydrationStatus(score)).toBe(status);
    expect(HYDRATION_STATUSES).toContain(status);
  });

  test('has four words', () => {
    expect(HYDRATION_STATUSES).toEqual(['Excellent', 'Good', 'Fair', 'Needs Water']);
  });
});

describe('the water ratio', () => {
  test.each([
    [5, 9, '0.6'],
    [0, 3, '0.0'],
    [1, 4, '0.3'],
    [1, 1, '1.0'],
    [7, 2, '3.5'],
    [1, 500, '0.0'],
    [499, 1, '499.0'],
    [0, 0, 'Perfect hydration!'],
    [4, 0, 'Perfect hydration!'],
  ])('of %d to %d reads %s', (water, alcoholic, text) => {
    expect(waterRatioText(water, alcoholic)).toBe(text);
  });
});

describe('laws of hydration', () => {
  const water = fc.nat({ max: 500 });
  const alcoholic = fc.integer({ min: 1, max: 500 });

  test('only the ratio counts', () => {
    fc.assert(
      fc.property(water, alcoholic, fc.integer({ min: 2, max: 9 }), (bottles, drinks, times) => {
        expect(hydrationScore(bottles * times, drinks * times)).toBe(hydrationScore(bottles, drinks));
        expect(waterRatioText(bottles * times, drinks * times)).toBe(waterRatioText(bottles, drinks));
      }),
    );
  });

  test('more water never hurts, more alcohol never helps', () => {
    fc.assert(
      fc.property(water, fc.nat({ max: 500 }), (bottles, drinks) => {
        expect(hydrationScore(bottles + 1, drinks)).toBeGreaterThanOrEqual(hydrationScore(bottles, drinks));
        expect(hydrationScore(bottles, drinks + 1)).toBeLessThanOrEqual(hydrationScore(bottles, drinks));
      }),
    );
  });

  test('the ratio is always a number of one decimal', () => {
    fc.assert(
      fc.property(water, alcoholic, (bottles, drinks) => {
        expect(waterRatioText(bottles, drinks)).toMatch(/^\d+\.\d$/);
      }),
    );
  });
});
