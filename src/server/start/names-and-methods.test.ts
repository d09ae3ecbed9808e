import { expect, test } from 'vitest';
import { NOON, saveAt } from '../testing/service.fixture.ts';
import { answerTo, EVERYWHERE, json, openServer, save } from './http-server.fixture.ts';

test('a request with a foreign Host is refused and changes nothing', async () => {
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

test('health checks are answered with any Host', async () => {
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

test('with the Host www, people get a page with a link to the right address', async () => {
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
])('the page at a wrong name has the language of the phone or address: %s at %s', async (language, path, accepted) => {
  const { port } = await openServer([], new URL('https://clink.example'));
  const headers = { host: 'www.clink.example', 'accept-language': accepted };
  const { body } = await answerTo(port, path, { headers }, '');
  expect(body).toContain(`<html lang="${language}" `);
});

test.each(['PUT', 'DELETE'])('a POST with the method %s in a header is treated as that method', async (method) => {
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

test('only a POST can name another method in a header', async () => {
  const { ana, call } = await openServer();
  const headers = { ...ana.headers, 'clink-method': 'DELETE' };
  expect((await call('/api/leaderboard', { headers })).status).toBe(200);
});
