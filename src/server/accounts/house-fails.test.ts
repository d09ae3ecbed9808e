import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startAccounts } from '../testing/accounts.fixture.ts';
import { CLIENT } from '../testing/openid-house.fixture.ts';
import { MAREK, startWithHouse } from './house.fixture.ts';

test.each([
  ['the provider', /./],
  ['its call for tokens', /^\/token/],
  ['its list of keys', /^\/jwks/],
])('if %s fails during a sign-in, the host is told, and can sign in later', async (_, path) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  let isDown = false;
  const { browser, house, sql, newHost } = await startWithHouse({ marek: MAREK }, 'open', {
    log,
    isDown: (asked) => isDown && path.test(asked),
  });
  const other = await newHost('lena@example.org', '192.0.2.9');
  const at = browser();
  const visit = async (diesMeanwhile: boolean) => {
    const back = await house.signInAt((await at.post('house')).body.url, 'marek');
    isDown = diesMeanwhile;
    const answer = await at.get(`${back.pathname}${back.search}`);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await visit(true)).toEqual([302, 'https://clink.example/?host&house=failed']);
  expect((await at.get('user')).status).toBe(401);
  expect(await sql('SELECT email FROM hosts')).toEqual([{ email: 'lena@example.org' }]);
  expect((await other.get('user')).status).toBe(200);
  expect(lines.join('')).toMatch(/\/(token|jwks) cannot be reached \(UND_ERR_SOCKET\)\./);
  isDown = false;
  expect(await visit(false)).toEqual([302, 'https://clink.example/?host']);
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

/** The address of a provider whose discovery document is correct except for these fields. */
async function documentWith(fields: object): Promise<string> {
  const issuer: string = await listen((_, response) => response.end(JSON.stringify({ ...LIES, issuer, ...fields })));
  return issuer;
}

test.each([
  ['is down', async () => 'http://127.0.0.1:9', /cannot be reached/],
  [
    'says that it is another one',
    () => listen((_, response) => response.end(JSON.stringify(LIES))),
    /says that it is https:\/\/login\.evil\.example\. Is OIDC_ISSUER exactly/,
  ],
  ['is a web page', () => listen((_, response) => response.end('<h1>hello</h1>')), /is not an OpenID provider/],
  [
    'sends browsers to a script',
    () => documentWith({ authorization_endpoint: 'javascript:alert(document.domain)//' }),
    /is not an OpenID provider \(authorization_endpoint\)/,
  ],
  ['answers with an error', () => listen((_, response) => response.writeHead(500).end()), /answers 500/],
  ['sends without an end', () => listen((_, response) => response.write('x'.repeat(300_000))), /too long/],
])('when the provider %s, the host is told the reason, and nobody else is affected', async (_, open, reason) => {
  const { browser, newHost } = await startAccounts({ house: { issuer: await open(), ...CLIENT } });
  const answer = await browser().post('house');
  expect(answer).toMatchObject({ status: 503, body: { code: 'house-fails', detail: expect.stringMatching(reason) } });
  expect((await (await newHost()).get('user')).status).toBe(200);
});
