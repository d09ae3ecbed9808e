import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { CLIENT, type HouseAccount, startHouse } from './oidc-provider.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

const MAREK: HouseAccount = { email: 'Marek@Example.org', email_verified: true, name: 'Marek Novak' };

type World = Awaited<ReturnType<typeof startAccounts>>;
type Browser = ReturnType<World['browser']>;

async function startWithHouse(
  accounts: Record<string, HouseAccount>,
  signup: 'open' | 'invitation' | 'off' = 'open',
  method?: string,
) {
  const house = await startHouse(accounts, method);
  const world = await startAccounts({ house: house.settings, signup });

  /** Signs in at the house as somebody. Returns where the browser is in the end. */
  async function comeFromHouse(at: Browser, id: string, body: object = {}): Promise<string> {
    const begun = await at.post('house', body);
    expect(begun).toMatchObject({ status: 200 });
    const back = await house.signInAt(begun.body.url, id);
    const answer = await at.get(`${back.pathname}${back.search}`);
    expect(answer.status).toBe(302);
    return answer.headers.get('location') ?? '';
  }
  return { ...world, house, comeFromHouse };
}

test.each(['client_secret_basic', 'client_secret_post'])(
  'a host comes in with the account of the house (%s)',
  async (method) => {
    const { browser, comeFromHouse, sql, house } = await startWithHouse({ marek: MAREK }, 'open', method);
    const at = browser();
    expect((await at.get('settings')).body).toMatchObject({ house: new URL(house.issuer).host });
    expect(await comeFromHouse(at, 'marek')).toBe('https://clink.example/?host');
    expect((await at.get('user')).body.user).toMatchObject({ email: 'marek@example.org', name: 'Marek Novak' });
    // Next time it is the same account, also under another address.
    const elsewhere = browser();
    expect(await comeFromHouse(elsewhere, 'marek')).toBe('https://clink.example/?host');
    expect(await sql('SELECT email FROM hosts')).toEqual([{ email: 'marek@example.org' }]);
    // Nothing of the provider's tokens is stored.
    expect(await sql('SELECT providerId, accessToken, refreshToken, idToken, scope FROM host_credentials')).toEqual([
      { providerId: 'house', accessToken: null, refreshToken: null, idToken: null, scope: null },
    ]);
  },
);

test('the address that the browser goes to has PKCE, a state and a nonce, and no secret', async () => {
  const { browser } = await startWithHouse({});
  const url = new URL((await browser().post('house')).body.url);
  const asked = url.searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('redirect_uri')).toBe('https://clink.example/api/auth/callback/house');
  expect(asked.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length).toBeGreaterThan(20);
  expect(url.href).not.toContain(encodeURIComponent(CLIENT.clientSecret));
});

test('an address that the house has not verified opens nothing', async () => {
  const { browser, comeFromHouse, sql } = await startWithHouse({
    marek: { ...MAREK, email_verified: false },
    ines: { email: 'ines@example.org' },
    nobody: {},
  });
  for (const id of ['marek', 'ines', 'nobody']) {
    const at = browser();
    expect(await comeFromHouse(at, id)).toBe('https://clink.example/?host&house=unverified');
    expect((await at.get('user')).status).toBe(401);
  }
  expect(await sql('SELECT * FROM hosts')).toEqual([]);
});

test('an address that has an account already is not handed over, until its host connects both', async () => {
  const { newHost, browser, comeFromHouse } = await startWithHouse({ marek: MAREK });
  const marek = await newHost('marek@example.org');
  const stranger = browser();
  expect(await comeFromHouse(stranger, 'marek')).toBe('https://clink.example/?host&house=taken');
  expect((await stranger.get('user')).status).toBe(401);
  expect(await comeFromHouse(marek, 'marek')).toBe('https://clink.example/?host&house=connected');
  expect(await comeFromHouse(stranger, 'marek')).toBe('https://clink.example/?host');
  expect((await stranger.get('user')).body.user).toMatchObject({ email: 'marek@example.org', name: 'Marek' });
  // The account of the house is not connected to a second one.
  const ines = await newHost('ines@example.org', '192.0.2.9');
  expect(await comeFromHouse(ines, 'marek')).toBe('https://clink.example/?host&house=taken');
});

