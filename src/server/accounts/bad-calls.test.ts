import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serverNames } from '../http/address/server-names.ts';
import { createHttpServer } from '../start/http-server.ts';
import { PASSWORD, PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { startTestService } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';

const EMAIL = 'marek@example.org';
const SIGN_UP = { name: 'Marek', email: EMAIL, password: PASSWORD };

test.each([
  ['another page', 'https://evil.example'],
  ['a name that begins alike', 'https://clink.example.evil.example'],
  ['the same name without TLS', 'http://clink.example'],
  ['a sandboxed page', 'null'],
  ['nowhere', ''],
])('a call from a page of %s is refused, even with the cookies of a host', async (_, origin) => {
  const { newHost } = await startAccounts();
  const marek = await newHost(EMAIL);
  const { status, body } = await marek.call('PATCH', 'user', { name: 'Hacked' }, { origin });
  expect([status, body.code]).toEqual([403, 'foreign-origin']);
  expect((await marek.get('user')).body.user.name).toBe('Marek');
});

test('the session cookie is sent only to this server’s API, and no script can read it [SPEC-9.29, 9.34] [ASVS-3.3.1]', async () => {
  const { newHost, browser } = await startAccounts();
  await newHost(EMAIL);
  const { headers, body } = await browser().post('token', { email: EMAIL, password: PASSWORD });
  const cookies = headers.getSetCookie();
  const cookie = cookies.find((one) => one.startsWith('__Secure-clink-host.session_token=')) ?? '';
  expect(cookie).toContain('Max-Age=2592000');
  for (const one of cookies)
    for (const attribute of ['httponly', 'secure', 'samesite=lax', 'path=/api'])
      expect(one.toLowerCase().split('; ')).toContain(attribute);
  const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(JSON.stringify(body)).not.toContain(token);
});

test('no mail contains a forged Host', async () => {
  const { app, mail } = await startAccounts();
  const server = createHttpServer(app, () => false, serverNames(null));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const { request } = await import('node:http');
  const headers = { ...forged, origin: PUBLIC_URL.origin, 'content-type': 'application/json' };
  const status = await new Promise((resolve) => {
    const call = request({ port, host: '127.0.0.1', path: '/api/auth/signup', method: 'POST', headers });
    call.on('response', (response) => resolve(response.statusCode));
    call.end(JSON.stringify(SIGN_UP));
  });
  expect(status).toBe(202);
  const text = await mail.next(EMAIL);
  expect(text).toContain('https://clink.example/?host&confirm=');
  expect(text).not.toContain('evil');
});

describe('what strangers enter', () => {
  test.each([
    ['a name of 1 MB', { name: 'x'.repeat(1_000_000) }, 413, undefined],
    ['a long name', { name: 'x'.repeat(41) }, 422, 'name'],
    ['an invisible name', { name: '\u200b\u2060' }, 422, 'name'],
    ['a name that turns the text around', { name: 'Marek\u202e' }, 422, 'name'],
    ['a name of a hundred marks', { name: `a${'\u0301'.repeat(100)}` }, 422, 'name'],
    ['no name', { name: undefined }, 422, 'name'],
    ['a short password', { password: 'nine char' }, 422, 'password'],
    ['a long password', { password: 'x'.repeat(129) }, 422, 'password'],
    ['a list as a password', { password: ['x'] }, 422, 'password'],
    ['an e-mail with a second header', { email: 'a@example.org\r\nbcc: b@example.org' }, 422, 'email'],
    ['an e-mail that ends with an apostrophe', { email: "marek'@example.org" }, 422, 'email'],
    ['two e-mails', { email: 'a@example.org,b@example.org' }, 422, 'email'],
    ['an e-mail of 300 characters', { email: `${'x'.repeat(290)}@example.org` }, 422, 'email'],
  ])('%s is refused, and the answer says where [ASVS-6.2.1]', async (_, changes, status, field) => {
    const { browser, mail } = await startAccounts();
    const answer = await browser().post('signup', { ...SIGN_UP, ...changes });
    expect([answer.status, answer.body.field]).toEqual([status, field]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(mail.rest()).toEqual([]);
  });

  test('no mail contains text that a stranger has entered, so nobody can send messages to strangers through Clink [ASVS-1.3.11]', async () => {
    const { browser, mail } = await startAccounts();
    await browser().post('signup', { ...SIGN_UP, name: 'Win at casino.example <b>' });
    expect(await mail.next(EMAIL)).not.toMatch(/casino/i);
  });

  test('a stranger cannot become an operator or a confirmed host by adding a field to a call', async () => {
    const { browser, sql } = await startAccounts();
    const extras = { isOperator: true, emailVerified: true, twoFactorEnabled: true, role: 'admin', id: 'mine' };
    await browser().post('signup', { ...SIGN_UP, ...extras });
    expect(await sql('SELECT id, isOperator, emailVerified, twoFactorEnabled FROM hosts')).toEqual([
      { id: expect.not.stringMatching('mine'), isOperator: 0, emailVerified: 0, twoFactorEnabled: 0 },
    ]);
  });

  test.each([
    ['no JSON', 'not json', {}, 400, 'bad-json'],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'bad-type'],
    ['nested lists', `${'['.repeat(3_000)}`, {}, 400, 'bad-json'],
    ['a number', '7', {}, 422, 'invalid'],
  ])('%s is refused', async (_, body, headers, status, code) => {
    const { browser } = await startAccounts();
    const answer = await browser().post('token', body, headers as Record<string, string>);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

test.each(['sign-up/email', 'admin/impersonate-user', 'sign-in/email-otp', 'update-session', 'ok', 'error'])(
  'the library’s own call %s does not exist',
  async (path) => {
    const { newHost } = await startAccounts();
    const marek = await newHost(EMAIL);
    for (const method of ['GET', 'POST']) {
      const answer = await marek.call(method, path, method === 'GET' ? undefined : {});
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    }
  },
);

test('a server that shares a database without sharing a secret says which variable to set', async () => {
  const { request } = await startTestService();
  for (const path of ['settings', 'user', 'anything']) {
    const answer = await request(`/api/auth/${path}`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'no-hosts', detail: expect.stringContaining('HOST_SECRET') }),
    ]);
  }
});

test.skipIf(isOnPostgres())(
  'while the file of the accounts is damaged, hosts are refused and guests are not, and a sound copy needs no restart',
  async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const { newHost, browser, dataDir, request, sql } = await startAccounts({}, { log });
    await newHost(EMAIL);
    await sql('PRAGMA wal_checkpoint(TRUNCATE)');
    const file = join(dataDir, 'hosts.sqlite');
    copyFileSync(file, `${file}.copy`);
    writeFileSync(`${file}.broken`, 'x'.repeat(8_192));
    renameSync(`${file}.broken`, file);
    for (let count = 0; count < 3; count++) {
      expect((await browser().post('token', { email: EMAIL, password: PASSWORD })).body.code).toBe('unavailable');
    }
    expect((await request('/api/leaderboard')).status).toBe(200);
    expect(lines).toEqual([expect.stringContaining('Put a sound copy in its place')]);
    renameSync(`${file}.copy`, file);
    expect((await browser().post('token', { email: EMAIL, password: PASSWORD })).status).toBe(200);
  },
);

test('if the accounts fail, hosts get a 503 without details, and guests notice nothing', async () => {
  const { browser, sql, request } = await startAccounts();
  await browser().get('settings');
  await sql('DROP TABLE host_credentials');
  const { status, body } = await browser().post('token', { email: EMAIL, password: PASSWORD });
  expect([status, body.code, JSON.stringify(body)]).toEqual([
    503,
    'unavailable',
    expect.not.stringMatching(/sql|table/i),
  ]);
  expect((await request('/api/leaderboard')).status).toBe(200);
});
