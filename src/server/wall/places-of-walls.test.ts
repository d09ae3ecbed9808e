import { describe, expect, test } from 'vitest';
import type { ScreenSnapshot } from '../../domain/wall/screen.ts';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { WEDDING } from '../testing/celebrations.fixture.ts';
import { followEvents, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { MINUTE, NAMED, SECOND, startWithWall } from './start-with-wall.fixture.ts';
import { openWall } from './walls.fixture.ts';

describe('a new name', () => {
  const names = ({ boards }: ScreenSnapshot) => boards[0]?.rows.map(({ name }) => name);

  test('a new name is shown to hosts immediately, and on the wall after ten seconds unless they stop it', async () => {
    const { wall, arrive, moderate, marek, at } = await startWithWall();
    await arrive('Eva');
    const rude = await arrive('Something rude');
    const hosts = followEvents(await marek('GET', `${at}/guests/live`)).events;
    await expect.poll(() => JSON.stringify(hosts)).toContain('Something rude');
    expect(names(await wall.after(5 * SECOND))).toEqual([]);
    expect((await moderate(rude, { action: 'rename', name: 'Tom' })).status).toBe(200);
    expect(names(await wall.after(NAMED - 5 * SECOND))?.sort()).toEqual(['Eva', 'Tom']);
    expect(JSON.stringify(wall.pictures())).not.toContain('rude');
  });

  test('a name waits again when a guest changes it or stops hiding', async () => {
    const { wall, arrive, save } = await startWithWall();
    const [tom, eva] = [await arrive('Tom'), await arrive('Eva')];
    await wall.after(NAMED);
    await save(tom, { userName: 'Somebody rude' });
    await save(eva, { userName: 'Eva', hidden: true });
    await wall.after(SECOND);
    await save(eva, { userName: 'Eva', hidden: false });
    expect(names(await wall.after(8 * SECOND))).toEqual([]);
    expect(names(await wall.after(5 * SECOND))?.sort()).toEqual(['Eva', 'Somebody rude']);
  });

  test('after a restart of the server, no name is shown too early, and no other name is missing for more than ten seconds', async () => {
    const { arrive, restart, ...service } = await startHostedService();
    const { timers, celebration } = service;
    await arrive('Tom');
    await timers.advance(60 * SECOND);
    await arrive('Eva');
    await timers.advance(4 * SECOND);
    await restart();
    const wall = await openWall(service, celebration.code);
    expect(wall.pictures().map(names)).toEqual([['Tom']]);
    expect(names(await wall.after(5 * SECOND))).toEqual(['Tom']);
    expect(names(await wall.after(4 * SECOND))?.sort()).toEqual(['Eva', 'Tom']);
  });
});

describe('the wall of the open celebration', () => {
  test('the wall of the open celebration shows its leaderboard, but no names of a couple', async () => {
    const service = await startTestService();
    await service.request(...put(newPhone(), saveAt(NOON, { userName: 'Tom Miller' })));
    await service.timers.advance(NAMED);
    const wall = await openWall(service);
    const [picture] = wall.pictures();
    expect(picture).toMatchObject({
      state: 'running',
      address: '/',
      boards: [{ board: 'mostDrinks', rows: [{ name: 'Tom Miller', value: 2, rank: 1 }] }],
    });
    expect(picture).not.toHaveProperty('celebration');
  });

  test('the wall of the open celebration can be switched off by the operator', async () => {
    const service = await startTestService({ hasOpenWall: false });
    const wall = await openWall(service);
    expect(wall.pictures()).toEqual([{ at: NOON, version: expect.any(String), state: 'off' }]);
  });

  test('the wall of the open celebration does not exist if every guest needs a code', async () => {
    const { request } = await startTestService({ hasOpenCelebration: false });
    expect((await request('/api/leaderboard/live?view=screen')).status).toBe(404);
  });
});

test('if a server does not know its address, each wall uses the one at which it was opened, whatever Host a stranger sends', async () => {
  const { request, timers } = await startTestService();
  const stranger = await request('https://evil.example/api/leaderboard/live?view=screen', {
    headers: { host: 'evil.example' },
  });
  expect(stranger.status).toBe(200);
  const wall = await openWall({ request, timers });
  await timers.advance(MINUTE);
  expect(wall.pictures().length).toBeGreaterThan(1);
  expect(new Set(wall.pictures().map(({ address }) => address))).toEqual(new Set(['/']));
});

test('the number of walls of one address is small', async () => {
  const service = await startTestService({ celebrations: [WEDDING] });
  const path = `/api/leaderboard/live?view=screen&c=${WEDDING.code}`;
  const open = async (address: string) => (await service.request(path, {}, address)).status;
  for (let index = 0; index < DEFAULT_LIMITS.wallsPerAddress; index += 1) expect(await open('203.0.113.7')).toBe(200);
  expect(await open('203.0.113.7')).toBe(429);
  expect(await open('203.0.113.8')).toBe(200);
});

describe('many walls', () => {
  const limits = { wallsPerAddress: 20, wallsPerCelebration: 30, walls: 35 };
  const open = ({ request }: Awaited<ReturnType<typeof startTestService>>, address: string, code?: string) =>
    request(`/api/leaderboard/live?view=screen${code ? `&c=${code}` : ''}`, {}, address);

  test('a thousand walls from one address are refused, without affecting the guests at this address', async () => {
    const service = await startTestService({ limits });
    const answers = [];
    for (let index = 0; index < 1_000; index += 1) answers.push(await open(service, '203.0.113.7'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(980);
    expect(refused[0]?.headers.get('retry-after')).toBe('30');
    expect(await refused[0]?.json()).toMatchObject({ code: 'too-many' });
    const guest = newPhone();
    const saved = await service.request(...put(guest, saveAt(NOON)), '203.0.113.7');
    expect(saved.status).toBe(200);
    const followed = await service.request('/api/leaderboard/live', {}, '203.0.113.7');
    expect(followed.status).toBe(200);
    expect((await open(service, '203.0.113.8')).status).toBe(200);
  });

  test('five addresses cannot take all places of a celebration, because the newest wall of the address with the most walls is replaced by a new wall', async () => {
    const service = await startTestService({ celebrations: [WEDDING] });
    const flood: { readonly hasEnded: boolean }[] = [];
    for (let index = 0; index < 50; index += 1) {
      const answer = await open(service, `198.51.100.${index % 5}`, WEDDING.code);
      expect(answer.status).toBe(200);
      flood.push(followEvents(answer).state);
    }
    expect((await open(service, '198.51.100.0', WEDDING.code)).status).toBe(429);
    for (let wall = 0; wall < 3; wall += 1) expect((await open(service, '203.0.113.7', WEDDING.code)).status).toBe(200);
    await expect.poll(() => flood.filter(({ hasEnded }) => hasEnded).length).toBe(3);
    expect(flood.slice(0, 40).some(({ hasEnded }) => hasEnded)).toBe(false);
  });

  test('the number of walls is limited for each celebration and for the server, and a wall that leaves frees its place', async () => {
    const service = await startTestService({ limits, celebrations: [WEDDING] });
    const left = new AbortController();
    const path = '/api/leaderboard/live?view=screen';
    expect((await service.request(path, { signal: left.signal }, '203.0.113.1')).status).toBe(200);
    for (let index = 2; index <= 30; index += 1) {
      expect((await open(service, `203.0.113.${index}`)).status).toBe(200);
    }
    expect((await open(service, '203.0.113.99')).status).toBe(429);
    for (let index = 1; index <= 5; index += 1) {
      expect((await open(service, `198.51.100.${index}`, WEDDING.code)).status).toBe(200);
    }
    expect((await open(service, '198.51.100.99', WEDDING.code)).status).toBe(503);
    left.abort();
    expect((await open(service, '203.0.113.99')).status).toBe(200);
  });
});
