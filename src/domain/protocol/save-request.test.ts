import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { HOUR_MS, MINUTE_MS } from '../limits.ts';
import type { DrinkEntry } from '../session/drink-entry.ts';
import { entry } from '../session/session.fixture.ts';
import { drinkEntrySchema, saveRequestSchema } from './save-request.ts';

const START = NOON - HOUR_MS;
const valid = {
  userName: 'Ana',
  drinks: [entry(`b${NOON - 2_000}`), entry(`g${NOON - 1_000}`)],
  sessionStart: START,
  drinkingPace: 'moderate',
  sentAt: NOON,
};
const STAMPS = { userName: [1, 'a'], drinkingPace: [2, 'b'], hidden: [0, ''], sessionStart: [1, ''] };
const drinksAt = (...times: number[]) => ({ drinks: times.map((ms) => entry(`b${ms}`)) });
const many = (count: number) => ({ drinks: Array.from({ length: count }, (_, i) => entry(`b${START + i}`)) });
const without = (key: string) => Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));

describe('a valid save', () => {
  test.each<[string, object]>([
    ['as the protocol describes it', {}],
    ['without drinks', { drinks: [] }],
    ['with 600 drinks', many(600)],
    ['with a name of 20 characters', { userName: 'a'.repeat(20) }],
    ['with a position', { location: { latitude: 48.2082, longitude: 16.3738 } }],
    ['with a position at the edge of the world', { location: { latitude: 90, longitude: -180 } }],
    ['with a position at the other edge', { location: { latitude: -90, longitude: 180 } }],
    ['that removes the position', { location: null }],
    ['with removed drinks', { removed: ['5-x'] }],
    ['with 1,000 removed drinks', { removed: Array.from({ length: 1_000 }, (_, index) => `${index}-x`) }],
    ['with a stamp for each register', { stamps: STAMPS }],
    ['with one stamp', { stamps: { userName: [7, 'aZ-_09'] } }],
    ['with the stamp of a register that was never written', { stamps: { hidden: [0, ''] } }],
    ['that says to hide', { hidden: true }],
    ['that begins when it is sent', { drinks: [], sessionStart: NOON }],
    ['that begins 5 minutes after it is sent', { drinks: [], sessionStart: NOON + 5 * MINUTE_MS }],
    ['with a drink 5 minutes after it was sent', drinksAt(NOON + 5 * MINUTE_MS)],
    ['with a drink 5 minutes before the evening', drinksAt(START - 5 * MINUTE_MS)],
    ['of an evening of two days ago (that is a matter of age, not of content)', { sessionStart: START - 48 * HOUR_MS }],
    ['from a phone whose clock shows 1970', { drinks: [], sessionStart: 0, sentAt: 0 }],
    ...['slow', 'moderate', 'fast', 'catchup'].map((drinkingPace): [string, object] => [
      drinkingPace,
      { drinkingPace },
    ]),
  ])('%s', (_, part) => {
    expect(v.parse(saveRequestSchema, { ...valid, ...part })).toEqual({ ...valid, ...part });
  });

  test('the name in a valid save is trimmed', () => {
    expect(v.parse(saveRequestSchema, { ...valid, userName: '  Ana ' }).userName).toBe('Ana');
  });

  test('unknown fields of a valid save are left out', () => {
    expect(v.parse(saveRequestSchema, { ...valid, total_drinks: 99, expires_at: 'never', revision: 7 })).toEqual(valid);
  });
});

