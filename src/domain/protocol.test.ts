import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NOON } from './leaderboard/guests.fixture.ts';
import { HOUR_MS, MINUTE_MS } from './limits.ts';
import {
  PREFER_KEPT,
  PROBLEM_STATUS,
  problemSchema,
  saveAnswerSchema,
  saveRequestSchema,
  sessionIdSchema,
  writeKeySchema,
} from './protocol.ts';
import { entry } from './session/drink-session.fixture.ts';

const START = NOON - HOUR_MS;
const valid = {
  userName: 'Ana',
  drinks: [entry(`b${NOON - 2_000}`), entry(`g${NOON - 1_000}`)],
  sessionStart: START,
  drinkingPace: 'moderate',
  revision: 7,
  sentAt: NOON,
};
const drinksAt = (...times: number[]) => ({ drinks: times.map((ms) => entry(`b${ms}`)) });
const many = (count: number) => ({ drinks: Array.from({ length: count }, (_, i) => entry(`b${START + i}`)) });
const without = (key: string) => Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key));

describe('a save that is understood', () => {
  test.each<[string, object]>([
    ['as it stands in the contract', {}],
    ['without drinks', { drinks: [] }],
    ['with 500 drinks', many(500)],
    ['with a name of 20 characters', { userName: 'a'.repeat(20) }],
    ['with a position', { location: { latitude: 48.2082, longitude: 16.3738 } }],
    ['with a position at the edge of the world', { location: { latitude: 90, longitude: -180 } }],
    ['with a position at the other edge', { location: { latitude: -90, longitude: 180 } }],
    ['with no position any more', { location: null }],
    ['with its first revision', { revision: 1 }],
    ['with the highest revision', { revision: Number.MAX_SAFE_INTEGER }],
    ['that begins when it is sent', { drinks: [], sessionStart: NOON }],
    ['that begins 5 minutes after it is sent', { drinks: [], sessionStart: NOON + 5 * MINUTE_MS }],
    ['with a drink 5 minutes after it was sent', drinksAt(NOON + 5 * MINUTE_MS)],
    ['with a drink 5 minutes before the evening', drinksAt(START - 5 * MINUTE_MS)],
    ['of an evening of two days ago (that is a matter of age, not of content)', { sessionStart: START - 48 * HOUR_MS }],
    ['from a phone that lives in 1970', { drinks: [], sessionStart: 0, sentAt: 0 }],
    ...['slow', 'moderate', 'fast', 'catchup'].map((drinkingPace): [string, object] => [
      drinkingPace,
      { drinkingPace },
    ]),
  ])('%s', (_, part) => {
    expect(v.parse(saveRequestSchema, { ...valid, ...part })).toEqual({ ...valid, ...part });
  });

  test('its name is trimmed', () => {
    expect(v.parse(saveRequestSchema, { ...valid, userName: '  Ana ' }).userName).toBe('Ana');
  });

  test('what nobody asked for is left out', () => {
    expect(v.parse(saveRequestSchema, { ...valid, total_drinks: 99, expires_at: 'never' })).toEqual(valid);
  });
});

