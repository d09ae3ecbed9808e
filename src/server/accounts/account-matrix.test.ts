import { describe, expect, test } from 'vitest';
import { PASSWORD, PUBLIC_URL } from '../testing/accounts.fixture.ts';
import { newPhone } from '../testing/service.fixture.ts';
import { type Callers, hostsData, type SignedInHost, startWithCallers } from './callers.fixture.ts';
import { accountRoutes } from './open-accounts.ts';

/** Who calls, with the status of a host's own calls and of an operator's. 'ok': the call's own success. */
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
  /** With the ids of another host: of the account, of a session, and of an invitation. */
  readonly path: (other: Other) => string;
  readonly body?: object;
  readonly status: number;
}

interface Other {
  readonly id: string;
  readonly sessionId: string;
  readonly invitationId: string;
  readonly passkeyId: string;
}

const at = (path: string) => () => path;
const NEW_PASSWORD = 'three other words';
const PASSKEY = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } };

/** The calls about the caller's own account. Another host's session cannot be named. */
const OWN: Readonly<Record<string, Cell>> = {
  'GET /user': { path: at('/user'), status: 200 },
  'PATCH /user': { path: at('/user'), body: { name: 'Carla K.' }, status: 200 },
  'GET /user/sessions': { path: at('/user/sessions'), status: 200 },
  'DELETE /user/sessions/:id': { path: ({ sessionId }) => `/user/sessions/${sessionId}`, status: 404 },
  'GET /token': { path: at('/token'), status: 200 },
  'GET /factors': { path: at('/factors'), status: 200 },
  'POST /factors/recovery-codes': { path: at('/factors/recovery-codes'), body: { password: PASSWORD }, status: 422 },
  'DELETE /factors': { path: at('/factors'), body: { password: PASSWORD }, status: 204 },
  'POST /factors': { path: at('/factors'), body: { password: PASSWORD }, status: 200 },
  'GET /passkeys': { path: at('/passkeys'), status: 200 },
  'POST /passkeys/options': { path: at('/passkeys/options'), body: { password: PASSWORD }, status: 200 },
  'POST /passkeys': { path: at('/passkeys'), body: { name: 'Phone', answer: PASSKEY }, status: 401 },
  'PATCH /passkeys/:id': { path: ({ passkeyId }) => `/passkeys/${passkeyId}`, body: { name: 'Mine' }, status: 404 },
  'DELETE /passkeys/:id': { path: ({ passkeyId }) => `/passkeys/${passkeyId}`, body: {}, status: 404 },
  'DELETE /house': { path: at('/house'), body: {}, status: 404 },
  'PUT /user/email': { path: at('/user/email'), body: { password: PASSWORD, email: 'new@example.org' }, status: 202 },
  'PUT /user/password': {
    path: at('/user/password'),
    body: { password: PASSWORD, newPassword: NEW_PASSWORD },
    status: 200,
  },
  'POST /logout': { path: at('/logout'), body: { elsewhere: true }, status: 204 },
  'DELETE /user': { path: at('/user'), body: { password: NEW_PASSWORD }, status: 204 },
};

const OPERATORS: Readonly<Record<string, Cell>> = {
  'GET /admin/users': { path: at('/admin/users'), status: 200 },
  'GET /admin/invitations': { path: at('/admin/invitations'), status: 200 },
  'POST /admin/invitations': { path: at('/admin/invitations'), body: { email: 'ines@example.org' }, status: 201 },
  'DELETE /admin/invitations/:id': { path: ({ invitationId }) => `/admin/invitations/${invitationId}`, status: 204 },
  'POST /admin/users/:id/ban': { path: ({ id }) => `/admin/users/${id}/ban`, body: { banned: true }, status: 200 },
  'DELETE /admin/users/:id': { path: ({ id }) => `/admin/users/${id}`, status: 204 },
};

const TOKEN = 'x'.repeat(32);
const STRANGER = { email: 'nobody@example.org' };

/** The calls that anybody makes. No cookie changes what comes of them, and none of these changes an account. */
const STRANGERS: Readonly<Record<string, Cell>> = {
  'GET /settings': { path: at('/settings'), status: 200 },
  'GET /.well-known/jwks.json': { path: at('/.well-known/jwks.json'), status: 200 },
  'GET /setup/:token': { path: at(`/setup/${TOKEN}`), status: 410 },
  'POST /setup': {
    path: at('/setup'),
    body: { ...STRANGER, name: 'Ines', password: PASSWORD, token: TOKEN },
    status: 410,
  },
  'GET /invitations/:token': { path: at(`/invitations/${TOKEN}`), status: 410 },
  'POST /signup': { path: at('/signup'), body: { ...STRANGER, name: 'Ines', password: 'short' }, status: 422 },
  'POST /verify': { path: at('/verify'), body: { token: TOKEN }, status: 410 },
  'POST /resend': { path: at('/resend'), body: STRANGER, status: 202 },
  'POST /token': { path: at('/token'), body: { ...STRANGER, password: PASSWORD }, status: 401 },
  'POST /otp': { path: at('/otp'), body: STRANGER, status: 202 },
  'POST /recover': { path: at('/recover'), body: STRANGER, status: 202 },
  'POST /password': { path: at('/password'), body: { token: TOKEN, password: PASSWORD }, status: 410 },
  'POST /passkeys/sign-in/options': { path: at('/passkeys/sign-in/options'), body: {}, status: 200 },
  'POST /passkeys/sign-in': { path: at('/passkeys/sign-in'), body: { answer: PASSKEY }, status: 401 },
  'POST /house': { path: at('/house'), body: {}, status: 404 },
  'GET /callback/house': { path: at('/callback/house?code=x&state=y'), status: 404 },
  'POST /factors/verify': { path: at('/factors/verify'), body: { code: '12' }, status: 422 },
};

