import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import {
  type Server as HttpServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { serverNames } from '../http/address/server-names.ts';
import { requestCallerReader } from '../http/caller.ts';
import { openBuiltPages } from '../page/built-page.ts';
import { pageRoutes } from '../page/page-routes.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { createHttpServer, openPort } from './http-server.ts';

const EVERYWHERE = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; (?!.*unsafe-).*trusted-types clink$/),
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(
    /^geolocation=\(self\), clipboard-write=\(self\), screen-wake-lock=\(self\), fullscreen=\(self\)(, [a-z-]+=\(\)){30,}$/,
  ),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};
/** JSON is always UTF-8 (RFC 8259). */
const WITH_LETTERS = /^(text\/[a-z-]+; charset=utf-8|application\/(problem\+)?json)$/i;
const COOP = 'cross-origin-opener-policy';
const HSTS = 'strict-transport-security';

/** The real app behind the real server, on a free port. `trusted` are its proxies, `publicUrl` is where guests open it. */
async function openServer(trusted: string[] = [], publicUrl: URL | null = null) {
  const service = await startTestService();
  const callerOf = requestCallerReader(trusted);
  const misdirected: string[] = [];
  const server = createHttpServer(
    service.app,
    (request) => callerOf(request).isSecure,
    serverNames(publicUrl),
    (host) => misdirected.push(host),
  );
  const port = await listen(server);
  const ana = newPhone();
  await service.request(...put(ana, saveAt(NOON, {})));
  const call = (path: string, options: RequestOptions = {}, body = '') => answerTo(port, path, options, body);
  return { ana, port, call, misdirected, say: (text: string) => answerToText(port, text) };
}

async function listen(server: HttpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body?: string;
}

function answerTo(port: number, path: string, options: RequestOptions, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, ...options }, (response) => {
      let body = '';
      response.once('close', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      // A stream never ends. A file must be read, because the server may open it after the headers.
      if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
      else
        response.on('data', (part) => {
          body += part;
        });
    });
    request.on('error', reject).end(body);
  });
}

/** Sends text that no HTTP client would send. */
function answerToText(port: number, text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(parseHead(received))).on('error', reject);
  });
}

function parseHead(received: string): Answer {
  const [first = '', ...lines] = (received.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers) };
}

type Server = Awaited<ReturnType<typeof openServer>>;
const json = { 'content-type': 'application/json' };
const save = ({ ana, call }: Server, body: string, headers = {}) =>
  call(`/api/sessions/${ana.sessionId}`, { method: 'PUT', headers: { ...json, ...ana.headers, ...headers } }, body);

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
  '%s (%i) carries every security header [ASVS-3.2.1, 3.4.3, 4.2.1, 5.3.2, 13.4.1]',
  async (_, status, ask) => {
    const answer = await ask(await openServer());
    expect(answer).toMatchObject({ status, headers: EVERYWHERE });
    expect(answer.headers).not.toHaveProperty(COOP);
    expect(answer.headers).not.toHaveProperty(HSTS);
  },
);

