import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALCOHOL_TYPES, DRINK_TYPES } from '../drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { countAlcoholic, type DrinkEntry, newDrinkEntry } from '../session/drink-entry.ts';
import { entry } from '../session/session.fixture.ts';
import { clockOf } from './time-zone.fixture.ts';
import { type Timeline, timelineOf } from './timeline.ts';

const EIGHT = Date.UTC(2026, 5, 20, 20);
const utc = () => 0;
const drinksAt = (text: string, from = EIGHT) =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => entry(`${part.charAt(0)}${from + Number(part.slice(1)) * MINUTE_MS}`));
const timeline = (drinks: string, minutes: number, start = EIGHT) =>
  timelineOf({ drinks: drinksAt(drinks), sessionStart: start }, EIGHT + minutes * MINUTE_MS, utc);
const hours = ({ buckets }: Timeline) => buckets.map(({ hour }) => `${hour}:00`);
const lines = ({ series }: Timeline) => series.map(({ id, counts }) => `${id} ${counts.join('')}`);

describe('the hours of an evening', () => {
  test.each([
    ['two at least', EIGHT, 0, ['20:00', '21:00']],
    ['two in the last minute of the first', EIGHT, 59, ['20:00', '21:00']],
    ['two once the second has begun', EIGHT, 60, ['20:00', '21:00']],
    ['three once the third has begun', EIGHT, 120, ['20:00', '21:00', '22:00']],
    ['from the hour of session start', EIGHT + 59 * MINUTE_MS, 120, ['20:00', '21:00', '22:00']],
    ['across midnight', EIGHT + 3 * HOUR_MS, 250, ['23:00', '0:00']],
    ['two for a clock that was set back', EIGHT, -180, ['20:00', '21:00']],
  ])('the hours of an evening are %s', (_, start, minutes, expected) => {
    expect(hours(timeline('', minutes, start))).toEqual(expected);
  });

  test('the timeline has 25 hours just before the evening ends, and at most 49', () => {
    expect(hours(timeline('', 24 * 60))).toHaveLength(25);
    expect(hours(timeline('', 48 * 60 - 1))).toHaveLength(48);
    expect(hours(timeline('', 60 * 60))).toHaveLength(49);
    expect(hours(timeline('', 9_999_999))).toHaveLength(49);
  });

  test.each<[string, string, string, string[]]>([
    [
      'Europe/Vienna',
      '2026-10-24T22:30Z',
      '2026-10-25T02:30Z',
      ['0:00 22:00', '1:00 23:00', '2:00 00:00', '2:00 01:00', '3:00 02:00'],
    ],
    [
      'Europe/Vienna',
      '2026-03-28T22:30Z',
      '2026-03-29T02:30Z',
      ['23:00 22:00', '0:00 23:00', '1:00 00:00', '3:00 01:00', '4:00 02:00'],
    ],
    [
      'America/New_York',
      '2026-11-01T04:59Z',
      '2026-11-01T07:00Z',
      ['0:00 04:00', '1:00 05:00', '1:00 06:00', '2:00 07:00'],
    ],
    ['Asia/Kolkata', '2026-06-20T18:14Z', '2026-06-20T19:45Z', ['23:00 17:30', '0:00 18:30', '1:00 19:30']],
    ['Australia/Lord_Howe', '2026-04-04T13:14Z', '2026-04-04T16:00Z', ['0:00 13:00', '1:00 14:00', '2:00 15:30']],
    [
      'Australia/Lord_Howe',
      '2026-10-03T14:14Z',
      '2026-10-03T16:30Z',
      ['0:00 13:30', '1:00 14:30', '2:00 15:30', '3:00 16:00'],
    ],
  ])('the hours of an evening in %s from %s to %s [SPEC-9.26]', (zone, start, now, expected) => {
    const evening = { drinks: [], sessionStart: Date.parse(start) };
    const { buckets } = timelineOf(evening, Date.parse(now), clockOf(zone));
    expect(buckets.map(({ hour, startMs }) => `${hour}:00 ${new Date(startMs).toISOString().slice(11, 16)}`)).toEqual(
      expected,
    );
  });
});

describe('the lines of the timeline [SPEC-9.27]', () => {
  test.each<[string, string, string[]]>([
    ['nothing was drunk', '', []],
    ['water and other do not count', 'h0 o60', []],
    ['one line per drink without spirit', 'b0 w0 b60', ['beer 110', 'wine 100']],
    ['one line per spirit, cocktail or shot', 'r0 g60 t61 g119', ['rum 100', 'gin 020', 'tequila 010']],
    ['in the order of their first drink', 'w70 b0 t65', ['beer 100', 'tequila 010', 'wine 010']],
    ['a drink on the hour is of that hour', 'b60 b59', ['beer 110']],
    ['a drink before session start counts in the first hour', 'b-5 b0', ['beer 200']],
    ['a drink after now counts in the last hour', 'b185 b120', ['beer 002']],
  ])('%s', (_, drinks, expected) => {
    expect(lines(timeline(drinks, 125))).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ['water and other have lines of their own', 'h0 o60 h61', ['water 110 free', 'other 010 free']],
    ['which are below the others', 'h0 b10 o20 t60', ['beer 100', 'tequila 010', 'water 100 free', 'other 100 free']],
    ['the others stay as they are', 'w70 b0 t65', ['beer 100', 'tequila 010', 'wine 010']],
  ])('the lines at a celebration with a code: %s', (_, drinks, expected) => {
    const view = { drinks: drinksAt(drinks), sessionStart: EIGHT };
    const { series, isWhole } = timelineOf(view, EIGHT + 125 * MINUTE_MS, utc, true);
    expect(isWhole).toBe(true);
    expect(
      series.map((one) => `${lines({ buckets: [], series: [one], isWhole })}${one.withoutAlcohol ? ' free' : ''}`),
    ).toEqual(expected);
  });

  test('a cocktail with an unknown spirit has its own line', () => {
    const drinks = [newDrinkEntry({ drinkType: 'cocktail' }, EIGHT, 'x')];
    expect(lines(timelineOf({ drinks, sessionStart: EIGHT }, EIGHT, utc))).toEqual(['cocktail 10']);
  });

  test('each line has an id and a total', () => {
    const { series } = timeline('b0 r1 b2 t60', 60);
    expect(series.map(({ id, total }) => [id, total])).toEqual([
      ['beer', 2],
      ['rum', 1],
      ['tequila', 1],
    ]);
  });

  test('an hour that the clock shows twice has two buckets', () => {
    const first = Date.parse('2026-10-25T00:10Z');
    const drinks = drinksAt('b0 b60 b61', first);
    const told = timelineOf({ drinks, sessionStart: first }, first + 2 * HOUR_MS, clockOf('Europe/Vienna'));
    expect(hours(told)).toEqual(['2:00', '2:00', '3:00']);
    expect(lines(told)).toEqual(['beer 120']);
  });
});

