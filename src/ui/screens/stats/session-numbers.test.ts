import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapText, rateText, spanText } from './session-numbers.tsx';

const MIN = 60_000;
const HOUR = 60 * MIN;

test.each([
  [null, 'N/A'],
  [0, '0min'],
  [MIN / 2 - 1, '0min'],
  [MIN / 2, '1min'],
  [MIN, '1min'],
  [25.5 * MIN - 1, '25min'],
  [25.5 * MIN, '26min'],
  [90 * MIN, '90min'],
  [23 * HOUR, '1380min'],
  [-5 * MIN, '0min'],
  [Number.NaN, 'N/A'],
  [Number.POSITIVE_INFINITY, 'N/A'],
])('an average gap of %s ms is written %s [SPEC-9.17]', (ms, text) => {
  expect(gapText(ms)).toBe(text);
});

test.each([
  [null, 'N/A'],
  [0, '0m'],
  [MIN - 1, '0m'],
  [MIN, '1m'],
  [59 * MIN + 59_999, '59m'],
  [HOUR - 1, '59m'],
  [HOUR, '1h 0m'],
  [HOUR + MIN - 1, '1h 0m'],
  [HOUR + 5 * MIN, '1h 5m'],
  [6 * HOUR + 24 * MIN, '6h 24m'],
  [24 * HOUR, '24h 0m'],
  [-1, '0m'],
  [Number.NaN, 'N/A'],
  [Number.NEGATIVE_INFINITY, 'N/A'],
])('a duration of %s ms is written %s [SPEC-9.18]', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});

test.each([
  [0, '0'],
  [-1, '0'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0'],
  [0.04, '0.0'],
  [0.05, '0.1'],
  [1, '1.0'],
  [2.34, '2.3'],
  [2.36, '2.4'],
  [3_600, '3600.0'],
])('a rate of %d an hour is written %s [SPEC-9.14]', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});

test('no text ever shows a value that is not a number, or a negative one', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const texts = [gapText(value), spanText(value), rateText(value)];
      for (const text of texts) expect(text).not.toMatch(/NaN|Infinity|-\d/);
    }),
  );
});
