import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../limits.ts';
import { countedDrinks, MAX_COUNTED_DRINKS } from './counted-drinks.ts';
import type { StoredEntry } from './drink-entry.ts';

const NOON = Date.UTC(2026, 5, 20, 12);
const drinksAt = (minutes: readonly number[], drinkType = 'beer'): StoredEntry[] =>
  minutes.map((minute, index) => ({ id: `${index}-x`, drinkType, timestamp: NOON + minute * MINUTE_MS }));
const times = (count: number, minute: number) => Array.from({ length: count }, () => minute);

test.each<[string, StoredEntry[], number]>([
  ['nothing', [], 0],
  ['30 drinks at once', drinksAt(times(30, 0)), 30],
  ['500 drinks at once', drinksAt(times(500, 0)), 30],
  ['30 drinks, and 30 more ten minutes later', drinksAt([...times(30, 0), ...times(30, 10)]), 60],
  ['30 drinks, and 30 more sooner', drinksAt([...times(30, 0), ...times(30, 9.99)]), 30],
  ['waters', drinksAt(times(40, 0), 'water'), 0],
  ['drinks in any order', drinksAt([...times(30, 10), ...times(30, 0)]), 60],
])('%s', (_, drinks, counted) => {
  expect(countedDrinks(drinks)).toBe(counted);
});

test('all drinks of a real evening count', () => {
  const anyEvening = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { maxLength: MAX_COUNTED_DRINKS });
  fc.assert(fc.property(anyEvening, (minutes) => countedDrinks(drinksAt(minutes)) === minutes.length));
});
