import { describe, expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { entry, leaderboard, problemOf } from './sessions.fixture.ts';

const manyDrinks = (count: number) =>
  Array.from({ length: count }, (_, index) => entry({ id: `${NOON}-${index}`, drinkType: 'water' }));

describe('bad input', () => {
  const body = saveAt(NOON);
  test.each<[string, object, string]>([
    ['a blank name', { userName: '   ' }, 'userName'],
    ['an overlong name', { userName: 'W'.repeat(21) }, 'userName'],
    ['a name with a control character', { userName: 'An\u0007a' }, 'userName'],
    ['a name with a bidi override', { userName: 'An\u202ea' }, 'userName'],
    ['a name that is no text', { userName: 5 }, 'userName'],
    ['no name', { userName: undefined }, 'userName'],
    ['an unknown drink', { drinks: [{ ...entry({}), drinkType: 'absinthe' }] }, 'drinks.0.drinkType'],
    [
      'an unknown spirit',
      { drinks: [{ ...entry({ drinkType: 'shot' }), alcoholType: 'absinthe' }] },
      'drinks.0.alcoholType',
    ],
    ['a spirit on a beer', { drinks: [entry({ alcoholType: 'rum' })] }, 'drinks.0'],
    ['an entry id of another form', { drinks: [entry({ id: 'x' })] }, 'drinks.0.id'],
    ['the same entry twice', { drinks: [entry({}), entry({})] }, 'drinks'],
    ['a timestamp more than 5 min after it was sent', { drinks: [entry({ timestamp: NOON + 300_001 })] }, 'drinks'],
    ['a timestamp more than 5 min before its session', { drinks: [entry({ timestamp: NOON - 3_900_001 })] }, 'drinks'],
    ['a fractional timestamp', { drinks: [entry({ timestamp: NOON + 0.5 })] }, 'drinks.0.timestamp'],
    ['601 drinks', { drinks: manyDrinks(601) }, 'drinks'],
    ['1,001 drinks taken back', { removed: manyDrinks(1_001).map(({ id }) => id) }, 'removed'],
    ['a counter nobody reaches', { stamps: { userName: [2 ** 53 - 1, 'x'] } }, 'stamps.userName'],
    ['a session that starts in the future', { sessionStart: NOON + 300_001, drinks: [] }, 'sessionStart'],
    ['an unknown pace', { drinkingPace: 'warp' }, 'drinkingPace'],
    ['a latitude of 91', { location: { latitude: 91, longitude: 0 } }, 'location.latitude'],
    ['a longitude of -181', { location: { latitude: 0, longitude: -181 } }, 'location.longitude'],
    ['no time of sending', { sentAt: undefined }, 'sentAt'],
  ])('%s is invalid and names its field [ASVS-1.3.3, 2.2.1]', async (_, changes, field) => {
    const { request } = await startTestService();
    const response = await request(...put(newPhone(), { ...body, ...changes }));
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ code: 'invalid', status: 422, field });
    expect((await leaderboard({ request })).guests).toBe(0);
  });

  test.each<[string, object]>([
    ['600 drinks', { drinks: manyDrinks(600) }],
    ['1,000 drinks taken back', { removed: manyDrinks(1_000).map(({ id }) => id) }],
    ['a timestamp 5 min after it was sent', { drinks: [entry({ timestamp: NOON + 300_000 })] }],
    ['a timestamp 5 min before its session', { drinks: [entry({ timestamp: NOON - 3_900_000 })] }],
    ['a name of 20 characters', { userName: 'W'.repeat(20) }],
    ['no location any more', { location: null }],
    ['a cocktail of an unknown spirit', { drinks: [entry({ drinkType: 'cocktail' })] }],
  ])('%s is valid', async (_, changes) => {
    const { request } = await startTestService();
    expect((await request(...put(newPhone(), { ...body, ...changes }))).status).toBe(200);
  });

  test.each<[string, string, Record<string, string>, number, string]>([
    ['a body of 200 KB', `"${'x'.repeat(200_000)}"`, {}, 413, 'too-large'],
    ['another content type', JSON.stringify(body), { 'content-type': 'text/plain' }, 415, 'bad-type'],
    ['no JSON', '{"userName":', {}, 400, 'bad-json'],
    ['no secret', JSON.stringify(body), { authorization: '' }, 401, 'no-secret'],
    ['a malformed secret', JSON.stringify(body), { authorization: 'Bearer ???' }, 401, 'no-secret'],
    [
      'a secret one character short',
      JSON.stringify(body),
      { authorization: `Bearer ${'a'.repeat(42)}` },
      401,
      'no-secret',
    ],
    ['an array', '[]', {}, 422, 'invalid'],
    ['a number', '5', {}, 422, 'invalid'],
    ['nothing but null', 'null', {}, 422, 'invalid'],
  ])('%s has its own answer', async (_, text, headers, status, code) => {
    const { request } = await startTestService();
    const phone = newPhone();
    const response = await request(...put({ ...phone, headers: { ...phone.headers, ...headers } }, text));
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ code, status });
  });

  test('a caller with a foreign secret cannot write, and learns nothing by a malformed body [SPEC-6.2]', async () => {
    const { request } = await startTestService();
    const [ana, thief] = [newPhone(), newPhone()];
    await request(...put(ana, body));
    const response = await request(...put({ ...ana, headers: thief.headers }, 'not json'));
    expect(response.status).toBe(403);
    expect(await problemOf(response)).toMatchObject({ code: 'not-yours' });
    expect((await leaderboard({ request })).mostDrinks).toMatchObject([{ user_name: 'Ana' }]);
  });

  test('a malformed session id is invalid', async () => {
    const { request } = await startTestService();
    const response = await request(...put({ ...newPhone(), sessionId: 'short' }, body));
    expect(await problemOf(response)).toMatchObject({ code: 'invalid', field: 'sessionId' });
  });
});
