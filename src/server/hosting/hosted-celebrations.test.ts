import { describe, expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import { CARLA, CLASSIC, DRAFT, hostCall, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';

describe('a new celebration', () => {
  test('a new celebration immediately has a code with which guests join', async () => {
    const { celebration, request, arrive, marek, at } = await startHostedService();
    expect(celebration).toMatchObject({
      names: 'Ana & Ben',
      role: 'owner',
      state: 'open',
      door: 'open',
      guests: 0,
      waiting: 0,
      pausedAt: null,
      gettingHome: '',
      boards: ['mostDrinks', 'fastestPace'],
      link: `https://clink.example/?c=${celebration.code}`,
    });
    expect((await request(`/api/celebrations/${celebration.code}`)).status).toBe(200);
    await arrive('Ana');
    expect(await (await marek('GET', at)).json()).toMatchObject({ guests: 1 });
  });

  test('a new celebration begins with Most Drinks, Best hydrated and Most variety, and without the pace; the open celebration is not changed', async () => {
    const { marek, request } = await startHostedService();
    const made = async (boards?: object) => {
      const answer = await marek('POST', '/celebrations', { ...DRAFT, ...(boards && { boards }) });
      return { status: answer.status, ...((await answer.json()) as HostedCelebration) };
    };
    const { boards, code } = await made();
    expect(boards).toEqual(['mostDrinks', 'hydration', 'variety']);
    const guests = await (await request(`/api/celebrations/${code}`)).json();
    expect(guests).toMatchObject({ boards: ['mostDrinks', 'hydration', 'variety'] });
    expect((await made(CLASSIC)).boards).toEqual(['mostDrinks', 'fastestPace']);
    const none = await made({ mostDrinks: false, hydration: false, variety: false });
    expect(none).toMatchObject({ status: 422, field: 'boards' });
    const open = await (await request('/api/leaderboard')).json();
    expect(open).toHaveProperty('fastestPace');
    expect(open).not.toHaveProperty('boards');
  });

  test('a celebration is only in its host’s list, which shows the latest date first', async () => {
    const { marek, as } = await startHostedService();
    await marek('POST', '/celebrations', { ...DRAFT, names: 'Mia & Leo', date: '2026-09-05' });
    const list = (await (await marek('GET', '/celebrations')).json()) as HostedCelebration[];
    expect(list.map(({ names }) => names)).toEqual(['Mia & Leo', 'Ana & Ben']);
    expect(await (await as(CARLA)('GET', '/celebrations')).json()).toEqual([]);
  });

  test('the date of a celebration, also of a copy or a change, is at most ten years ahead', async () => {
    const { marek, at, celebration } = await startHostedService();
    const ofYear = (years: number) => `${new Date(NOON).getUTCFullYear() + years}-01-15`;
    const refused = async (method: string, path: string, body: object) => {
      const answer = await marek(method, path, body);
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid', field: 'date' }]);
    };
    expect((await marek('POST', '/celebrations', { ...DRAFT, date: ofYear(10) })).status).toBe(201);
    await refused('POST', '/celebrations', { ...DRAFT, date: ofYear(11) });
    await refused('POST', '/celebrations', { copyOf: celebration.id, names: 'Mia', date: '9999-12-31' });
    await refused('PATCH', at, { date: ofYear(36), gettingHome: 'Bus 12' });
    const { date, gettingHome } = (await (await marek('GET', at)).json()) as HostedCelebration;
    expect({ date, gettingHome }).toEqual({ date: DRAFT.date, gettingHome: '' });
    expect((await marek('PATCH', at, { date: ofYear(10) })).status).toBe(200);
  });

  test('a new celebration is refused after fifty', async () => {
    const { marek, timers } = await startHostedService();
    const statuses = [];
    for (let count = 0; count < 50; count++) {
      statuses.push((await marek('POST', '/celebrations', DRAFT)).status);
      await timers.advance(1_000);
    }
    expect(statuses).toEqual([...Array<number>(49).fill(201), 409]);
  });

  test('a host who has created fifty celebrations must wait an hour, even if all of them are deleted', async () => {
    const { marek, as, at, timers } = await startHostedService();
    await marek('DELETE', at);
    const makeAndDelete = async () => {
      await timers.advance(1_000);
      const made = await marek('POST', '/celebrations', DRAFT);
      const { id } = (await made.json()) as HostedCelebration;
      if (made.ok) await marek('DELETE', `/celebrations/${id}`);
      return made;
    };
    for (let count = 1; count < 50; count++) expect((await makeAndDelete()).status).toBe(201);
    const refused = await makeAndDelete();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, `${3_600 - 50}`]);
    expect((await as(CARLA)('POST', '/celebrations', DRAFT)).status).toBe(201);
    await timers.advance(3_550_000);
    expect([(await makeAndDelete()).status, (await makeAndDelete()).status]).toEqual([201, 429]);
  });
});

const TEXTS = [
  ['names', 'blank', ' '],
  ['names', 'too long', 'x'.repeat(61)],
  ['names', 'much too long', 'x'.repeat(10_000)],
  ['names', 'turned around', 'Ana \u202e& Ben'],
  ['names', 'of three people', ['Ana', 'Ben', 'Cem']],
  ['names', 'an object', {}],
  ['date', 'no day', '2026-02-30'],
  ['date', 'no date', 'soon'],
  ['timeZone', 'on Mars', 'Mars/X'],
  ['timeZone', 'an offset', '+02:00'],
  ['language', 'no tag', 'e n'],
] as const;
const MORE_TEXTS = [
  ['gettingHome', 'too long', 'x'.repeat(501)],
  ['gettingHome', 'of too many lines', 'x\n'.repeat(400)],
  ['gettingHome', 'with an escape', 'Taxi \u001b[31m'],
  ['gettingHome', 'turned around', 'Taxi: \u202e00313'],
  ['gettingHome', 'invisible', 'Taxi\u2060: 01'],
  ['door', 'ajar', 'ajar'],
  ['paused', 'a word', 'yes'],
  ['state', 'unknown', 'gone'],
  ['boards', 'unknown', { mostShots: true }],
  ['boards', 'a list', ['mostDrinks']],
  ['boards', 'a word', { hydration: 'yes' }],
  ['boards', 'all off', { mostDrinks: false, fastestPace: false }],
] as const;

