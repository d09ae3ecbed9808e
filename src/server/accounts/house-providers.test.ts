import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { CLIENT, forged, type openHouse } from '../testing/openid-house.fixture.ts';
import { type Browser, logLines, MAREK, startWithHouse } from './house.fixture.ts';

const DOCUMENT = '/.well-known/openid-configuration';

type Lie = Parameters<typeof openHouse>[1]['lie'];

const body = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test.each([
  ['in userinfo alone', false],
  ['in the token too', true],
])('a host can sign in at a provider that sends address and name %s', async (_, tokenSaysAll) => {
  const tokens: object[] = [];
  const lie: Lie = (token) => {
    tokens.push(body(token));
    return token;
  };
  const { browser, comeFromHouse, house } = await startWithHouse({ marek: MAREK }, 'open', { tokenSaysAll, lie });
  const at = browser();
  expect(await comeFromHouse(at, 'marek')).toBe('https://clink.example/?host');
  expect((await at.get('user')).body.user).toMatchObject({ email: 'marek@example.org', name: 'Marek Novak' });
  expect(tokens).toEqual([tokenSaysAll ? expect.objectContaining(MAREK) : expect.not.objectContaining(MAREK)]);
  // The provider is not asked for claims that the token already contains.
  expect(house.asked.filter((path) => path === '/me')).toHaveLength(tokenSaysAll ? 0 : 1);
});

test.each<[string, object, string | null]>([
  ['that userinfo verifies, but not of a token with another address', { email: 'ines@example.org' }, 'unverified'],
  ['that the token does not verify, whatever userinfo says', { ...MAREK, email_verified: false }, 'unverified'],
  ['that the token alone has, with a name of userinfo', { email: 'ines@example.org', email_verified: true }, null],
])('an address counts %s', async (_, claims, refusal) => {
  const lie: Lie = (token, key) => forged(token, key, claims);
  const { browser, comeFromHouse } = await startWithHouse({ marek: MAREK }, 'open', { lie });
  const at = browser();
  expect(await comeFromHouse(at, 'marek')).toBe(`https://clink.example/?host${refusal ? `&house=${refusal}` : ''}`);
  if (refusal === null)
    expect((await at.get('user')).body.user).toMatchObject({ email: 'ines@example.org', name: 'Marek Novak' });
});

test('userinfo about another user signs nobody in, and is logged', async () => {
  const { log, reasons } = logLines();
  const lie: Lie = (token, key) => forged(token, key, { sub: 'ines' });
  const { browser, comeFromHouse, house } = await startWithHouse({ marek: MAREK }, 'open', { lie, log });
  expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host&house=failed');
  expect(reasons()).toEqual([`${house.issuer}/me speaks of another user than the ID token.`]);
});

/** Signs with the client's secret, as a provider without its own key does. */
const signedWithSecret: Lie = (token) => {
  const head = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
  const signed = `${head}.${token.split('.')[1]}`;
  return `${signed}.${createHmac('sha256', CLIENT.clientSecret).update(signed).digest('base64url')}`;
};
const now = () => Math.floor(Date.now() / 1_000);

test.each<[RegExp, Lie]>([
  [/is signed with HS256, for which the provider publishes no key/, signedWithSecret],
  [/for another client \(aud\)/, (token, key) => forged(token, key, { aud: 'another' })],
  [/another client \(azp\)/, (token, key) => forged(token, key, { azp: 'another' })],
  [/another client \(azp\)/, (token, key) => forged(token, key, { aud: [CLIENT.clientId, 'another'] })],
  [/another provider \(iss\)/, (token, key) => forged(token, key, { iss: 'https://login.evil.example' })],
  [/has expired\. Are the clocks/, (token, key) => forged(token, key, { exp: now() - 600 })],
  [/The nonce of the ID token/, (token, key) => forged(token, key, { nonce: 'x'.repeat(32) })],
  [/The claim sub of the ID token is missing/, (token, key) => forged(token, key, { sub: undefined })],
])('the log contains %s once when a sign-in at the house fails for this reason', async (reason, lie) => {
  const { log, reasons } = logLines();
  const { browser, comeFromHouse } = await startWithHouse({ marek: MAREK }, 'open', { lie, log });
  for (let visit = 0; visit < 2; visit++)
    expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host&house=failed');
  expect(reasons()).toEqual([expect.stringMatching(reason)]);
});

test('a token for several clients is accepted if it was issued to this client', async () => {
  const claims = { aud: [CLIENT.clientId, 'another'], azp: CLIENT.clientId };
  const lie: Lie = (token, key) => forged(token, key, claims);
  const { browser, comeFromHouse } = await startWithHouse({ marek: MAREK }, 'open', { lie });
  expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host');
});

test('a secret that the provider rejects is logged with the provider’s error code', async () => {
  const { log, lines } = logLines();
  const { browser, comeFromHouse } = await startWithHouse({ marek: MAREK }, 'open', {
    log,
    clientSecret: 'not the one',
  });
  expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host&house=failed');
  expect(lines()).toMatchObject([
    {
      reason: expect.stringMatching(/\/token answers 401: invalid_client\. Are OIDC_CLIENT_ID and OIDC_CLIENT_SECRET/),
      said: 'client authentication failed',
    },
  ]);
});

test.each(['the document', 'userinfo', 'the list of keys'])(
  'a redirect of %s to the provider’s own server is followed',
  async (what) => {
    const path = { 'the document': DOCUMENT, userinfo: '/me', 'the list of keys': '/jwks' }[what] ?? '';
    const redirects = (asked: string) => (asked === path ? `${path}?really` : null);
    const { browser, comeFromHouse, house } = await startWithHouse({ marek: MAREK }, 'open', { redirects });
    expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host');
    expect(house.asked).toContain(`${path}?really`);
  },
);

test.each([
  ['to another host', 'http://localhost:9/'],
  ['without an end', DOCUMENT],
])('a redirect of the discovery document %s is not followed, and is logged for the operator', async (_, to) => {
  const { log, reasons } = logLines();
  const { browser } = await startWithHouse({}, 'open', { redirects: (path) => (path === DOCUMENT ? to : null), log });
  const answer = await browser().post('house');
  expect(answer).toMatchObject({ status: 503, body: { code: 'house-fails' } });
  expect(answer.body.detail).toMatch(/leads to http:.*Clink follows a few redirects on one host/);
  expect(reasons()).toEqual([answer.body.detail]);
});

test('when many hosts sign in at once, the provider’s document is requested once', async () => {
  const { browser, house } = await startWithHouse({});
  const begin = async (at: Browser) => (await at.post('house')).status;
  expect(await Promise.all(Array.from({ length: 20 }, () => begin(browser())))).toEqual(Array(20).fill(200));
  expect(house.asked).toEqual([DOCUMENT]);
});
