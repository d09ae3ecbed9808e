import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { isDim, isMirrored, isNightHour, isSeeking, mayShow, retryAfter, turnAt } from './wall-times.ts';

it.each([
  [0, true],
  [6, true],
  [7, false],
  [12, false],
  [17, false],
  [18, true],
  [23, true],
])('at %d o’clock it is night on the wall: %s', (hour, isNight) => {
  expect(isNightHour(hour)).toBe(isNight);
});

describe('the boards in turn', () => {
  it.each([
    [0, 3, 0],
    [19_999, 3, 0],
    [20_000, 3, 1],
    [59_999, 3, 2],
    [60_000, 3, 0],
    [5_000_000, 1, 0],
    [-5, 3, 0],
    [20_000, 0, 0],
  ])('after %d ms a wall with %d boards shows the board with index %d', (passedMs, count, index) => {
    expect(turnAt(passedMs, count)).toBe(index);
  });

  test('the two halves of the wall change sides every 30 minutes', () => {
    expect([0, 29, 30, 59, 60].map((minutes) => isMirrored(minutes * MINUTE_MS))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

test('a wall says after 10 minutes that it has no connection, and becomes dim 30 minutes after the end', () => {
  expect([9.9, 10].map((minutes) => isSeeking(minutes * MINUTE_MS))).toEqual([false, true]);
  expect([29.9, 30].map((minutes) => isDim(minutes * MINUTE_MS))).toEqual([false, true]);
});

test('a wall shows nothing older than a day, even if the clock of the television is wrong', () => {
  expect([0, 23, 24, -23, -24].map((hours) => mayShow(hours * HOUR_MS))).toEqual([true, true, false, true, false]);
});

describe('the pause before the next attempt', () => {
  it.each([
    [0, 500, 1_000],
    [1, 1_000, 2_000],
    [4, 8_000, 16_000],
    [5, 15_000, 30_000],
    [1_000_000, 15_000, 30_000],
  ])('after %d failures the pause is from %d to %d ms', (failures, least, most) => {
    expect(retryAfter(failures, 0)).toBe(least);
    expect(retryAfter(failures, 1)).toBe(most);
  });

  it('the pause is from half a minute to ten minutes if nothing will change soon', () => {
    expect(retryAfter(0, 0, { isSlow: true })).toBe(30_000);
    expect(retryAfter(9, 1, { isSlow: true })).toBe(600_000);
  });

  it('the pause is never shorter than the server asks for, and never endless', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (failures, fraction, wantedMs) => {
        const pauseMs = retryAfter(failures, fraction, { wantedMs });
        expect(pauseMs).toBeGreaterThanOrEqual(Math.min(wantedMs, 10 * MINUTE_MS));
        expect(pauseMs).toBeLessThanOrEqual(10 * MINUTE_MS);
      }),
    );
  });
});
