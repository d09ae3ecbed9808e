import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

const MAREK = 'marek@example.org';
const CARLA = 'carla@example.org';
const SCRIPT = fileURLToPath(new URL('../../../scripts/commands/hosts.ts', import.meta.url));

/** Runs `npm run hosts` on a server's data, as an operator does. */
async function operate(variables: Readonly<Record<string, string>>, ...words: string[]) {
  const env = { ...process.env, ...variables, PUBLIC_URL: 'https://clink.example' };
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...words], { env });
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { printed, complaint, exitCode: child.exitCode };
}

/** A server on which Marek is an operator and Carla is a host. */
async function startWithOperator(settings = {}) {
  const world = await startAccounts(settings);
  const marek = await world.newHost(MAREK);
  const carla = await world.newHost(CARLA);
  await world.sql('UPDATE hosts SET isOperator = 1 WHERE email = ?', MAREK);
  const { users } = (await marek.get(`admin/users?search=${CARLA}`)).body;
  return { ...world, marek, carla, carlaId: users[0].id as string };
}

describe('an operator', () => {
  test('an operator sees every host, and can search by a part of the name or the e-mail', async () => {
    const { marek } = await startWithOperator();
    const { count, users } = (await marek.get('admin/users')).body;
    expect([count, users.map(({ email }: { email: string }) => email)]).toEqual([2, [MAREK, CARLA]]);
    const found = (await marek.get('admin/users?search=CARLA%40')).body;
    expect([found.count, found.users.length]).toEqual([1, 1]);
    expect((await marek.get('admin/users?search=%25')).body.users).toHaveLength(0);
    expect((await marek.get('admin/users?offset=x')).body).toMatchObject({ code: 'invalid', field: 'offset' });
    expect(Object.keys(users[0]).sort()).toEqual([
      'bannedAt',
      'celebrations',
      'createdAt',
      'email',
      'hasSecondStep',
      'id',
      'isConfirmed',
      'isOperator',
      'lastSeenAt',
      'name',
    ]);
  });

  test.each(['žofia', 'ŽOFIA', 'Z\u030cofia', 'ärger', 'ofia ÄRG', 'zofia', 'aerger'])(
    'an operator finds Žofia Ärger by %s',
    async (search) => {
      const { marek, carla } = await startWithOperator();
      await carla.call('PATCH', 'user', { name: 'Žofia Ärger' });
      const { count, users } = (await marek.get(`admin/users?search=${encodeURIComponent(search)}`)).body;
      expect([count, users.map(({ name }: { name: string }) => name)]).toEqual([1, ['Žofia Ärger']]);
    },
  );

  test('an operator bans a host, who is signed out and cannot sign in by any way, and lifts the ban [SPEC-7.17] [ASVS-7.4.2, 7.4.5]', async () => {
    const { marek, carla, carlaId, browser, mail, identify } = await startWithOperator();
    const request = carla.asRequest();
    expect((await marek.post(`admin/users/${carlaId}/ban`, { banned: true })).body.user.bannedAt).not.toBeNull();
    expect([(await carla.get('user')).status, await identify(request)]).toEqual([401, null]);
    const laptop = browser();
    expect((await laptop.post('token', { email: CARLA, password: PASSWORD })).body.code).toBe('banned');
    await laptop.post('otp', { email: CARLA });
    expect((await laptop.post('token', { email: CARLA, code: await mail.code(CARLA) })).body.code).toBe('banned');
    await laptop.post('recover', { email: CARLA });
    const reset = { token: await mail.token(CARLA), password: PASSWORD };
    expect((await laptop.post('password', reset)).body.code).toBe('banned');
    expect((await laptop.get('user')).status).toBe(401);
    await marek.post(`admin/users/${carlaId}/ban`, { banned: false });
    expect((await laptop.post('token', { email: CARLA, password: PASSWORD })).status).toBe(200);
  });

  test('an operator can remove a host, but not their own account', async () => {
    const { marek, carla, carlaId } = await startWithOperator();
    const own = (await marek.get('user')).body.user.id;
    expect((await marek.delete(`admin/users/${own}`)).status).toBe(422);
    expect((await marek.delete(`admin/users/${carlaId}`)).status).toBe(204);
    expect((await marek.delete(`admin/users/${carlaId}`)).status).toBe(404);
    expect((await carla.get('user')).status).toBe(401);
  });

  test('an operator invites a host by a link for one address, and withdraws the invitation', async () => {
    const { marek, browser, mail } = await startWithOperator();
    const { link } = (await marek.post('admin/invitations', { email: 'lena@example.org' })).body;
    const invitation = await mail.token('lena@example.org');
    expect(link).toBe(`https://clink.example/?host&invitation=${invitation}`);
    expect((await browser().get(`invitations/${invitation}`)).body).toEqual({ email: 'lena@example.org' });
    const [listed] = (await marek.get('admin/invitations')).body.invitations;
    expect(listed.email).toBe('lena@example.org');
    expect(JSON.stringify(listed)).not.toContain(invitation);
    expect((await marek.delete(`admin/invitations/${listed.id}`)).status).toBe(204);
    expect((await browser().get(`invitations/${invitation}`)).body.code).toBe('link-expired');
  });
});

