import { describe, expect, test } from 'vitest';
import { CLOCK_TOLERANCE_MS } from '../limits.ts';
import { LAST_MS } from '../whole-numbers.ts';
import { merge } from './merge.ts';
import { session } from './session.fixture.ts';
import { setBackAt, shiftedBy, withTimesOf } from './session-clock.ts';

test.each([
  [10, '@15.1a b16 -w3 ~Ana.1b'],
  [-3, '@2.1a b3 -w3 ~Ana.1b'],
])('on a clock that is %d ms ahead, all times move and nothing else changes', (offset, expected) => {
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
  test('a copy from another clock gets the times of drinks that are already stored', () => {
    const elsewhere = shiftedBy(session('@5.1a b6 w7'), 100);
    const { drinks, sessionStart } = withTimesOf(session('@5.1a b6'), elsewhere);
    expect(drinks.map(({ timestamp }) => timestamp)).toEqual([6, 107]);
    expect(sessionStart).toBe(5);
  });

  test('a copy from another clock adds menu items that the phone did not know, and a merge removes none', () => {
    const own = session('@5.1a b6');
    const elsewhere = shiftedBy(own, 100);
    const named = { ...elsewhere, drinks: elsewhere.drinks.map((drink) => ({ ...drink, menuItem: 'spritz' })) };
    const both = [{ ...own.drinks[0], menuItem: 'spritz' }];
    expect(withTimesOf(own, named).drinks).toEqual(both);
    const known = { ...own, drinks: both as typeof own.drinks };
    expect(withTimesOf(known, elsewhere).drinks).toEqual(own.drinks);
    expect(merge(known, withTimesOf(known, elsewhere)).drinks).toEqual(both);
  });

  test('a copy from another clock keeps the time of a new start', () => {
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
