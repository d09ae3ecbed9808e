import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compareEntries, countAlcoholic, newDrinkEntry, storedEntrySchema } from './drink-entry.ts';
import { canRemove, lastDrinkAt } from './drink-times.ts';
import { entry } from './session.fixture.ts';

describe('a new entry', () => {
  test('a new entry has an id that begins with its time [SPEC-3.1]', () => {
    expect(newDrinkEntry({ drinkType: 'beer' }, 1_795_245_238_905, 'aZ09')).toEqual({
      id: '1795245238905-aZ09',
      drinkType: 'beer',
      timestamp: 1_795_245_238_905,
    });
  });

  test('a new entry contains the chosen spirit', () => {
    expect(newDrinkEntry({ drinkType: 'shot', alcoholType: 'gin' }, 5, 'x')).toEqual({
      id: '5-x',
      drinkType: 'shot',
      alcoholType: 'gin',
      timestamp: 5,
    });
  });

  test('a new entry never has an empty spirit', () => {
    expect(newDrinkEntry({ drinkType: 'water', alcoholType: undefined }, 5, 'x')).not.toHaveProperty('alcoholType');
  });
});

describe('an entry of a newer Clink', () => {
  const newer = { id: '5-x', drinkType: 'mead', alcoholType: 'honey', timestamp: 5, glass: 'horn' };

  test('an entry of a newer Clink keeps every field that this version does not know', () => {
    expect(v.parse(storedEntrySchema, newer)).toEqual(newer);
    expect(countAlcoholic([newer])).toBe(0);
  });

  test.each<[string, object]>([
    ['no id', { ...newer, id: undefined }],
    ['a drink that is no text', { ...newer, drinkType: 7 }],
    ['a spirit that is no text', { ...newer, alcoholType: null }],
    ['a time that no Date can hold', { ...newer, timestamp: Number.MAX_SAFE_INTEGER }],
  ])('an entry with %s is not readable', (_, entry) => {
    expect(v.is(storedEntrySchema, entry)).toBe(false);
  });
});

test.each([
  [[], 0],
  [['h1', 'o2'], 0],
  [['b1', 'w2', 'r3', 't4', 'h5', 'o6'], 4],
])('of the drinks %j, %d count as alcoholic [SPEC-3.3]', (drinks, expected) => {
  expect(countAlcoholic(drinks.map(entry))).toBe(expected);
});

test.each([
  [[], null],
  [['b0'], 0],
  [['b1', 'w9', 'h4'], 9],
  [['b1', 'h9'], 9],
])('the last drink of %j, including water, is at %s', (drinks, expected) => {
  expect(lastDrinkAt(drinks.map(entry))).toBe(expected);
});

test('entries are ordered by time, then by id', () => {
  const inOrder = ['b1', 'h1', 'w1', 'b2', 'b10'].map(entry);
  expect([...inOrder].reverse().sort(compareEntries)).toEqual(inOrder);
  expect(compareEntries(entry('b1'), entry('b1'))).toBe(0);
});

test.each([
  ['at once', 0, true],
  ['when the clock was set back meanwhile', -60_000, true],
  ['one ms before five minutes', 299_999, true],
  ['after five minutes', 300_000, true],
  ['one ms later', 300_001, false],
])('a mistaken drink can be removed %s (%d ms): %s', (_, elapsed, expected) => {
  expect(canRemove({ timestamp: 1_000_000 }, 1_000_000 + elapsed)).toBe(expected);
});
