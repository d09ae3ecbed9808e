import { expect, test } from 'vitest';
import type { HostedCelebration } from '../../domain/hosting/hosted-celebration.ts';
import type { LogEntry } from '../../domain/hosting/log-entry.ts';
import type { HouseRules } from '../../domain/house/house-rules.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/limits.ts';
import type { SaveRequest } from '../../domain/protocol/save-request.ts';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';

const DRAFT = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'Europe/Vienna' };
const ALL = { mostDrinks: true, fastestPace: true, hydration: true, balanced: true, variety: true };
const PLACE = { latitude: 48.20821, longitude: 16.37384 };

/** A server of the operator Olga, on which Marek has a celebration with every board. */
async function startHouse(fixedRules: HouseRules | null = null) {
  const world = await startAccounts({}, { celebrations: [], fixedRules });
  const [olga, marek] = [
    await world.newHost('olga@example.org'),
    await world.newHost('marek@example.org', '192.0.2.2'),
  ];
  await world.sql('UPDATE hosts SET isOperator = 1 WHERE email = ?', 'olga@example.org');
  const rule = (changes: object) => olga.call('PATCH', '/api/auth/admin/house', changes);
  const host = (method: string, path: string, body?: object) =>
    marek.call(method, `/api/host/celebrations${path}`, body);
  const make = (more: object = {}) => host('POST', '', { ...DRAFT, boards: ALL, ...more });
  const found = { id: '', code: '' };
  const at = () => `/${found.id}`;
  const create = async (date = DRAFT.date) =>
    Object.assign(found, (await make({ date })).body as unknown as HostedCelebration);
  return {
    ...world,
    ...{ olga, marek, rule, host, make, at, create },
    code: () => found.code,
    read: async () => (await host('GET', at())).body as unknown as HostedCelebration,
    log: async () => (await host('GET', `${at()}/actions`)).body.entries as unknown as LogEntry[],
    facts: async () => (await world.request(`/api/celebrations/${found.code}`)).json(),
    leaderboard: async () => (await world.request(`/api/leaderboard?c=${found.code}`)).json(),
  };
}

test('operators read the rules and change some of them', async () => {
  const { rule, olga } = await startHouse();
  const read = async () => (await olga.call('GET', '/api/auth/admin/house')).body;
  const none = { rules: {}, isFixed: false, hasOpenCelebration: true, outlived: 0 };
  expect(await read()).toEqual(none);
  const rules = { wall: 'totals', house: { name: 'Hotel Post', imprint: 'https://hotel.example/imprint' } };
  expect((await rule(rules)).body).toEqual({ ...none, rules });
  expect((await rule({ wall: null, location: false })).body).toEqual({
    ...none,
    rules: { house: rules.house, location: false },
  });
  expect(await read()).toMatchObject({ rules: { location: false } });
});

test('every host learns whether the house has a template', async () => {
  const { olga, marek } = await startHouse();
  const hasTemplate = async () => (await marek.get('user')).body.hasTemplate;
  expect(await hasTemplate()).toBeUndefined();
  const { id } = (await olga.post('/api/host/celebrations', DRAFT)).body;
  await olga.call('PATCH', `/api/host/celebrations/${id}`, { template: true });
  expect(await hasTemplate()).toBe(true);
  await olga.call('PATCH', `/api/host/celebrations/${id}`, { template: false });
  expect(await hasTemplate()).toBeUndefined();
});

test('operators who switch two boards at once do not overwrite each other', async () => {
  const { rule, olga } = await startHouse();
  await rule({ boards: { never: ['variety'] } });
  const switches = [{ mostDrinks: true }, { fastestPace: true }, { variety: false }];
  await Promise.all(switches.map((one) => rule({ boards: { switches: one } })));
  expect((await olga.call('GET', '/api/auth/admin/house')).body).toMatchObject({
    rules: { boards: { never: ['mostDrinks', 'fastestPace'] } },
  });
});

test('malformed rules are refused, and nothing changes', async () => {
  const { rule, olga } = await startHouse();
  for (const [changes, field] of [
    [{ wall: 'initials' }, 'wall'],
    [{ boards: { never: ['beer'] } }, 'boards.never.0'],
    [{ boards: { switches: { beer: true } } }, 'boards.switches.beer'],
    [{ keepDays: 6 }, 'keepDays'],
    [{ house: { imprint: 'at the desk' } }, 'house.imprint'],
    [{ music: 'off' }, 'music'],
  ] as const) {
    const { status, body } = await rule(changes);
    expect([status, body.code, body.field]).toEqual([422, 'invalid', field]);
  }
  expect((await olga.call('GET', '/api/auth/admin/house')).body.rules).toEqual({});
});

