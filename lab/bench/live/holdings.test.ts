import { expect, test } from 'vitest';
import { Holdings } from './holdings.ts';

test('a change is complete when the last phone has it', () => {
  const holdings = new Holdings();
  holdings.hold(0, [['ben', 3]]);
  expect(holdings.holdersOf('ben', 3)).toBe(1);
  holdings.hold(1, [['ben', 3]]);
  expect(holdings.holdersOf('ben', 3)).toBe(2);
  expect(holdings.lastAtMs('ben', 3)).toBeGreaterThan(0);
});

test('a phone that receives two changes together holds both, and a repeated change counts once', () => {
  const holdings = new Holdings();
  for (const total of [3, 5, 5]) holdings.hold(0, [['ana', total]]);
  expect([4, 5, 6].map((total) => holdings.holdersOf('ana', total))).toEqual([1, 1, 0]);
});

test('an older total that arrives late undoes nothing', () => {
  const holdings = new Holdings();
  for (const total of [5, 4, 5]) holdings.hold(0, [['ana', total]]);
  expect(holdings.holdersOf('ana', 5)).toBe(1);
  expect(holdings.holdersOf('ana', 4)).toBe(0);
});
