import { expect, test } from 'vitest';
import { NOON, newPhone, saveAt } from '../testing/service.fixture.ts';
import { type Answer, EVERYWHERE, openServer, type Server, save } from './http-server.fixture.ts';

/** JSON is always UTF-8 (RFC 8259). */
const WITH_LETTERS = /^(text\/[a-z-]+; charset=utf-8|application\/(problem\+)?json)$/i;

const COOP = 'cross-origin-opener-policy';

const HSTS = 'strict-transport-security';

const ANSWERS: [what: string, status: number, ask: (server: Server) => Promise<Answer>][] = [
  ['the page', 200, ({ call }) => call('/')],
  ['the page, its head alone', 200, ({ call }) => call('/', { method: 'HEAD' })],
  [
    'the page, kept already',
    200,
    ({ call }) => call('/', { headers: { 'if-modified-since': new Date().toUTCString() } }),
  ],
  ['an unknown path', 404, ({ call }) => call('/speeches')],
  ['a path that is no text', 404, ({ call }) => call('/%ff%')],
  ['a way out of the folder', 404, ({ call }) => call('/../../package.json')],
  ['a way out in disguise', 404, ({ call }) => call('/..%2f..%2f..%2fetc%2fpasswd')],
  ['a hidden file', 404, ({ call }) => call('/.git/config')],
  ['a folder', 404, ({ call }) => call('/assets/')],
  ['an asset', 200, ({ call }) => call('/assets/main-1.js')],
  ['an asset, compressed', 200, ({ call }) => call('/assets/main-1.js', { headers: { 'accept-encoding': 'gzip' } })],
  ['a piece of an asset', 206, ({ call }) => call('/assets/main-1.js', { headers: { range: 'bytes=0-9' } })],
  ['a missing asset', 404, ({ call }) => call('/assets/main-0.js')],
  ['OPTIONS of the page', 404, ({ call }) => call('/', { method: 'OPTIONS' })],
  ['POST to the page', 404, ({ call }) => call('/', { method: 'POST' })],
  ['TRACE', 404, ({ call }) => call('/', { method: 'TRACE' })],
  ['health', 200, ({ call }) => call('/healthz')],
  ['readiness', 200, ({ call }) => call('/readyz')],
  ['the description of the API', 200, ({ call }) => call('/api/openapi.json')],
  ['the leaderboard', 200, ({ call }) => call('/api/leaderboard')],
  ['all guests', 200, ({ call }) => call('/api/leaderboard/guests')],
  ['a stream', 200, ({ call }) => call('/api/leaderboard/live')],
  ['a stream, its head alone', 200, ({ call }) => call('/api/leaderboard/live', { method: 'HEAD' })],
  ['a stream refused', 401, ({ call }) => call('/api/leaderboard/live?scope=nearby')],
  ['a query that does not fit', 422, ({ call }) => call('/api/leaderboard?scope=far')],
  ['an unknown call', 404, ({ call }) => call('/api/drinks')],
  ['OPTIONS of the API', 404, ({ call }) => call('/api/leaderboard', { method: 'OPTIONS' })],
  ['a save', 200, (server) => save(server, JSON.stringify(saveAt(NOON, {})))],
  ['a save that is no JSON', 400, (server) => save(server, 'not json')],
  ['a save without a secret', 401, (server) => save(server, '{}', { authorization: '' })],
  ['a save with another secret', 403, (server) => save(server, '{}', newPhone().headers)],
  ['a save that is too large', 413, (server) => save(server, 'x'.repeat(200_000))],
  ['a save of another type', 415, (server) => save(server, '{}', { 'content-type': 'text/plain' })],
  ['a save that does not fit', 422, (server) => save(server, '{}')],
  [
    'a deletion',
    204,
    ({ ana, call }) => call(`/api/sessions/${ana.sessionId}`, { method: 'DELETE', headers: ana.headers }),
  ],
  [
    'a late save',
    410,
    async (server) => {
      const { ana, call } = server;
      await call(`/api/sessions/${ana.sessionId}`, { method: 'DELETE', headers: ana.headers });
      return save(server, '{}');
    },
  ],
];

