import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HYDRATION_STATUSES, hydrationScore, hydrationStatus, waterRatio, waterToNextScore } from './hydration.ts';

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
  ])(
    'with %d glasses of water and %d alcoholic drinks, the hydration score is %d [SPEC-9.11, 9.12]',
    (water, alcoholic, score) => {
      expect(hydrationScore(water, alcoholic)).toBe(score);
    },
  );

  test.each([
    [100, 'excellent'],
    [90, 'excellent'],
    [89, 'good'],
    [80, 'good'],
    [70, 'good'],
    [69, 'fair'],
    [60, 'fair'],
    [50, 'fair'],
    [49, 'needs-water'],
    [40, 'needs-water'],
    [0, 'needs-water'],
  ] as const)('a hydration score of %d is called %s [SPEC-9.13]', (score, status) => {
    expect(hydrationStatus(score)).toBe(status);
    expect(HYDRATION_STATUSES).toContain(status);
  });

  test('the hydration score has four names', () => {
    expect(HYDRATION_STATUSES).toEqual(['excellent', 'good', 'fair', 'needs-water']);
  });
});

describe('the water that is needed for the next score', () => {
  test.each([
    [0, 0, null],
    [0, 1, { glasses: 1, score: 100 }],
    [0, 4, { glasses: 1, score: 60 }],
    [1, 4, { glasses: 1, score: 80 }],
    [4, 8, null],
    [5, 8, { glasses: 3, score: 100 }],
    [0, 12, { glasses: 3, score: 60 }],
    [0, 13, null],
    [8, 8, null],
  ])('after %d glasses of water and %d alcoholic drinks, the next score needs %j', (water, alcoholic, expected) => {
    expect(waterToNextScore(water, alcoholic)).toEqual(expected);
  });

  test('the suggested number of glasses is the smallest one that raises the score', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (water, alcoholic) => {
        const next = waterToNextScore(water, alcoholic);
        const scores = [1, 2, 3].map((glasses) => hydrationScore(water + glasses, alcoholic));
        const first = scores.findIndex((score) => score > hydrationScore(water, alcoholic));
        expect(next).toEqual(first < 0 ? null : { glasses: first + 1, score: scores[first] });
      }),
    );
  });
});

describe('the water ratio', () => {
  test.each([
    [0, 3, 0],
    [1, 4, 0.25],
    [1, 1, 1],
    [7, 2, 3.5],
    [499, 1, 499],
    [0, 0, null],
    [4, 0, null],
  ])('the water ratio of %d to %d is %s [SPEC-9.16]', (water, alcoholic, ratio) => {
    expect(waterRatio(water, alcoholic)).toBe(ratio);
  });
});

describe('laws of hydration', () => {
  const water = fc.nat({ max: 500 });
  const alcoholic = fc.integer({ min: 1, max: 500 });

  test('only the ratio counts [SPEC-9.12]', () => {
    fc.assert(
      fc.property(water, alcoholic, fc.integer({ min: 2, max: 9 }), (bottles, drinks, times) => {
        expect(hydrationScore(bottles * times, drinks * times)).toBe(hydrationScore(bottles, drinks));
        expect(waterRatio(bottles * times, drinks * times)).toBe(waterRatio(bottles, drinks));
      }),
    );
  });

  test('more water never lowers the score, and more alcohol never raises it', () => {
    fc.assert(
      fc.property(water, fc.nat({ max: 500 }), (bottles, drinks) => {
        expect(hydrationScore(bottles + 1, drinks)).toBeGreaterThanOrEqual(hydrationScore(bottles, drinks));
        expect(hydrationScore(bottles, drinks + 1)).toBeLessThanOrEqual(hydrationScore(bottles, drinks));
      }),
    );
  });
});
