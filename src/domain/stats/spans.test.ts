import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { hoursAndMinutes, nearestMinutes } from './spans.ts';

test.each([
  [null, null],
  [0, 0],
  [MINUTE_MS / 2 - 1, 0],
  [MINUTE_MS / 2, 1],
  [25.5 * MINUTE_MS - 1, 25],
  [25.5 * MINUTE_MS, 26],
  [23 * HOUR_MS, 1_380],
  [-5 * MINUTE_MS, 0],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('a gap of %s ms is %s minutes, to the nearest', (ms, minutes) => {
  expect(nearestMinutes(ms)).toBe(minutes);
});

test.each([
  [0, 0, 0],
  [MINUTE_MS - 1, 0, 0],
  [HOUR_MS - 1, 0, 59],
  [HOUR_MS, 1, 0],
  [6 * HOUR_MS + 24 * MINUTE_MS, 6, 24],
  [24 * HOUR_MS, 24, 0],
  [-1, 0, 0],
])('a span of %d ms is %d hours and %d minutes, rounded down', (ms, hours, minutes) => {
  expect(hoursAndMinutes(ms)).toEqual({ hours, minutes });
});

test.each([[null], [Number.NaN], [Number.NEGATIVE_INFINITY]])('%s is not a span', (ms) => {
  expect(hoursAndMinutes(ms)).toBeNull();
});
