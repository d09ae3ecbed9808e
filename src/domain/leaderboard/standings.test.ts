import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../limits.ts';
import { guest, NOON } from './guests.fixture.ts';
import type { SeenGuest } from './rankings.ts';
import { byBoard, drinksPerHour, lastDrinkMinute, leastHoursAt, type Ranked } from './standings.ts';

/** A moment in the open celebration. */
const at = (atMs: number) => ({ atMs, leastHours: 0 });
const atCelebration = (atMs: number) => ({ atMs, leastHours: leastHoursAt(false) });
const shown = (ranked: readonly Ranked<SeenGuest>[]) =>
  ranked.map(({ userName, rank }) => `${rank ?? '–'} ${userName}`);

describe('drinks per hour', () => {
  test.each([
    [7, 2 * HOUR_MS, 3.5],
    [1, HOUR_MS, 1],
    [1, HOUR_MS / 2, 2],
    [1, 1_800, 2_000],
    [1, 24 * HOUR_MS, 1 / 24],
    [1, 0, 0],
    [1, -1, 0],
    [0, HOUR_MS, 0],
    [0, 0, 0],
  ])('the rate of %d drinks in %d ms is %d [SPEC-9.15]', (totalDrinks, elapsed, rate) => {
    expect(drinksPerHour({ totalDrinks, sessionStart: NOON }, at(NOON + elapsed))).toBeCloseTo(rate, 9);
  });

  test.each([
    [2, 60_000, 2],
    [1, 1_800, 1],
    [3, HOUR_MS - 1, 3],
    [3, HOUR_MS, 3],
    [7, 2 * HOUR_MS, 3.5],
    [4, 0, 4],
    [4, -HOUR_MS, 4],
    [0, 60_000, 0],
  ])(
    'the rate of %d drinks in %d ms at a celebration with a code is %d, as if an hour had passed',
    (totalDrinks, elapsed, rate) => {
      expect(drinksPerHour({ totalDrinks, sessionStart: NOON }, atCelebration(NOON + elapsed))).toBeCloseTo(rate, 9);
    },
  );

  test('at a celebration with a code no rate exceeds the number of drinks, and after an hour the rate is drinks divided by hours', () => {
    const anyEvening = fc.record({
      totalDrinks: fc.nat(500),
      elapsed: fc.integer({ min: -HOUR_MS, max: 24 * HOUR_MS }),
    });
    fc.assert(
      fc.property(anyEvening, ({ totalDrinks, elapsed }) => {
        const rate = drinksPerHour({ totalDrinks, sessionStart: NOON }, atCelebration(NOON + elapsed));
        const divided = drinksPerHour({ totalDrinks, sessionStart: NOON }, at(NOON + elapsed));
        expect(rate).toBe(elapsed >= HOUR_MS ? divided : totalDrinks);
        expect(rate).toBeLessThanOrEqual(totalDrinks);
      }),
    );
  });

  test('the open celebration has no least number of hours, and every other celebration has one hour', () => {
    expect([leastHoursAt(true), leastHoursAt(false)]).toEqual([0, 1]);
  });
});

test.each([
  [NOON + 59_999, NOON],
  [NOON, NOON],
  [null, null],
])('other guests see only the minute of a last drink: %s is shown as %s', (lastDrinkAt, minute) => {
  expect(lastDrinkMinute(lastDrinkAt)).toBe(minute);
});

describe('most drinks', () => {
  test.each([
    ['guests with the most drinks come first', ['ana 2', 'bea 7', 'cem 5'], ['1 bea', '2 cem', '3 ana']],
    [
      'ties share a rank, and the next rank is left out',
      ['ana 5', 'bea 7', 'cem 5', 'dan 1'],
      ['1 bea', '2 ana', '2 cem', '4 dan'],
    ],
    ['guests with equal numbers are all first', ['ana 3', 'bea 3'], ['1 ana', '1 bea']],
    ['within a tie the longer evening comes first', ['ana 3 1h', 'bea 3 2h'], ['1 bea', '1 ana']],
    ['within an evening, the session id decides', ['cem 3', 'ana 3', 'bea 3'], ['1 ana', '1 bea', '1 cem']],
    [
      'a guest without drinks has no rank and is at the end',
      ['ana 0 9h', 'bea 1', 'cem 0 1h'],
      ['1 bea', '– ana', '– cem'],
    ],
    ['a leaderboard without guests is empty', [], []],
  ])('%s', (_, guests, expected) => {
    expect(
      shown(
        byBoard(
          guests.map((text) => guest(text)),
          'mostDrinks',
          at(NOON),
        ),
      ),
    ).toEqual(expected);
  });
});

