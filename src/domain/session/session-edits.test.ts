import { describe, expect, test } from 'vitest';
import { MAX_DRINKS, SESSION_LIFETIME_MS } from '../limits.ts';
import { merge } from './merge.ts';
import { entry, idOf, session } from './session.fixture.ts';
import { addDrink, MAX_REMOVED_BY_APP, nextSession, removeDrinks, resetSession, write } from './session-edits.ts';
import { type SessionState, startSession } from './session-state.ts';

test('a new evening is empty, and its start has a stamp', () => {
  expect(startSession(5, 'x')).toEqual(session('@5.1x /moderate'));
});

describe('a drink', () => {
  test('a drink is added in the order of time', () => {
    expect(addDrink(session('@0.1 b1 b9'), entry('w5'))).toEqual(session('@0.1 b1 w5 b9'));
  });

  test('a drink is refused when the list is full', () => {
    const full: SessionState = {
      ...session('@0.1'),
      drinks: Array.from({ length: MAX_DRINKS }, (_, i) => entry(`h${i}`)),
    };
    expect(addDrink(full, entry('b1000'))).toBe(full);
    const almost = { ...full, drinks: full.drinks.slice(1) };
    expect(addDrink(almost, entry('b1000')).drinks).toHaveLength(MAX_DRINKS);
  });

  test('a drink that is undone never comes back', () => {
    const undone = removeDrinks(session('@0.1 b1 w2 -b0'), [idOf('b1')]);
    expect(undone).toEqual(session('@0.1 w2 -b0 -b1'));
    expect(merge(undone, session('@0.1 b1 w2'))).toEqual(undone);
  });

  test('a drink that does not exist cannot be undone', () => {
    const before = session('@0.1 b1');
    expect(removeDrinks(before, [idOf('w9')])).toBe(before);
  });
});

describe('a reset', () => {
  test('a reset removes every drink that this phone knows and restarts the clock', () => {
    expect(resetSession(session('@0.1a b1 w2'), 9, 'x')).toEqual(session('@9.2x -b1 -w2'));
  });

  test('a reset keeps what another tab logged at the same moment', () => {
    const reset = resetSession(session('@0.1a b1'), 9, 'x');
    expect(merge(reset, session('@0.1a b1 w8'))).toEqual(session('@9.2x w8 -b1'));
  });

  test('a reset of an empty list restarts the clock', () => {
    expect(resetSession(session('@0.1a'), 9, 'x')).toEqual(session('@9.2x'));
  });
});

describe('the number of removed drinks is bounded', () => {
  const removed = (count: number) => Array.from({ length: count }, (_, index) => idOf(`w${index}`)).sort();

  test('drinks can be removed up to the limit, and further drinks stay', () => {
    const before = { ...session('@0.1 b1 b2'), removed: removed(MAX_REMOVED_BY_APP - 1) };
    const full = removeDrinks(before, [idOf('b1')]);
    expect(full.removed).toHaveLength(MAX_REMOVED_BY_APP);
    expect(removeDrinks(full, [idOf('b2')])).toBe(full);
  });

  test('a reset that would exceed the limit changes nothing, not even the start', () => {
    const before = { ...session('@0.1 b1 b2'), removed: removed(MAX_REMOVED_BY_APP - 1) };
    expect(resetSession(before, 9, 'x')).toBe(before);
  });
});

describe('a register', () => {
  test('the counter of a register rises with each write', () => {
    expect(write(session('@0.1 ~Ana.4a'), 'userName', 'Bea', 'x')).toEqual(session('@0.1 ~Bea.5x'));
  });

  test('a register with the same value is not written again', () => {
    const before = session('@0.1 ~Ana.4a');
    expect(write(before, 'userName', 'Ana', 'x')).toBe(before);
  });

  test('the first write of a register is kept even if it has the initial value', () => {
    expect(write(session('@0.1 /moderate'), 'drinkingPace', 'moderate', 'x')).toEqual(session('@0.1 /moderate.1x'));
  });
});

describe('the session that replaces one that the server has lost', () => {
  const before = session('@5.1a b6 w7 -b3 ~Ana.2b /fast.1c ^1.1d');

  test('the next session keeps the name, pace, hiding, start and every drink', () => {
    expect(nextSession(before, null, { beganAt: 5, nowMs: 9 }, 'x')).toEqual(before);
  });

  test('the next session leaves out the drinks of the lost session', () => {
    expect(nextSession(before, session('@5.1a b6'), { beganAt: 5, nowMs: 9 }, 'x')).toEqual(
      session('@5.1a w7 -b3 ~Ana.2b /fast.1c ^1.1d'),
    );
  });

  test('the next session starts now if no drink is left', () => {
    expect(nextSession(before, before, { beganAt: 5, nowMs: 9 }, 'x')).toEqual(
      session('@9.2x -b3 ~Ana.2b /fast.1c ^1.1d'),
    );
  });

  test.each([
    [SESSION_LIFETIME_MS, before],
    [SESSION_LIFETIME_MS + 1, session(`@${SESSION_LIFETIME_MS + 6}.2x -b3 ~Ana.2b /fast.1c ^1.1d`)],
  ])('the next session keeps no drink once the evening is over (%d ms old)', (age, expected) => {
    expect(nextSession(before, null, { beganAt: 5, nowMs: 5 + age }, 'x')).toEqual(expected);
  });
});
