import { expect, test } from 'vitest';
import { measureOf, quantile } from './measure.ts';

const figure = { part: 'live', name: 'p99', unit: 'ms' };
const atMost = { of: 'ratio', bound: '≤', limit: 1.5 } as const;

test('a ratio is computed within each round, so that a slow round is slow for both', () => {
  const { ratio } = measureOf({ ...figure, rounds: { Clink: [2, 20, 3], limit: [1, 10, 2] } });
  expect(ratio).toEqual({ median: 2, min: 1.5, max: 2 });
});

test('a target of the ratio is judged by its median, and the bound itself meets it', () => {
  const isMet = (product: number[]) =>
    measureOf({ ...figure, rounds: { Clink: product, limit: [1, 1, 1] }, target: atMost }).isMet;
  expect(isMet([1.5, 1.5, 9])).toBe(true);
  expect(isMet([1.4, 1.6, 1.6])).toBe(false);
});

test('a target of the value concerns only the product', () => {
  const target = { of: 'value', bound: '≥', limit: 100 } as const;
  expect(measureOf({ ...figure, rounds: { Clink: [120], limit: [500] }, target }).isMet).toBe(true);
  expect(measureOf({ ...figure, rounds: { Clink: [80], limit: [1] }, target }).isMet).toBe(false);
});

test('without a yardstick there is no ratio', () => {
  expect(measureOf({ ...figure, rounds: { Clink: [50, 60], bare: [0, 0] } }).ratio).toBeNull();
});

test('a figure that was not measured meets no target', () => {
  expect(measureOf({ ...figure, rounds: { Clink: [], limit: [] }, target: atMost }).isMet).toBe(false);
});

test('a quantile is a value that was measured; the median may lie between two', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.99)).toBe(100);
  expect(quantile([4, 1], 0.5)).toBe(2.5);
  expect(quantile([7], 0.99)).toBe(7);
});
