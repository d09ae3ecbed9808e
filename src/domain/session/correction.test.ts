import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { correctDrink, correctionFor } from './correct-drink.ts';
import { drinkOfId, isCorrection, replacedIds } from './correction.ts';
import { entryIdSchema, type StoredEntry } from './drink-entry.ts';
import { contains, merge } from './merge.ts';
import { session } from './session.fixture.ts';
import { addDrink, MAX_REMOVED_BY_APP, removeDrinks, resetSession } from './session-edits.ts';
import type { SessionState } from './session-state.ts';

const BEER = { id: '100-AbCdEfGh', drinkType: 'beer', timestamp: 100 } as const;
const WATER = { id: '200-WaTeRwAt', drinkType: 'water', timestamp: 200 } as const;
const WINE = { drinkType: 'wine', timestamp: 100 } as const;
const start = session('@50.1a');
const evening: SessionState = { ...start, drinks: [BEER, WATER] };
const made = (tag: string, aheadMs = 0) => ({ tag, aheadMs });
const shown = ({ drinks }: SessionState) => drinks.map(({ drinkType, timestamp }) => `${drinkType} ${timestamp}`);

describe('the id of an entry', () => {
  test.each([
    ['100-AbCdEfGh', 'AbCdEfGh'],
    ['90-AbCdEfGh~1~xyzw', 'AbCdEfGh'],
    ['90-AbCdEfGh~12~xyzw', 'AbCdEfGh'],
    ['5-b', '5-b'],
    ['4-5-b~1~xyzw', '5-b'],
    [`5-${'x'.repeat(64)}`, 'x'.repeat(40)],
    ['5-some~thing', 'some~thing'],
  ])('the id %s belongs to the drink %s', (id, drink) => {
    expect(drinkOfId(id)).toBe(drink);
  });

  test.each([
    ['100-AbCdEfGh', false],
    ['90-AbCdEfGh~1~xyzw', true],
    ['90-AbCdEfGh~~xyzw', false],
    ['90-AbCdEfGh~1~', false],
    ['90-Ab~1~xyzw~', false],
  ])('the id %s belongs to a correction: %s', (id, isOne) => {
    expect(isCorrection(id)).toBe(isOne);
  });

  test('the id of a correction begins with the time on the phone, and is valid whatever the id of the drink is', () => {
    for (const text of ['b', 'AbCdEfGh', '~'.repeat(64), 'x'.repeat(64)]) {
      const entry: StoredEntry = { ...BEER, id: `100-${text}` };
      const { id } = correctionFor(entry, { drinkType: 'wine', timestamp: 90 }, [entry.id], made('xyzwxyzw', 10));
      expect(id).toMatch(/^80-/);
      expect(v.is(entryIdSchema, id)).toBe(true);
      expect([isCorrection(id), drinkOfId(id)]).toEqual([true, drinkOfId(entry.id)]);
    }
  });

  test('a later correction replaces the earlier one, whatever other ids are known', () => {
    expect(replacedIds(['1-a', '9-AbCdEfGh~1~b', '9-AbCdEfGh~2~a'], [])).toEqual(['9-AbCdEfGh~1~b']);
    expect(replacedIds(['9-AbCdEfGh~1~b'], ['9-AbCdEfGh~1~c'])).toEqual(['9-AbCdEfGh~1~b']);
    expect(replacedIds(['100-AbCdEfGh'], ['9-AbCdEfGh~1~c'])).toEqual(['100-AbCdEfGh']);
    expect(replacedIds(['1-a', '2-a'], ['3-a'])).toEqual([]);
  });
});

