import { generateKeyPairSync } from 'node:crypto';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { PASSWORD, PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { CLIENT, forged, type openHouse } from '../testing/openid-house.fixture.ts';
import { newAuthenticator } from './authenticator.fixture.ts';
import { type Browser, MAREK, startWithHouse } from './house.fixture.ts';

test.each(['client_secret_basic', 'client_secret_post'])(
  'a host can sign in with the account of the house (%s)',
  async (method) => {
    const { browser, comeFromHouse, sql, house } = await startWithHouse({ marek: MAREK }, 'open', { method });
    const at = browser();
    expect((await at.get('settings')).body).toMatchObject({ house: new URL(house.issuer).host });
    expect(await comeFromHouse(at, 'marek')).toBe('https://clink.example/?host');
    expect((await at.get('user')).body.user).toMatchObject({ email: 'marek@example.org', name: 'Marek Novak' });
    // The next sign-in opens the same account, even if the host's address has changed.
    const elsewhere = browser();
    expect(await comeFromHouse(elsewhere, 'marek')).toBe('https://clink.example/?host');
    expect(await sql('SELECT email FROM hosts')).toEqual([{ email: 'marek@example.org' }]);
    // None of the provider's tokens is stored.
    expect(await sql('SELECT providerId, accessToken, refreshToken, idToken, scope FROM host_credentials')).toEqual([
      { providerId: 'house', accessToken: null, refreshToken: null, idToken: null, scope: null },
    ]);
  },
);

test('an address with an umlaut in its domain is accepted, in the form that mails need', async () => {
  const { browser, comeFromHouse } = await startWithHouse({
    hans: { email: 'Hans@Müller.de', email_verified: true, name: 'Hans' },
  });
  const at = browser();
  expect(await comeFromHouse(at, 'hans')).toBe('https://clink.example/?host');
  expect((await at.get('user')).body.user).toMatchObject({ email: 'hans@xn--mller-kva.de' });
});

test('the address to which the browser is sent contains PKCE, a state and a nonce, but no secret [ASVS-10.1.1]', async () => {
  const { browser } = await startWithHouse({});
  const url = new URL((await browser().post('house')).body.url);
  const asked = url.searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('redirect_uri')).toBe('https://clink.example/api/auth/callback/house');
  expect(asked.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length).toBeGreaterThan(20);
  expect(url.href).not.toContain(encodeURIComponent(CLIENT.clientSecret));
});

test('a host whose address the house has not verified cannot sign in', async () => {
  const { browser, comeFromHouse, sql } = await startWithHouse({
    marek: { ...MAREK, email_verified: false },
    ines: { email: 'ines@example.org' },
    nobody: {},
    pasted: { email: 'Ines <marek@example.org>', email_verified: true },
  });
  for (const id of ['marek', 'ines', 'nobody', 'pasted']) {
    const at = browser();
    expect(await comeFromHouse(at, id)).toBe('https://clink.example/?host&house=unverified');
    expect((await at.get('user')).status).toBe(401);
  }
  expect(await sql('SELECT * FROM hosts')).toEqual([]);
});

test('a sign-in at the house does not open an existing account with the same address until its host connects both', async () => {
  const { newHost, browser, comeFromHouse } = await startWithHouse({ marek: MAREK });
  const marek = await newHost('marek@example.org');
  const stranger = browser();
  expect(await comeFromHouse(stranger, 'marek')).toBe('https://clink.example/?host&house=taken');
  expect((await stranger.get('user')).status).toBe(401);
  expect(await comeFromHouse(marek, 'marek')).toBe('https://clink.example/?host&house=connected');
  expect(await comeFromHouse(stranger, 'marek')).toBe('https://clink.example/?host');
  expect((await stranger.get('user')).body.user).toMatchObject({ email: 'marek@example.org', name: 'Marek' });
  // One account of the house cannot be connected to a second account here.
  const ines = await newHost('ines@example.org', '192.0.2.9');
  expect(await comeFromHouse(ines, 'marek')).toBe('https://clink.example/?host&house=connected-elsewhere');
});

test('an account of another provider with the same subject gives no access [ASVS-6.8.1]', async () => {
  const { browser, comeFromHouse, sql, house } = await startWithHouse({ marek: MAREK });
  await comeFromHouse(browser(), 'marek');
  expect(await sql('SELECT accountId FROM host_credentials')).toEqual([{ accountId: `${house.issuer} marek` }]);
  await sql('UPDATE host_credentials SET accountId = ?', 'https://former.example.org marek');
  expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host&house=taken');
});

const { privateKey: ANOTHER_KEY } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

