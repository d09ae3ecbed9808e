import { describe, expect, test } from 'vitest';
import type { Host } from '../accounts/host.ts';
import { newPhone } from '../service.fixture.ts';
import {
  BERT,
  CARLA,
  DORA,
  DRAFT,
  hostCall,
  MAREK,
  OLGA,
  PUBLIC_URL,
  SOFIE,
  startHostedService,
} from './hosting.fixture.ts';

/** Who calls, and the statuses: of a call about the celebration of Ana & Ben, and of one that needs no celebration. */
const CALLERS = {
  nobody: { isHost: false, isSignedIn: false },
  'a guest with a secret': { isHost: false, isSignedIn: false },
  'a banned host': { isHost: false, isSignedIn: false },
  'a host of another celebration': { isHost: false, isSignedIn: true },
  'the operator': { isHost: false, isSignedIn: true },
  'a co-host who was removed': { isHost: false, isSignedIn: true },
  'a co-host': { isHost: true, isSignedIn: true },
  'the owner': { isHost: true, isSignedIn: true },
} as const;
type Who = keyof typeof CALLERS;

/** Dora helped until she was removed, and Bert is banned. Marek has deleted a celebration. */
async function startMatrix() {
  const service = await startHostedService();
  const { welcome, arrive, marek, at, as, ban } = service;
  for (const host of [SOFIE, BERT, DORA]) await welcome(host);
  await marek('DELETE', `${at}/hosts/${DORA.id}`);
  ban(BERT);
  const ana = await arrive('Ana');
  const { entry } = (await (await service.moderate(ana, { action: 'hide' })).json()) as { entry: { id: number } };
  const invited = (await (await marek('POST', `${at}/invitations`, {})).json()) as { id: string; token: string };
  const made = async (host: Host) => {
    const answer = await as(host)('POST', '/celebrations', DRAFT);
    return ((await answer.json()) as { id: string }).id;
  };
  const [other, deleted] = [await made(CARLA), await made(MAREK)];
  await marek('DELETE', `/celebrations/${deleted}`);
  return { ...service, ana, actionId: entry.id, invited, other, deleted };
}
type Matrix = Awaited<ReturnType<typeof startMatrix>>;

const HOSTS: Partial<Record<Who, Host>> = {
  'a banned host': BERT,
  'a host of another celebration': CARLA,
  'the operator': OLGA,
  'a co-host who was removed': DORA,
  'a co-host': SOFIE,
  'the owner': MAREK,
};

function callOf(who: Who, { ana }: Matrix, { method, body }: Cell): RequestInit {
  const call = hostCall(HOSTS[who] ?? null, method, body);
  return who === 'a guest with a secret' ? { ...call, headers: { ...call.headers, ...ana.headers } } : call;
}

/**
 * Makes a call and returns what is wrong. After a call that may have changed something it returns no matrix, because the
 * next call needs a new one.
 */
async function tryCall(matrix: Matrix, cell: Cell, who: Who, id: string, expected: number) {
  const before = await stateOf(matrix);
  const answer = await matrix.request(cell.path(matrix, id), callOf(who, matrix, cell));
  await answer.body?.cancel();
  const isRefused = answer.status >= 400;
  const isChanged = isRefused && (await stateOf(matrix)) !== before;
  const fault = `${who}, ${id}: ${answer.status} instead of ${expected}`;
  const faults = [
    answer.status === expected ? [] : fault,
    isChanged ? `${who}: is refused, and changes something` : [],
  ];
  return { faults: faults.flat(), matrix: isRefused ? matrix : null };
}

/** Everything that the hosts of both celebrations can read. */
async function stateOf({ request, at, other }: Matrix): Promise<string> {
  const read = async (host: Host, path: string) => (await request(`/api/host${path}`, hostCall(host))).text();
  const paths = [at, `${at}/hosts`, `${at}/actions`].map((path) => read(MAREK, path));
  return (await Promise.all([...paths, read(CARLA, `/celebrations/${other}`)])).join();
}