/** Requests that never reach the app. Their answers have no body. */
const UNREADABLE: typeof ANSWERS = [
  ['no HTTP at all', 400, ({ say }) => say('drinks!\r\n\r\n')],
  ['no Host', 400, ({ say }) => say('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')],
  ['a Host that is none', 400, ({ say }) => say('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')],
  ['headers without end', 431, ({ say }) => say(`GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`)],
  ['two lengths', 400, ({ say }) => say('PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n')],
  [
    'a length and chunks',
    400,
    ({ say }) => say('PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
  ],
  [
    'an expectation nobody can meet',
    417,
    ({ say }) => say('GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n'),
  ],
];

test.each([...ANSWERS, ...UNREADABLE])(
  '%s (%i) has every security header [ASVS-3.2.1, 3.4.3, 4.2.1, 5.3.2, 13.4.1]',
  async (_, status, ask) => {
    const answer = await ask(await openServer());
    expect(answer).toMatchObject({ status, headers: EVERYWHERE });
    expect(answer.headers).not.toHaveProperty(COOP);
    expect(answer.headers).not.toHaveProperty(HSTS);
  },
);

test('scripts are loaded only as files from the server, and only one named policy may create their addresses [ASVS-1.3.2, 13.2.4, 14.2.3]', async () => {
  const { headers } = await (await openServer()).call('/');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "worker-src 'self'"]));
  expect(policy).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types clink']));
});

test('on a secure origin the page is isolated from every other origin', async () => {
  const { call } = await openServer();
  for (const path of ['/', '/assets/main-1.js', '/api/leaderboard/live', '/api/drinks']) {
    const { headers } = await call(path, { headers: { 'sec-fetch-mode': 'cors' } });
    expect(headers).toMatchObject({ ...EVERYWHERE, [COOP]: 'same-origin', 'origin-agent-cluster': '?1' });
    expect(headers).not.toHaveProperty(HSTS);
  }
});

test('HSTS lasts two years, and only a trusted proxy can cause it [ASVS-3.4.1]', async () => {
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } };
  const behindProxy = await openServer(['loopback']);
  for (const path of ['/', '/speeches', '/assets/main-1.js', '/api/leaderboard/live', '/api/drinks']) {
    expect(await behindProxy.call(path, forwarded)).toMatchObject({
      headers: { ...EVERYWHERE, [COOP]: 'same-origin', [HSTS]: 'max-age=63072000; includeSubDomains' },
    });
    expect((await behindProxy.call(path)).headers).not.toHaveProperty(HSTS);
  }
  expect((await (await openServer()).call('/', forwarded)).headers).not.toHaveProperty(HSTS);
});

test('no answer names the server software, sets a cookie or lets another origin read it [ASVS-3.4.2, 3.5.1]', async () => {
  for (const [, , ask] of [...ANSWERS, ...UNREADABLE]) {
    const { headers } = await ask(await openServer());
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) {
      expect(headers).not.toHaveProperty(name);
    }
  }
}, 30_000);

test('every body has a content type and a charset [ASVS-4.1.1]', async () => {
  for (const [what, , ask] of ANSWERS) {
    const { headers } = await ask(await openServer());
    const hasBody = headers['transfer-encoding'] === 'chunked' || Number(headers['content-length'] ?? 0) > 0;
    const type = headers['content-type'] ?? '';
    if (hasBody) expect({ what, type }).toEqual({ what, type: expect.stringMatching(WITH_LETTERS) });
  }
}, 30_000);

test('no cache may store data about guests [ASVS-14.2.2]', async () => {
  const server = await openServer();
  const { call, ana } = server;
  const own = `?sessionId=${ana.sessionId}`;
  for (const path of [
    '/api/leaderboard',
    '/api/leaderboard/guests',
    '/api/leaderboard/live',
    `/api/leaderboard${own}`,
  ]) {
    const { headers } = await call(path, { headers: ana.headers });
    expect(headers['cache-control']).toMatch(/^no-store/);
  }
  expect((await save(server, JSON.stringify(saveAt(NOON, {})))).headers['cache-control']).toBe('no-store');
  expect((await save(server, '{}')).headers['cache-control']).toBe('no-store');
});