test.each<[string, Parameters<typeof openHouse>[1]['lie']]>([
  ['of another issuer', (token, key) => forged(token, key, { iss: 'https://login.evil.example' })],
  ['for another program', (token, key) => forged(token, key, { aud: 'another' })],
  ['for another visit', (token, key) => forged(token, key, { nonce: 'x'.repeat(32) })],
  ['of yesterday', (token, key) => forged(token, key, { exp: Math.floor(Date.now() / 1_000) - 86_400 })],
  ['with the signature of somebody else', (token) => forged(token, ANOTHER_KEY, {})],
  ['without a signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
])('an answer %s opens nothing [ASVS-10.5.1]', async (_, lie) => {
  const { browser, comeFromHouse, sql } = await startWithHouse({ marek: MAREK }, 'open', { lie });
  const at = browser();
  expect(await comeFromHouse(at, 'marek')).toMatch(/&house=(failed|unverified)$/);
  expect((await at.get('user')).status).toBe(401);
  expect(await sql('SELECT * FROM hosts')).toEqual([]);
});

test('a stranger who signed up with an address of the house and never confirmed it does not keep its owner out', async () => {
  const { browser, comeFromHouse } = await startWithHouse({ marek: MAREK });
  const stranger = browser();
  await stranger.post('signup', { name: 'Mallory', email: 'marek@example.org', password: PASSWORD });
  const at = browser();
  expect(await comeFromHouse(at, 'marek')).toBe('https://clink.example/?host');
  expect((await at.get('user')).body.user.name).toBe('Marek Novak');
  const signIn = await stranger.post('token', { email: 'marek@example.org', password: PASSWORD });
  expect(signIn.body.code).toBe('wrong-credentials');
});

test('a refused sign-in at the house does not change an account that has just signed up', async () => {
  for (const signup of ['invitation', 'off'] as const) {
    const { browser, comeFromHouse, sql } = await startWithHouse({ marek: MAREK }, signup);
    await browser().get('user');
    await sql(
      'INSERT INTO hosts (id, name, email, emailVerified, createdAt, updatedAt) VALUES (?, ?, ?, 0, ?, ?)',
      ...['m', 'Marek', 'marek@example.org', new Date().toISOString(), new Date().toISOString()],
    );
    expect(await comeFromHouse(browser(), 'marek')).toMatch(/&house=(not-invited|signup-off|taken)$/);
    expect(await sql('SELECT id, emailVerified FROM hosts')).toEqual([{ id: 'm', emailVerified: 0 }]);
  }
});

test('an account of a former provider does not count as a way in: it connects nobody, and the last passkey cannot be removed', async () => {
  const { browser, comeFromHouse, sql } = await startWithHouse({ marek: MAREK });
  const at = browser();
  await comeFromHouse(at, 'marek');
  const device = newAuthenticator(PUBLIC_URL.origin);
  const answer = device.make((await at.post('passkeys/options')).body);
  const { id } = (await at.post('passkeys', { name: 'My phone', answer })).body.passkey;
  await sql('UPDATE host_credentials SET accountId = ?', 'https://former.example.org marek');
  expect((await at.get('user')).body.user).toMatchObject({ hasPassword: false, isConnected: false });
  expect(await at.delete(`passkeys/${id}`, {})).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
  expect((await at.delete('house', {})).status).toBe(404);
});

test('a page of another origin can neither start a sign-in at the house nor disconnect it [ASVS-7.6.1]', async () => {
  const { newHost, comeFromHouse } = await startWithHouse({ marek: MAREK });
  const marek = await newHost('marek@example.org');
  await comeFromHouse(marek, 'marek');
  for (const origin of ['https://evil.example', 'null']) {
    for (const method of ['POST', 'DELETE'])
      expect(await marek.call(method, 'house', {}, { origin })).toMatchObject({
        status: 403,
        body: { code: 'foreign-origin' },
      });
  }
  expect((await marek.get('user')).body.user.isConnected).toBe(true);
});

test('the reason for refusing an unverified address is logged once in ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { browser, comeFromHouse } = await startWithHouse({ ines: { email: 'ines@example.org' } }, 'open', { log });
  for (let visit = 0; visit < 2; visit++) await comeFromHouse(browser(), 'ines');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ hasEmail: true, emailVerified: 'undefined' }]);
  vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
  await comeFromHouse(browser(), 'ines');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('ines@example.org');
});

test('an answer of the house works once, only in the browser that started the sign-in, and never redirects to another site', async () => {
  const { browser, house } = await startWithHouse({ marek: MAREK });
  const at = browser();
  const { url } = (await at.post('house')).body;
  const back = await house.signInAt(url, 'marek');
  const other = browser();
  const go = async (who: Browser, path: string) => (await who.get(path)).headers.get('location');
  expect(await go(other, `${back.pathname}${back.search}`)).toBe('https://clink.example/?host&house=failed');
  expect((await other.get('user')).status).toBe(401);
  expect(await go(at, `${back.pathname}${back.search}`)).toMatch(/^https:\/\/clink\.example\/\?host/);
  expect(await go(at, `${back.pathname}${back.search}`)).toBe('https://clink.example/?host&house=failed');
  for (const query of [
    '',
    '?state=x',
    '?code=x',
    '?error=access_denied',
    `?state=${'x'.repeat(9_000)}`,
    '?error=%3Cscript%3E',
  ])
    expect(await go(browser(), `callback/house${query}`)).toBe('https://clink.example/?host&house=failed');
});

test('without a house, the calls of the house do not exist', async () => {
  const { browser } = await startAccounts();
  expect((await browser().get('settings')).body.house).toBeNull();
  expect((await browser().post('house')).status).toBe(404);
  expect((await browser().get('callback/house?code=x&state=y')).status).toBe(404);
});