test('whoever signed up with an address of the house and never confirmed it does not keep its owner out', async () => {
  const { browser, comeFromHouse } = await startWithHouse({ marek: MAREK });
  const stranger = browser();
  await stranger.post('signup', { name: 'Mallory', email: 'marek@example.org', password: PASSWORD });
  const at = browser();
  expect(await comeFromHouse(at, 'marek')).toBe('https://clink.example/?host');
  expect((await at.get('user')).body.user.name).toBe('Marek Novak');
  const signIn = await stranger.post('token', { email: 'marek@example.org', password: PASSWORD });
  expect(signIn.body.code).toBe('wrong-credentials');
});

test('HOST_SIGNUP rules who may come from the house too', async () => {
  const off = await startWithHouse({ marek: MAREK }, 'off');
  expect(await off.comeFromHouse(off.browser(), 'marek')).toBe('https://clink.example/?host&house=signup-off');
  const invited = await startWithHouse(
    { marek: MAREK, ines: { email: 'ines@example.org', email_verified: true } },
    'invitation',
  );
  expect(await invited.comeFromHouse(invited.browser(), 'marek')).toBe('https://clink.example/?host&house=not-invited');
  await invited.sql(
    'INSERT INTO host_invitations (token_hash, email, created_at, expires_at) VALUES (?, ?, ?, ?)',
    ...['x', 'ines@example.org', Date.now(), Date.now() + 60_000],
  );
  expect(await invited.comeFromHouse(invited.browser(), 'ines')).toBe('https://clink.example/?host');
  expect(await invited.sql('SELECT email FROM hosts')).toEqual([{ email: 'ines@example.org' }]);
});

test('the second step is that of the house, and a banned host stays out', async () => {
  const { newHost, browser, comeFromHouse, sql } = await startWithHouse({ marek: MAREK });
  const marek = await newHost();
  await comeFromHouse(marek, 'marek');
  const { secret } = (await marek.post('factors', { password: PASSWORD })).body;
  expect((await marek.post('factors/verify', { code: sixDigits(secret) })).status).toBe(200);
  const at = browser();
  expect(await comeFromHouse(at, 'marek')).toBe('https://clink.example/?host');
  expect((await at.get('user')).status).toBe(200);
  await sql('UPDATE hosts SET bannedAt = ?', new Date().toISOString());
  expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host&house=banned');
});

test('an answer of the house counts once, only in the browser that asked, and never leads elsewhere', async () => {
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

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const LIES = {
  issuer: 'https://login.evil.example',
  authorization_endpoint: 'https://login.evil.example/auth',
  token_endpoint: 'https://login.evil.example/token',
  jwks_uri: 'https://login.evil.example/jwks',
  id_token_signing_alg_values_supported: ['RS256'],
};

test.each([
  ['is down', async () => 'http://127.0.0.1:9', /cannot be reached/],
  [
    'says that it is another one',
    () => listen((_, response) => response.end(JSON.stringify(LIES))),
    /says that it is https:\/\/login\.evil\.example\. Is OIDC_ISSUER exactly/,
  ],
  ['is a web page', () => listen((_, response) => response.end('<h1>hello</h1>')), /is not an OpenID provider/],
  ['answers with an error', () => listen((_, response) => response.writeHead(500).end()), /answers 500/],
  ['sends without an end', () => listen((_, response) => response.write('x'.repeat(300_000))), /too long/],
])('when the provider %s, the reason is told and everybody else goes on', async (_, open, reason) => {
  const { browser, newHost } = await startAccounts({ house: { issuer: await open(), ...CLIENT } });
  const answer = await browser().post('house');
  expect(answer).toMatchObject({ status: 503, body: { code: 'house-fails', detail: expect.stringMatching(reason) } });
  expect((await (await newHost()).get('user')).status).toBe(200);
});

test('without a house there is no such call', async () => {
  const { browser } = await startAccounts();
  expect((await browser().get('settings')).body.house).toBeNull();
  expect((await browser().post('house')).status).toBe(404);
  expect((await browser().get('callback/house?code=x&state=y')).status).toBe(404);
});
