import { describe, expect, test } from 'vitest';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { DRAFT, hostCall, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';

function newSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

/**
 * A call whose body arrives later than its headers. `isRead` resolves when the server waits for the body, and `arrive`
 * sends it.
 */
function lateCall(init: RequestInit) {
  const text = String(init.body);
  const [reading, arrival] = [newSignal(), newSignal()];
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        reading.give();
        await arrival.given;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { ...init.headers, 'content-length': String(text.length) };
  return { init: { ...init, headers, body, duplex: 'half' }, isRead: reading.given, arrive: arrival.give };
}

type Late = ReturnType<typeof lateCall>;
type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Makes a call, runs `meanwhile` before the body arrives, and returns the answer. */
async function answerLate(ask: Ask, path: string, late: Late, meanwhile: () => Promise<unknown>): Promise<Response> {
  const answer = ask(path, late.init);
  await Promise.race([late.isRead, answer]);
  await meanwhile();
  late.arrive();
  return answer;
}

describe('a call is refused if the caller’s right was taken away before the body arrived', () => {
  async function startWithSofie() {
    const service = await startHostedService();
    await service.welcome(SOFIE);
    const ana = await service.arrive('Ana');
    const removeSofie = () => service.marek('DELETE', `${service.at}/hosts/${SOFIE.id}`);
    const late = (method: string, path: string, body: object, meanwhile: () => Promise<unknown> = removeSofie) =>
      answerLate(service.request, `/api/host${path}`, lateCall(hostCall(SOFIE, method, body)), meanwhile);
    return { ...service, ana, late };
  }

  test.each<[string, string, (at: string, guest: string) => string, object]>([
    ['the call changes no settings', 'PATCH', (at) => at, { door: 'ask' }],
    ['the call hides no guest', 'POST', (at, guest) => `${at}/guests/${guest}`, { action: 'hide' }],
    ['the call lets nobody in', 'POST', (at) => `${at}/guests`, { action: 'let-in-all' }],
    ['the call undoes nothing', 'POST', (at) => `${at}/actions/1/undo`, {}],
    ['the call invites nobody', 'POST', (at) => `${at}/invitations`, {}],
  ])('%s', async (_, method, path, body) => {
    const { late, at, ana, names, celebration, marek } = await startWithSofie();
    const before = await (await marek('GET', at)).json();
    const answer = await late(method, path(at, ana.sessionId), body);
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'unknown-celebration']);
    expect(await (await marek('GET', `/celebrations/${celebration.id}`)).json()).toEqual(before);
    expect(await names()).toEqual(['Ana']);
  });

  test.each<[string, (token: string) => string, object]>([
    ['the call creates nothing for a host who was banned', () => '/celebrations', DRAFT],
    ['the call accepts no invitation for a host who was banned', (token) => `/invitations/${token}/accept`, {}],
  ])('%s', async (_, pathOf, body) => {
    const { late, ban, marek, at } = await startWithSofie();
    const { token } = await (await marek('POST', `${at}/invitations`, {})).json();
    const answer = await late('POST', pathOf(token), body, async () => ban(SOFIE));
    expect(answer.status).toBe(401);
  });

  test('the headers and the late body of a call count as one call of the host', async () => {
    const { as, at } = await startHostedService({ limits: { callsPerHost: { burst: 3, perSecond: 0.001 } } });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await as(MAREK)('PATCH', at, { door: 'ask' })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a call about an account is refused if the host was signed out before the body arrived', () => {
  test.each<[string, string, (id: string) => string, object]>([
    ['the call renames nobody', 'PATCH', () => 'user', { name: 'Eve' }],
    ['the call switches no second step on', 'POST', () => 'factors', { password: 'three words like these' }],
    ['the call bans nobody', 'POST', (id) => `admin/users/${id}/ban`, { banned: true }],
    ['the call invites nobody', 'POST', () => 'admin/invitations', { email: 'new@example.org' }],
  ])('%s', async (_, method, path, body) => {
    const { newHost, sql, request } = await startAccounts();
    const marek = await newHost('marek@example.org');
    const sofie = await newHost('sofie@example.org');
    await sql("UPDATE hosts SET isOperator = 1 WHERE email LIKE 'marek%'");
    const before = await sql('SELECT * FROM hosts ORDER BY id');
    const cookie = [...marek.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: 'https://clink.example', 'content-type': 'application/json', cookie };
    const late = lateCall({ method, headers, body: JSON.stringify(body) });
    const { id } = (await sofie.get('user')).body.user;
    const signOut = () => sql('DELETE FROM host_sessions');
    const answer = await answerLate(request, `/api/auth/${path(id)}`, late, signOut);
    expect(answer.status).toBe(401);
    expect(await sql('SELECT * FROM hosts ORDER BY id')).toEqual(before);
    expect(await sql('SELECT * FROM host_invitations')).toEqual([]);
  });
});
