import { describe, expect, test } from 'vitest';
import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import { type Callers, hostsData, type SignedInHost, startWithCallers } from '../accounts/callers.fixture.ts';
import { PUBLIC_URL } from '../testing/accounts.fixture.ts';
import { DRAFT, followEvents, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';

const CELEBRATIONS = '/api/host/celebrations';

/** Who calls, and whether the caller is signed in and a host of the celebration of Ana & Ben. */
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
 * A new celebration of Marek. Sofie, Sora, Tove and Bert help. Dora helped until she was removed. Carla has a celebration
 * of her own, and Marek has deleted one.
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
  // Nobody who is not signed in can accept an invitation.
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
  await timers.advance(DELETION_GRACE_MS + 5_000);
  const actionId: number = entry.id;
  return { world, id, code, at, ana, actionId, invited: await invite(), other: other.id, deleted: deleted.id };
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

function callAs(who: Who, party: Party, { method, path, body }: Cell, id: string): Promise<Response> {
  const sent = typeof body === 'function' ? body(party, id) : body;
  const init = { method, headers: headersOf(who, party), ...(sent !== undefined && { body: JSON.stringify(sent) }) };
  return party.world.request(path(party, id), init);
}

/** Makes a call and returns what is wrong. After a call that was allowed, the party is no longer as it was. */
async function tryCall(party: Party, cell: Cell, who: Who, id: string, expected: number) {
  const before = await stateOf(party);
  const answer = await callAs(who, party, cell, id);
  await answer.body?.cancel();
  const isRefused = answer.status >= 400;
  const isChanged = isRefused && (await stateOf(party)) !== before;
  const faults = [
    answer.status === expected ? [] : `${who}, ${id}: ${answer.status} instead of ${expected}`,
    isChanged ? `${who}: is refused, and changes something` : [],
  ];
  return { faults: faults.flat(), isUnchanged: isRefused || cell.method === 'GET' };
}

/** Everything that hosts have, and what guests see. */
async function stateOf({ world, code }: Party): Promise<string> {
  const leaderboard = await world.request(`/api/leaderboard/guests?c=${code}`);
  return (await hostsData(world)) + (await leaderboard.text());
}

interface Cell {
  readonly method: string;
  /** With the id of a celebration. */
  readonly path: (party: Party, id: string) => string;
  readonly body?: object | ((party: Party, id: string) => object);
  /** The status for a co-host and for the owner. */
  readonly allowed: number | readonly [coHost: number, owner: number];
  /** The status for somebody who is not signed in. */
  readonly nobody?: number;
}

const celebration =
  (rest = '') =>
  (_: Party, id: string) =>
    `${CELEBRATIONS}/${id}${rest}`;

const CELLS: Readonly<Record<string, Cell>> = {
  'GET /api/host/celebrations/:celebrationId': { method: 'GET', path: celebration(), allowed: 200 },
  'PATCH /api/host/celebrations/:celebrationId': {
    method: 'PATCH',
    path: celebration(),
    body: { door: 'ask' },
    allowed: 200,
  },
  'DELETE /api/host/celebrations/:celebrationId': { method: 'DELETE', path: celebration(), allowed: [403, 204] },
  'PUT /api/host/celebrations/:celebrationId/word': {
    method: 'PUT',
    path: celebration('/word'),
    body: { text: 'The cake is here' },
    allowed: 200,
  },
  'DELETE /api/host/celebrations/:celebrationId/word': { method: 'DELETE', path: celebration('/word'), allowed: 200 },
  'GET /api/host/celebrations/:celebrationId/guests/live': {
    method: 'GET',
    path: celebration('/guests/live'),
    allowed: 200,
  },
  'POST /api/host/celebrations/:celebrationId/guests': {
    method: 'POST',
    path: celebration('/guests'),
    body: { action: 'let-in-all' },
    allowed: 409,
  },
  'POST /api/host/celebrations/:celebrationId/guests/:guestId': {
    method: 'POST',
    path: ({ ana }, id) => `/api/host/celebrations/${id}/guests/${ana.sessionId}`,
    body: { action: 'rename', name: 'Anna' },
    allowed: 200,
  },
  'GET /api/host/celebrations/:celebrationId/actions': { method: 'GET', path: celebration('/actions'), allowed: 200 },
  'POST /api/host/celebrations/:celebrationId/actions/:actionId/undo': {
    method: 'POST',
    path: ({ actionId }, id) => `/api/host/celebrations/${id}/actions/${actionId}/undo`,
    body: {},
    allowed: 200,
  },
  'GET /api/host/celebrations/:celebrationId/hosts': { method: 'GET', path: celebration('/hosts'), allowed: 200 },
  'DELETE /api/host/celebrations/:celebrationId/hosts/:hostId': {
    method: 'DELETE',
    path: ({ world }, id) => `${CELEBRATIONS}/${id}/hosts/${world.sofie.id}`,
    allowed: 204,
  },
  'POST /api/host/celebrations/:celebrationId/invitations': {
    method: 'POST',
    path: celebration('/invitations'),
    body: {},
    allowed: 201,
  },
  'DELETE /api/host/celebrations/:celebrationId/invitations/:invitationId': {
    method: 'DELETE',
    path: ({ invited }, id) => `/api/host/celebrations/${id}/invitations/${invited.id}`,
    allowed: 204,
  },
};

/** A call that names a celebration in its body. */
const COPY: Cell = {
  method: 'POST',
  path: () => CELEBRATIONS,
  body: (_, id) => ({ names: 'Mia & Leo', date: '2026-09-05', copyOf: id }),
  allowed: 201,
};

/** Calls that name no celebration. */
const OTHERS: Readonly<Record<string, Cell>> = {
  'GET /api/host/celebrations': { method: 'GET', path: () => '/api/host/celebrations', allowed: 200 },
  'POST /api/host/celebrations': {
    method: 'POST',
    path: () => '/api/host/celebrations',
    body: DRAFT,
    allowed: 201,
  },
  'GET /api/host/invitations/:token': {
    method: 'GET',
    path: ({ invited }) => `/api/host/invitations/${invited.token}`,
    allowed: 200,
    nobody: 200,
  },
  'POST /api/host/invitations/:token/accept': {
    method: 'POST',
    path: ({ invited }) => `/api/host/invitations/${invited.token}/accept`,
    body: {},
    allowed: 200,
  },
};

type Which = 'deleted' | 'unknown' | 'own' | 'none';

function expectedOf(who: Who, which: Which, { allowed, nobody = 401 }: Cell): number {
  const { isHost, isSignedIn } = CALLERS[who];
  if (!isSignedIn) return nobody;
  if (which !== 'none' && (!isHost || which !== 'own')) return 404;
  return typeof allowed === 'number' ? allowed : allowed[who === 'the owner' ? 1 : 0];
}

/** Makes a call as everybody, and returns what is wrong. After a call that was allowed, a new party begins. */
async function tryAsEverybody(world: Callers, route: string, cell: Cell, whiches: readonly Which[]) {
  const wrong: string[] = [];
  let party = await newParty(world);
  for (const who of WHO) {
    for (const which of whiches) {
      const id = { deleted: party.deleted, unknown: newPhone().sessionId, own: party.id, none: '' }[which];
      const { faults, isUnchanged } = await tryCall(party, cell, who, id, expectedOf(who, which, cell));
      wrong.push(...faults.map((fault) => `${route}: ${fault}`));
      if (!isUnchanged) party = await newParty(world);
    }
  }
  return wrong;
}

const WHO = Object.keys(CALLERS) as Who[];

/** By the second id of a path: the answer if this celebration has nothing with that id. */
const UNKNOWN: Readonly<Record<string, string>> = {
  guestId: 'unknown-guest',
  actionId: 'unknown-action',
  hostId: 'unknown-host',
  invitationId: 'unknown-invitation',
};

/** The calls that name something else after the celebration. */
const NAMING = Object.entries(CELLS).flatMap(([route, cell]) => {
  const [, id] = /:celebrationId\/.*:(\w+)/.exec(route) ?? [];
  return id === undefined ? [] : [{ route, cell, code: UNKNOWN[id] }];
});

describe('who may do what as a host', () => {
  test('the matrix knows every route for hosts, and no other', async () => {
    const { routes } = await startHostedService();
    const served = routes().filter(({ path, method }) => path.startsWith('/api/host') && method !== 'ALL');
    const known = Object.keys({ ...CELLS, ...OTHERS });
    expect([...new Set(served.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(known.sort());
  });

  test('of a celebration: only its hosts, as long as they are signed in', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    const cells = Object.entries(CELLS);
    let world = await startWithCallers();
    for (const [index, [route, cell]] of cells.entries()) {
      // One host may make only so many celebrations.
      if (index === Math.floor(cells.length / 2)) world = await startWithCallers();
      wrong.push(...(await tryAsEverybody(world, route, cell, ['deleted', 'unknown', 'own'])));
    }
    expect(wrong).toEqual([]);
  });

  test('a copy of a celebration: only its hosts, as long as they are signed in', { timeout: 60_000 }, async () => {
    const world = await startWithCallers();
    expect(await tryAsEverybody(world, 'copyOf', COPY, ['deleted', 'unknown', 'own'])).toEqual([]);
  });

  test('of one’s own celebration: nothing of another one, whether one hosts that too or not', {
    timeout: 60_000,
  }, async () => {
    const party = await newParty(await startWithCallers());
    const second = (await party.world.marek.at.post(CELEBRATIONS, DRAFT)).body as { id: string };
    const before = await stateOf(party);
    expect(before).toContain('"user_name":"Ana K."');
    const answers: unknown[] = [];
    const expected: unknown[] = [];
    for (const { route, cell, code } of NAMING) {
      for (const [who, own] of [
        ['a host of another celebration', party.other] as const,
        ['the owner', second.id] as const,
      ]) {
        const answer = await callAs(who, party, cell, own);
        const problem = await answer.json().catch(() => null);
        const isUnchanged = (await stateOf(party)) === before;
        answers.push([route, who, answer.status, problem?.code, isUnchanged]);
        expected.push([route, who, 404, code, true]);
      }
    }
    expect(answers).toEqual(expected);
    expect(answers).toHaveLength(2 * Object.keys(UNKNOWN).length);
  });

  test('of no celebration: whoever is signed in', { timeout: 60_000 }, async () => {
    const world = await startWithCallers();
    const wrong: string[] = [];
    for (const [route, cell] of Object.entries(OTHERS)) {
      wrong.push(...(await tryAsEverybody(world, route, cell, ['none'])));
    }
    expect(wrong).toEqual([]);
  });

  test('only from a page of this server', { timeout: 60_000 }, async () => {
    const party = await newParty(await startWithCallers());
    const before = await stateOf(party);
    const changing = Object.values({ ...CELLS, ...OTHERS }).filter(({ method }) => method !== 'GET');
    const foreign = [null, 'null', 'https://evil.example', `${PUBLIC_URL.origin}.evil.example`, 'http://clink.example'];
    for (const { method, path, body } of changing) {
      for (const origin of foreign) {
        const headers = headersOf('the owner', party, origin);
        const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
        const answer = await party.world.request(path(party, party.id), init);
        expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
      }
    }
    expect(await stateOf(party)).toBe(before);
  });

  test('a co-host who is removed while signed in keeps the account, and loses the celebration at once', async () => {
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