describe('fastest pace', () => {
  test.each([
    ['the fastest guests come first', ['ana 2 1h', 'bea 7 7h', 'cem 3 2h'], ['1 ana', '2 cem', '3 bea']],
    ['ties share a rank, the longer evening first', ['ana 2 1h', 'bea 4 2h', 'cem 1 1h'], ['1 bea', '1 ana', '3 cem']],
    ['the exact rate counts, not the one shown', ['ana 100 100h', 'bea 101 100h'], ['1 bea', '2 ana']],
    ['a guest without drinks has no rank', ['ana 0 2h', 'bea 1 9h'], ['1 bea', '– ana']],
    ['an evening that has not begun has no rank', ['ana 5 0h', 'bea 1 9h', 'cem 5 -1h'], ['1 bea', '– ana', '– cem']],
  ])('%s', (_, guests, expected) => {
    expect(
      shown(
        byBoard(
          guests.map((text) => guest(text)),
          'fastestPace',
          at(NOON),
        ),
      ),
    ).toEqual(expected);
  });

  test('the order by pace changes an hour later', () => {
    const guests = [guest('ana 4 1h'), guest('bea 6 2h')];
    expect(shown(byBoard(guests, 'fastestPace', at(NOON)))).toEqual(['1 ana', '2 bea']);
    expect(shown(byBoard(guests, 'fastestPace', at(NOON + HOUR_MS)))).toEqual(['1 bea', '1 ana']);
    expect(shown(byBoard(guests, 'fastestPace', at(NOON + 2 * HOUR_MS)))).toEqual(['1 bea', '2 ana']);
  });
});

describe('laws of ranking', () => {
  const anyGuest = fc
    .record({
      name: fc.constantFrom('ana', 'bea', 'cem', 'dan', 'eva', 'fil'),
      total: fc.nat({ max: 4 }),
      hours: fc.constantFrom(-1, 0, 1, 2, 4),
    })
    .map(({ name, total, hours }) => guest(`${name} ${total} ${hours}h`));
  const anyGuests = fc.uniqueArray(anyGuest, { selector: ({ sessionId }) => sessionId });
  const boards = [
    ['total', (guests: readonly SeenGuest[]) => byBoard(guests, 'mostDrinks', at(NOON))],
    ['pace', (guests: readonly SeenGuest[]) => byBoard(guests, 'fastestPace', at(NOON))],
  ] as const;

  test.each(boards)('ordered by %s, every phone shows the same order with all guests', (_, rank) => {
    fc.assert(
      fc.property(anyGuests, (guests) => {
        const ranked = rank(guests);
        expect(rank([...guests].reverse())).toEqual(ranked);
        expect(rank([...guests].sort((a, b) => a.userName.localeCompare(b.userName)))).toEqual(ranked);
        expect(new Set(ranked.map(({ sessionId }) => sessionId))).toEqual(
          new Set(guests.map(({ sessionId }) => sessionId)),
        );
      }),
    );
  });

  test.each(boards)('ordered by %s, a rank is one more than the number of guests ahead', (name, rank) => {
    fc.assert(
      fc.property(anyGuests, (guests) => {
        const measure = (of: (typeof guests)[number]) =>
          name === 'total' ? of.totalDrinks : drinksPerHour(of, at(NOON));
        for (const { rank: own, ...of } of rank(guests)) {
          const ahead = guests.filter((other) => measure(other) > measure(of)).length;
          expect(own).toBe(measure(of) > 0 ? ahead + 1 : null);
        }
      }),
    );
  });
});
