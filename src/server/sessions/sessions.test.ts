import { describe, expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { entry, leaderboard, problemOf } from './sessions.fixture.ts';

describe('saving a session', () => {
  test('the first save is stored, with the server time [SPEC-7.1]', async () => {
    const { request } = await startTestService();
    const response = await request(...put(newPhone(), saveAt(NOON)));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ serverTime: NOON, sentAt: NOON });
  });

  test('the same save sent twice is answered twice and stored once [SPEC-7.1]', async () => {
    const { request, timers } = await startTestService();
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON)));
    await timers.advance(3_000);
    const again = await request(...put(phone, { ...saveAt(NOON), sentAt: NOON + 2_500 }));
    expect(await again.json()).toEqual({ serverTime: NOON + 3_000, sentAt: NOON + 2_500 });
    expect((await leaderboard({ request })).mostDrinks).toMatchObject([{ total_drinks: 2 }]);
  });

  test('the drinks of a guest’s two phones are merged, and each phone receives the missing drinks with times by its own clock', async () => {
    const { request } = await startTestService();
    const phone = newPhone();
    const [beer, wine] = [entry({ id: `${NOON}-b` }), entry({ id: `${NOON}-w`, drinkType: 'wine' })] as const;
    await request(...put(phone, saveAt(NOON, { drinks: [beer] })));
    const ahead = 48 * 3_600_000;
    const other = saveAt(NOON + ahead, { drinks: [{ ...wine, timestamp: NOON + ahead }] });
    const answer = await (await request(...put(phone, other))).json();
    expect(answer).toMatchObject({ serverTime: NOON, sentAt: NOON + ahead });
    expect(answer.session).toMatchObject({
      userName: 'Ana',
      drinks: [
        { ...beer, timestamp: NOON + ahead },
        { ...wine, timestamp: NOON + ahead },
      ],
      removed: [],
      sessionStart: other.sessionStart,
    });
    expect((await leaderboard({ request })).mostDrinks).toMatchObject([{ total_drinks: 2 }]);
  });

  test('an undone drink stays undone, whatever a late save contains', async () => {
    const { request } = await startTestService();
    const phone = newPhone();
    const [first] = saveAt(NOON).drinks;
    await request(...put(phone, saveAt(NOON, { removed: [first?.id ?? ''] })));
    const late = await (await request(...put(phone, saveAt(NOON)))).json();
    expect(late.session).toMatchObject({ removed: [first?.id] });
    expect((await leaderboard({ request })).mostDrinks).toMatchObject([{ total_drinks: 1 }]);
  });

  test('the name with the later stamp is stored, whichever name arrives first', async () => {
    const { request } = await startTestService();
    const phone = newPhone();
    const named = (userName: string, counter: number) =>
      request(...put(phone, saveAt(NOON, { userName, stamps: { userName: [counter, 'x'] } })));
    await named('Anna', 2);
    const late = await (await named('Ana', 1)).json();
    expect(late.session.userName).toBe('Anna');
    expect((await leaderboard({ request })).mostDrinks).toMatchObject([{ user_name: 'Anna' }]);
  });

  test('fields of older and newer pages are ignored', async () => {
    const { request } = await startTestService();
    const body = { ...saveAt(NOON), revision: 7, tableNumber: 3 };
    expect((await request(...put(newPhone(), body))).status).toBe(200);
  });

  test('counts, expiry and ranks come from the server, whatever the phone claims [ASVS-2.2.1, 8.1.2, 15.3.3]', async () => {
    const { request } = await startTestService();
    await request(...put(newPhone(), { ...saveAt(NOON), total_drinks: 99, expires_at: 0, rank: 1 }));
    expect((await leaderboard({ request })).mostDrinks).toMatchObject([
      { total_drinks: 2, rank: 1, drinks_per_hour: 2 },
    ]);
  });

  test('a phone whose clock is two days off works, and has no advantage', async () => {
    const { request } = await startTestService();
    const phoneClock = NOON + 48 * 3_600_000;
    const response = await request(...put(newPhone(), saveAt(phoneClock)));
    expect(response.status).toBe(200);
    expect((await leaderboard({ request })).mostDrinks).toMatchObject([
      {
        session_start: new Date(NOON - 3_600_000).toISOString(),
        last_drink_at: new Date(NOON).toISOString(),
        drinks_per_hour: 2,
      },
    ]);
  });

  test('an acknowledged save survives a restart', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON)));
    await service.restart();
    expect((await leaderboard(service)).mostDrinks).toMatchObject([{ user_name: 'Ana', total_drinks: 2 }]);
  });
});

