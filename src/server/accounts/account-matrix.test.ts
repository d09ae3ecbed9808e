import { describe, expect, test } from 'vitest';
import { ACCOUNT_CALLS } from '../../domain/api/account-calls.ts';
import { type ApiCall, successOf } from '../../domain/api/api-call.ts';
import type { AccountRoute } from '../../domain/api/calls.ts';
import { partsOf, pathTo } from '../../domain/api/route.ts';
import { PASSWORD, PUBLIC_URL } from '../testing/accounts.fixture.ts';
import { newPhone, startTestService } from '../testing/service.fixture.ts';
import { type Callers, hostsData, type SignedInHost, startWithCallers } from './callers.fixture.ts';

/** For each caller, the answer to a host's call about an account and to an operator's call. 'ok' is a success. */
const CALLERS = {
  nobody: { own: 401, operator: 401 },
  'a guest with a secret': { own: 401, operator: 401 },
  'a host who has signed out': { own: 401, operator: 401, as: 'sora' },
  'a host without the second step': { own: 401, operator: 401, as: 'tove' },
  'a banned host': { own: 401, operator: 401, as: 'bert' },
  'a host': { own: 'ok', operator: 403, as: 'carla' },
  'the operator': { own: 'ok', operator: 'ok', as: 'olga' },
} as const satisfies Record<string, { own: 401 | 'ok'; operator: number | 'ok'; as?: keyof Callers }>;
type Who = keyof typeof CALLERS;

interface Cell {
  /** The id in the path. It belongs to another host. */
  readonly id?: (other: Other) => string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The status of an allowed call, if it is not the usual success of the call. */
  readonly status?: number;
}

/** The ids of another host: of the account, of a session, of an invitation and of a passkey. */
interface Other {
  readonly id: string;
  readonly sessionId: string;
  readonly invitationId: string;
  readonly passkeyId: string;
}

const NEW_PASSWORD = 'three other words';
const PASSKEY = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } };
const TOKEN = 'x'.repeat(32);
const token = () => TOKEN;
const STRANGER = { email: 'nobody@example.org' };

/**
 * The data of each call besides its path. The calls can be made in this order. A call cannot name another host's
 * session. Calls that anybody may make change no account.
 */
