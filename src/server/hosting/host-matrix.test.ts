import { describe, expect, test } from 'vitest';
import { type ApiCall, successOf } from '../../domain/api/api-call.ts';
import { HOST_CALLS, type HostRoute } from '../../domain/api/calls.ts';
import { partsOf, pathTo } from '../../domain/api/route.ts';
import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import { SPRITZ } from '../../domain/menu/menu.fixture.ts';
import { type Callers, hostsData, type SignedInHost, startWithCallers } from '../accounts/callers.fixture.ts';
import { PUBLIC_URL } from '../testing/accounts.fixture.ts';
import { DRAFT, followEvents, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';

const CELEBRATIONS = '/api/host/celebrations';

/** The callers, and whether each is signed in and a host of the celebration of Ana & Ben. */
const CALLERS = {
  nobody: { isHost: false, isSignedIn: false },
  'a guest with a secret': { isHost: false, isSignedIn: false },
  'a co-host who has signed out': { isHost: false, isSignedIn: false },
  'a co-host without the second step': { isHost: false, isSignedIn: false },
  'a banned co-host': { isHost: false, isSignedIn: false },
  'a host of another celebration': { isHost: false, isSignedIn: true },
  'the operator': { isHost: false, isSignedIn: true },
  'a co-host who was removed': { isHost: false, isSignedIn: true },
  'a co-host': { isHost: true, isSignedIn: true },
  'the owner': { isHost: true, isSignedIn: true },
} as const;
type Who = keyof typeof CALLERS;

const HOSTS: Readonly<Partial<Record<Who, keyof Callers>>> = {
  'a co-host who has signed out': 'sora',
  'a co-host without the second step': 'tove',
  'a banned co-host': 'bert',
  'a host of another celebration': 'carla',
  'the operator': 'olga',
  'a co-host who was removed': 'dora',
  'a co-host': 'sofie',
  'the owner': 'marek',
};

/**
 * A new celebration of Marek with the co-hosts Sofie, Sora, Tove and Bert, and the removed co-host Dora. Carla has her
 * own celebration, and Marek has also deleted one.
 */
async function newParty(world: Callers) {
  const { marek, carla, sofie, dora, request, sql, timers } = world;
  const make = async ({ at }: SignedInHost) =>
    (await at.post(CELEBRATIONS, DRAFT)).body as { id: string; code: string };
  const { id, code } = await make(marek);
  const at = `${CELEBRATIONS}/${id}`;
  const invite = async () => (await marek.at.post(`${at}/invitations`)).body as { id: string; token: string };
  for (const host of [sofie, dora]) {
    const accepted = await host.at.post(`/api/host/invitations/${(await invite()).token}/accept`);
    expect(accepted.status).toBe(200);
  }
  expect((await marek.at.delete(`${at}/hosts/${dora.id}`)).status).toBe(204);
  // Callers who are not signed in cannot accept an invitation.
  for (const name of ['sora', 'tove', 'bert'] as const) {
    const text = `INSERT INTO celebration_hosts (celebration_id, host_id, role, name, email, since)
      VALUES (?, ?, 'co-host', 'Marek', ?, 0)`;
    await sql(text, id, world[name].id, world[name].email);
  }
  const ana = newPhone();
  await request(...put(ana, saveAt(NOON), code));
  const { entry } = (await marek.at.post(`${at}/guests/${ana.sessionId}`, { action: 'rename', name: 'Ana K.' })).body;
  const [other, deleted] = [await make(carla), await make(marek)];
  await marek.at.delete(`${CELEBRATIONS}/${deleted.id}`);
  await timers.sleep(DELETION_GRACE_MS + 5_000);
  const actionId: number = entry.id;
  const party = { world, id, code, at, ana, actionId, invited: await invite(), other: other.id, deleted: deleted.id };
  return { ...party, before: await stateOf(party) };
}
type Party = Awaited<ReturnType<typeof newParty>>;

function headersOf(who: Who, { world, ana }: Party, origin: string | null = PUBLIC_URL.origin): Record<string, string> {
  const name = HOSTS[who];
  return {
    'content-type': 'application/json',
    ...(origin !== null && { origin }),
    ...(name && { cookie: (world[name] as SignedInHost).cookie }),
    ...(who === 'a guest with a secret' && ana.headers),
  };
}

function callAs(who: Who, party: Party, route: HostRoute, { body }: Cell, id: string): Promise<Response> {
  const sent = typeof body === 'function' ? body(id) : body;
  const [method] = partsOf(route);
  const init = { method, headers: headersOf(who, party), ...(sent !== undefined && { body: JSON.stringify(sent) }) };
  return party.world.request(pathIn(party, route, id), init);
}

/** The path with the id of this celebration. All other ids are of the party's own celebration. */
function pathIn({ ana, world, actionId, invited }: Party, route: HostRoute, celebrationId: string): string {
  const invitation = { invitationId: invited.id, token: invited.token };
  const steps = { guestId: ana.sessionId, hostId: world.sofie.id, actionId: String(actionId), ...invitation };
  return pathTo<string>(route, { celebrationId, ...steps });
}

/** Makes a call and returns a description of a wrong answer. An allowed call changes the party. */
async function tryCall(party: Party, route: HostRoute, cell: Cell, who: Who, id: string, expected: number) {
  const answer = await callAs(who, party, route, cell, id);
  await answer.body?.cancel();
  const isRefused = answer.status >= 400;
  const isChanged = isRefused && (await stateOf(party)) !== party.before;
  const faults = [
    answer.status === expected ? [] : `${who}, ${id}: ${answer.status} instead of ${expected}`,
    isChanged ? `${who}: is refused, and changes something` : [],
  ];
  return { faults: faults.flat(), isUnchanged: isRefused || route.startsWith('GET ') };
}

/** All data of the hosts, and what guests see. */
async function stateOf({ world, code }: { world: Callers; code: string }): Promise<string> {
  const leaderboard = await world.request(`/api/leaderboard/guests?c=${code}`);
  return (await hostsData(world)) + (await leaderboard.text());
}

interface Cell {
  /** A function gets the id of the celebration. */
  readonly body?: object | ((id: string) => object);
  /** The status that a host gets, if it is not the usual success of the call. */
  readonly allowed?: number;
}

/** The data that each call needs besides its path. */
const CELLS: Readonly<Record<HostRoute, Cell>> = {
  'GET /api/host/celebrations': {},
  'POST /api/host/celebrations': { body: DRAFT },
  'GET /api/host/celebrations/:celebrationId': {},
  'PATCH /api/host/celebrations/:celebrationId': { body: { door: 'ask' } },
  'DELETE /api/host/celebrations/:celebrationId': {},
  'POST /api/host/celebrations/:celebrationId/menu': { body: { kind: 'add', item: SPRITZ, at: 0 } },
  'PUT /api/host/celebrations/:celebrationId/word': { body: { text: 'The cake is here' } },
  'DELETE /api/host/celebrations/:celebrationId/word': {},
  'GET /api/host/celebrations/:celebrationId/recap': {},
  'GET /api/host/celebrations/:celebrationId/guests/live': {},
  'POST /api/host/celebrations/:celebrationId/guests': { body: { action: 'let-in-all' }, allowed: 409 },
  'POST /api/host/celebrations/:celebrationId/guests/:guestId': { body: { action: 'rename', name: 'Anna' } },
  'POST /api/host/celebrations/:celebrationId/guests/:guestId/ticket': { body: {} },
  'GET /api/host/celebrations/:celebrationId/guests/:guestId/ticket': {},
  'DELETE /api/host/celebrations/:celebrationId/guests/:guestId/ticket': {},
  'GET /api/host/celebrations/:celebrationId/actions': {},
  'POST /api/host/celebrations/:celebrationId/actions/:actionId/undo': { body: {} },
  'GET /api/host/celebrations/:celebrationId/hosts': {},
  'DELETE /api/host/celebrations/:celebrationId/hosts/:hostId': {},
  'POST /api/host/celebrations/:celebrationId/invitations': { body: {} },
  'DELETE /api/host/celebrations/:celebrationId/invitations/:invitationId': {},
  'GET /api/host/invitations/:token': {},
  'POST /api/host/invitations/:token/accept': { body: {} },
};
const ROUTES = Object.keys(CELLS) as HostRoute[];
const OF_ONE = ROUTES.filter((route) => route.includes('/:celebrationId'));
const OF_NONE = ROUTES.filter((route) => !OF_ONE.includes(route));

const COPY: Cell = { body: (id) => ({ names: 'Mia & Leo', date: '2026-09-05', copyOf: id }) };

type Which = 'deleted' | 'unknown' | 'own' | 'none';

function expectedOf(who: Who, which: Which, route: HostRoute, { allowed }: Cell): number {
  const { isHost, isSignedIn } = CALLERS[who];
  const call: ApiCall = HOST_CALLS[route];
  const success = allowed ?? successOf(call);
  if (!isSignedIn) return call.who === 'anybody' ? success : 401;
  if (which !== 'none' && (!isHost || which !== 'own')) return 404;
  return call.who === 'owner' && who !== 'the owner' ? 403 : success;
}

/** Makes a call as each caller, and returns the wrong answers. After an allowed call, a new party begins. */
async function tryAsEverybody(world: Callers, route: HostRoute, cell: Cell, whiches: readonly Which[]) {
  const wrong: string[] = [];
  let party = await newParty(world);
  for (const who of WHO) {
    for (const which of whiches) {
      const id = { deleted: party.deleted, unknown: newPhone().sessionId, own: party.id, none: '' }[which];
      const expected = expectedOf(who, which, route, cell);
      const { faults, isUnchanged } = await tryCall(party, route, cell, who, id, expected);
      wrong.push(...faults.map((fault) => `${route}: ${fault}`));
      if (!isUnchanged) party = await newParty(world);
    }
  }
  return wrong;
}

const WHO = Object.keys(CALLERS) as Who[];

/** For each path parameter after the celebration: the error code if the celebration has nothing with that id. */
const UNKNOWN: Readonly<Record<string, string>> = {
  guestId: 'unknown-guest',
  actionId: 'unknown-action',
  hostId: 'unknown-host',
  invitationId: 'unknown-invitation',
};

/** The calls that have another parameter after the celebration. */
const NAMING = OF_ONE.flatMap((route) => {
  const [, id] = /:celebrationId\/.*:(\w+)/.exec(route) ?? [];
  return id === undefined ? [] : [{ route, code: UNKNOWN[id] }];
});

describe('the rights of each caller under /api/host', () => {
  test('the matrix contains every route for hosts and no other route', async () => {
    const { routes } = await startHostedService();
    const served = routes().filter(({ path, method }) => path.startsWith('/api/host') && method !== 'ALL');
    expect([...new Set(served.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual([...ROUTES].sort());
  });

  test('calls of a celebration are allowed only to its signed-in hosts', { timeout: 240_000 }, async () => {
    const wrong: string[] = [];
    let world = await startWithCallers();
    for (const [index, route] of OF_ONE.entries()) {
      // The server is restarted half-way, because the number of celebrations that a host may create is limited.
      if (index === Math.floor(OF_ONE.length / 2)) world = await startWithCallers();
      wrong.push(...(await tryAsEverybody(world, route, CELLS[route], ['deleted', 'unknown', 'own'])));
    }
    expect(wrong).toEqual([]);
  });

  test('a celebration can be copied only by its signed-in hosts', { timeout: 60_000 }, async () => {
    const world = await startWithCallers();
    const whiches = ['deleted', 'unknown', 'own'] as const;
    expect(await tryAsEverybody(world, 'POST /api/host/celebrations', COPY, whiches)).toEqual([]);
  });

  test('a call of one celebration cannot reach another celebration, even if the caller hosts both', {
    timeout: 60_000,
  }, async () => {
    const party = await newParty(await startWithCallers());
    const second = (await party.world.marek.at.post(CELEBRATIONS, DRAFT)).body as { id: string };
    const before = await stateOf(party);
    expect(before).toContain('"user_name":"Ana K."');
    const answers: unknown[] = [];
    const expected: unknown[] = [];
    for (const { route, code } of NAMING) {
      for (const [who, own] of [
        ['a host of another celebration', party.other] as const,
        ['the owner', second.id] as const,
      ]) {
        const answer = await callAs(who, party, route, CELLS[route], own);
        const problem = await answer.json().catch(() => null);
        const isUnchanged = (await stateOf(party)) === before;
        answers.push([route, who, answer.status, problem?.code, isUnchanged]);
        expected.push([route, who, 404, code, true]);
      }
    }
    expect(answers).toEqual(expected);
    expect(new Set(NAMING.map(({ code }) => code))).toEqual(new Set(Object.values(UNKNOWN)));
  });

  test('calls that name no celebration are allowed to all signed-in hosts', { timeout: 60_000 }, async () => {
    const world = await startWithCallers();
    const wrong: string[] = [];
    for (const route of OF_NONE) wrong.push(...(await tryAsEverybody(world, route, CELLS[route], ['none'])));
    expect(wrong).toEqual([]);
  });

  test('changes are allowed only from a page of this server', { timeout: 60_000 }, async () => {
    const party = await newParty(await startWithCallers());
    const before = await stateOf(party);
    const changing = ROUTES.filter((route) => !route.startsWith('GET '));
    const foreign = [null, 'null', 'https://evil.example', `${PUBLIC_URL.origin}.evil.example`, 'http://clink.example'];
    for (const route of changing) {
      const [method] = partsOf(route);
      const { body } = CELLS[route];
      for (const origin of foreign) {
        const headers = headersOf('the owner', party, origin);
        const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
        const answer = await party.world.request(pathIn(party, route, party.id), init);
        expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
      }
    }
    expect(await stateOf(party)).toBe(before);
  });

  test('a co-host who is removed while signed in keeps the account, but immediately loses the celebration', async () => {
    const world = await startWithCallers();
    const { at, ana } = await newParty(world);
    const { sofie, marek } = world;
    const live = await world.request(`${at}/guests/live`, { headers: { cookie: sofie.cookie } });
    const { state, events } = followEvents(live);
    await expect.poll(() => events.length).toBe(1);
    const { token } = (await sofie.at.post(`${at}/invitations`)).body;
    expect((await marek.at.delete(`${at}/hosts/${sofie.id}`)).status).toBe(204);
    await expect.poll(() => state.hasEnded).toBe(true);
    const calls = [
      await sofie.at.get(at),
      await sofie.at.get(`${at}/actions`),
      await sofie.at.post(`${at}/guests/${ana.sessionId}`, { action: 'show' }),
    ];
    expect(calls.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([404, 'unknown-celebration']));
    expect((await sofie.at.post(`/api/host/invitations/${token}/accept`)).body.code).toBe('unknown-invitation');
    expect((await sofie.at.get('user')).status).toBe(200);
    expect((await sofie.at.get(CELEBRATIONS)).body).toEqual([]);
  });
});
