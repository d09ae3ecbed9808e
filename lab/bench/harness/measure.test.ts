import { expect, test } from 'vitest';
import { quantile } from '../../../tools/quantile.ts';
import { isMet, ratios } from './measure.ts';

const figure = { name: 'p99', unit: 'ms' };

test('a ratio is computed for each round, because a slow round is slow for both contenders', () => {
  expect(ratios([2, 20, 3], [1, 10, 2])).toEqual([2, 2, 1.5]);
});

test('a target is met if the median of the first contender does not exceed the bound', () => {
  const met = (walls: number[]) => isMet({ ...figure, rounds: { walls, none: [9, 9, 9] }, target: { atMost: 1.5 } });
  expect(met([1.5, 1.5, 9])).toBe(true);
  expect(met([1.4, 1.6, 1.6])).toBe(false);
  expect(isMet({ ...figure, rounds: { Clink: [80] }, target: { atLeast: 100 } })).toBe(false);
  expect(isMet({ ...figure, rounds: { Clink: [100] }, target: { atLeast: 100 } })).toBe(true);
});

test('a figure that was not measured meets no target', () => {
  expect(isMet({ ...figure, rounds: { walls: [] }, target: { atMost: 1.5 } })).toBe(false);
  expect(isMet({ ...figure, rounds: { walls: ratios([1], []) }, target: { atMost: 1.5 } })).toBe(false);
  expect(isMet({ ...figure, rounds: { walls: [] } })).toBeNull();
});

test('a quantile is a measured value, but the median may be between two values', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.99)).toBe(100);
  expect(quantile([4, 1], 0.5)).toBe(2.5);
  expect(quantile([7], 0.99)).toBe(7);
});
