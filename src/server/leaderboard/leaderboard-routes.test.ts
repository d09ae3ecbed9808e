import { expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

const HERE = { latitude: 48.2082, longitude: 16.3738 };
const FORTY_METRES_NORTH = { latitude: 48.20856, longitude: 16.3738 };
const A_KILOMETRE_NORTH = { latitude: 48.2182, longitude: 16.3738 };

test('ties share a rank, and every phone sees them in the same order', async () => {
  const { request } = await startTestService();
  const early = saveAt(NOON, { userName: 'Early', sessionStart: NOON - 2 * 3_600_000 });
  await request(...put(newPhone(), saveAt(NOON, { userName: 'Late' })));
  await request(...put(newPhone(), early));
  await request(...put(newPhone(), saveAt(NOON, { userName: 'Dry', drinks: [] })));
  const answer = await (await request('/api/leaderboard')).json();
  expect(answer).toMatchObject({ scope: 'everyone', guests: 3, at: new Date(NOON).toISOString() });
  expect(answer.mostDrinks.map((row: { user_name: string; rank: number }) => [row.user_name, row.rank])).toEqual([
    ['Early', 1],
    ['Late', 1],
  ]);
  expect(answer.fastestPace.map((row: { user_name: string; rank: number }) => [row.user_name, row.rank])).toEqual([
    ['Late', 1],
    ['Early', 2],
  ]);
});

test('each ranking lists ten guests, and also shows the rank of a caller who is not among them', async () => {
  const { request } = await startTestService();
  const last = newPhone();
  for (let drinks = 1; drinks <= 12; drinks++) {
    const phone = drinks === 1 ? last : newPhone();
    const entries = Array.from({ length: drinks }, (_, index) => ({
      id: `${NOON}-${index}`,
      drinkType: 'wine' as const,
      timestamp: NOON,
    }));
    await request(...put(phone, saveAt(NOON, { userName: `Guest ${drinks}`, drinks: entries })));
  }
  const response = await request(`/api/leaderboard?sessionId=${last.sessionId}`, { headers: last.headers });
  const answer = await response.json();
  expect(answer.mostDrinks).toHaveLength(10);
  expect(answer.fastestPace).toHaveLength(10);
  expect(answer.you).toEqual({ total_drinks: 1, drinks_per_hour: 1, most_drinks_rank: 12, fastest_pace_rank: 12 });
});

test('the list of all guests contains everybody, with guests without a rank at the end [SPEC-7.5]', async () => {
  const { request } = await startTestService();
  await request(...put(newPhone(), saveAt(NOON, { userName: 'Dry', drinks: [] })));
  await request(...put(newPhone(), saveAt(NOON)));
  const list = await (await request('/api/leaderboard/guests')).json();
  expect(list.rows).toMatchObject([
    { user_name: 'Ana', rank: 1 },
    { user_name: 'Dry', rank: null, drinks_per_hour: 0, last_drink_at: null },
  ]);
});

test('nearby shows who is within 300 feet, but never a position [SPEC-7.3]', async () => {
  const { request } = await startTestService();
  const ana = newPhone();
  await request(...put(ana, saveAt(NOON, { location: HERE })));
  await request(...put(newPhone(), saveAt(NOON, { userName: 'Near', location: FORTY_METRES_NORTH })));
  await request(...put(newPhone(), saveAt(NOON, { userName: 'Far', location: A_KILOMETRE_NORTH })));
  await request(...put(newPhone(), saveAt(NOON, { userName: 'Nowhere' })));
  const ask = `/api/leaderboard/guests?scope=nearby&sessionId=${ana.sessionId}`;
  const response = await request(ask, { headers: ana.headers });
  const text = await response.text();
  const { scope, rows } = JSON.parse(text);
  expect(scope).toBe('nearby');
  expect(rows.map((row: { user_name: string }) => row.user_name).sort()).toEqual(['Ana', 'Near']);
  expect(text).not.toMatch(/latitude|longitude|48\.2|16\.37/);
});

test('a guest who stops sharing sees everyone again', async () => {
  const { request } = await startTestService();
  const ana = newPhone();
  await request(...put(ana, saveAt(NOON, { location: HERE })));
  await request(...put(ana, saveAt(NOON, { location: null })));
  const ask = `/api/leaderboard?scope=nearby&sessionId=${ana.sessionId}`;
  expect((await (await request(ask, { headers: ana.headers })).json()).scope).toBe('everyone');
});

test.each<[string, string, Record<string, string>, number]>([
  ['nearby without a secret', '?scope=nearby&sessionId=SESSION', {}, 401],
  ['nearby without a session', '?scope=nearby', newPhone().headers, 401],
  ['a malformed secret', '?sessionId=SESSION', { authorization: 'Bearer x' }, 401],
  ['a foreign secret', '?sessionId=SESSION', newPhone().headers, 403],
  ['an unknown scope', '?scope=universe', {}, 422],
  ['a query longer than any phone sends', `?${'%ff=%ff&'.repeat(32)}`, {}, 422],
])('%s is refused on the leaderboard, the list and the stream', async (_, query, headers, status) => {
  const { request } = await startTestService();
  const ana = newPhone();
  await request(...put(ana, saveAt(NOON)));
  for (const path of ['', '/guests', '/live']) {
    const response = await request(`/api/leaderboard${path}${query.replace('SESSION', ana.sessionId)}`, { headers });
    expect(response.status, path).toBe(status);
  }
});

test('an unknown path of the API is answered with a not-found problem', async () => {
  const { request } = await startTestService();
  const response = await request('/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found', status: 404 });
});

test('an unknown page gets the app with status 404, and browsers always revalidate the app', async () => {
  const { request } = await startTestService();
  const home = await request('/');
  expect(home.status).toBe(200);
  expect(home.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect((await request('/index.html')).status).toBe(404);
  const lost = await request('/no/such/page');
  expect(lost.status).toBe(404);
  expect(await lost.text()).toContain('<title>Clink</title>');
  const asset = await request('/assets/main-1.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable, no-transform');
  expect((await request('/assets/gone.js')).headers.get('cache-control')).toBe('no-cache, no-transform');
});

test('health and readiness answer', async () => {
  const { request } = await startTestService();
  expect((await request('/healthz')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(200);
});

test('of two session ids in one URL, only the first is used [ASVS-15.3.7]', async () => {
  const { request } = await startTestService();
  const [ana, bea] = [newPhone(), newPhone()];
  await request(...put(ana, saveAt(NOON)));
  await request(...put(bea, saveAt(NOON, { drinks: [] })));
  const { headers } = ana;
  const foreign = await request(`/api/leaderboard?sessionId=${bea.sessionId}&sessionId=${ana.sessionId}`, { headers });
  expect(foreign.status).toBe(403);
  const own = await request(`/api/leaderboard?sessionId=${ana.sessionId}&sessionId=${bea.sessionId}`, { headers });
  expect((await own.json()).you).toMatchObject({ total_drinks: 2 });
});

test('others see the time of a guest’s last drink only to the minute', async () => {
  const { request } = await startTestService();
  const drinks = [{ id: `${NOON - 1}-a`, drinkType: 'beer' as const, timestamp: NOON - 1 }];
  await request(...put(newPhone(), saveAt(NOON, { drinks })));
  const { rows } = await (await request('/api/leaderboard/guests')).json();
  expect(rows).toMatchObject([{ last_drink_at: '2026-06-20T11:59:00.000Z' }]);
});
