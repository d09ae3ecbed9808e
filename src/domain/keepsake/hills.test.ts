import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDrinks, drinksAt } from './evening.fixture.ts';
import { acrossOf, hillsOf } from './hills.ts';

const STEPS = 41;
const highestIn = (hill: readonly number[]) => hill.indexOf(Math.max(...hill)) / (STEPS - 1);

test('the first drink is on the left and the last one on the right, with room beside both', () => {
  const drinks = drinksAt('b0 h100');
  const across = acrossOf(drinks);
  expect([0, 50, 100].map((minute) => across(minute * 60_000))).toEqual([0.14, 0.5, 0.86]);
});

test('two drinks in the same minute are in the middle', () => {
  expect(acrossOf(drinksAt('b0 h0'))(0)).toBe(0.5);
});

test('the hill is highest where most drinks were logged, and water has a separate hill', () => {
  const drinks = drinksAt('b0 b200 w202 b204 h400');
  const { back, middle, front } = hillsOf(drinks, STEPS);
  const across = acrossOf(drinks);
  expect(highestIn(back)).toBeCloseTo(across(202 * 60_000), 1);
  expect(highestIn(middle)).toBeCloseTo(across(202 * 60_000), 1);
  expect(highestIn(front)).toBeCloseTo(across(400 * 60_000), 1);
});

test('an evening without water has a flat hill of water', () => {
  expect(hillsOf(drinksAt('b0 w100'), STEPS).front.every((height) => height === 0)).toBe(true);
});

test('every height is from 0 to 1', () => {
  fc.assert(
    fc.property(anyDrinks(60), (drinks) => {
      const heights = Object.values(hillsOf(drinks, STEPS)).flat();
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...heights)).toBe(1);
    }),
  );
});