describe('deleting a session', () => {
  test('a deleted session is removed from the leaderboard, and its id can never be used again [ASVS-7.4.1]', async () => {
    const { request } = await startTestService();
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON)));
    const deleted = await request(`/api/sessions/${phone.sessionId}`, { method: 'DELETE', headers: phone.headers });
    expect([deleted.status, deleted.headers.get('deleted-session')]).toEqual([204, phone.sessionId]);
    expect((await leaderboard({ request })).guests).toBe(0);
    const late = await request(...put(phone, saveAt(NOON, {})));
    expect(late.status).toBe(410);
    expect(await problemOf(late)).toMatchObject({ code: 'gone' });
  });

  test.each([
    ['without a secret', {}, 401],
    ['with a malformed secret', { authorization: 'Bearer short' }, 401],
    ['with somebody else’s secret', newPhone().headers, 403],
  ])('%s it is refused', async (_, headers, status) => {
    const { request } = await startTestService();
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON)));
    const response = await request(`/api/sessions/${phone.sessionId}`, { method: 'DELETE', headers });
    expect(response.status).toBe(status);
    expect((await leaderboard({ request })).guests).toBe(1);
  });

  test('a deletion of an unknown id gets 404, and a save that arrives after its deletion does not create the session', async () => {
    const { request } = await startTestService();
    const phone = newPhone();
    const response = await request(`/api/sessions/${phone.sessionId}`, { method: 'DELETE', headers: phone.headers });
    expect(response.status).toBe(404);
    expect((await request(...put(phone, saveAt(NOON)))).status).toBe(410);
    expect((await leaderboard({ request })).guests).toBe(0);
  });

  test('a deletion of a malformed id gets 404, and nothing is stored for it', async () => {
    const { request } = await startTestService();
    const { headers } = newPhone();
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await request('/api/sessions/short', { method: 'DELETE', headers })).status).toBe(404);
  });

  test.each([
    ['', { reason: 'deleted' }],
    ['?forget=1', { reason: 'forgotten' }],
  ])("DELETE %s: whoever still uses the session gets 'gone' with %j", async (query, heard) => {
    const { request } = await startTestService();
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON)));
    const path = `/api/sessions/${phone.sessionId}${query}`;
    await request(path, { method: 'DELETE', headers: phone.headers });
    const { type: _, title: __, status, code, ...rest } = await problemOf(await request(...put(phone, 'late')));
    expect([status, code, rest]).toEqual([410, 'gone', heard]);
  });
});

describe('expiry', () => {
  const LATE = 23 * 3_600_000;

  test("24 hours after its start a session is off the leaderboard, purged within 60 s, and a late save gets 'gone' [SPEC-7.5]", async () => {
    const { request, timers } = await startTestService();
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON)));
    await timers.pass(LATE - 1);
    expect((await leaderboard({ request })).guests).toBe(1);
    await timers.advance(1);
    expect((await leaderboard({ request })).guests).toBe(0);
    await timers.advance(60_000);
    const late = await request(...put(phone, saveAt(NOON, {})));
    expect(late.status).toBe(410);
  });

  test('after its 24 hours a session is gone for everybody, purged or not [ASVS-7.1.1]', async () => {
    const { request, timers } = await startTestService();
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON)));
    await timers.pass(LATE + 1);
    const { headers } = phone;
    expect((await request(...put(phone, 'not json'))).status).toBe(410);
    expect((await request(`/api/leaderboard?sessionId=${phone.sessionId}`, { headers })).status).toBe(410);
    expect((await request(`/api/sessions/${phone.sessionId}`, { method: 'DELETE', headers })).status).toBe(410);
  });

  test('at exactly 24 hours a guest is no longer on the leaderboard but can still save, and a millisecond later cannot [SPEC-7.5]', async () => {
    const { request, timers } = await startTestService();
    const phone = newPhone();
    await request(...put(phone, saveAt(NOON)));
    await timers.pass(LATE);
    const { sessionStart } = saveAt(NOON);
    const next = { sessionStart, sentAt: timers.now(), userName: 'Anna' };
    expect((await request(...put(phone, saveAt(NOON, next)))).status).toBe(200);
    expect((await leaderboard({ request })).guests).toBe(0);
    const { sessionId, headers } = phone;
    const own = await request(`/api/leaderboard?sessionId=${sessionId}`, { headers });
    expect(await own.json()).not.toHaveProperty('you');
    await timers.advance(1);
    expect((await request(...put(phone, saveAt(NOON, { ...next })))).status).toBe(410);
  });

  test("a save of a session that began more than 24 h earlier gets 'gone'", async () => {
    const { request } = await startTestService();
    const old = saveAt(NOON, { sessionStart: NOON - 24 * 3_600_000 - 1, drinks: [] });
    expect((await request(...put(newPhone(), old))).status).toBe(410);
    const justNot = saveAt(NOON, { sessionStart: NOON - 24 * 3_600_000, drinks: [] });
    expect((await request(...put(newPhone(), justNot))).status).toBe(200);
  });
});
