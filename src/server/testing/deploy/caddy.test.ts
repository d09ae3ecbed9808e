import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { freePort } from '../free-port.fixture.ts';
import { startServerChild } from '../server-child.fixture.ts';
import { newPhone, put, saveAt } from '../service.fixture.ts';
import { startCaddy } from './caddy.fixture.ts';

function newSave(headers: Record<string, string> = {}) {
  const [path, init] = put(newPhone(), saveAt(Date.now()));
  return [
    path,
    { method: 'PUT', headers: { ...(init.headers as object), ...headers }, body: String(init.body) },
  ] as const;
}

test('through Caddy, guests get TLS, every header and a live stream, and the server sees their own address', async (context) => {
  const ports = [await freePort(), await freePort()];
  const server = await startServerChild({
    dataDir: newFolder(),
    variables: {
      PUBLIC_URL: `https://localhost:${ports[1]}`,
      TRUST_PROXY: 'loopback',
      MAX_NEW_SESSIONS_PER_ADDRESS: '2',
    },
  });
  const { open, answer, plain } = await startCaddy(context, 'Caddyfile', ports, {
    CLINK_SERVER: server.url?.replace('http://', ''),
  });
  expect(await plain()).toEqual({ status: 308, location: 'https://localhost/?c=K7MP4XRT' });

  // After a build, the first path is the page.
  for (const path of ['/', '/speeches', '/api/leaderboard']) {
    // If a call names no encoding, Caddy adds its own.
    const headers = { 'accept-encoding': 'identity' };
    const direct = await fetch(`${server.url}${path}`, { headers });
    const proxied = await answer(path, { headers });
    expect([proxied.status, proxied.body]).toEqual([direct.status, await direct.text()]);
    for (const [name, value] of direct.headers)
      if (!/^(date|connection|keep-alive)$/.test(name)) expect([name, proxied.headers[name]]).toEqual([name, value]);
    expect(proxied.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(direct.headers.has('strict-transport-security')).toBe(false);
  }

  const stream = (await open('/api/leaderboard/live')).setEncoding('utf8');
  let streamed = '';
  stream.on('data', (part) => {
    streamed += part;
  });
  await expect.poll(() => streamed).toMatch(/^event: leaderboard\n/);
  // A caller cannot choose the address for which the limits count.
  const statuses: unknown[] = [];
  for (const forged of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    statuses.push((await answer(...newSave({ 'x-forwarded-for': forged, 'x-forwarded-proto': 'http' }))).status);
  expect(statuses).toEqual([200, 200, 429]);
  await expect.poll(() => streamed).toMatch(/\nevent: change\n/);
  expect((await answer('/api/leaderboard')).body).toContain('"guests":2');
});

test('saves after a pause are not sent into a connection that is just ending', async (context) => {
  const server = await startServerChild({ dataDir: newFolder(), variables: { TRUST_PROXY: 'loopback' } });
  const { answer } = await startCaddy(context, 'Caddyfile', [await freePort(), await freePort()], {
    CLINK_SERVER: server.url?.replace('http://', ''),
  });
  const saves = Array.from({ length: 16 }, () => newSave());
  const statuses: unknown[] = [];
  // With Node's default limit, idle connections would end after 10 or 11 seconds, depending on Node's version.
  for (const pauseMs of [0, 10_050, 11_000, 11_050]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    statuses.push(...(await Promise.all(saves.map((save) => answer(...save)))).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}, 90_000);

test('Caddy’s health checks of servers by name succeed, although guests use another name', async (context) => {
  const port = await freePort();
  const variables = { PORT: String(port), HOST: '', PUBLIC_URL: 'https://localhost' };
  const server = await startServerChild({ dataDir: newFolder(), variables });
  expect(server.url).not.toBeNull();
  const { answer } = await startCaddy(context, 'several-servers.Caddyfile', [await freePort(), await freePort()], {
    CLINK_SERVERS: `${hostname()}:${port}`,
  });
  expect((await answer('/api/leaderboard')).status).toBe(200);
}, 30_000);

test('with several servers, each celebration is sent to one server, and to another server when that one is not ready', async (context) => {
  const unready = new Set<string>();
  const servers = Array.from({ length: 3 }, (_, index) => {
    const name = `server ${index}`;
    return createServer(({ url }, response) => {
      response.writeHead(url === '/readyz' && unready.has(name) ? 503 : 200).end(name);
    }).listen(0, 'localhost');
  });
  onTestFinished(() => {
    for (const server of servers) server.close().closeAllConnections();
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const addresses = servers.map((server) => `localhost:${(server.address() as AddressInfo).port}`);
  const { answer } = await startCaddy(context, 'several-servers.Caddyfile', [await freePort(), await freePort()], {
    CLINK_SERVERS: addresses.join(' '),
  });
  // The test uses many codes, because a few could by chance all belong to the same server.
  const codes = [...'0123456789ABCDEFGHJK'].map((letter) => `?c=K7MP4XR${letter}`);
  /** The servers that answer the calls of a celebration. A header of the caller must not change them. */
  const serversOf = async (query: string) => {
    const answers = [];
    for (const forged of ['', 'K7MP4XR0', 'open'])
      answers.push((await answer(`/api/leaderboard${query}`, { headers: { 'x-clink-celebration': forged } })).body);
    return [...new Set(answers)].join();
  };
  const all = async () =>
    Object.fromEntries(await Promise.all(['', ...codes].map(async (c) => [c, await serversOf(c)])));
  const pinned = await all();
  const used = new Set(Object.values(pinned));
  for (const name of used) expect(name).toMatch(/^server \d$/);
  expect(used.size).toBeGreaterThan(1);

  // All files must come from the celebration's server, because during an update another server has files with other names.
  const paths = ['/assets/index-ABC.js', '/', ...codes.map((code) => `/${code}`)];
  const pages = await Promise.all(paths.map(async (path) => (await answer(path)).body));
  expect(new Set(pages).size).toBe(1);

  const closing = pinned[codes[0] ?? ''];
  unready.add(closing);
  await expect.poll(async () => Object.values(await all()).includes(closing)).toBe(false);
  const others = Object.entries(pinned).filter(([, name]) => name !== closing);
  expect(await all()).toMatchObject(Object.fromEntries(others));
});
