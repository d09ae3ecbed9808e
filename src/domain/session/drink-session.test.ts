import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { newDrinkEntry } from './drink-entry.ts';
import { entry, idOf, line, session } from './drink-session.fixture.ts';
import {
  acknowledge,
  addDrink,
  canReset,
  countOn,
  type DrinkSession,
  followClock,
  hasUnsaved,
  isExpired,
  isFull,
  isOnBoard,
  profileOf,
  resetSession,
  startSession,
  touched,
  undoDrink,
} from './drink-session.ts';

const DAY_MS = 24 * HOUR_MS;

describe('an evening', () => {
  test('starts empty, now, with something the server must hear of', () => {
    const fresh = startSession(1_000, 'x');
    expect(line(fresh)).toBe('0.1x @1000');
    expect(fresh.unsent).toEqual([]);
    expect(hasUnsaved(fresh)).toBe(true);
  });

  test.each([
    ['a drink is appended', '0.1a @0 w1! ~ana', 'b5', '0.2x @0 w1! b5! ~ana'],
    ['a drink of an earlier moment takes its place in time', '0.4a/4 @0 b5 w9', 'g7', '0.5x/4 @0 b5 g7! w9'],
    ['the same drink twice is one drink', '0.4a @0 b5', 'b5', '0.4a @0 b5'],
  ])('%s', (_, before, added, after) => {
    expect(line(addDrink(session(before), entry(added), 'x'))).toBe(after);
  });

  test('ends at 500 drinks: one more changes nothing', () => {
    const of = (count: number) => ({
      ...session('0.1a @0'),
      drinks: Array.from({ length: count }, (_, i) => entry(`b${i}`)),
    });
    expect(isFull(of(499))).toBe(false);
    expect(addDrink(of(499), entry('w600'), 'x').drinks).toHaveLength(500);
    expect(isFull(of(500))).toBe(true);
    expect(addDrink(of(500), entry('w600'), 'x')).toEqual(of(500));
  });
});

describe('undo', () => {
  test.each([
    ['takes exactly that drink back', '0.4a/4 @0 b5 w9 b10', 'w9', '0.5x/4 @0 b5 b10 -w9'],
    ['of an unknown drink changes nothing', '0.4a @0 b5', 'b6', '0.4a @0 b5'],
    ['of what was never sent', '0.4a/3 @0 b5! w9! ~ana', 'w9', '0.5x/3 @0 b5! -w9 ~ana'],
    ['twice is undo once', '0.4a @0 b6 -b5', 'b5', '0.4a @0 b6 -b5'],
    ['keeps what was undone in order', '0.4a @0 b5 -b7', 'b5', '0.5x @0 -b5 -b7'],
  ])('%s', (_, before, undone, after) => {
    expect(line(undoDrink(session(before), idOf(undone), 'x'))).toBe(after);
  });

  test('leaves nothing unsent of what it took back', () => {
    expect(undoDrink(session('0.4a/3 @0 b5! w9!'), idOf('w9'), 'x').unsent).toEqual([idOf('b5')]);
  });

  test('remembers the latest thousand', () => {
    const undone = Array.from({ length: 1_000 }, (_, i) => idOf(`b${1_000 + i}`));
    const after = undoDrink({ ...session('0.1a @0 w5000'), undone }, idOf('w5000'), 'x');
    expect(after.undone).toHaveLength(1_000);
    expect(after.undone[0]).toBe(idOf('b1001'));
    expect(after.undone.at(-1)).toBe(idOf('w5000'));
  });
});

describe('reset', () => {
  test('empties the list and restarts the session clock; what it took away stays away', () => {
    expect(line(resetSession(session('0.6a/5 @0 b5 w9! -b3 ~ana'), 20, 'x'))).toBe('1.7x/5 @20 -b3 -b5 -w9 ~ana');
  });

  test('leaves nothing unsent', () => {
    expect(resetSession(session('0.4a/3 @0 b5! w9!'), 20, 'x').unsent).toEqual([]);
  });

  test('forgets the oldest of what was undone first', () => {
    const undone = Array.from({ length: 1_000 }, (_, i) => idOf(`b${1_000 + i}`));
    expect(resetSession({ ...session('0.1a @0 w5000'), undone }, 1, 'x').undone).toEqual([
      ...undone.slice(1),
      idOf('w5000'),
    ]);
  });

  test.each([
    ['0.1a @0', false],
    ['0.1a @0 h1 o2', false],
    ['0.1a @0 h1 b2', true],
    ['0.1a @0 g2', true],
  ])('of %s is possible: %s (alcoholic drinks alone count)', (text, expected) => {
    expect(canReset(session(text))).toBe(expected);
  });
});

