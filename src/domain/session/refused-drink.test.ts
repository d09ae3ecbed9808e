import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../limits.ts';
import { correctDrink } from './correct-drink.ts';
import type { DrinkEntry } from './drink-entry.ts';
import { withoutRefused } from './refused-drink.ts';
import { type SessionState, startSession } from './session-state.ts';

const NOW = Date.UTC(2026, 5, 20, 19);
const MADE = { aheadMs: 0, tag: 'tagA' };
const START = startSession(NOW - HOUR_MS, 'start');
const beer: DrinkEntry = { id: `${NOW}-beerbeer`, drinkType: 'beer', timestamp: NOW };
const withDrinks = (...drinks: DrinkEntry[]): SessionState => ({ ...START, drinks });

/** Ana has corrected a drink to a wine that she had five hours ago. */
const movedFrom = (entry: DrinkEntry) =>
  correctDrink(withDrinks(entry), entry, { drinkType: 'wine', timestamp: NOW - 5 * HOUR_MS }, { ...MADE, tag: 'wine' });
const shown = ({ drinks }: SessionState) =>
  drinks.map(({ drinkType, timestamp, loggedAt }) => [drinkType, timestamp, loggedAt]);

describe('drinks that the server refuses for good', () => {
  test('an earlier drink is removed from the list, on every phone', () => {
    const earlier = { ...beer, timestamp: NOW - 9 * HOUR_MS, loggedAt: NOW };
    const state = withoutRefused(withDrinks(earlier), earlier, null, MADE);
    expect([state.drinks, state.removed]).toEqual([[], [beer.id]]);
  });

  test('a drink whose corrected time is refused gets the time that the server knows', () => {
    const state = movedFrom(beer);
    const [wine] = state.drinks as DrinkEntry[];
    expect(wine && shown(withoutRefused(state, wine, withDrinks(beer), MADE))).toEqual([['wine', NOW, undefined]]);
  });

  test('an earlier drink whose corrected time is refused keeps its first earlier time', () => {
    const earlier = { ...beer, timestamp: NOW - HOUR_MS, loggedAt: NOW };
    const state = movedFrom(earlier);
    const [wine] = state.drinks as DrinkEntry[];
    expect(wine && shown(withoutRefused(state, wine, withDrinks(earlier), MADE))).toEqual([
      ['wine', NOW - HOUR_MS, NOW],
    ]);
  });

  test('a refused correction of a drink that the server does not know gets the time of logging', () => {
    const state = movedFrom(beer);
    const [wine] = state.drinks as DrinkEntry[];
    expect(wine && shown(withoutRefused(state, wine, null, MADE))).toEqual([['wine', NOW, undefined]]);
  });

  test('refusing a drink that is no longer on the list changes nothing', () => {
    const state = withDrinks();
    expect(withoutRefused(state, beer, null, MADE)).toBe(state);
  });

  test('after three rounds with a server that refuses everything, no drink is left', () => {
    const times = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 6 });
    fc.assert(
      fc.property(times, fc.boolean(), (hours, isKnown) => {
        const moved = hours.reduce((state, ago, index) => moveFirst(state, ago, `t${index}`), withDrinks(beer));
        const refuse = (state: SessionState) =>
          state.drinks.reduce(
            (rest, entry) => withoutRefused(rest, entry, isKnown ? withDrinks(beer) : null, MADE),
            state,
          );
        expect(refuse(refuse(refuse(moved))).drinks).toEqual([]);
      }),
    );
  });
});

function moveFirst(state: SessionState, hoursAgo: number, tag: string): SessionState {
  const [entry] = state.drinks as DrinkEntry[];
  const timestamp = NOW - hoursAgo * HOUR_MS;
  return entry ? correctDrink(state, entry, { ...entry, timestamp }, { ...MADE, tag }) : state;
}
