import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService, type TestService } from '../testing/service.fixture.ts';
import { repeat, saver, statusesOf } from './default-limits.fixture.ts';

describe('saves', () => {
  test('a caller that floods the server is refused after 60 saves, is told when to retry, and is then accepted [ASVS-2.3.2]', async () => {
    const service = await startTestService();
    const save = saver(service, newPhone());
    await save();
    expect(await statusesOf(repeat(60, () => save))).toEqual(repeat(60, () => 200));
    const refused = await save();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'too-many', status: 429 });
    await service.timers.advance(1_000);
    expect(await statusesOf(repeat(3, () => save))).toEqual([200, 200, 429]);
  });

  test('150 guests behind the same address as a flooding caller can save [ASVS-2.4.1, 15.2.2]', async () => {
    const service = await startTestService();
    const flood = saver(service, newPhone());
    const guests = repeat(150, () => saver(service, newPhone()));
    for (let second = 0; second < 3; second++) {
      await statusesOf(repeat(100, () => flood));
      const answers = await Promise.all(guests.map((save) => save()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await service.timers.advance(1_000);
    }
    expect((await flood()).status).toBe(200);
  });

  test('a request without the right secret does not count against the guest’s limit [ASVS-6.1.1]', async () => {
    const service = await startTestService();
    const ana = newPhone();
    const save = saver(service, ana);
    await save();
    const guess = () => service.request(...put({ ...ana, headers: newPhone().headers }, saveAt(NOON)));
    expect(new Set(await statusesOf(repeat(200, () => guess)))).toEqual(new Set([403]));
    expect(await statusesOf(repeat(60, () => save))).toEqual(repeat(60, () => 200));
  });

  test('deleting counts as well', async () => {
    const service = await startTestService();
    const ana = newPhone();
    const save = saver(service, ana);
    await save();
    await statusesOf(repeat(60, () => save));
    const remove = () => service.request(`/api/sessions/${ana.sessionId}`, { method: 'DELETE', headers: ana.headers });
    expect((await remove()).status).toBe(429);
    await service.timers.advance(500);
    expect((await remove()).status).toBe(204);
  });

  test('the limit is checked after the secret and the end of the session, and before the body', async () => {
    const service = await startTestService({ limits: { savesPerSession: { burst: 1, perSecond: 0.001 } } });
    const ana = newPhone();
    const save = saver(service, ana);
    await statusesOf(repeat(2, () => save));
    expect((await service.request(...put(ana, 'not json'))).status).toBe(429);
    expect((await service.request(...put({ ...ana, headers: newPhone().headers }, 'not json'))).status).toBe(403);
    expect((await service.request(...put(ana, `"${'x'.repeat(200_000)}"`))).status).toBe(413);
    await service.timers.sleep(24 * 3_600_000);
    expect((await service.request(...put(ana, 'not json'))).status).toBe(410);
  });
});

describe('stored drinks', () => {
  const evening = (count: number) =>
    repeat(count, (index) => ({
      id: `${NOON}-${'x'.repeat(22)}${index}`,
      drinkType: 'beer' as const,
      timestamp: NOON,
    }));

  function drinker({ request }: TestService) {
    const phone = newPhone();
    return (count: number) => {
      return request(...put(phone, saveAt(NOON, { drinks: evening(count) })));
    };
  }

  test('300 guests behind one address can each fill their session', async () => {
    const service = await startTestService();
    expect(new Set(await statusesOf(repeat(300, () => () => drinker(service)(500))))).toEqual(new Set([200]));
  });

  test('a caller that uses up the storage of its address with full sessions is refused, and other guests at the address can still save', async () => {
    const service = await startTestService();
    const ana = drinker(service);
    expect((await ana(40)).status).toBe(200);
    const statuses = await statusesOf(repeat(600, () => () => drinker(service)(500)));
    expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200]));
    expect(new Set(statuses.slice(-100))).toEqual(new Set([429]));
    expect((await ana(41)).status).toBe(200);
    expect((await drinker(service)(50)).status).toBe(200);
  });

  test('a refused save is not stored, and is accepted when there is space again', async () => {
    const limits = { storedBytesPerAddress: { burst: 4_000, perSecond: 256 }, freeBytesPerSession: 1_000 };
    const service = await startTestService({ limits });
    const [ana, bea] = [drinker(service), drinker(service)];
    expect((await ana(30)).status).toBe(200);
    const refused = await bea(30);
    expect(await refused.json()).toMatchObject({ code: 'too-many', detail: 'Too much stored from this address.' });
    expect((await (await service.request('/api/leaderboard')).json()).guests).toBe(1);
    await service.timers.advance(Number(refused.headers.get('retry-after')) * 1_000);
    expect((await bea(30)).status).toBe(200);
  });
});

