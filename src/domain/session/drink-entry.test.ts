import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  canRemove,
  compareEntries,
  countAlcoholic,
  type DrinkEntry,
  drinkEntrySchema,
  lastDrinkAt,
  newDrinkEntry,
  storedEntrySchema,
} from './drink-entry.ts';
import { entry } from './session.fixture.ts';

describe('a new entry', () => {
  test('has an id that begins with its time', () => {
    expect(newDrinkEntry({ drinkType: 'beer' }, 1_795_245_238_905, 'aZ09')).toEqual({
      id: '1795245238905-aZ09',
      drinkType: 'beer',
      timestamp: 1_795_245_238_905,
    });
  });

  test('carries the spirit that was chosen', () => {
    expect(newDrinkEntry({ drinkType: 'shot', alcoholType: 'gin' }, 5, 'x')).toEqual({
      id: '5-x',
      drinkType: 'shot',
      alcoholType: 'gin',
      timestamp: 5,
    });
  });

  test('never has an empty spirit', () => {
    expect(newDrinkEntry({ drinkType: 'water', alcoholType: undefined }, 5, 'x')).not.toHaveProperty('alcoholType');
  });
});

describe('an entry as it is stored and sent', () => {
  const valid: DrinkEntry = { id: '5-x', drinkType: 'beer', timestamp: 5 };

  test.each<[string, object]>([
    ['a beer', {}],
    ['a cocktail with its spirit', { drinkType: 'cocktail', alcoholType: 'rum' }],
    ['a shot with its spirit', { drinkType: 'shot', alcoholType: 'whiskey' }],
    ['a cocktail of which nobody knows the spirit', { drinkType: 'cocktail' }],
    ['an id with a time of 16 digits', { id: '1234567890123456-x' }],
    ['an id with a dash and dots in its random text', { id: '5-0.73-b' }],
    ['an id with 64 random characters', { id: `5-${'x'.repeat(64)}` }],
    ['a time of 0', { timestamp: 0 }],
    ['the last time that a Date can hold', { timestamp: 8_640_000_000_000_000 }],
    ['a time other than its id says', { timestamp: 77 }],
  ])('%s is readable', (_, part) => {
    expect(v.parse(drinkEntrySchema, { ...valid, ...part })).toEqual({ ...valid, ...part });
  });

  test.each<[string, unknown]>([
    ['an unknown drink', { ...valid, drinkType: 'tea' }],
    ['an unknown spirit', { ...valid, drinkType: 'shot', alcoholType: 'absinthe' }],
    ['a beer with a spirit', { ...valid, alcoholType: 'rum' }],
    ['a water with a spirit', { ...valid, drinkType: 'water', alcoholType: 'rum' }],
    ['no spirit, said aloud', { ...valid, drinkType: 'shot', alcoholType: null }],
    ['no id', { drinkType: 'beer', timestamp: 5 }],
    ['an id without a dash', { ...valid, id: '5x' }],
    ['an id without a time', { ...valid, id: '-x' }],
    ['an id with a time of 17 digits', { ...valid, id: '12345678901234567-x' }],
    ['an id without random text', { ...valid, id: '5-' }],
    ['an id with 65 random characters', { ...valid, id: `5-${'x'.repeat(65)}` }],
    ['an id with a blank', { ...valid, id: '5-x y' }],
    ['an id with something before the time', { ...valid, id: 'x5-x' }],
    ['an id that is no text', { ...valid, id: 5 }],
    ['no time', { id: '5-x', drinkType: 'beer' }],
    ['a time before 1970', { ...valid, timestamp: -1 }],
    ['a time that no Date can hold', { ...valid, timestamp: 8_640_000_000_000_001 }],
    ['half a millisecond', { ...valid, timestamp: 5.5 }],
    ['a time as text', { ...valid, timestamp: '5' }],
    ['no object', 'beer'],
  ])('%s is not', (_, value) => {
    expect(v.safeParse(drinkEntrySchema, value).success).toBe(false);
  });

  test('a spirit that does not fit gets a clear message', () => {
    const result = v.safeParse(drinkEntrySchema, { ...valid, alcoholType: 'rum' });
    expect(result.issues?.map(({ message }) => message)).toEqual(['spirit does not fit']);
  });
});

describe('an entry of a newer Clink', () => {
  const newer = { id: '5-x', drinkType: 'mead', alcoholType: 'honey', timestamp: 5, glass: 'horn' };

  test('keeps every field that this version does not know', () => {
    expect(v.parse(storedEntrySchema, newer)).toEqual(newer);
    expect(countAlcoholic([newer])).toBe(0);
  });

  test.each<[string, object]>([
    ['no id', { ...newer, id: undefined }],
    ['a drink that is no text', { ...newer, drinkType: 7 }],
    ['a spirit that is no text', { ...newer, alcoholType: null }],
    ['a time that no Date can hold', { ...newer, timestamp: Number.MAX_SAFE_INTEGER }],
  ])('with %s is not readable', (_, entry) => {
    expect(v.is(storedEntrySchema, entry)).toBe(false);
  });
});

test.each([
  [[], 0],
  [['h1', 'o2'], 0],
  [['b1', 'w2', 'r3', 't4', 'h5', 'o6'], 4],
])('of %j, %d count as alcoholic', (drinks, expected) => {
  expect(countAlcoholic(drinks.map(entry))).toBe(expected);
});

test.each([
  [[], null],
  [['b0'], 0],
  [['b1', 'w9', 'h4'], 9],
  [['b1', 'h9'], 9],
])('the last drink of %j is at %s, water included', (drinks, expected) => {
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
