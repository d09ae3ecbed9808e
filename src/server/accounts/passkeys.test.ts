import { expect, test } from 'vitest';
import { FRESH_FOR_MS, MAX_PASSKEYS } from '../../domain/accounts/account-limits.ts';
import { PASSWORD, PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { newAuthenticator, type Oddity } from './authenticator.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof startAccounts>>['newHost']>>;

async function startWithPasskey() {
  const world = await startAccounts();
  const marek = await world.newHost();
  const device = newAuthenticator(PUBLIC_URL.origin);
  const options = await marek.post('passkeys/options');
  expect(options.status).toBe(200);
  const added = await marek.post('passkeys', { name: ' My phone ', answer: device.make(options.body) });
  expect(added).toMatchObject({ status: 201, body: { passkey: { name: 'My phone', lastUsedAt: null } } });
  return { ...world, marek, device, id: added.body.passkey.id as string };
}

async function signIn(at: Browser, device: ReturnType<typeof newAuthenticator>, oddity: Oddity = {}) {
  const { body } = await at.post('passkeys/sign-in/options');
  return at.post('passkeys/sign-in', { answer: device.use(body, oddity) });
}

test('a passkey signs a host in without an e-mail and without a second step', async () => {
  const { browser, marek, device, mail } = await startWithPasskey();
  expect(await mail.next('marek@example.org')).toContain('/?host');
  const { secret } = (await marek.post('factors', { password: PASSWORD })).body;
  await marek.post('factors/verify', { code: sixDigits(secret) });
  const at = browser();
  expect(await signIn(at, device)).toMatchObject({ status: 200, body: { user: { email: 'marek@example.org' } } });
  expect((await at.get('user')).status).toBe(200);
  expect((await at.get('passkeys')).body.passkeys).toMatchObject([
    { name: 'My phone', lastUsedAt: expect.any(Number) },
  ]);
});

test.each([
  ['of another site', { origin: 'https://clink.evil.example' }],
  ['for another name', { rpId: 'clink.evil.example' }],
  ['of a device that nobody has unlocked', { isLocked: true }],
])('a passkey %s does not sign in, and cannot be added', async (_, oddity) => {
  const { browser, device, newHost } = await startWithPasskey();
  const at = browser();
  expect(await signIn(at, device, oddity)).toMatchObject({ status: 401, body: { code: 'wrong-passkey' } });
  expect((await at.get('user')).status).toBe(401);
  const ines = await newHost('ines@example.org', '192.0.2.7');
  const { body } = await ines.post('passkeys/options');
  const answer = newAuthenticator(PUBLIC_URL.origin).make(body, oddity);
  expect(await ines.post('passkeys', { name: 'x', answer })).toMatchObject({
    status: 401,
    body: { code: 'wrong-passkey' },
  });
});

test('an answer works once, only in the browser that got the challenge, and not for another host', async () => {
  const { browser, device, newHost } = await startWithPasskey();
  const at = browser();
  const { body } = await at.post('passkeys/sign-in/options');
  const answer = device.use(body);
  expect((await browser().post('passkeys/sign-in', { answer })).body.code).toBe('wrong-passkey');
  expect((await at.post('passkeys/sign-in', { answer })).status).toBe(200);
  expect((await at.post('passkeys/sign-in', { answer })).body.code).toBe('wrong-passkey');
  // A challenge for signing in adds no passkey, and a passkey belongs to one host.
  const ines = await newHost('ines@example.org', '192.0.2.7');
  const asked = (await ines.post('passkeys/sign-in/options')).body;
  const foreign = newAuthenticator(PUBLIC_URL.origin).make(asked);
  expect((await ines.post('passkeys', { name: 'x', answer: foreign })).body.code).toBe('wrong-passkey');
  const taken = device.make((await ines.post('passkeys/options')).body);
  expect((await ines.post('passkeys', { name: 'x', answer: taken })).body.code).toBe('wrong-passkey');
});

test('a copied passkey whose counter is too low does not sign in', async () => {
  const { browser, device } = await startWithPasskey();
  expect((await signIn(browser(), device, { counter: 5 })).status).toBe(200);
  expect((await signIn(browser(), device, { counter: 5 })).body.code).toBe('wrong-passkey');
});

test('an old session can change passkeys only with the password', async () => {
  const { marek, id, sql } = await startWithPasskey();
  await sql('UPDATE host_sessions SET createdAt = ?', new Date(Date.now() - FRESH_FOR_MS - 1_000).toISOString());
  for (const password of [undefined, 'not the right one']) {
    const code = password === undefined ? 'sign-in-again' : 'wrong-password';
    expect((await marek.post('passkeys/options', { password })).body.code).toBe(code);
    expect((await marek.call('PATCH', `passkeys/${id}`, { name: 'x', password })).body.code).toBe(code);
    expect((await marek.delete(`passkeys/${id}`, { password })).body.code).toBe(code);
  }
  expect((await marek.call('PATCH', `passkeys/${id}`, { name: 'Blue', password: PASSWORD })).status).toBe(204);
  expect((await marek.get('passkeys')).body.passkeys).toMatchObject([{ name: 'Blue' }]);
  expect((await marek.delete(`passkeys/${id}`, { password: PASSWORD })).status).toBe(204);
  expect((await marek.get('passkeys')).body.passkeys).toEqual([]);
});

test('the last way into an account cannot be removed', async () => {
  const { marek, id, device, browser, sql } = await startWithPasskey();
  await sql('DELETE FROM host_credentials');
  expect(await marek.delete(`passkeys/${id}`, {})).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
  expect((await signIn(browser(), device)).status).toBe(200);
  // Either of two passkeys can be removed.
  const other = newAuthenticator(PUBLIC_URL.origin);
  await marek.post('passkeys', { name: 'Key', answer: other.make((await marek.post('passkeys/options')).body) });
  expect((await marek.delete(`passkeys/${id}`, {})).status).toBe(204);
  expect((await signIn(browser(), device)).body.code).toBe('wrong-passkey');
  expect((await signIn(browser(), other)).status).toBe(200);
});

test('a tab that began before the last allowed passkey was added cannot add one more', async () => {
  const { newHost, sql } = await startWithPasskey();
  const tab = await newHost('ines@example.org', '192.0.2.7');
  const asked = (await tab.post('passkeys/options')).body;
  const { id: hostId } = (await tab.get('user')).body.user;
  const text = 'INSERT INTO host_passkeys (id, host_id, site, name, public_key, counter, transports, created_at)';
  for (let at = 0; at < MAX_PASSKEYS; at++)
    await sql(`${text} VALUES (?,?,?,?,?,?,?,?)`, `p${at}`, hostId, 'clink.example', 'x', 'x', 0, '', 0);
  const answer = newAuthenticator(PUBLIC_URL.origin).make(asked);
  expect((await tab.post('passkeys', { name: 'One more', answer })).body.code).toBe('too-much');
  expect((await tab.get('passkeys')).body.passkeys).toHaveLength(MAX_PASSKEYS);
});

test('a passkey for another domain name is listed with that name, does not count as a way in, and can always be removed', async () => {
  const { marek, id, sql } = await startWithPasskey();
  await sql(`UPDATE host_passkeys SET site = 'localhost'`);
  const other = newAuthenticator(PUBLIC_URL.origin);
  const added = await marek.post('passkeys', {
    name: 'Key',
    answer: other.make((await marek.post('passkeys/options')).body),
  });
  const { passkeys } = (await marek.get('passkeys')).body;
  expect(passkeys.map(({ site }: { site: string }) => site)).toEqual(['localhost', 'clink.example']);
  await sql('DELETE FROM host_credentials');
  expect((await marek.delete(`passkeys/${added.body.passkey.id}`, {})).body.code).toBe('last-way-in');
  expect((await marek.delete(`passkeys/${id}`, {})).status).toBe(204);
});

test('a banned host cannot sign in with a passkey', async () => {
  const { browser, device, sql } = await startWithPasskey();
  await sql('UPDATE hosts SET bannedAt = ?', new Date().toISOString());
  expect((await signIn(browser(), device)).body.code).toBe('banned');
});

test('there are no passkeys for an IP address or without TLS', async () => {
  for (const url of ['https://192.0.2.1', 'https://[2001:db8::1]', 'http://clink.example']) {
    const { request } = await startAccounts({}, { publicUrl: new URL(url) });
    const headers = { origin: new URL(url).origin, 'content-type': 'application/json' };
    expect(await (await request('/api/auth/settings')).json()).toMatchObject({ passkeys: false });
    const init = { method: 'POST', headers, body: '{}' };
    expect((await request('/api/auth/passkeys/sign-in/options', init, '192.0.2.1')).status).toBe(404);
  }
});