describe('a save that is not, and the field that is named', () => {
  test.each<[string, object, string]>([
    ['no name', without('userName'), 'userName'],
    ['a blank name', { ...valid, userName: '  ' }, 'userName'],
    ['a name of 21 characters', { ...valid, userName: 'a'.repeat(21) }, 'userName'],
    ['a name that turns the text', { ...valid, userName: 'a\u202eb' }, 'userName'],
    ['a name that is a number', { ...valid, userName: 7 }, 'userName'],
    ['no drinks', without('drinks'), 'drinks'],
    ['drinks that are no list', { ...valid, drinks: {} }, 'drinks'],
    ['501 drinks', { ...valid, ...many(501) }, 'drinks'],
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
    ['no revision', without('revision'), 'revision'],
    ['revision 0', { ...valid, revision: 0 }, 'revision'],
    ['a negative revision', { ...valid, revision: -1 }, 'revision'],
    ['half a revision', { ...valid, revision: 1.5 }, 'revision'],
    ['a revision as text', { ...valid, revision: '7' }, 'revision'],
    ['a revision nobody can count to', { ...valid, revision: 2 ** 53 }, 'revision'],
    ['no moment of sending', without('sentAt'), 'sentAt'],
    ['a moment of sending as text', { ...valid, sentAt: 'now' }, 'sentAt'],
    ['a moment of sending before 1970', { ...valid, sentAt: -1 }, 'sentAt'],
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

  test.each([[null], [[]], ['{}'], [7]])('%j is no save at all', (body) => {
    expect(v.safeParse(saveRequestSchema, body).success).toBe(false);
  });

  test.each([
    ['a name', { ...valid, userName: '' }, 'name is blank'],
    ['doubled ids', { ...valid, ...drinksAt(NOON, NOON) }, 'entry ids are not unique'],
    ['a start', { ...valid, drinks: [], sessionStart: NOON * 2 }, 'starts after it was sent'],
    ['an entry', { ...valid, ...drinksAt(NOON * 2) }, 'an entry lies outside its session'],
  ])('%s is refused in words', (_, body, message) => {
    expect(v.safeParse(saveRequestSchema, body).issues?.[0].message).toBe(message);
  });
});

describe('ids and secrets', () => {
  test.each([
    ['aA0_-'.padEnd(22, 'x'), true],
    ['x'.repeat(21), false],
    ['x'.repeat(23), false],
    [`${'x'.repeat(21)}=`, false],
    [`${'x'.repeat(21)}/`, false],
    [`${'x'.repeat(22)}\n`, false],
    [22, false],
  ])('%j is a session id: %s', (id, expected) => {
    expect(v.is(sessionIdSchema, id)).toBe(expected);
  });

  test('a wrong one is told in words', () => {
    expect(v.safeParse(sessionIdSchema, '').issues?.[0].message).toBe('a session id is 22 base64url characters');
  });

  test.each([
    ['aA0_-'.padEnd(43, 'x'), true],
    ['x'.repeat(42), false],
    ['x'.repeat(44), false],
    [`${'x'.repeat(42)}+`, false],
    [`${'x'.repeat(42)}=`, false],
  ])('%j is a secret: %s', (key, expected) => {
    expect(v.is(writeKeySchema, key)).toBe(expected);
  });
});

describe('what the server answers', () => {
  const { sentAt: _sentAt, ...keptSession } = valid;

  test('says nothing of where a guest stands', () => {
    const session = { ...keptSession, location: { latitude: 1, longitude: 2 } };
    expect(v.parse(saveAnswerSchema, { revision: 7, serverTime: NOON, session }).session).toEqual(keptSession);
  });

  test('is asked for by a header', () => {
    expect(PREFER_KEPT).toBe('return=representation');
  });

  test.each([
    [{ revision: 7, serverTime: NOON }, true],
    [{ revision: 0, serverTime: NOON }, false],
    [{ revision: 7 }, false],
    [{ serverTime: NOON }, false],
    [{ revision: 7, serverTime: NOON, session: keptSession }, true],
    [{ revision: 7, serverTime: NOON, session: { ...keptSession, drinks: [{ id: '5' }] } }, false],
    [{ revision: 7, serverTime: NOON, session: { ...keptSession, drinkingPace: 'warp' } }, false],
    [{ revision: 7, serverTime: NOON, session: { ...keptSession, sessionStart: -1 } }, false],
    [{ revision: 7, serverTime: NOON, session: { ...keptSession, userName: null } }, false],
    [{ revision: 7, serverTime: NOON, session: { ...keptSession, revision: 0 } }, false],
  ])('%j acknowledges a save: %s', (answer, expected) => {
    expect(v.is(saveAnswerSchema, answer)).toBe(expected);
  });
});

describe('problems', () => {
  test.each([
    ['bad-json', 400],
    ['no-secret', 401],
    ['not-yours', 403],
    ['not-found', 404],
    ['conflict', 409],
    ['gone', 410],
    ['too-large', 413],
    ['bad-type', 415],
    ['invalid', 422],
    ['too-many', 429],
    ['unavailable', 503],
  ] as const)('%s is %d', (code, status) => {
    expect(PROBLEM_STATUS[code]).toBe(status);
    expect(v.is(problemSchema, { type: 'about:blank', title: 'x', status, code })).toBe(true);
  });

  test('there are no others', () => {
    expect(Object.keys(PROBLEM_STATUS)).toHaveLength(11);
    expect(v.is(problemSchema, { type: 'about:blank', title: 'x', status: 418, code: 'teapot' })).toBe(false);
  });

  test.each([
    [{ field: 'userName', detail: 'name is blank' }, true],
    [{ revision: 7 }, true],
    [{ revision: 0 }, false],
    [{ revision: 7, serverTime: NOON, session: { ...valid } }, true],
    [{ serverTime: -1 }, false],
    [{ session: {} }, false],
    [{ field: 7 }, false],
    [{ detail: 7 }, false],
  ])('may say more: %j %s', (more, expected) => {
    expect(v.is(problemSchema, { type: 'about:blank', title: 'x', status: 422, code: 'invalid', ...more })).toBe(
      expected,
    );
  });
});
