import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NOON } from '../leaderboard/guests.fixture.ts';
import { HOUR_MS } from '../limits.ts';
import { entry } from '../session/session.fixture.ts';
import { PROBLEM_STATUS, problemSchema, saveAnswerSchema, sessionIdSchema, writeKeySchema } from './session-wire.ts';

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
  const session = {
    userName: 'Ana',
    drinks: [entry(`b${NOON - 2_000}`), entry(`g${NOON - 1_000}`)],
    removed: ['5-x'],
    sessionStart: NOON - HOUR_MS,
    drinkingPace: 'moderate',
    hidden: false,
    isQuiet: true,
    stamps: { userName: [1, 'a'], drinkingPace: [2, 'b'], hidden: [0, ''], isQuiet: [1, 'q'], sessionStart: [1, ''] },
  };
  const answer = { serverTime: NOON, sentAt: NOON };

  test('an answer never contains the position of the guest', () => {
    const told = { ...session, location: { latitude: 1, longitude: 2 } };
    expect(v.parse(saveAnswerSchema, { ...answer, session: told }).session).toEqual(session);
  });

  test('an answer of a server without quiet guests is read as not quiet, with an unwritten stamp', () => {
    const { isQuiet: _, stamps, ...older } = session;
    const { isQuiet: __, ...olderStamps } = stamps;
    const told = v.parse(saveAnswerSchema, { ...answer, session: { ...older, stamps: olderStamps } }).session;
    expect(told).toEqual({ ...session, isQuiet: false, stamps: { ...stamps, isQuiet: [0, ''] } });
  });

  test('an answer keeps drinks and paces that only a newer server knows', () => {
    const newer = {
      ...session,
      drinks: [{ id: '5-x', drinkType: 'mead', alcoholType: 'honey', timestamp: 5, glass: 'horn' }],
      drinkingPace: 'warp',
    };
    expect(v.parse(saveAnswerSchema, { ...answer, session: newer }).session).toEqual(newer);
  });

  test.each<[object, boolean]>([
    [answer, true],
    [{ ...answer, host: { name: 'Ben K.', hidden: true, admission: 'waiting' } }, true],
    [{ ...answer, host: { admission: 'in' } }, false],
    [{ serverTime: NOON }, false],
    [{ sentAt: NOON }, false],
    [{ ...answer, session }, true],
    [{ ...answer, session: { ...session, drinks: [{ id: '5' }] } }, false],
    [{ ...answer, session: { ...session, removed: undefined } }, false],
    [{ ...answer, session: { ...session, sessionStart: -1 } }, false],
    [{ ...answer, session: { ...session, userName: null } }, false],
    [{ ...answer, session: { ...session, hidden: undefined } }, false],
    [{ ...answer, session: { ...session, stamps: { userName: [1, 'a'] } } }, false],
  ])('%j acknowledges a save: %s', (body, expected) => {
    expect(v.is(saveAnswerSchema, body)).toBe(expected);
  });
});

describe('problems in answers', () => {
  test.each([
    ['bad-json', 400],
    ['no-secret', 401],
    ['not-yours', 403],
    ['celebration-over', 403],
    ['door-closed', 403],
    ['not-found', 404],
    ['unknown-celebration', 404],
    ['other-celebration', 409],
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

  test('the list of problem codes is complete', () => {
    expect(Object.keys(PROBLEM_STATUS)).toHaveLength(14);
    expect(v.is(problemSchema, { type: 'about:blank', title: 'x', status: 418, code: 'teapot' })).toBe(false);
  });

  test.each([
    [{ field: 'userName', detail: 'must not be empty' }, true],
    [{ reason: 'expired' }, true],
    [{ reason: 'deleted' }, true],
    [{ reason: 'forgotten' }, true],
    [{ reason: 'tired' }, false],
    [{ field: 7 }, false],
  ])('a problem may have unknown fields: %j %s', (more, expected) => {
    expect(v.is(problemSchema, { type: 'about:blank', title: 'x', status: 422, code: 'invalid', ...more })).toBe(
      expected,
    );
  });
});