test('a new rule immediately applies to existing boards, walls and hosts, and is logged', async () => {
  const { rule, create, read, leaderboard, log, request, code } = await startHouse();
  await create();
  const phone = newPhone();
  await request(...put(phone, saveAt(Date.UTC(2026, 5, 20, 12), {}), code()));
  expect(Object.keys(await leaderboard())).toEqual(expect.arrayContaining(['boards']));
  await rule({ boards: { never: ['mostDrinks', 'fastestPace'] }, wall: 'first-names' });
  expect((await leaderboard()).boards).toEqual(['hydration', 'balanced', 'variety']);
  const house = { never: ['mostDrinks', 'fastestPace'], wall: 'first-names' };
  expect(await read()).toMatchObject({ boards: ['hydration', 'balanced', 'variety'], wall: 'first-names', house });
  expect((await log())[0]).toMatchObject({ action: 'house-rules', by: { name: '' }, rules: house, canUndo: false });
  await rule({ boards: null, wall: null });
  expect(await read()).toMatchObject({ boards: Object.keys(ALL), wall: 'names' });
  expect((await read()).house).toBeUndefined();
  expect((await log()).map(({ action }) => action)).toEqual(['house-rules', 'house-rules', 'create']);
});

test('a setting that the house does not allow is refused with its own error code', async () => {
  const { rule, create, host, at } = await startHouse();
  await create();
  await rule({ boards: { never: ['alcohol'] }, wall: 'totals' });
  for (const [changes, field] of [
    [{ boards: { mostDrinks: true } }, 'boards'],
    [{ boards: { fastestPace: true, hydration: false } }, 'boards'],
    [{ wall: 'names' }, 'wall'],
    [{ wall: 'first-names' }, 'wall'],
  ] as const) {
    const { status, body } = await host('PATCH', at(), changes);
    expect([status, body.code, body.field]).toEqual([403, 'house-rule', field]);
  }
  for (const changes of [{ boards: { mostDrinks: false } }, { wall: 'off' }, { wall: 'totals' }])
    expect((await host('PATCH', at(), changes)).status).toBe(200);
});

test('a new celebration has no boards that the house does not show', async () => {
  const { rule, make, host } = await startHouse();
  await rule({ boards: { never: ['alcohol'] } });
  expect(await make()).toMatchObject({ status: 201, body: { boards: ['hydration', 'balanced'] } });
  const classic = { boards: { fastestPace: true, hydration: false, variety: false } };
  const made = await make(classic);
  expect(made).toMatchObject({ status: 201, body: { boards: ['hydration'] } });
  expect(await make({ ...classic, withoutAlcohol: true })).toMatchObject({
    status: 201,
    body: { boards: ['hydration'] },
  });
  await rule({ boards: { never: ['fastestPace'] } });
  expect((await make(classic)).body).toMatchObject({ boards: ['mostDrinks'] });
  expect((await host('GET', `/${made.body.id}`)).body).toMatchObject({
    boards: ['mostDrinks', 'hydration', 'variety'],
  });
});

test('an undo cannot restore a setting that the house does not allow', async () => {
  const { rule, create, host, at, log, read } = await startHouse();
  await create();
  await host('PATCH', at(), { wall: 'totals' });
  await host('PATCH', at(), { boards: { mostDrinks: false } });
  await rule({ boards: { never: ['mostDrinks'] }, wall: 'totals' });
  for (const action of ['wall', 'boards']) {
    const { id } = (await log()).find((entry) => entry.action === action) ?? {};
    expect((await host('POST', `${at()}/actions/${id}/undo`, {})).body.code).toBe('house-rule');
  }
  expect(await read()).toMatchObject({ wall: 'totals' });
  expect((await log()).every(({ undone }) => undone === undefined)).toBe(true);
});