interface Cell {
  readonly method: string;
  /** With the id of a celebration. */
  readonly path: (matrix: Matrix, id: string) => string;
  readonly body?: unknown;
  /** The status for a co-host and for the owner. */
  readonly allowed: number | readonly [coHost: number, owner: number];
}

const celebration =
  (rest = '') =>
  (_: Matrix, id: string) =>
    `/api/host/celebrations/${id}${rest}`;

const CELLS: Readonly<Record<string, Cell>> = {
  'GET /api/host/celebrations/:celebrationId': { method: 'GET', path: celebration(), allowed: 200 },
  'PATCH /api/host/celebrations/:celebrationId': {
    method: 'PATCH',
    path: celebration(),
    body: { door: 'ask' },
    allowed: 200,
  },
  'DELETE /api/host/celebrations/:celebrationId': { method: 'DELETE', path: celebration(), allowed: [403, 204] },
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
    path: celebration(`/hosts/${SOFIE.id}`),
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

/** Calls that name no celebration, with the statuses for somebody who is signed in and for nobody. */
const OTHERS: Readonly<Record<string, Cell & { readonly nobody: number }>> = {
  'GET /api/host/celebrations': { method: 'GET', path: () => '/api/host/celebrations', allowed: 200, nobody: 401 },
  'POST /api/host/celebrations': {
    method: 'POST',
    path: () => '/api/host/celebrations',
    body: DRAFT,
    allowed: 201,
    nobody: 401,
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
    nobody: 401,
  },
};

function expectedOf(who: Who, isTheirs: boolean, { allowed }: Cell): number {
  const { isHost, isSignedIn } = CALLERS[who];
  if (!isSignedIn) return 401;
  if (!isHost || !isTheirs) return 404;
  return typeof allowed === 'number' ? allowed : allowed[who === 'the owner' ? 1 : 0];
}

const WHO = Object.keys(CALLERS) as Who[];

describe('who may do what as a host', () => {
  test('the matrix knows every route for hosts, and no other', async () => {
    const { routes } = await startHostedService();
    const served = routes().filter(({ path, method }) => path.startsWith('/api/host') && method !== 'ALL');
    const known = Object.keys({ ...CELLS, ...OTHERS });
    expect([...new Set(served.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(known.sort());
  });

  test.each(Object.entries(CELLS))('%s: only the hosts of this celebration', { timeout: 60_000 }, async (_, cell) => {
    const wrong: string[] = [];
    let world: Matrix | null = null;
    for (const who of WHO) {
      for (const which of ['deleted', 'unknown', 'own'] as const) {
        world ??= await startMatrix();
        const id = { deleted: world.deleted, unknown: newPhone().sessionId, own: world.celebration.id }[which];
        const { faults, matrix } = await tryCall(world, cell, who, id, expectedOf(who, which === 'own', cell));
        wrong.push(...faults);
        world = matrix;
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(OTHERS))('%s: whoever is signed in', async (_, cell) => {
    const wrong: string[] = [];
    let world: Matrix | null = null;
    for (const who of WHO) {
      world ??= await startMatrix();
      const expected = CALLERS[who].isSignedIn ? Number(cell.allowed) : cell.nobody;
      const { faults, matrix } = await tryCall(world, cell, who, '', expected);
      wrong.push(...faults);
      world = matrix;
    }
    expect(wrong).toEqual([]);
  });

  const CHANGING = Object.entries({ ...CELLS, ...OTHERS }).filter(([, { method }]) => method !== 'GET');
  test.each(CHANGING)('%s: only from a page of this server', async (_, cell) => {
    const matrix = await startMatrix();
    const path = cell.path(matrix, matrix.celebration.id);
    const call = hostCall(MAREK, cell.method, cell.body);
    for (const origin of [
      undefined,
      'null',
      'https://evil.example',
      `${PUBLIC_URL.origin}.evil.example`,
      'http://clink.example',
    ]) {
      const { origin: _own, ...headers } = call.headers as Record<string, string>;
      const answer = await matrix.request(path, { ...call, headers: { ...headers, ...(origin && { origin }) } });
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
    }
  });
});
