import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALCOHOL_TYPES, DRINK_TYPES } from '../drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { newDrinkEntry } from '../session/drink-entry.ts';
import { entry } from '../session/session.fixture.ts';
import type { ClockOffset } from './local-clock.ts';
import { statsOf } from './session-stats.ts';
import { clockOf } from './time-zone.fixture.ts';

const EIGHT = Date.UTC(2026, 5, 20, 20);
const utc: ClockOffset = () => 0;
/** Parses drinks from letters and minutes after 20:00: 'b0 w30'. */
const drinksAt = (text: string) =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => entry(`${part.charAt(0)}${EIGHT + Number(part.slice(1)) * MINUTE_MS}`));
const statsAfter = (drinks: string, hours = 4, offsetAt = utc) =>
  statsOf({ drinks: drinksAt(drinks), sessionStart: EIGHT }, EIGHT + hours * HOUR_MS, offsetAt);

describe('the stats of an evening', () => {
  test('the stats contain all counts of the specification [SPEC-3.14]', () => {
    expect(statsAfter('b0 w10 r20 t30 g40 g70 h80 h90 o100')).toEqual({
      totalDrinks: 9,
      alcoholicDrinks: 6,
      nonAlcoholicDrinks: 3,
      waterBottles: 2,
      drinksByType: { beer: 1, wine: 1, cocktail: 3, shot: 1, water: 2, other: 1 },
      alcoholsByType: { vodka: 0, rum: 1, tequila: 1, gin: 2, whiskey: 0 },
      sessionStartTime: EIGHT,
      lastDrinkTime: EIGHT + 100 * MINUTE_MS,
      averageTimeBetweenDrinks: 12.5 * MINUTE_MS,
      longestBreak: 30 * MINUTE_MS,
      busiestHour: 20,
      hydrationScore: 60,
      drinksPerHour: 2.25,
    });
  });

  test('before the first drink all stats are 0 or null', () => {
    expect(statsAfter('')).toEqual({
      totalDrinks: 0,
      alcoholicDrinks: 0,
      nonAlcoholicDrinks: 0,
      waterBottles: 0,
      drinksByType: { beer: 0, wine: 0, cocktail: 0, shot: 0, water: 0, other: 0 },
      alcoholsByType: { vodka: 0, rum: 0, tequila: 0, gin: 0, whiskey: 0 },
      sessionStartTime: EIGHT,
      lastDrinkTime: null,
      averageTimeBetweenDrinks: null,
      longestBreak: null,
      busiestHour: null,
      hydrationScore: 100,
      drinksPerHour: 0,
    });
  });

  test('the stats list types in the order of the menu', () => {
    const { drinksByType, alcoholsByType } = statsAfter('o1 h2 b3');
    expect(Object.keys(drinksByType)).toEqual([...DRINK_TYPES]);
    expect(Object.keys(alcoholsByType)).toEqual([...ALCOHOL_TYPES]);
  });
});

describe('the breaks between drinks', () => {
  test.each([
    ['', null, null],
    ['b5', null, null],
    ['b5 w5', 0, 0],
    ['b0 w30', 30, 30],
    ['b0 h30 w90', 45, 60],
    ['b90 w0 h30', 45, 60],
    ['h10 o20', 10, 10],
  ])(
    "the breaks of '%s' are %s minutes on average and %s at the longest [SPEC-9.17, 9.18]",
    (drinks, average, longest) => {
      const stats = statsAfter(drinks);
      expect(stats.averageTimeBetweenDrinks).toBe(average === null ? null : average * MINUTE_MS);
      expect(stats.longestBreak).toBe(longest === null ? null : longest * MINUTE_MS);
    },
  );
});

describe('drinks per hour', () => {
  test.each([
    ['b0 h1 o2', 1.5, 2],
    ['b0', 0, 0],
    ['b0', -1, 0],
    ['', 2, 0],
  ])("the drinks '%s' after %d hours are %d an hour, including water [SPEC-9.14]", (drinks, hours, rate) => {
    expect(statsAfter(drinks, hours).drinksPerHour).toBe(rate);
  });

  test.each([
    ['b0 h1', 1 / 60, 2],
    ['b0 h1 o2', 1.5, 2],
    ['', 2, 0],
  ])(
    "at a celebration with a code, '%s' after %d hours are %d an hour, as if an hour had passed",
    (drinks, hours, rate) => {
      const session = { drinks: drinksAt(drinks), sessionStart: EIGHT };
      expect(statsOf(session, EIGHT + hours * HOUR_MS, utc, 1).drinksPerHour).toBe(rate);
    },
  );
});