test('the last board that the house shows cannot be switched off, and if every board is forbidden, none is shown', async () => {
  const { rule, create, host, at, read, leaderboard } = await startHouse();
  await create();
  await rule({ boards: { never: ['mostDrinks', 'fastestPace', 'balanced', 'variety'] } });
  expect((await host('PATCH', at(), { boards: { hydration: false } })).body).toMatchObject({
    code: 'invalid',
    field: 'boards',
  });
  await rule({ boards: { never: Object.keys(ALL) } });
  expect(await read()).toMatchObject({ boards: [] });
  expect(await leaderboard()).toMatchObject({ boards: [] });
  expect((await host('PATCH', at(), { wall: 'off' })).status).toBe(200);
});

test('the rules of the house decide who may create celebrations, and how guests join a new celebration', async () => {
  const { rule, make, olga } = await startHouse();
  await rule({ door: 'ask' });
  expect((await make()).body).toMatchObject({ door: 'ask' });
  const original = (await make()).body.id;
  await rule({ creators: 'operators', door: null });
  expect(await make()).toMatchObject({ status: 403, body: { code: 'house-rule' } });
  expect(await make({ copyOf: original })).toMatchObject({ status: 403 });
  const made = await olga.call('POST', '/api/host/celebrations', DRAFT);
  expect([made.status, made.body.door]).toEqual([201, 'open']);
});

test('if the house forbids positions, none is stored, and the next save deletes a stored position', async () => {
  const { rule, create, request, facts, code } = await startHouse();
  await create();
  const [ana, bea] = [newPhone(), newPhone()];
  const save = (phone: typeof ana, userName: string, changes: Partial<SaveRequest> = {}) =>
    request(...put(phone, saveAt(NOON, { userName, ...changes }), code()));
  const scopeOf = async ({ sessionId, headers }: typeof ana) => {
    const answer = await request(`/api/leaderboard?c=${code()}&scope=nearby&sessionId=${sessionId}`, { headers });
    return (await answer.json()).scope;
  };
  await save(ana, 'Ana', { location: PLACE });
  expect(await scopeOf(ana)).toBe('nearby');
  expect(await facts()).not.toHaveProperty('location');
  await rule({ location: false });
  expect(await facts()).toMatchObject({ location: false });
  expect(await scopeOf(ana), 'at once, before the next save').toBe('everyone');
  await save(bea, 'Bea', { location: PLACE });
  await save(ana, 'Ana');
  await rule({ location: null });
  expect([await scopeOf(ana), await scopeOf(bea)]).toEqual(['everyone', 'everyone']);
  await save(ana, 'Ana', { location: PLACE });
  expect(await scopeOf(ana)).toBe('nearby');
});

test('a celebration that the house no longer keeps is deleted a day after its log has announced it', async () => {
  const { rule, create, host, at, timers, read } = await startHouse();
  await create('2026-06-10');
  await timers.advance(5_000);
  expect(await read()).toMatchObject({ state: 'over' });
  expect((await rule({ keepDays: 7 })).body).toMatchObject({ outlived: 1 });
  await timers.pass(DAY_MS - MINUTE_MS);
  expect((await host('GET', at())).status).toBe(200);
  await timers.advance(11 * MINUTE_MS);
  expect((await host('GET', at())).status).toBe(404);
});

test('the template of the house is never deleted, however old it is', async () => {
  const { rule, create, host, at, timers, sql, code } = await startHouse();
  await create('2026-06-10');
  await sql('INSERT INTO house (id, template) SELECT 1, id FROM celebrations WHERE code = ?', code());
  await timers.advance(5_000);
  expect((await rule({ keepDays: 7 })).body).toMatchObject({ outlived: 0 });
  await timers.sleep(DAY_MS);
  await timers.advance(11 * MINUTE_MS);
  expect((await host('GET', at())).body).toMatchObject({ isTemplate: true });
});

test('rules in a file take precedence, and no call can change them', async () => {
  const { rule, olga, create, read, log } = await startHouse({ wall: 'totals' });
  expect((await rule({ wall: 'names' })).body).toMatchObject({ status: 409, code: 'house-fixed' });
  expect((await olga.call('GET', '/api/auth/admin/house')).body).toMatchObject({
    isFixed: true,
    rules: { wall: 'totals' },
  });
  await create();
  expect(await read()).toMatchObject({ wall: 'totals', house: { wall: 'totals' } });
  expect((await log()).map(({ action }) => action)).toEqual(['house-rules', 'create']);
});