describe('laws of the timeline', () => {
  const zones = ['UTC', 'Europe/Vienna', 'America/St_Johns', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia'];
  const clocks = new Map(zones.map((zone) => [zone, clockOf(zone)]));
  const anyEvening = fc.record({
    zone: fc.constantFrom(...zones),
    start: fc.oneof(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      ...['2026-03-29', '2026-04-04', '2026-10-03', '2026-10-25'].map((day) =>
        fc.nat({ max: 24 * 60 }).map((minute) => Date.parse(day) + minute * MINUTE_MS),
      ),
    ),
    minutes: fc.integer({ min: -10, max: 25 * 60 }),
    drinks: fc.array(
      fc.record({
        drinkType: fc.constantFrom(...DRINK_TYPES),
        spirit: fc.constantFrom(...ALCOHOL_TYPES),
        minute: fc.integer({ min: -10, max: 26 * 60 }),
      }),
      { maxLength: 20 },
    ),
  });

  test('every alcoholic drink is counted exactly once, in the hour in which it was logged if there is one [SPEC-5.6]', () => {
    fc.assert(
      fc.property(anyEvening, ({ zone, start, minutes, drinks: choices }) => {
        const offsetAt = clocks.get(zone) ?? utc;
        const drinks = choices.map(({ drinkType, spirit, minute }) => {
          const alcoholType = drinkType === 'shot' || drinkType === 'cocktail' ? spirit : undefined;
          return newDrinkEntry({ drinkType, alcoholType }, start + minute * MINUTE_MS, spirit);
        });
        const { series, buckets } = timelineOf({ drinks, sessionStart: start }, start + minutes * MINUTE_MS, offsetAt);
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(series.map(({ counts }) => sum(counts)))).toBe(countAlcoholic(drinks));
        for (const { counts, total } of series) {
          expect(counts).toHaveLength(buckets.length);
          expect(sum(counts)).toBe(total);
        }
      }),
    );
  });

  test('the hours follow each other, include session start and now, and all begin at different instants [SPEC-9.26]', () => {
    fc.assert(
      fc.property(anyEvening, ({ zone, start, minutes }) => {
        const now = start + minutes * MINUTE_MS;
        const { buckets } = timelineOf({ drinks: [], sessionStart: start }, now, clocks.get(zone) ?? utc);
        const starts = buckets.map(({ startMs }) => startMs);
        expect(starts.length).toBeGreaterThanOrEqual(2);
        expect(starts[0]).toBeLessThanOrEqual(start);
        expect(starts[1]).toBeGreaterThan(start);
        if (starts.length > 2) expect(starts.at(-1)).toBeLessThanOrEqual(now);
        expect(now - (starts.at(-1) ?? 0)).toBeLessThan(1.5 * HOUR_MS);
        for (const [index, at] of starts.slice(1).entries()) {
          expect(at - (starts[index] ?? at)).toBeGreaterThanOrEqual(HOUR_MS / 2);
          expect(at - (starts[index] ?? at)).toBeLessThanOrEqual(1.5 * HOUR_MS);
        }
      }),
    );
  });
});

describe('a drink of the menu', () => {
  const names = new Set(['spritz', 'fizz']);
  const evening = () => {
    const [gin, water, other, beer] = drinksAt('g0 h5 o65 b70');
    return [{ ...gin, menuItem: 'spritz' }, water, { ...other, menuItem: 'fizz' }, { ...beer, menuItem: 'unknown' }];
  };
  const series = (known?: ReadonlySet<string>) =>
    timelineOf({ drinks: evening() as DrinkEntry[], sessionStart: EIGHT }, EIGHT + 2 * HOUR_MS, utc, true, known)
      .series;

  test('a drink of the menu has a separate line, even without alcohol', () => {
    expect(series(names)).toEqual([
      { id: 'menu spritz', menuItem: 'spritz', counts: [1, 0, 0], total: 1 },
      { id: 'beer', counts: [0, 1, 0], total: 1 },
      { id: 'water', withoutAlcohol: 'water', counts: [1, 0, 0], total: 1 },
      { id: 'menu fizz', menuItem: 'fizz', withoutAlcohol: 'other', counts: [0, 1, 0], total: 1 },
    ]);
  });

  test('a drink of the menu counts as its type if its name is not known', () => {
    expect(series().map(({ id }) => id)).toEqual(['gin', 'beer', 'water', 'other']);
  });
});
