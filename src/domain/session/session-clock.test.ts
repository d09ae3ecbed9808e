import { describe, expect, test } from 'vitest';
import { CLOCK_TOLERANCE_MS, IDLE_START_MS, SESSION_LIFETIME_MS } from '../limits.ts';
import { LAST_MS } from '../whole-numbers.ts';
import { session } from './session.fixture.ts';
import { isExpired, isIdle, isOnBoard, setBackAt, shiftedBy, startOf, withTimesOf } from './session-clock.ts';

test.each([
  [SESSION_LIFETIME_MS, false],
  [SESSION_LIFETIME_MS + 1, true],
])('an evening of %d ms is over: %s', (age, expected) => {
  expect(isExpired(7, 7 + age)).toBe(expected);
});

test.each([
  [6, true],
  [7, false],
])('a session that expires at 7 is on the board at %d: %s', (nowMs, expected) => {
  expect(isOnBoard(7, nowMs)).toBe(expected);
});

test.each([
  ['@5.1', IDLE_START_MS, false],
  ['@5.1', IDLE_START_MS + 1, true],
  ['@5.1 -b6', IDLE_START_MS + 1, true],
  ['@5.1 h6', IDLE_START_MS + 1, false],
])('an evening %j, %d ms after its start, is still empty: %s', (text, age, expected) => {
  expect(isIdle(session(text), 5 + age)).toBe(expected);
});

test.each([
  ['@5.1', 5],
  ['@5.1 b7', 5],
  ['@5.1 b3 b7', 3],
])('an evening %j starts at %d', (text, start) => {
  expect(startOf(session(text))).toBe(start);
});

test.each([
  [10, '@15.1a b16 -w3 ~Ana.1b'],
  [-3, '@2.1a b3 -w3 ~Ana.1b'],
])('on a clock %d ms ahead every time moves, and nothing else', (offset, expected) => {
  const moved = shiftedBy(session('@5.1a b6 -w3 ~Ana.1b'), offset);
  const drinks = session(expected).drinks.map((drink) => ({ ...drink, id: '6-b' }));
  expect(moved).toEqual({ ...session(expected), drinks });
});

test('a time before 1970 or after the last Date is clamped', () => {
  expect(shiftedBy(session('@5.1 b6'), -6)).toMatchObject({ sessionStart: 0, drinks: [{ timestamp: 0 }] });
  expect(shiftedBy(session('@5.1 b6'), LAST_MS - 5)).toMatchObject({
    sessionStart: LAST_MS,
    drinks: [{ timestamp: LAST_MS }],
  });
});

describe('a copy from another clock', () => {
  test('gets the times of drinks that are already stored', () => {
    const elsewhere = shiftedBy(session('@5.1a b6 w7'), 100);
    const { drinks, sessionStart } = withTimesOf(session('@5.1a b6'), elsewhere);
    expect(drinks.map(({ timestamp }) => timestamp)).toEqual([6, 107]);
    expect(sessionStart).toBe(5);
  });

  test('keeps the time of a new start', () => {
    expect(withTimesOf(session('@5.1a'), session('@105.2b')).sessionStart).toBe(105);
  });
});

test.each([
  ['@5.1', 5 - CLOCK_TOLERANCE_MS, 0],
  ['@5.1', 4 - CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS + 1],
  ['@5.1 b9 h30', 30 - CLOCK_TOLERANCE_MS, 0],
  ['@5.1 b9 h30', 29 - CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS + 1],
])('the clock of a phone that stores %j and reads %d was set back by %d', (text, nowMs, expected) => {
  expect(setBackAt(session(text), nowMs)).toBe(expected);
});