describe('the field that the fault of an invalid save names', () => {
  test.each<[string, object, string]>([
    ['no name', without('userName'), 'userName'],
    ['a blank name', { ...valid, userName: '  ' }, 'userName'],
    ['a name of 21 characters', { ...valid, userName: 'a'.repeat(21) }, 'userName'],
    ['a name that turns the text', { ...valid, userName: 'a\u202eb' }, 'userName'],
    ['a name that is a number', { ...valid, userName: 7 }, 'userName'],
    ['no drinks', without('drinks'), 'drinks'],
    ['drinks that are no list', { ...valid, drinks: {} }, 'drinks'],
    ['601 drinks', { ...valid, ...many(601) }, 'drinks'],
    ['one id twice', { ...valid, ...drinksAt(NOON, NOON) }, 'drinks'],
    ['a drink after it was sent', { ...valid, ...drinksAt(NOON, NOON + 5 * MINUTE_MS + 1) }, 'drinks'],
    ['a drink before the evening', { ...valid, ...drinksAt(START - 5 * MINUTE_MS - 1, NOON) }, 'drinks'],
    [
      'an unknown drink',
      { ...valid, drinks: [{ id: '5-x', drinkType: 'tea', timestamp: NOON }] },
      'drinks.0.drinkType',
    ],
    [
      'a drink without time',
      { ...valid, drinks: [valid.drinks[0], { id: '5-x', drinkType: 'beer' }] },
      'drinks.1.timestamp',
    ],
    ['a drink without id', { ...valid, drinks: [{ drinkType: 'beer', timestamp: NOON }] }, 'drinks.0.id'],
    [
      'an unknown spirit',
      { ...valid, drinks: [{ ...entry(`g${NOON}`), alcoholType: 'absinthe' }] },
      'drinks.0.alcoholType',
    ],
    ['a beer with a spirit', { ...valid, drinks: [{ ...entry(`b${NOON}`), alcoholType: 'gin' }] }, 'drinks.0'],
    ['no start', without('sessionStart'), 'sessionStart'],
    ['a start as text', { ...valid, sessionStart: '2026-06-20' }, 'sessionStart'],
    ['a start before 1970', { ...valid, sessionStart: -1 }, 'sessionStart'],
    ['half a millisecond', { ...valid, sessionStart: START + 0.5 }, 'sessionStart'],
    ['a start after it was sent', { ...valid, drinks: [], sessionStart: NOON + 5 * MINUTE_MS + 1 }, 'sessionStart'],
    ['no pace', without('drinkingPace'), 'drinkingPace'],
    ['an unknown pace', { ...valid, drinkingPace: 'Catch Up' }, 'drinkingPace'],
    ['1,001 removed drinks', { ...valid, removed: Array.from({ length: 1_001 }, () => '5-x') }, 'removed'],
    ['a removed id that is no id', { ...valid, removed: ['x'] }, 'removed.0'],
    ['a stamp without a tag', { ...valid, stamps: { userName: [7] } }, 'stamps.userName.1'],
    ['a stamp that counts below 0', { ...valid, stamps: { userName: [-1, 'a'] } }, 'stamps.userName.0'],
    ['half a stamp', { ...valid, stamps: { hidden: [0.5, 'a'] } }, 'stamps.hidden.0'],
    ['a counter above the limit', { ...valid, stamps: { hidden: [2 ** 53, 'a'] } }, 'stamps.hidden.0'],
    ['a tag of 17 characters', { ...valid, stamps: { hidden: [1, 'x'.repeat(17)] } }, 'stamps.hidden.1'],
    ['a tag with a blank', { ...valid, stamps: { hidden: [1, 'a b'] } }, 'stamps.hidden.1'],
    ['stamps that are no object', { ...valid, stamps: 7 }, 'stamps'],
    ['hiding as text', { ...valid, hidden: 'yes' }, 'hidden'],
    ['no time of sending', without('sentAt'), 'sentAt'],
    ['a time of sending as text', { ...valid, sentAt: 'now' }, 'sentAt'],
    ['a time of sending before 1970', { ...valid, sentAt: -1 }, 'sentAt'],
    ['a latitude above 90', { ...valid, location: { latitude: 90.1, longitude: 0 } }, 'location.latitude'],
    ['a latitude below -90', { ...valid, location: { latitude: -90.1, longitude: 0 } }, 'location.latitude'],
    ['a longitude above 180', { ...valid, location: { latitude: 0, longitude: 180.1 } }, 'location.longitude'],
    ['a longitude below -180', { ...valid, location: { latitude: 0, longitude: -180.1 } }, 'location.longitude'],
    ['half a position', { ...valid, location: { latitude: 0 } }, 'location.longitude'],
    ['a position as text', { ...valid, location: 'here' }, 'location'],
  ])('%s', (_, body, field) => {
    const parsed = v.safeParse(saveRequestSchema, body, { abortEarly: true });
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });

  test.each([[null], [[]], ['{}'], [7]])('%j is not a save', (body) => {
    expect(v.safeParse(saveRequestSchema, body).success).toBe(false);
  });

  test.each([
    ['a name', { ...valid, userName: '' }, 'must not be empty'],
    ['doubled ids', { ...valid, ...drinksAt(NOON, NOON) }, 'entry ids are not unique'],
    ['a start', { ...valid, drinks: [], sessionStart: NOON * 2 }, 'starts after it was sent'],
    ['an entry', { ...valid, ...drinksAt(NOON * 2) }, 'A drink is later than the save.'],
  ])('a save with %s gets a clear message', (_, body, message) => {
    expect(v.safeParse(saveRequestSchema, body).issues?.[0].message).toBe(message);
  });
});

describe('a stored or sent entry', () => {
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
  ])('%s is a readable entry', (_, part) => {
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
  ])('%s is not a readable entry', (_, value) => {
    expect(v.safeParse(drinkEntrySchema, value).success).toBe(false);
  });

  test('an entry with a spirit that does not fit its type gets a clear message', () => {
    const result = v.safeParse(drinkEntrySchema, { ...valid, alcoholType: 'rum' });
    expect(result.issues?.map(({ message }) => message)).toEqual(['spirit does not fit']);
  });
});
