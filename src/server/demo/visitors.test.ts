import { expect, test } from 'vitest';
import { CALLS } from '../../domain/api/calls.ts';
import { filledPath, partsOf } from '../../domain/api/route.ts';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { followEvents } from '../testing/hosting.fixture.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { startDemo } from './demo.fixture.ts';

const LIST = '/api/host/celebrations';
const OTHER_ADDRESS = '203.0.113.9';

/** A demo, and the answers that a visitor of the hosts' pages gets. */
async function openDesk(limits = DEFAULT_LIMITS) {
  const demo = await startDemo(limits);
  const [listed] = await (await demo.request(LIST)).json();
  const read = async (path: string) => (await demo.request(path)).json();
  return { ...demo, read, id: listed.id as string, at: `${LIST}/${listed.id}` };
}

const OF_HOSTS = Object.keys(CALLS).filter((route) => /^\w+ \/api\/(host|auth)\//.test(route));
const CHANGES = OF_HOSTS.filter((route) => !route.startsWith('GET '));

test('every call of a host or an account that could change data is refused and changes nothing', async () => {
  const { request, read, id, at } = await openDesk();
  const before = [await read(at), await read(`${at}/hosts`), await read(`${at}/actions`)];
  expect(CHANGES.length).toBeGreaterThan(40);
  for (const route of CHANGES) {
    const [method] = partsOf(route);
    const steps = {
      celebrationId: id,
      guestId: 'x',
      actionId: '1',
      hostId: 'demo-mia',
      token: 'x',
      id: 'x',
    };
    const path = filledPath<string>(route, { ...steps, invitationId: 'x' } as never);
    const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
    const answer = await request(path, { method, headers, body: JSON.stringify({ state: 'over', password: 'x' }) });
    expect([route, answer.status, (await answer.json()).code]).toEqual([route, 403, 'only-a-demo']);
  }
  // A method in a header does not bypass the refusal.
  const forged = await request(at, { method: 'POST', headers: { 'clink-method': 'PATCH' }, body: '{}' });
  expect((await forged.json()).code).toBe('only-a-demo');
  expect([await read(at), await read(`${at}/hosts`), await read(`${at}/actions`)]).toEqual(before);
});

test('everybody can open the hosts’ pages, and nobody has an account', async () => {
  const { read, request, at } = await openDesk();
  expect((await read('/api/auth/user')).user).toMatchObject({ name: 'Mia', isOperator: false, hasPassword: false });
  expect((await read('/api/auth/settings')).signup).toBe('off');
  expect((await read('/api/house')).store).toBe('memory');
  expect(await read(at)).toMatchObject({ names: 'Mia & Leo', look: { palette: 'sage', ornament: 'olive' } });
  expect((await read(`${at}/actions`)).entries.length).toBeGreaterThan(2);
  for (const path of ['/api/auth/token', '/api/auth/admin/users', '/api/auth/setup/x'])
    expect((await (await request(path)).json()).code).toBe('only-a-demo');
  expect((await request('/api/openapi.json')).status).toBe(200);
});

test('a visitor who makes too many calls must wait, and other visitors need not', async () => {
  const { request, at } = await openDesk();
  const statuses = new Set<number>();
  for (let call = 0; call < 300; call += 1) statuses.add((await request(at)).status);
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await request(at, {}, OTHER_ADDRESS)).status).toBe(200);
});

test('a visitor who makes too many calls from all addresses of one connection must wait', async () => {
  const { request, at } = await openDesk();
  const statuses = new Set<number>();
  for (let call = 0; call < 300; call += 1)
    statuses.add((await request(at, {}, `2001:db8:1:2::${call.toString(16)}`)).status);
  expect(statuses).toEqual(new Set([200, 429]));
  expect((await request(at, {}, '2001:db8:1:3::1')).status).toBe(200);
});

test('two addresses that open the highest number of host streams do not end each other’s streams', async () => {
  const most = 4;
  const { request, at } = await openDesk({ ...DEFAULT_LIMITS, streamsPerAddress: most });
  const open = (address: string) => request(`${at}/guests/live`, {}, address);
  const streams = [];
  for (let index = 0; index < 2 * most; index += 1) {
    const address = index < most ? `2001:db8:1:2::${index}` : OTHER_ADDRESS;
    const answer = await open(address);
    expect(answer.status).toBe(200);
    streams.push(followEvents(answer));
  }
  expect((await open('2001:db8:1:2::9')).status).toBe(429);
  expect(streams.filter(({ state }) => state.hasEnded)).toEqual([]);
});

test('twenty visitors can keep a stream of the hosts’ pages open at once', async () => {
  const { request, at, timers } = await openDesk();
  const streams = [];
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const answer = await request(`${at}/guests/live`, {}, `203.0.113.${visitor}`);
    expect(answer.status).toBe(200);
    streams.push(followEvents(answer));
  }
  await timers.advance(5_000);
  expect(streams.filter(({ state }) => state.hasEnded)).toEqual([]);
});

test('one address cannot fill the leaderboard, so the next visitor can join', async () => {
  const { names, codeNow, save } = await startDemo();
  const code = await codeNow();
  const statuses: number[] = [];
  for (let guest = 0; guest < 80; guest += 1)
    statuses.push((await save(newPhone(), code, { userName: `Flood ${guest}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect((await save(newPhone(), code, { userName: 'Next' }, OTHER_ADDRESS)).status).toBe(200);
  expect(await names()).toContain('Next');
});

test.each([
  ['a name of 500 characters', { userName: 'x'.repeat(500) }],
  ['a name of nothing', { userName: '\u200b\u202e' }],
  ['a body that is no session', { drinks: 'all of them' as never }],
  [
    'a thousand drinks',
    {
      drinks: Array.from({ length: 1_000 }, (_, index) => ({
        id: `1-${index}`,
        drinkType: 'beer' as const,
        timestamp: 1,
      })),
    },
  ],
])('%s is refused, and the demo is not affected', async (_, changes) => {
  const { codeNow, save, request } = await startDemo();
  const answer = await save(newPhone(), await codeNow(), changes);
  expect([413, 422]).toContain(answer.status);
  expect((await request('/readyz')).status).toBe(200);
});

test('a save that names no celebration, or another celebration, is not stored', async () => {
  const { request, save } = await startDemo();
  for (const code of ['', 'K7MP4XRT', '0', 'x'.repeat(900)]) {
    const answer = await save(newPhone(), code);
    expect([404, 422]).toContain(answer.status);
  }
  const { sessionId, headers } = newPhone();
  const init = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
  expect((await (await request(`/api/sessions/${sessionId}`, init)).json()).code).toBe('unknown-celebration');
});

test.each([
  ['the path of a call whose query is right', '/api/celebrations/K7MP4XRT?c=CODE'],
  ['the query of a call whose path is right', '/api/celebrations/CODE?c=K7MP4XRT'],
  ['the page of a host', '/?host&c=K7MP4XRT'],
])('nobody can guess codes by %s', async (_, path) => {
  const { request, codeNow } = await startDemo();
  const code = await codeNow();
  for (let guess = 0; guess < 100; guess += 1) {
    const answer = await request(path.replace('CODE', code));
    if (answer.status === 302) expect(answer.headers.get('location')).toBe(`/?c=${code}&host=`);
    else expect((await answer.json()).code).toBe('unknown-celebration');
  }
  // The wrong codes have not used up the calls that the visitor needs.
  expect((await request(`/api/celebrations/${code}`)).status).toBe(200);
});