describe('a correction', () => {
  const wine = correctDrink(evening, BEER, WINE, made('tagA'));

  test('a correction removes the drink and adds the corrected one, so the count stays the same', () => {
    expect(shown(wine)).toEqual(['wine 100', 'water 200']);
    expect(wine.removed).toEqual([BEER.id]);
    expect(wine.drinks[0]).toEqual({ id: '100-AbCdEfGh~1~tagA', drinkType: 'wine', timestamp: 100 });
  });

  test('a correction of the time contains the time of logging and keeps the kind', () => {
    const { drinks } = correctDrink(evening, BEER, { ...BEER, timestamp: 60 }, made('tagA'));
    expect(drinks[0]).toEqual({ id: '60-AbCdEfGh~1~tagA', drinkType: 'beer', timestamp: 60, loggedAt: 100 });
    expect(JSON.stringify(drinks[0])).toMatch(/"timestamp":60,"loggedAt":100}$/);
  });

  test('undoing a correction brings back only the old drink with its time', () => {
    const [corrected = BEER] = wine.drinks;
    const undone = correctDrink(wine, corrected, BEER, made('tagB'));
    expect(shown(undone)).toEqual(shown(evening));
    expect(undone.drinks[0]).not.toHaveProperty('loggedAt');
    expect(merge(undone, evening)).toEqual(undone);
    expect(merge(undone, wine)).toEqual(undone);
  });

  test('a correction of a removed drink restores the drink', () => {
    const removed = removeDrinks(evening, [BEER.id]);
    const back = correctDrink(removed, BEER, BEER, made('tagA'));
    expect(shown(back)).toEqual(shown(evening));
    expect(shown(merge(back, removed))).toEqual(shown(evening));
  });

  test('a correction wins over the copy of an older page that contains both the drink and the correction', () => {
    const older: SessionState = { ...evening, drinks: [BEER, ...wine.drinks] };
    expect(merge(older, wine)).toEqual(wine);
    expect(contains(merge(older, evening), evening)).toBe(true);
  });

  test('two corrections of the same drink on two phones leave one drink, the same on both phones', () => {
    const gin = correctDrink(evening, BEER, { drinkType: 'shot', alcoholType: 'gin', timestamp: 100 }, made('tagB'));
    const [here, there] = [merge(wine, gin), merge(gin, wine)];
    expect(here).toEqual(there);
    expect(shown(here)).toEqual(['shot 100', 'water 200']);
    expect(merge(here, evening)).toEqual(here);
  });

  test('a correction of a drink that another phone has corrected meanwhile replaces that correction', () => {
    const twice = correctDrink(merge(wine, evening), BEER, { drinkType: 'shot', timestamp: 100 }, made('aaaa'));
    expect(shown(twice)).toEqual(['shot 100', 'water 200']);
    expect(merge(wine, twice)).toEqual(twice);
  });

  test('a correction stays on both phones if the other phone removes the drink at the same moment', () => {
    const removed = removeDrinks(evening, [BEER.id]);
    expect(shown(merge(wine, removed))).toEqual(['wine 100', 'water 200']);
    expect(merge(removed, wine)).toEqual(merge(wine, removed));
  });

  test('a reset removes a correction, in whatever order the phones receive the two', () => {
    const reset = resetSession(wine, 900, 'tag');
    expect(reset.drinks).toEqual([]);
    expect(merge(merge(evening, wine), reset).drinks).toEqual([]);
    expect(merge(reset, merge(wine, evening)).drinks).toEqual([]);
  });

  test('correcting a drink of another session does nothing', () => {
    expect(correctDrink(start, BEER, WINE, made('tagA'))).toBe(start);
  });

  test('a correction does nothing if no more drinks can be removed', () => {
    const removed = Array.from({ length: MAX_REMOVED_BY_APP }, (_, index) => `1-${index}`).sort();
    const full = { ...evening, removed };
    expect(correctDrink(full, BEER, WINE, made('tagA'))).toBe(full);
  });

  test('the id of a correction never equals that of a drink logged at the same moment', () => {
    const logged = addDrink(evening, { id: '100-OtherOne', drinkType: 'beer', timestamp: 100 });
    expect(merge(logged, wine).drinks).toHaveLength(3);
  });
});
