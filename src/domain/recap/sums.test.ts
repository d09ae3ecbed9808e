import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { countedDrinks, MAX_COUNTED_DRINKS } from '../session/counted-drinks.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import { readSums, sumOf, sumsOfGuest, sumsOfGuests, withClinks, writeSums } from './sums.ts';

const EIGHT = Date.parse('2026-06-20T18:00:00Z');
const hour = EIGHT / HOUR_MS;

const drink = (drinkType: string, minutes: number, menuItem?: string): StoredEntry => {
  const timestamp = EIGHT + minutes * MINUTE_MS;
  return { id: `${timestamp}-a`, drinkType, timestamp, ...(menuItem !== undefined && { menuItem }) };
};

test('the sums of a guest count drinks by kind, by name and by hour', () => {
  const drinks = [drink('beer', 1), drink('beer', 3, 'a1'), drink('water', 62), drink('cider', 127)];
  expect(sumsOfGuest(drinks)).toEqual({
    ...{ guests: 1, logged: 1, clinks: [0, 0] },
    kinds: { alcohol: [2, 1], beer: [2, 1], without: [2, 1], water: [1, 1], other: [1, 1] },
    named: { 'beer ': [1, 1], 'beer a1': [1, 1], 'water ': [1, 1], 'other ': [1, 1] },
    hours: { [`alcohol ${hour}`]: [2, 1], [`without ${hour + 1}`]: [1, 1], [`without ${hour + 2}`]: [1, 1] },
    ...{ firstToast: EIGHT, lastToast: EIGHT + 125 * MINUTE_MS },
  });
});

test('a guest without a drink counts as a guest', () => {
  expect(sumsOfGuest([])).toMatchObject({ guests: 1, logged: 0, kinds: {}, firstToast: null, lastToast: null });
});

test('an earlier drink counts in the hour when the guest had it, and a corrected drink as its new kind', () => {
  const earlier = { ...drink('wine', 10), loggedAt: EIGHT + 200 * MINUTE_MS };
  expect(sumsOfGuest([earlier])).toMatchObject({
    hours: { [`alcohol ${hour}`]: [1, 1] },
    lastToast: EIGHT + 10 * MINUTE_MS,
  });
});

test('drinks count as on the leaderboard, so a guest who taps all the time does not dominate the recap', () => {
  const kinds = fc.constantFrom('beer', 'shot', 'water', 'other');
  const taps = fc.array(fc.record({ kind: kinds, minutes: fc.integer({ min: 0, max: 40 }) }), { maxLength: 200 });
  fc.assert(
    fc.property(taps, (all) => {
      const drinks = all.map(({ kind, minutes }) => drink(kind, minutes));
      const { kinds: counted, hours } = sumsOfGuest(drinks);
      expect(counted.alcohol?.[0] ?? 0).toBe(countedDrinks(drinks));
      expect((counted.beer?.[0] ?? 0) + (counted.shot?.[0] ?? 0)).toBe(countedDrinks(drinks));
      expect(hours[`alcohol ${hour}`]?.[0] ?? 0).toBe(countedDrinks(drinks));
    }),
  );
  expect(sumsOfGuest(Array.from({ length: 99 }, () => drink('water', 5))).kinds.water).toEqual([MAX_COUNTED_DRINKS, 1]);
});

test.each(['x'.repeat(17), 'a b', '', '=1'])('the id %j is of no drink of the menu', (id) => {
  expect(sumsOfGuest([drink('beer', 0, id)]).named).toEqual({ 'beer ': [1, 1] });
});

test('no phone can fill the recap with ids', () => {
  const drinks = Array.from({ length: 500 }, (_, index) => drink('beer', index, `id-${index}`));
  expect(Object.keys(sumsOfGuest(drinks).named).length).toBeLessThanOrEqual(49);
});

test('the limit of named drinks applies to each guest separately', () => {
  const drinksFrom = (first: number) =>
    Array.from({ length: 25 }, (_, index) => drink('beer', index, `id-${first + index}`));
  expect(Object.keys(sumsOfGuests([drinksFrom(0), drinksFrom(25), drinksFrom(50)]).named)).toHaveLength(75);
});

test('sums can be added in any order and grouping', () => {
  const guest = fc.array(
    fc.record({ kind: fc.constantFrom('beer', 'water'), minutes: fc.integer({ min: 0, max: 300 }) }),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(fc.array(guest, { minLength: 1, maxLength: 12 }), fc.nat(12), (guests, at) => {
      const all = guests.map((taps) => withClinks(sumsOfGuest(taps.map((tap) => drink(tap.kind, tap.minutes))), 2));
      const parts = sumOf([sumOf(all.slice(0, at)), sumOf(all.slice(at))]);
      expect(sumOf(all.toReversed())).toEqual(parts);
      expect(parts).toMatchObject({ guests: guests.length, clinks: [2 * guests.length, guests.length] });
    }),
  );
});

test('the sums of several guests equal the total of their single sums', () => {
  const names = fc.constantFrom(
    undefined,
    'a1',
    'b2',
    'no id',
    ...Array.from({ length: 60 }, (_, index) => `id-${index}`),
  );
  const kinds = fc.constantFrom('beer', 'shot', 'water', 'cider');
  const taps = fc.array(fc.record({ kind: kinds, minutes: fc.integer({ min: 0, max: 300 }), name: names }), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(fc.array(taps, { maxLength: 7 }), (guests) => {
      const drinks = guests.map((all) => all.map(({ kind, minutes, name }) => drink(kind, minutes, name)));
      expect(sumsOfGuests(drinks)).toEqual(sumOf(drinks.map((of) => sumsOfGuest(of))));
    }),
  );
});

test('stored sums are read back unchanged, and damaged sums are read as null', () => {
  const sums = sumOf([sumsOfGuest([drink('beer', 0)]), sumsOfGuest([])]);
  expect(readSums(writeSums(sums))).toEqual(sums);
  for (const damaged of [undefined, null, '', '{', '{"guests":-1}', writeSums(sums).replace('[1,1]', '[1]')])
    expect(readSums(damaged)).toBeNull();
});

test('an evening of 300 guests with 500 drinks each takes time in proportion to its drinks', () => {
  const drinks = Array.from({ length: 500 }, (_, index) => drink(index % 3 ? 'beer' : 'water', index * 2));
  const timeOf = (guests: number) => {
    const started = performance.now();
    sumOf(Array.from({ length: guests }, () => sumsOfGuest(drinks)));
    return performance.now() - started;
  };
  timeOf(100);
  const [few, many] = [timeOf(30), timeOf(300)];
  expect(many).toBeLessThan(10 * few * 3 + 300);
});
