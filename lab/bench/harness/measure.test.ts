import { expect, test } from 'vitest';
import { quantile } from '../../shared/quantile.ts';
import { isMet, ratioOf } from './measure.ts';

const figure = { name: 'p99', unit: 'ms' };
const atMost = { of: 'ratio', bound: '≤', limit: 1.5 } as const;

test('a ratio is computed within each round, so that a slow round is slow for both', () => {
  expect(ratioOf({ walls: [2, 20, 3], none: [1, 10, 2] })).toEqual({ median: 2, min: 1.5, max: 2 });
});

test('a target of the ratio is judged by its median, and the bound itself meets it', () => {
  const met = (walls: number[]) => isMet({ ...figure, rounds: { walls, none: [1, 1, 1] }, target: atMost });
  expect(met([1.5, 1.5, 9])).toBe(true);
  expect(met([1.4, 1.6, 1.6])).toBe(false);
});

test('a target of the value concerns only the first contender', () => {
  const target = { of: 'value', bound: '≥', limit: 100 } as const;
  expect(isMet({ ...figure, rounds: { Clink: [120], other: [5] }, target })).toBe(true);
  expect(isMet({ ...figure, rounds: { Clink: [80], other: [500] }, target })).toBe(false);
});

test('without a second contender, or beside 0, there is no ratio', () => {
  expect(ratioOf({ Clink: [50, 60] })).toBeNull();
  expect(ratioOf({ Clink: [50, 60], none: [0, 0] })).toBeNull();
});

test('a figure that was not measured meets no target', () => {
  expect(isMet({ ...figure, rounds: { walls: [], none: [] }, target: atMost })).toBe(false);
  expect(isMet({ ...figure, rounds: { walls: [], none: [] } })).toBeNull();
});

test('a quantile is a value that was measured; the median may lie between two', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.99)).toBe(100);
  expect(quantile([4, 1], 0.5)).toBe(2.5);
  expect(quantile([7], 0.99)).toBe(7);
});