test('scripts come only as files from the server, and only one named policy may create their addresses [ASVS-1.3.2, 13.2.4, 14.2.3]', async () => {
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

test('no cache may store what is about guests [ASVS-14.2.2]', async () => {
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

test('a request under a foreign host name is refused and changes nothing', async () => {
  const server = await openServer([], new URL('https://clink.example'));
  const { ana, call, misdirected } = server;
  const own = `/api/sessions/${ana.sessionId}`;
  const as = (host: string) => ({ ...ana.headers, host });
  const paths = ['/', '/speeches', '/assets/main-1.js', '/healthz/..', '/api/leaderboard', '/api/leaderboard/live'];
  for (const path of paths) {
    const answer = await call(path, { headers: as('rebinding.example') });
    expect(answer).toMatchObject({
      status: 421,
      headers: { ...EVERYWHERE, 'content-type': 'text/html; charset=utf-8' },
      body: expect.stringContaining('Clink is not at this address.'),
    });
  }
  expect(misdirected).toEqual(paths.map(() => 'rebinding.example'));
  expect((await call(own, { method: 'DELETE', headers: as('rebinding.example') })).status).toBe(421);
  for (const name of ['clink.example', 'localhost:3000', '192.168.1.5:3000']) {
    expect((await call('/', { headers: as(name) })).status).toBe(200);
  }
  expect((await save(server, JSON.stringify(saveAt(NOON)))).status).toBe(200);
});

test('machines may ask for health under any name', async () => {
  const { call } = await openServer([], new URL('https://clink.example'));
  for (const path of ['/healthz', '/readyz', '/readyz?from=proxy'])
    expect((await call(path, { headers: { host: 'clink:3000' } })).status).toBe(200);
  expect((await call('/metrics', { headers: { host: 'clink:3000' } })).status).toBe(404);
});

test.each([
  ['as HAProxy asks', 'GET /readyz HTTP/1.0\r\n\r\n', 200],
  ['its head alone', 'HEAD /healthz HTTP/1.0\r\n\r\n', 200],
  ['with HTTP/1.1', 'GET /readyz HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
  ['with an empty Host', 'GET /readyz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', 200],
  ['with a whole URL', 'GET http://clink:3000/readyz HTTP/1.1\r\nHost: clink:3000\r\nConnection: close\r\n\r\n', 200],
  ['for metrics, which are off here', 'GET /metrics HTTP/1.0\r\n\r\n', 404],
  ['for the page', 'GET / HTTP/1.0\r\n\r\n', 400],
])('machines need no Host: %s', async (_what, text, status) => {
  const { say } = await openServer([], new URL('https://clink.example'));
  expect((await say(text)).status).toBe(status);
});

test('under the name with www, people get a page that leads to the right one', async () => {
  const { port, misdirected } = await openServer([], new URL('https://clink.example'));
  const answer = await answerTo(port, '/?c=K7MP4XRT', { headers: { host: 'www.clink.example' } }, '');
  expect(answer).toMatchObject({ status: 421, headers: { ...EVERYWHERE, 'content-type': 'text/html; charset=utf-8' } });
  expect(answer.body).toContain('<a href="https://clink.example/?c=K7MP4XRT">https://clink.example</a>');
  expect(misdirected).toEqual([]);
});

test.each([
  ['de', '/', 'de-AT, en'],
  ['pl', '/?lang=pl', 'de'],
  ['ar', '/?c=K7MP4XRT&lang=xx', 'ar'],
  ['en', '/', `${'fi,'.repeat(2_000)}de`],
  ['en', '/?lang=%ff', ''],
  ['de', `/?${'%FF=&'.repeat(60)}lang=pl`, 'de'],
])('that page is in the language of the phone or of the address: %s at %s', async (language, path, accepted) => {
  const { port } = await openServer([], new URL('https://clink.example'));
  const headers = { host: 'www.clink.example', 'accept-language': accepted };
  const { body } = await answerTo(port, path, { headers }, '');
  expect(body).toContain(`<html lang="${language}" `);
});

test.each(['PUT', 'DELETE'])('a POST that means %s is one', async (method) => {
  const server = await openServer();
  const { ana, call } = server;
  const headers = { ...json, ...ana.headers, 'clink-method': method };
  const body = method === 'PUT' ? JSON.stringify(saveAt(NOON)) : '';
  const path = `/api/sessions/${ana.sessionId}`;
  expect((await call(path, { method: 'POST', headers }, body)).status).toBe(method === 'PUT' ? 200 : 204);
  expect((await save(server, JSON.stringify(saveAt(NOON)))).status).toBe(method === 'PUT' ? 200 : 410);
});

test.each(['GET', 'TRACE', 'CONNECT', 'put', 'PUT, DELETE'])('a POST cannot mean %s', async (method) => {
  const { ana, call } = await openServer();
  const headers = { ...json, ...ana.headers, 'clink-method': method };
  expect((await call(`/api/sessions/${ana.sessionId}`, { method: 'POST', headers }, '{}')).status).toBe(404);
});

test('nothing but a POST can mean another method', async () => {
  const { ana, call } = await openServer();
  const headers = { ...ana.headers, 'clink-method': 'DELETE' };
  expect((await call('/api/leaderboard', { headers })).status).toBe(200);
});

test('an idle connection stays open for longer than the ten minutes of a patient proxy', () => {
  expect(createHttpServer(new Hono(), () => false).keepAliveTimeout).toBeGreaterThan(10 * 60_000);
});

test('a connection that does not read its answer is cut within a minute', async () => {
  const server = createHttpServer(
    new Hono().get('/', (c) => c.body(new Uint8Array(32_000_000))),
    () => false,
  );
  expect(2 * server.timeout).toBe(60_000);
  server.timeout = 200;
  const socket = await connectTo(await listen(server));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));
  const openConnections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(await openConnections()).toBe(1);
  await expect.poll(openConnections).toBe(0);
});

const ASSET = 'GET /assets/main-1.js HTTP/1.1\r\nHost: a\r\n\r\n';

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

test.runIf(process.platform === 'linux')(
  'a client that requests many files and leaves keeps no file open',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'clink-test-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    for (const name of ['index.html', '404.html', 'large.js']) writeFileSync(join(dir, name), ' '.repeat(8_000_000));
    const port = await listen(createHttpServer(pageRoutes(openBuiltPages(dir)), () => false));
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    for (const count of [50, 2, 2, 2, 2, 2, 2, 2, 2, 2]) {
      const socket = await connectTo(port);
      socket.pause().write('GET /large.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
      await new Promise((resolve) => setTimeout(resolve, 50));
      socket.destroy();
    }
    await expect.poll(openFiles).toBeLessThan(before + 5);
  },
);

test('a pipelined second request is answered in turn; a third ends the connection', async () => {
  const { port } = await openServer();
  const receive = async (text: string) => {
    const socket = (await connectTo(port)).setEncoding('latin1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(text);
    await new Promise((resolve) => socket.once('close', resolve));
    return received.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
  };
  const last = ASSET.replace('\r\n', '\r\nConnection: close\r\n');
  expect(await receive(`${ASSET}${last}`)).toBe(2);
  expect(await receive(`${ASSET}${ASSET}${last}`)).toBeLessThan(2);
});

test('a connection that the operating system cannot hand over does not end the server', async () => {
  const lines: unknown[] = [];
  const server = createHttpServer(
    new Hono().get('/', (c) => c.text('here')),
    () => false,
  );
  await openPort(server, { port: 0, host: '127.0.0.1' }, { error: (line: unknown) => lines.push(line) });
  onTestFinished(() => void server.close());
  const error = new Error('accept EMFILE');
  // Node reports it in this way.
  for (let count = 0; count < 3; count++) server.emit('error', error);
  expect(lines).toEqual([{ err: error }]);
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
});

test('a port that is taken is an error', async () => {
  const log = { error: () => expect.unreachable() };
  const [first, second] = [new Hono(), new Hono()].map((app) => createHttpServer(app, () => false));
  if (!first || !second) throw new Error('there are two');
  await openPort(first, { port: 0, host: '127.0.0.1' }, log);
  onTestFinished(() => void first.close());
  const { port } = first.address() as AddressInfo;
  await expect(openPort(second, { port, host: '127.0.0.1' }, log)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