describe('the busiest hour', () => {
  test.each([
    ['is that of the only drink', 'b59', 20],
    ['contains a drink on the hour', 'b60', 21],
    ['counts water as well', 'b0 h60 h61', 21],
    ['is the earliest hour in a tie', 'b0 w1 h60 o61', 20],
    ['is the hour that came first in a tie across midnight', 'b239 w240', 23],
    ['has no leading zero after midnight', 'b0 w250 w251', 0],
    ['does not depend on the order of the list', 'w60 b0', 20],
  ])('%s', (_, drinks, expected) => {
    expect(statsAfter(drinks).busiestHour).toBe(expected);
  });

  test.each([
    ['UTC', 20],
    ['Europe/Vienna', 22],
    ['Asia/Kolkata', 1],
    ['America/New_York', 16],
  ])('the busiest hour is read on the phone’s clock: in %s %s [SPEC-9.25]', (zone, expected) => {
    expect(statsAfter('b0', 1, clockOf(zone)).busiestHour).toBe(expected);
  });

  test('an hour that the clock shows twice is one hour of the day', () => {
    const drinks = ['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T02:30Z'].map((iso) =>
      entry(`b${Date.parse(iso)}`),
    );
    expect(statsOf({ drinks, sessionStart: 0 }, 1, clockOf('Europe/Vienna')).busiestHour).toBe(2);
  });
});

describe('laws of stats', () => {
  const anyDrink = fc
    .record({
      drinkType: fc.constantFrom(...DRINK_TYPES),
      spirit: fc.constantFrom(...ALCOHOL_TYPES),
      minute: fc.nat({ max: 600 }),
    })
    .map(({ drinkType, spirit, minute }) => {
      const alcoholType = drinkType === 'shot' || drinkType === 'cocktail' ? spirit : undefined;
      return newDrinkEntry({ drinkType, alcoholType }, EIGHT + minute * MINUTE_MS, spirit);
    });
  const anyDrinks = fc.array(anyDrink, { maxLength: 20 });
  const stats = (drinks: readonly ReturnType<typeof newDrinkEntry>[]) =>
    statsOf({ drinks, sessionStart: EIGHT }, EIGHT + 11 * HOUR_MS, utc);

  test('the breaks add up to the time between the first drink and the last', () => {
    fc.assert(
      fc.property(anyDrinks, (drinks) => {
        const times = drinks.map(({ timestamp }) => timestamp);
        const { averageTimeBetweenDrinks, longestBreak } = stats(drinks);
        fc.pre(drinks.length > 1);
        const span = Math.max(...times) - Math.min(...times);
        expect((averageTimeBetweenDrinks ?? -1) * (drinks.length - 1)).toBeCloseTo(span, 3);
        expect(longestBreak).toBeGreaterThanOrEqual(averageTimeBetweenDrinks ?? Number.NaN);
        expect(longestBreak).toBeLessThanOrEqual(span);
      }),
    );
  });

  test('every drink is counted once in each way of counting', () => {
    fc.assert(
      fc.property(anyDrinks, (drinks) => {
        const { totalDrinks, alcoholicDrinks, nonAlcoholicDrinks, drinksByType, alcoholsByType } = stats(drinks);
        const sum = (counts: object) => Object.values(counts).reduce((a: number, b: number) => a + b, 0);
        expect([totalDrinks, alcoholicDrinks + nonAlcoholicDrinks, sum(drinksByType)]).toEqual(
          Array(3).fill(drinks.length),
        );
        expect(sum(alcoholsByType)).toBe(drinksByType.cocktail + drinksByType.shot);
      }),
    );
  });

  test('the stats do not depend on the order of the list', () => {
    fc.assert(
      fc.property(anyDrinks, (drinks) => {
        expect(stats([...drinks].reverse())).toEqual(stats(drinks));
      }),
    );
  });
});