const CELLS: Readonly<Record<AccountRoute, Cell>> = {
  'GET /api/auth/user': {},
  'PATCH /api/auth/user': { body: { name: 'Carla K.' } },
  'GET /api/auth/user/sessions': {},
  'DELETE /api/auth/user/sessions/:id': { id: ({ sessionId }) => sessionId, status: 404 },
  'GET /api/auth/token': {},
  'GET /api/auth/factors': {},
  'POST /api/auth/factors/recovery-codes': { body: { password: PASSWORD }, status: 422 },
  'DELETE /api/auth/factors': { body: { password: PASSWORD } },
  'POST /api/auth/factors': { body: { password: PASSWORD } },
  'GET /api/auth/passkeys': {},
  'POST /api/auth/passkeys/options': { body: { password: PASSWORD } },
  'POST /api/auth/passkeys': { body: { name: 'Phone', answer: PASSKEY }, status: 401 },
  'PATCH /api/auth/passkeys/:id': { id: ({ passkeyId }) => passkeyId, body: { name: 'Mine' }, status: 404 },
  'DELETE /api/auth/passkeys/:id': { id: ({ passkeyId }) => passkeyId, body: {}, status: 404 },
  'DELETE /api/auth/house': { body: {}, status: 404 },
  'PUT /api/auth/user/email': { body: { password: PASSWORD, email: 'new@example.org' } },
  'PUT /api/auth/user/password': { body: { password: PASSWORD, newPassword: NEW_PASSWORD } },
  'POST /api/auth/logout': { body: { elsewhere: true } },
  'DELETE /api/auth/user': { body: { password: NEW_PASSWORD } },

  'GET /api/auth/admin/house': {},
  'PATCH /api/auth/admin/house': { body: { wall: 'totals', location: null } },
  'GET /api/auth/admin/users': {},
  'GET /api/auth/admin/invitations': {},
  'POST /api/auth/admin/invitations': { body: { email: 'ines@example.org' } },
  'DELETE /api/auth/admin/invitations/:id': { id: ({ invitationId }) => invitationId },
  'POST /api/auth/admin/users/:id/ban': { id: ({ id }) => id, body: { banned: true } },
  'DELETE /api/auth/admin/users/:id': { id: ({ id }) => id },

  // PUBLIC_URL gives the address already.
  'PUT /api/auth/admin/address': { body: { address: 'https://clink.example' }, status: 404 },

  'GET /api/auth/settings': {},
  'GET /api/auth/.well-known/jwks.json': {},
  'GET /api/auth/setup/:token': { id: token, status: 410 },
  // Without SETUP_CODE, this call does not exist.
  'POST /api/auth/setup/code': { body: { code: 'birch-lantern' }, status: 404 },
  'POST /api/auth/setup': { body: { ...STRANGER, name: 'Ines', password: PASSWORD, token: TOKEN }, status: 410 },
  'GET /api/auth/invitations/:token': { id: token, status: 410 },
  'POST /api/auth/signup': { body: { ...STRANGER, name: 'Ines', password: 'short' }, status: 422 },
  'POST /api/auth/verify': { body: { token: TOKEN }, status: 410 },
  'POST /api/auth/resend': { body: STRANGER },
  'POST /api/auth/token': { body: { ...STRANGER, password: PASSWORD }, status: 401 },
  'POST /api/auth/otp': { body: STRANGER },
  'POST /api/auth/recover': { body: STRANGER },
  'POST /api/auth/password': { body: { token: TOKEN, password: PASSWORD }, status: 410 },
  'POST /api/auth/passkeys/sign-in/options': { body: {} },
  'POST /api/auth/passkeys/sign-in': { body: { answer: PASSKEY }, status: 401 },
  'POST /api/auth/house': { body: {}, status: 404 },
  'GET /api/auth/callback/house': { query: { code: 'x', state: 'y' }, status: 404 },
  'POST /api/auth/factors/verify': { body: { code: '12' }, status: 422 },
};
const ROUTES = Object.keys(CELLS) as AccountRoute[];
const callOf = (route: AccountRoute): ApiCall => ACCOUNT_CALLS[route];
const statusOf = (route: AccountRoute) => CELLS[route].status ?? successOf(callOf(route));
/** Whether a call is about the caller's own account. The call to sign out is included, although anybody may make it. */
const isOwn = (route: AccountRoute) => callOf(route).who === 'host' || route === 'POST /api/auth/logout';
const OWN = ROUTES.filter(isOwn);
const OPERATORS = ROUTES.filter((route) => callOf(route).who === 'operator');
const STRANGERS = ROUTES.filter((route) => callOf(route).who === 'anybody' && !isOwn(route));

function pathIn(route: AccountRoute, other: Other): string {
  const { id, query } = CELLS[route];
  const step = id?.(other) ?? '';
  return pathTo<string>(route, { id: step, token: step }, query);
}

const WHO = Object.keys(CALLERS) as Who[];
let calls = 0;

/** A server with an operator's invitation and the host Marek. The callers try to read and change his account. */
async function startMatrix() {
  const world = await startWithCallers();
  const { sessions } = (await world.marek.at.get('user/sessions')).body as { sessions: { id: string }[] };
  return { world, other: await otherOf(world, sessions[0]?.id ?? '') };
}

async function otherOf({ olga, marek, sql }: Callers, sessionId: string): Promise<Other> {
  await olga.at.post('admin/invitations', { email: 'invited@example.org' });
  const [{ id = '' } = {}] = (await sql('SELECT token_hash AS id FROM host_invitations')) as { id?: string }[];
  await sql(
    'INSERT INTO host_passkeys (id, host_id, site, name, public_key, counter, transports, created_at) VALUES (?,?,?,?,?,?,?,?)',
    ...['of-marek', marek.id, 'clink.example', 'Phone of marek', 'x', 0, '', 0],
  );
  return { id: marek.id, sessionId, invitationId: id, passkeyId: 'of-marek' };
}

/** Makes a call as one of the callers. Each call comes from a new IP address, so that no limit per address applies. */
async function ask(world: Callers, route: AccountRoute, who: Who, other: Other) {
  const [method] = partsOf(route);
  const { body } = CELLS[route];
  const caller = CALLERS[who];
  calls += 1;
  const headers = {
    origin: PUBLIC_URL.origin,
    ...(body && { 'content-type': 'application/json' }),
    ...('as' in caller && { cookie: (world[caller.as] as SignedInHost).cookie }),
    ...(who === 'a guest with a secret' && newPhone().headers),
  };
  const init = { method, headers, body: body ? JSON.stringify(body) : null };
  const address = `198.51.${calls >> 8}.${calls & 255}`;
  const answer = await world.request(pathIn(route, other), init, address);
  // Each challenge is different, so answers are compared without it.
  return { status: answer.status, text: (await answer.text()).replace(/"challenge":"[\w-]{43}"/, '') };
}

