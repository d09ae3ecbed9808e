import { describe, expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';
import { type Phone, repeat, saver, statusesOf } from './default-limits.fixture.ts';

describe('streams', () => {
  async function open({ request }: TestService, phone?: Phone) {
    const abort = new AbortController();
    const query = phone ? `?sessionId=${phone.sessionId}` : '';
    const response = await request(`/api/leaderboard/live${query}`, {
      headers: phone?.headers ?? {},
      signal: abort.signal,
    });
    return { status: response.status, headers: response.headers, close: () => abort.abort() };
  }

  test('a session can have eight streams, and a ninth closes the oldest, so that dead streams do not block the guest', async () => {
    const service = await startTestService();
    const ana = newPhone();
    await saver(service, ana)();
    for (let stream = 1; stream <= 20; stream++) expect((await open(service, ana)).status).toBe(200);
    expect(service.subscriberCount()).toBe(8);
  });

  test('strangers can use half of an address’s streams, guests can use all of them, and a closed stream frees its place', async () => {
    const service = await startTestService({ limits: { streamsPerAddress: 4 } });
    const ana = newPhone();
    await saver(service, ana)();
    const strangers = [await open(service), await open(service), await open(service)];
    expect(strangers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(strangers[2]?.headers.get('retry-after')).toBe('5');
    const own = [await open(service, ana), await open(service, ana), await open(service, ana)];
    expect(own.map(({ status }) => status)).toEqual([200, 200, 429]);
    strangers[0]?.close();
    expect((await open(service, ana)).status).toBe(200);
  });

  test('a caller with an invented session counts as a stranger', async () => {
    const service = await startTestService({ limits: { streamsPerAddress: 2 } });
    expect((await open(service, newPhone())).status).toBe(200);
    expect((await open(service, newPhone())).status).toBe(429);
  });

  test('a server whose streams are all taken answers 503, and still accepts saves', async () => {
    const service = await startTestService({ limits: { streams: 1 } });
    const first = await open(service);
    const refused = await open(service);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await saver(service, newPhone())()).status).toBe(200);
    first.close();
    expect((await open(service)).status).toBe(200);
  });
});

describe('whole lists', () => {
  const limits = { listedGuestsPerAddress: { burst: 10, perSecond: 1 } };
  const LIST = '/api/leaderboard/guests';

  test('a caller that repeatedly requests all guests must wait, but can still read the leaderboard', async () => {
    const service = await startTestService({ limits });
    await statusesOf(repeat(2, () => saver(service, newPhone())));
    const list = () => service.request(LIST);
    expect(await statusesOf(repeat(6, () => list))).toEqual([...repeat(5, () => 200), 429]);
    expect((await service.request('/api/leaderboard/live?view=all')).status).toBe(429);
    expect((await service.request('/api/leaderboard/live')).status).toBe(200);
    expect((await service.request('/api/leaderboard')).status).toBe(200);
    await service.timers.advance(2_000);
    expect((await list()).status).toBe(200);
  });

  test('strangers cannot use up the lists that guests at the same address may request', async () => {
    const service = await startTestService({ limits });
    const ana = newPhone();
    await saver(service, ana)();
    const list = (own: string) => () => service.request(`${LIST}${own}`, ana);
    expect(await statusesOf(repeat(11, () => list('')))).toEqual([...repeat(10, () => 200), 429]);
    expect((await list(`?sessionId=${ana.sessionId}`)()).status).toBe(200);
  });
});

test('a small save does not wait for all large bodies that arrived before it', async () => {
  const { request } = await startTestService();
  const answered: string[] = [];
  const send = async (what: string, body: unknown) => {
    await request(...put(newPhone(), body));
    answered.push(what);
  };
  const large = repeat(20, () => send('large', { ...saveAt(NOON), padding: 'x'.repeat(100_000) }));
  await Promise.all([...large, send('small', saveAt(NOON))]);
  expect(answered.indexOf('small')).toBeLessThan(5);
});

test('a guest who repeatedly requests who is nearby must wait, but can still save', async () => {
  const service = await startTestService();
  const ana = newPhone();
  const save = saver(service, ana);
  await save();
  const look = () => service.request(`/api/leaderboard?scope=nearby&sessionId=${ana.sessionId}`, ana);
  expect(await statusesOf(repeat(61, () => look))).toEqual([...repeat(60, () => 200), 429]);
  expect((await save()).status).toBe(200);
});

test('when memory is short, the API refuses reads first and saves last, and recovers later [ASVS-1.4.1]', async () => {
  let refused: string[] = [];
  const service = await startTestService({ isMemoryShort: (work) => refused.includes(work) });
  const save = saver(service, newPhone());
  await save();
  refused = ['reads'];
  expect((await save()).status).toBe(200);
  expect((await service.request('/api/leaderboard')).status).toBe(503);
  expect((await service.request('/api/leaderboard/live')).status).toBe(503);
  refused = ['reads', 'saves'];
  const answer = await save();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await service.request('/healthz')).status).toBe(200);
  expect((await service.request('/')).status).toBe(200);
  refused = [];
  expect((await save()).status).toBe(200);
});
