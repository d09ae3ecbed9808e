import { describe, expect, test } from 'vitest';
import { CALLS } from '../../domain/api/calls.ts';
import { partsOf } from '../../domain/api/route.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { DRAFT } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';

const PLENTY = { burst: 1_000_000, perSecond: 1_000 };
/** Malformed ids in a path: zero bytes, a lone surrogate, an invalid byte, and half a character. */
const ODD_IDS = ['%00', 'a%00b', '%00%FF', 'a%FF%00', '%ED%A0%80', '%FF', '%F0%9F%98'];
/** Shorter than the longest path, but too long together with the rest of the path. */
const LONG_ID = '%EF%B7%BD'.repeat(27);
const ODD_TEXTS = ['a\0b', '\0', '\ud800', 'a\udc00b'];

const BODIES: Readonly<Record<string, object>> = {
  'PATCH /api/host/celebrations/:celebrationId': { door: 'open' },
  'POST /api/host/celebrations/:celebrationId/menu': { kind: 'order', ids: [] },
  'PUT /api/host/celebrations/:celebrationId/word': { text: 'The cake is here' },
  'POST /api/host/celebrations/:celebrationId/guests': { action: 'let-in-all' },
  'POST /api/host/celebrations/:celebrationId/guests/:guestId': { action: 'hide' },
  'POST /api/auth/admin/users/:id/ban': { banned: true },
  'PATCH /api/auth/passkeys/:id': { name: 'Phone', password: PASSWORD },
  'DELETE /api/auth/passkeys/:id': { password: PASSWORD },
};

async function startParty() {
  const limits = { callsPerHost: PLENTY, guessesPerAddress: PLENTY };
  const world = await startAccounts({}, { celebrations: [], limits });
  const olga = await world.newHost('olga@example.org');
  await world.sql('UPDATE hosts SET isOperator = 1');
  const { id, code } = (await olga.post('/api/host/celebrations', DRAFT)).body as { id: string; code: string };
  const ana = newPhone();
  await world.request(...put(ana, saveAt(NOON, { sessionStart: NOON, drinks: [] }), code));
  const ids: Readonly<Record<string, string>> = { celebrationId: id, code, guestId: ana.sessionId };
  return { ...world, olga, ana, at: `/api/host/celebrations/${id}`, ids };
}

type Party = Awaited<ReturnType<typeof startParty>>;

/** Every call with an id in its path, once for each of its ids. */
const EACH = Object.keys(CALLS).flatMap((route) => {
  const [method, path] = partsOf(route);
  return [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => ({ route, method, path, parameter }));
});

/** Makes the call with `text` for the parameter. Returns the status and the code. */
async function ask({ olga, ana, ids }: Party, { route, method, path, parameter }: (typeof EACH)[number], text: string) {
  const filled = path.replace(/:(\w+)/g, (_, name) => (name === parameter ? text : (ids[name] ?? '1')));
  const body = BODIES[route] ?? (/POST|PUT|PATCH/.test(method) ? {} : undefined);
  const answer = await olga.call(method, filled, body, ana.headers);
  return `${answer.status} ${answer.body.code}`;
}

const TOKEN = 'x'.repeat(32);
const EMAIL = 'ines@example.org';
type Call = readonly [method: string, path: string, body: Readonly<Record<string, unknown>>];

const callsWithTexts = ({ at, ana }: Party): readonly Call[] => [
  ['POST', '/api/host/celebrations', DRAFT],
  ['PATCH', at, { names: 'Ana & Ben', gettingHome: 'Taxi', date: '2026-06-20', door: 'open', state: 'open' }],
  ['POST', `${at}/guests`, { action: 'let-in-all' }],
  ['POST', `${at}/guests/${ana.sessionId}`, { action: 'rename', name: 'Anna', from: 'Ana' }],
  ['POST', `${at}/invitations`, { email: EMAIL }],
  ['POST', '/api/auth/signup', { name: 'Ines', email: EMAIL, password: PASSWORD, invitation: TOKEN }],
  ['POST', '/api/auth/verify', { token: TOKEN }],
  ['POST', '/api/auth/resend', { email: EMAIL, invitation: TOKEN }],
  ['POST', '/api/auth/token', { email: EMAIL, password: PASSWORD }],
  ['POST', '/api/auth/token', { email: EMAIL, code: '123456' }],
  ['POST', '/api/auth/otp', { email: EMAIL }],
  ['POST', '/api/auth/recover', { email: EMAIL, invitation: TOKEN }],
  ['POST', '/api/auth/password', { token: TOKEN, password: PASSWORD }],
  ['POST', '/api/auth/factors/verify', { code: '123456' }],
  ['POST', '/api/auth/factors/verify', { recoveryCode: 'aBcDe-12345' }],
  ['PATCH', '/api/auth/user', { name: 'Olga' }],
  ['PUT', '/api/auth/user/email', { password: PASSWORD, email: EMAIL }],
  ['POST', '/api/auth/admin/invitations', { email: EMAIL }],
  ['POST', '/api/tickets/look', { ticket: TOKEN, sentAt: NOON }],
  ['POST', '/api/tickets/redeem', { ticket: TOKEN, claim: TOKEN, sentAt: NOON }],
];

/** For each text field of a body: the body with a malformed text in this field. */
const oddBodies = (body: Call[2]) =>
  Object.keys(body)
    .filter((field) => typeof body[field] === 'string')
    .flatMap((field) => ODD_TEXTS.map((text) => ({ ...body, [field]: text })));

describe('a text that no database can store', () => {
  test('a text that no database can store gets the same answer as an unknown id when it is used as an id in a path', async () => {
    const party = await startParty();
    expect(EACH.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const call of EACH) {
      const expected = await ask(party, call, 'nobody');
      expect(expected, `${call.method} ${call.path}`).toMatch(/^4/);
      for (const text of [...ODD_IDS, LONG_ID]) {
        const answer = await ask(party, call, text);
        if (answer !== expected) wrong.push(`${call.method} ${call.path}: ${text} gets ${answer}, not ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a text that no database can store causes no server error in any body', { timeout: 180_000 }, async () => {
    const party = await startParty();
    const wrong: string[] = [];
    for (const [method, path, body] of callsWithTexts(party)) {
      for (const odd of oddBodies(body)) {
        // After two minutes no limit refuses the next call.
        await party.timers.advance(120_000);
        const { status } = await party.olga.call(method, path, odd);
        if (status >= 500) wrong.push(`${method} ${path} ${JSON.stringify(odd)} gets ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('a text that no database can store is refused as a guest’s name, and finds no host in a search', async () => {
    const { olga, request } = await startParty();
    for (const text of ODD_TEXTS) {
      const [path, init] = put(newPhone(), saveAt(NOON, { userName: text }));
      expect((await request(path, init)).status).toBe(422);
    }
    for (const id of ODD_IDS)
      expect((await olga.get(`admin/users?search=${id}`)).body).toEqual({ count: 0, users: [] });
  });
});