test('the calls of operators are refused to other hosts and without a session', async () => {
  const { carla, carlaId, browser, sql } = await startWithOperator();
  const calls = [
    ['GET', 'admin/users'],
    ['POST', `admin/users/${carlaId}/ban`, { banned: true }],
    ['DELETE', `admin/users/${carlaId}`],
    ['GET', 'admin/invitations'],
    ['POST', 'admin/invitations', { email: 'lena@example.org' }],
    ['DELETE', 'admin/invitations/x'],
  ] as const;
  const before = await sql('SELECT * FROM hosts');
  for (const [method, path, body] of calls) {
    const [ofHost, ofNobody] = [await carla.call(method, path, body), await browser().call(method, path, body)];
    expect([ofHost.body.code, ofNobody.body.code], path).toEqual(['operators-only', 'not-signed-in']);
  }
  expect([await sql('SELECT * FROM hosts'), await sql('SELECT * FROM host_invitations')]).toEqual([before, []]);
});

describe('by invitation only', () => {
  const LENA = { name: 'Lena', email: 'lena@example.org', password: PASSWORD };

  test('nobody can sign up without an invitation, or with an invitation that is used, expired or for another address [SPEC-7.9]', async () => {
    const { browser, operatorVariables, mail, sql } = await startAccounts({ signup: 'invitation' });
    await browser().get('settings');
    const invite = async (email: string) =>
      /invitation=([\w-]+)/.exec((await operate(operatorVariables, 'invite', '--email', email)).printed)?.[1] ?? '';
    const signUp = async (invitation?: string, changes = {}) => {
      const { status, body } = await browser().post('signup', { ...LENA, ...changes, invitation });
      return body.code ?? status;
    };
    const invitation = await invite(LENA.email);
    expect(await signUp()).toBe('not-invited');
    expect(await signUp('guess')).toBe('not-invited');
    expect(await signUp(invitation, { email: MAREK })).toBe('not-invited');
    expect(await signUp(invitation)).toBe(202);
    expect(await signUp(invitation)).toBe('not-invited');
    expect((await browser().post('verify', { token: await mail.token(LENA.email) })).status).toBe(200);
    const old = await invite(MAREK);
    await sql('UPDATE host_invitations SET expires_at = 1');
    expect(await signUp(old, { email: MAREK })).toBe('not-invited');
  });

  test('with HOST_SIGNUP=off nobody can sign up, not even with an invitation [SPEC-7.9]', async () => {
    const { browser, operatorVariables } = await startAccounts({ signup: 'off' });
    const { printed } = await operate(operatorVariables, 'invite', '--email', LENA.email);
    const invitation = /invitation=([\w-]+)/.exec(printed)?.[1];
    expect((await browser().post('signup', { ...LENA, invitation })).body.code).toBe('signup-off');
    expect((await browser().get('settings')).body.signup).toBe('off');
  });
});

test('with HOST_SIGNUP=off npm run hosts prints no link for a first host, and does not change earlier links', async () => {
  const { operatorVariables, newSetUpLink, sql } = await startAccounts({}, { celebrations: [] });
  expect(await newSetUpLink()).not.toBeNull();
  const links = () => sql('SELECT * FROM host_setup_links');
  const before = await links();
  for (const words of [['setup'], ['invite', '--email', CARLA]]) {
    const { exitCode, printed, complaint } = await operate({ ...operatorVariables, HOST_SIGNUP: 'off' }, ...words);
    expect([exitCode, printed]).toEqual([1, '']);
    expect(complaint).toContain('Set HOST_SIGNUP to invitation or open: nobody can sign up now.');
  }
  expect(await links()).toEqual(before);
  expect((await operate(operatorVariables, 'setup')).printed).toMatch(/setup=[\w-]{22}/);
  expect(await links()).not.toEqual(before);
});

test('npm run hosts resets the second step of a host who has lost the app', async () => {
  const { newHost, browser, operatorVariables } = await startAccounts();
  const carla = await newHost(CARLA);
  const { secret } = (await carla.post('factors', { password: PASSWORD })).body;
  await carla.post('factors/verify', { code: sixDigits(secret) });
  const signIn = async () => (await browser().post('token', { email: CARLA, password: PASSWORD })).body;
  expect(await signIn()).toEqual({ next: 'second-step' });
  expect((await operate(operatorVariables, 'reset-second-step', CARLA)).exitCode).toBe(0);
  expect((await signIn()).user).toMatchObject({ email: CARLA, hasSecondStep: false });
});

test('npm run hosts lists, promotes, bans and removes hosts while the server runs [SPEC-7.17]', async () => {
  const { newHost, browser, operatorVariables } = await startAccounts();
  const carla = await newHost(CARLA);
  const run = (...words: string[]) => operate(operatorVariables, ...words);
  expect((await run('operator', 'Carla@Example.org')).printed).toContain('carla@example.org: Marek, operator');
  expect((await carla.get('user')).body.user.isOperator).toBe(true);
  await carla.post('factors', { password: PASSWORD });
  expect((await run('list')).printed).toMatch(/^carla@example\.org: Marek, operator, seen /);
  expect((await run('ban', CARLA)).printed).toContain('banned');
  expect((await carla.get('user')).status).toBe(401);
  await run('unban', CARLA);
  expect((await browser().post('token', { email: CARLA, password: PASSWORD })).status).toBe(200);
  expect((await run('remove', CARLA)).printed).toBe('carla@example.org is removed.\n');
  expect((await run('list')).printed).toBe('There is no host yet.\n');
  const invited = await run('invite', '--email', '<hans@müller.de>.');
  const token = /invitation=([\w-]+)/.exec(invited.printed)?.[1];
  expect((await browser().get(`invitations/${token}`)).body).toEqual({ email: 'hans@xn--mller-kva.de' });
  const unknown = await run('ban', CARLA);
  expect([unknown.exitCode, unknown.complaint]).toEqual([1, expect.stringContaining('No host has the address')]);
});