describe('new sessions', () => {
  test('300 guests can join within a minute', async () => {
    const service = await startTestService();
    const arrivals = repeat(300, () => saver(service, newPhone()));
    expect(new Set(await statusesOf(arrivals))).toEqual(new Set([200]));
  });

  test('beyond the limit of an address, known guests can still save, and new guests are told when to retry [ASVS-2.4.1]', async () => {
    const service = await startTestService({ limits: { newSessionsPerAddress: { burst: 3, perSecond: 0.5 } } });
    const inside = saver(service, newPhone());
    await inside();
    const mint = () => saver(service, newPhone())();
    expect(await statusesOf(repeat(3, () => mint))).toEqual([200, 200, 429]);
    expect((await mint()).headers.get('retry-after')).toBe('2');
    expect((await inside()).status).toBe(200);
    await service.timers.advance(2_000);
    expect((await mint()).status).toBe(200);
  });

  test('an invalid save begins no session, so it takes no place', async () => {
    const service = await startTestService({ limits: { newSessionsPerAddress: { burst: 1, perSecond: 0.001 } } });
    const nonsense = () => service.request(...put(newPhone(), { ...saveAt(NOON), drinkingPace: 'warp' }));
    expect(await statusesOf(repeat(20, () => nonsense))).toEqual(repeat(20, () => 422));
    expect((await saver(service, newPhone())()).status).toBe(200);
  });

  test('when all places are taken, a new guest gets 503, and known guests can still save', async () => {
    const service = await startTestService({ limits: { sessions: 1 } });
    const inside = saver(service, newPhone());
    await inside();
    expect((await saver(service, newPhone())()).status).toBe(503);
    expect((await inside()).status).toBe(200);
  });
});

describe('addresses', () => {
  test('a forwarded address without a trusted proxy changes nothing [ASVS-4.1.3]', async () => {
    const ask = await overSocket(await startTestService({ limits: LIMIT_OF_ONE }));
    const statuses = await statusesOf(repeat(3, (index) => () => ask({ 'x-forwarded-for': `198.51.100.${index}` })));
    expect(statuses).toEqual([200, 429, 429]);
  });

  test('behind a trusted proxy each address has its own limit', async () => {
    const ask = await overSocket(await startTestService({ limits: LIMIT_OF_ONE, trustProxy: ['loopback'] }));
    const from = (address: string) => () => ask({ 'x-forwarded-for': address });
    const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.1', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'];
    expect(await statusesOf(addresses.map(from))).toEqual([200, 200, 429, 200, 429, 200]);
  });

  test('a whole IPv6 site may begin four times as many sessions as one address, however many networks it has', async () => {
    const ask = await overSocket(await startTestService({ limits: LIMIT_OF_ONE, trustProxy: ['loopback'] }));
    const from = (address: string) => () => ask({ 'x-forwarded-for': address });
    const networks = [1, 2, 3, 4, 5, 6].map((network) => `2001:db8:7:${network}::1`);
    const beside = ['2001:db8:8:1::1', '198.51.100.1'];
    expect(await statusesOf([...networks, ...beside].map(from))).toEqual([200, 200, 200, 200, 429, 429, 200, 200]);
  });
});

const LIMIT_OF_ONE = { newSessionsPerAddress: { burst: 1, perSecond: 0.001 } };

async function overSocket({ app }: TestService) {
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (forwarded: Record<string, string>) => {
    const phone = newPhone();
    const [path, init] = put({ ...phone, headers: { ...phone.headers, ...forwarded } }, saveAt(NOON));
    return fetch(`http://127.0.0.1:${port}${path}`, init);
  };
}