describe('what a host writes', () => {
  test.each(TEXTS)('a new celebration is refused if %s is %s', async (field, _, value) => {
    const { marek } = await startHostedService();
    const answer = await marek('POST', '/celebrations', { ...DRAFT, [field]: value });
    const told = (await answer.json()) as { field: string };
    expect([answer.status, told.field.split('.')[0]]).toEqual([422, field]);
    expect(await (await marek('GET', '/celebrations')).json()).toHaveLength(1);
  });

  test.each([...TEXTS, ...MORE_TEXTS])('a change in which %s is %s stores nothing', async (field, _, value) => {
    const { marek, at } = await startHostedService();
    const before = await (await marek('GET', at)).json();
    const answer = await marek('PATCH', at, { door: 'closed', [field]: value });
    const told = (await answer.json()) as { field: string };
    expect([answer.status, told.field.split('.')[0]]).toEqual([422, field]);
    expect(await (await marek('GET', at)).json()).toEqual(before);
  });

  test('the text about getting home may contain line breaks, accents and emoji, and is cleaned', async () => {
    const { marek, at } = await startHostedService();
    const text = '  Taxi: 01 31300 🚕\r\n\r\nSofa: fragt Jürgen!  ';
    const answer = await marek('PATCH', at, { gettingHome: text });
    expect(await answer.json()).toMatchObject({ gettingHome: 'Taxi: 01 31300 🚕\n\nSofa: fragt Jürgen!' });
  });

  test('the body of a call is at most 16 KiB of JSON, with the content type of JSON', async () => {
    const { marek, request, at } = await startHostedService();
    const text = hostCall(MAREK, 'PATCH', '{}');
    const answers = [
      await marek('PATCH', at, { gettingHome: 'x'.repeat(20_000) }),
      await marek('PATCH', at, 'not json'),
      await marek('PATCH', at, `{"boards":${'['.repeat(8_000)}}`),
      await request(`/api/host${at}`, { ...text, headers: { ...text.headers, 'content-type': 'text/plain' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 400, 400, 415]);
  });
});

test('an ended celebration refuses saves, and accepts them when it is opened again', async () => {
  const { marek, at, arrive, save } = await startHostedService();
  const ana = await arrive('Ana');
  await marek('PATCH', at, { state: 'over' });
  expect((await save(ana, { userName: 'Anna' })).status).toBe(403);
  await marek('PATCH', at, { state: 'open' });
  expect((await save(ana, { userName: 'Anna' })).status).toBe(200);
});

test('without PUBLIC_URL every call of a host says which variable to set', async () => {
  const { request } = await startTestService();
  const answer = await request('/api/host/celebrations', hostCall(MAREK));
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: 'no-hosts', detail: expect.stringContaining('PUBLIC_URL') },
  ]);
});

test('each host has a limit, and reaching it does not affect other hosts', async () => {
  const { marek, as } = await startHostedService({ limits: { callsPerHost: { burst: 5, perSecond: 1 } } });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await marek('GET', '/celebrations')).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await as(CARLA)('GET', '/celebrations')).status).toBe(200);
});

test('a change does not overwrite the change of another host, and the answer names that host', async () => {
  const { marek, as, at, welcome } = await startHostedService();
  await welcome(SOFIE);
  const sofie = as(SOFIE);
  expect((await sofie('PATCH', at, { gettingHome: 'Tram 7', from: { gettingHome: '' } })).status).toBe(200);
  const late = await marek('PATCH', at, { gettingHome: 'Bus 12', door: 'ask', from: { gettingHome: '' } });
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'too-late', by: 'Sofie' }]);
  expect(await (await marek('GET', at)).json()).toMatchObject({ gettingHome: 'Tram 7', door: 'open' });
  const seen = {
    gettingHome: 'Tram 7',
    names: 'Ana & Ben',
    date: DRAFT.date,
    timeZone: DRAFT.timeZone,
    language: 'en',
  };
  expect((await marek('PATCH', at, { gettingHome: 'Bus 12', from: seen })).status).toBe(200);
  expect((await marek('PATCH', at, { date: '2026-06-21', from: { names: 'Ana & Tom' } })).status).toBe(409);
});

test('guests get the text about getting home and the leaderboards if these differ from the default', async () => {
  const { marek, at, request, celebration } = await startHostedService();
  const read = async () => (await request(`/api/celebrations/${celebration.code}`)).json();
  const facts = { code: celebration.code, names: 'Ana & Ben', date: '2026-06-20', language: 'en', state: 'open' };
  expect(await read()).toEqual(facts);
  await marek('PATCH', at, { gettingHome: 'Taxi: 01 31300', boards: { hydration: true, fastestPace: false } });
  expect(await read()).toEqual({ ...facts, gettingHome: 'Taxi: 01 31300', boards: ['mostDrinks', 'hydration'] });
});

test('the open celebration has no host and no door', async () => {
  const { marek, request } = await startHostedService();
  expect((await marek('PATCH', '/celebrations/open', { door: 'closed' })).status).toBe(404);
  expect((await request(...put(newPhone(), saveAt(NOON)))).status).toBe(200);
});
