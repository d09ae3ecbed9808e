import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRINK_TYPES } from '../drink-menu.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import { countedDrinks } from '../session/counted-drinks.ts';
import type { StoredEntry } from '../session/drink-entry.ts';
import { roomTally, tallyOf } from './tally.ts';

const EVENING = Date.UTC(2026, 5, 20, 18);
const drink = (drinkType: string, minute: number, index = 0): StoredEntry => ({
  id: `${index}-x`,
  drinkType,
  timestamp: EVENING + minute * MINUTE_MS,
});

test('the tally of a room counts drinks with and without alcohol, and waters, hour by hour', () => {
  const ana = tallyOf([drink('beer', 5), drink('water', 59), drink('wine', 121)]);
  const tom = tallyOf([drink('other', 61), drink('water', 62), drink('kombucha', 63)]);
  expect(roomTally([ana, tom], EVENING + 3 * HOUR_MS)).toEqual({
    totals: { alcoholic: 2, without: 4, waters: 2 },
    hours: { from: EVENING, alcoholic: [1, 0, 1, 0], without: [1, 3, 0, 0], waters: [1, 1, 0, 0] },
  });
});

test('the tally of a room without drinks has one empty hour', () => {
  expect(roomTally([], EVENING + 5)).toEqual({
    totals: { alcoholic: 0, without: 0, waters: 0 },
    hours: { from: EVENING, alcoholic: [0], without: [0], waters: [0] },
  });
});

test('a guest who taps on water all night counts only as much as on a leaderboard', () => {
  const taps = Array.from({ length: 500 }, (_, index) => drink('water', 0, index));
  expect(tallyOf(taps)).toMatchObject({ without: 30, waters: 30 });
});

test('a water logged as an earlier drink counts in the totals, but not towards a hundred waters', () => {
  const earlier = { ...drink('water', 5), loggedAt: EVENING + HOUR_MS };
  expect(tallyOf([earlier, drink('water', 6, 1)])).toMatchObject({ waters: 2, freshWaters: 1 });
});

test('a wrong clock loses no drink and adds no years of empty hours', () => {
  const entry = fc.record({ type: fc.constantFrom(...DRINK_TYPES), minute: fc.integer({ min: -9e6, max: 9e6 }) });
  fc.assert(
    fc.property(fc.array(fc.array(entry, { maxLength: 40 }), { maxLength: 8 }), (guests) => {
      const evenings = guests.map((drinks) => drinks.map(({ type, minute }, index) => drink(type, minute, index)));
      const { totals, hours } = roomTally(evenings.map(tallyOf), EVENING);
      const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
      expect(hours.alcoholic.length).toBeLessThanOrEqual(48);
      expect(hours.without).toHaveLength(hours.alcoholic.length);
      expect(totals).toMatchObject({ alcoholic: sum(hours.alcoholic), without: sum(hours.without) });
      expect(totals.alcoholic).toBe(evenings.reduce((total, drinks) => total + countedDrinks(drinks), 0));
      expect(totals.waters).toBe(sum(hours.waters));
      expect(totals.waters).toBeLessThanOrEqual(totals.without);
    }),
  );
});