/** Makes a call as each caller who must be refused. Returns the wrong answers. */
async function tryRefused(world: Callers, route: AccountRoute, kind: 'own' | 'operator', other: Other) {
  const wrong: string[] = [];
  for (const who of WHO) {
    const expected = CALLERS[who][kind];
    if (expected === 'ok') continue;
    const before = await hostsData(world);
    const { status } = await ask(world, route, who, other);
    if (status !== expected) wrong.push(`${route}, ${who}: ${status} instead of ${expected}`);
    if ((await hostsData(world)) !== before) wrong.push(`${route}, ${who}: is refused, and changes something`);
  }
  return wrong;
}

describe('the rights of each caller under /api/auth', () => {
  test('the matrix contains every account route and no other route', async () => {
    const { routes } = await startTestService();
    const served = routes().filter(({ method, path }) => path.startsWith('/api/auth/') && method !== 'ALL');
    expect([...new Set(served.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual([...ROUTES].sort());
    expect(ROUTES).toHaveLength(OWN.length + OPERATORS.length + STRANGERS.length);
  });

  test('a call about an account is allowed only to its host, after every step of the sign-in', {
    timeout: 60_000,
  }, async () => {
    const { world, other } = await startMatrix();
    const wrong: string[] = [];
    for (const route of OWN) wrong.push(...(await tryRefused(world, route, 'own', other)));
    expect(wrong).toEqual([]);
  });

  test.each(['a host', 'the operator'] as const)('%s can change only their own account', async (who) => {
    const { world, other } = await startMatrix();
    const own = world[CALLERS[who].as];
    const others = async () => {
      const hosts = await world.sql('SELECT * FROM hosts WHERE id <> ? ORDER BY id', own.id);
      const sessions = await world.sql('SELECT id FROM host_sessions WHERE userId <> ? ORDER BY id', own.id);
      const passwords = await world.sql('SELECT * FROM host_credentials WHERE userId <> ? ORDER BY id', own.id);
      const steps = await world.sql('SELECT * FROM host_second_steps WHERE userId <> ? ORDER BY id', own.id);
      const passkeys = await world.sql('SELECT * FROM host_passkeys WHERE host_id <> ? ORDER BY id', own.id);
      return [hosts, sessions, passwords, steps, passkeys];
    };
    const before = await others();
    const wrong: string[] = [];
    for (const route of OWN) {
      const [method] = partsOf(route);
      const { status, body } = await own.at.call(method, pathIn(route, other), CELLS[route].body);
      if (status !== statusOf(route)) wrong.push(`${route}: ${status} instead of ${statusOf(route)}`);
      if (JSON.stringify(body).includes('marek')) wrong.push(`${route}: tells of another account`);
    }
    expect(wrong).toEqual([]);
    expect(await others()).toEqual(before);
    expect((await world.marek.at.get('user')).status).toBe(200);
  });

  test('only an operator sees and changes other accounts', { timeout: 60_000 }, async () => {
    const { world, other } = await startMatrix();
    const wrong: string[] = [];
    for (const route of OPERATORS) {
      wrong.push(...(await tryRefused(world, route, 'operator', other)));
      const { status } = await ask(world, route, 'the operator', other);
      if (status !== statusOf(route)) wrong.push(`${route}, the operator: ${status} instead of ${statusOf(route)}`);
    }
    expect(wrong).toEqual([]);
    expect((await world.marek.at.get('user')).status).toBe(401);
  });

  test('a call that anybody may make gives everybody the same answer and changes no account', {
    timeout: 60_000,
  }, async () => {
    const { world, other } = await startMatrix();
    const before = await hostsData(world);
    const wrong: string[] = [];
    for (const route of STRANGERS) {
      const answers = [];
      for (const who of WHO) {
        // After two minutes, the limit on mails to one address allows the next call.
        await world.timers.advance(120_000);
        answers.push(await ask(world, route, who, other));
      }
      wrong.push(...differencesAmong(answers, statusOf(route)).map((difference) => `${route}, ${difference}`));
    }
    expect(wrong).toEqual([]);
    expect(await hostsData(world)).toBe(before);
  });
});

/** The answers whose status is not the expected one, or whose text differs from the first answer. */
function differencesAmong(answers: readonly { status: number; text: string }[], expected: number): string[] {
  return answers.flatMap(({ status, text }, index) => {
    const isSame = status === expected && text === answers[0]?.text;
    return isSame ? [] : `${WHO[index]}: ${status} ${text}`;
  });
}