describe('the evening ends', () => {
  test.each([
    [DAY_MS - 1, false, true],
    [DAY_MS, false, false],
    [DAY_MS + 1, true, false],
    [-1, false, true],
  ])('%d ms after its start: over: %s, on the board: %s', (elapsed, isOver, isShown) => {
    const now = 7_000 + elapsed;
    expect([isExpired(7_000, now), isOnBoard(7_000 + DAY_MS, now)]).toEqual([isOver, isShown]);
  });
});

describe('what the server has', () => {
  test.each([
    ['a save that was kept', '0.7a/4 @0', '0.7a/7 @0'],
    ['a save that was kept while the guest went on', '0.9a/4 @0', '0.9a/7 @0'],
    ['an answer that comes late', '0.9a/8 @0', '0.9a/8 @0'],
    ['never more than there is', '0.6a/4 @0', '0.6a/6 @0'],
  ])('%s', (_, before, after) => {
    const sent = { revision: 7, drinks: [], told: '', hideTurns: 0 };
    expect(line(acknowledge(session(before), sent))).toBe(after);
  });

  const sent = session('0.7b @0 b1 w2 ~ana');
  test.each([
    ['what arrived is no longer unsent, and told', '0.7a/4 @0 b1! w2! ~bea', '0.7a/7 @0 b1 w2 ~ana'],
    ['what was logged meanwhile is still unsent', '0.8a/4 @0 b1! w2! g3!', '0.8a/7 @0 b1 w2 g3! ~ana'],
    ['a late answer tells nothing new of the name', '0.9a/8 @0 b1! ~bea', '0.9a/8 @0 b1 ~bea'],
  ])('%s', (_, before, after) => {
    expect(line(acknowledge(session(before), sent))).toBe(after);
  });

  test.each([
    ['Ana', 'fast', '["Ana","fast"]'],
    [null, 'slow', '[null,"slow"]'],
  ] as const)('name %s and pace %s are told as %s', (name, pace, told) => {
    expect(profileOf(name, pace)).toBe(told);
  });

  test.each([
    ['0.7a/4 @0', 7, '0.8a/4 @0'],
    ['0.9a/4 @0', 7, '0.9a/4 @0'],
    ['0.7a/4 @0', 20, '0.21a/4 @0'],
  ])('a conflict: %s counts on above %d', (before, kept, after) => {
    expect(line(countOn(session(before), kept))).toBe(after);
  });

  test.each([
    ['0.7a/6 @0', true],
    ['0.7a/7 @0', false],
  ])('%s has something unsaved: %s', (text, expected) => {
    expect(hasUnsaved(session(text))).toBe(expected);
  });

  test('a change of name, pace or position counts as well', () => {
    expect(line(touched(session('0.7a/7 @0 b1'), 'x'))).toBe('0.8x/7 @0 b1');
  });
});

describe('a clock that was set back', () => {
  const far = 10 * MINUTE_MS;

  test.each([
    ['by five minutes is lived with', far - 5 * MINUTE_MS, false],
    ['by more takes the evening with it', far - 5 * MINUTE_MS - 1, true],
  ])('%s', (_, nowMs, isMoved) => {
    const before = { ...session('0.3a @0'), drinks: [entry(`b${far}`)] };
    expect(followClock(before, nowMs, 'x') !== before).toBe(isMoved);
  });

  test('keeps every gap, and the latest moment becomes now', () => {
    const before = session('0.3a/3 @1000000 b1000000 w4000000! -b5 ~ana');
    expect(line(followClock(before, 500_000, 'x'))).toBe(
      '0.4x/3 @-2500000 b1000000>-2500000 w4000000>500000! -b5 ~ana',
    );
  });

  test('moves an evening without drinks to now', () => {
    expect(line(followClock(session('0.1a @4000000'), 500_000, 'x'))).toBe('0.2x @500000');
  });

  test('leaves nothing in the future, and once is enough', () => {
    const times = fc.integer({ min: 0, max: 10 * DAY_MS });
    fc.assert(
      fc.property(times, fc.uniqueArray(times, { maxLength: 8 }), times, (start, stamps, now) => {
        const before = {
          ...session('0.3a @0'),
          sessionStart: start,
          drinks: stamps.sort((a, b) => a - b).map((ms) => newDrinkEntry({ drinkType: 'beer' }, ms, 'z')),
        };
        const after = followClock(before, now, 'x');
        const moments = (of: DrinkSession) => [of.sessionStart, ...of.drinks.map(({ timestamp }) => timestamp)];
        expect(Math.max(...moments(after))).toBeLessThanOrEqual(now + 5 * MINUTE_MS);
        const gaps = (of: DrinkSession) => moments(of).map((ms) => ms - of.sessionStart);
        expect(gaps(after)).toEqual(gaps(before));
        expect(followClock(after, now, 'y')).toBe(after);
      }),
    );
  });
});