const WHO = Object.keys(CALLERS) as Who[];
let calls = 0;

/** Marek, about whom others try to learn and change something, and an invitation of the operator. */
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

/** Makes a call as somebody. Each call has an address of its own, so that no limit of an address matters. */
async function ask(world: Callers, route: string, cell: Cell, who: Who, other: Other) {
  const [method = ''] = route.split(' ');
  const caller = CALLERS[who];
  calls += 1;
  const headers = {
    origin: PUBLIC_URL.origin,
    ...(cell.body && { 'content-type': 'application/json' }),
    ...('as' in caller && { cookie: (world[caller.as] as SignedInHost).cookie }),
    ...(who === 'a guest with a secret' && newPhone().headers),
  };
  const init = { method, headers, body: cell.body ? JSON.stringify(cell.body) : null };
  const address = `198.51.${calls >> 8}.${calls & 255}`;
  const answer = await world.request(`/api/auth${cell.path(other)}`, init, address);
  // A challenge is never the same twice.
  return { status: answer.status, text: (await answer.text()).replace(/"challenge":"[\w-]{43}"/, '') };
}

/** What is wrong when everybody who must be refused makes a call. */
async function tryRefused(world: Callers, route: string, cell: Cell, kind: 'own' | 'operator', other: Other) {
  const wrong: string[] = [];
  for (const who of WHO) {
    const expected = CALLERS[who][kind];
    if (expected === 'ok') continue;
    const before = await hostsData(world);
    const { status } = await ask(world, route, cell, who, other);
    if (status !== expected) wrong.push(`${route}, ${who}: ${status} instead of ${expected}`);
    if ((await hostsData(world)) !== before) wrong.push(`${route}, ${who}: is refused, and changes something`);
  }
  return wrong;
}

describe('who may do what under /api/auth', () => {
  test('the matrix knows every route of accounts, and no other', async () => {
    const world = { settings: {} } as Parameters<typeof accountRoutes>[0];
    const { routes } = accountRoutes(world, { publicUrl: PUBLIC_URL } as Parameters<typeof accountRoutes>[1]);
    const served = routes.filter(({ method }) => method !== 'ALL');
    const paths = served.map(({ method, path }) => `${method} ${path.replace('/api/auth', '')}`);
    expect([...new Set(paths)].sort()).toEqual(Object.keys({ ...OWN, ...OPERATORS, ...STRANGERS }).sort());
  });

  test('a call about an account needs its host, signed in with every step', { timeout: 60_000 }, async () => {
    const { world, other } = await startMatrix();
    const wrong: string[] = [];
    for (const [route, cell] of Object.entries(OWN))
      wrong.push(...(await tryRefused(world, route, cell, 'own', other)));
    expect(wrong).toEqual([]);
  });

  test.each(['a host', 'the operator'] as const)('%s can change only their own account', async (who) => {
    const { world, other } = await startMatrix();
    const own = world[CALLERS[who].as];
    /** The data of all other accounts. */
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
    for (const [route, cell] of Object.entries(OWN)) {
      const [method = ''] = route.split(' ');
      const { status, body } = await own.at.call(method, `/api/auth${cell.path(other)}`, cell.body);
      if (status !== cell.status) wrong.push(`${route}: ${status} instead of ${cell.status}`);
      if (JSON.stringify(body).includes('marek')) wrong.push(`${route}: tells of another account`);
    }
    expect(wrong).toEqual([]);
    expect(await others()).toEqual(before);
    expect((await world.marek.at.get('user')).status).toBe(200);
  });

  test('only an operator sees and changes other accounts', { timeout: 60_000 }, async () => {
    const { world, other } = await startMatrix();
    const wrong: string[] = [];
    for (const [route, cell] of Object.entries(OPERATORS)) {
      wrong.push(...(await tryRefused(world, route, cell, 'operator', other)));
      const { status } = await ask(world, route, cell, 'the operator', other);
      if (status !== cell.status) wrong.push(`${route}, the operator: ${status} instead of ${cell.status}`);
    }
    expect(wrong).toEqual([]);
    expect((await world.marek.at.get('user')).status).toBe(401);
  });

  test('what anybody may call is answered alike to everybody, and changes no account', {
    timeout: 60_000,
  }, async () => {
    const { world, other } = await startMatrix();
    const before = await hostsData(world);
    const wrong: string[] = [];
    for (const [route, cell] of Object.entries(STRANGERS)) {
      const answers = [];
      for (const who of WHO) {
        // A limit on mails to one address is not in question here.
        await world.timers.advance(120_000);
        answers.push(await ask(world, route, cell, who, other));
      }
      wrong.push(...differencesAmong(answers, cell).map((difference) => `${route}, ${difference}`));
    }
    expect(wrong).toEqual([]);
    expect(await hostsData(world)).toBe(before);
  });
});

/** Where an answer has another status than the call, or another text than the first answer. */
function differencesAmong(answers: readonly { status: number; text: string }[], cell: Cell): string[] {
  return answers.flatMap(({ status, text }, index) => {
    const isSame = status === cell.status && text === answers[0]?.text;
    return isSame ? [] : `${WHO[index]}: ${status} ${text}`;
  });
}
