import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCelebrationManager } from '../../../src/server/hosting/manage-celebrations.ts';
import { openHostsInFile } from '../../../src/server/hosts-data/hosts-in-file.ts';
import { newFolder } from '../../../src/server/store/store.fixture.ts';
import { startServerChild } from '../../../src/server/testing/server-child.fixture.ts';
import { newCelebration } from '../../../tools/new-celebration.ts';
import { countGuests, lookAtServer, readAddress, requireNobody } from './ask-server.ts';
import { makeOwnCelebration } from './own-celebration.ts';
import { rehearse } from './rehearsal.ts';
import { reportOf } from './report.ts';

const NOTHING = { say: () => {}, signal: new AbortController().signal, stayMs: 0, arriveMs: 200 };

async function startClink(variables: Record<string, string> = {}) {
  const dataDir = newFolder();
  const { url } = await startServerChild({ dataDir, variables: { LOG_LEVEL: 'silent', ...variables } });
  return { url: new URL(url ?? ''), dataDir };
}

async function listen(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Starts a proxy in front of a server, which answers some calls itself. */
function startProxy(target: URL, refuse: (path: string) => [status: number, headers: Record<string, string>] | null) {
  return listen((request, response) => {
    const { url: path = '/', method, headers } = request;
    const refused = refuse(path);
    if (refused) return void response.writeHead(...refused).end('<h1>no</h1>');
    const options = { host: target.hostname, port: target.port, path, method, headers };
    const passedOn = httpRequest(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    pipeline(request, passedOn, () => {});
    response.once('close', () => passedOn.destroy());
  });
}

test('a rehearsal says what guests would notice, and removes every guest', async () => {
  const { url, dataDir } = await startClink();
  const code = await newCelebration(dataDir, 'Rehearsal');
  await expect.poll(() => requireNobody(url, code).catch(String), { timeout: 10_000 }).toBeUndefined();
  expect(await lookAtServer(url)).toMatch(/^\d+\.\d+\.\d+/);
  const felt = await rehearse({ ...NOTHING, url, code, phones: 12 });
  expect(felt).toMatchObject({ in: 12, refusals: [], left: [], heldBack: 0 });
  expect(felt.joinMs).toHaveLength(12);
  expect(felt.drinkMs.every((ms) => ms !== null && ms > 0)).toBe(true);
  expect(felt.toastMs).toBeGreaterThan(0);
  expect(reportOf(felt)).toMatchObject({ isGood: true });
  expect(await countGuests(url, code)).toBe(0);
});

test.each([
  { variables: { MAX_SESSIONS: '4' }, why: /MAX_SESSIONS/ },
  { variables: { MAX_STREAMS_PER_ADDRESS: '4' }, why: /MAX_STREAMS/ },
])('the report names the limit that a full server has reached: $variables', async ({ variables, why }) => {
  const { url } = await startClink(variables);
  const felt = await rehearse({ ...NOTHING, url, code: null, phones: 7, patienceMs: 6_000 });
  const { lines, isGood } = reportOf(felt);
  // While a phone reopens its stream, another phone may take its place.
  expect([3, 4]).toContain(felt.in);
  expect(isGood).toBe(false);
  expect(lines.join('\n')).toMatch(/times by Clink/);
  expect(lines.join('\n')).toMatch(why);
  expect(await countGuests(url, null)).toBe(0);
});

test('refusals by a proxy or a tunnel are not reported as refusals by Clink', async () => {
  const { url } = await startClink();
  let streams = 0;
  const proxy = await startProxy(url, (path) => {
    if (!path.includes('/live')) return null;
    streams += 1;
    if (streams <= 3) return null;
    return streams % 2 ? [503, { server: 'nginx' }] : [429, { server: 'cloudflare', 'cf-ray': '8f' }];
  });
  const felt = await rehearse({ ...NOTHING, url: proxy, code: null, phones: 5, patienceMs: 3_000 });
  const text = reportOf(felt).lines.join('\n');
  expect(felt.in).toBe(3);
  expect(text).toMatch(/by the proxy: 503 from nginx/);
  expect(text).toMatch(/by the tunnel: 429 from Cloudflare \(a quick tunnel stops at 200/);
  expect(text).not.toMatch(/by Clink/);
  expect(felt.left).toEqual([]);
});

test('an interrupted rehearsal removes its guests too', async () => {
  const { url } = await startClink();
  const stop = new AbortController();
  const felt = rehearse({ ...NOTHING, url, code: null, phones: 200, arriveMs: 4_000, signal: stop.signal });
  await expect.poll(() => countGuests(url, null)).toBeGreaterThan(3);
  stop.abort();
  expect(await felt).toMatchObject({ left: [], isStopped: true });
  expect(reportOf(await felt)).toEqual({
    lines: [
      'Stopped before the end, so this says nothing about the evening.',
      'Taken away: every guest of the rehearsal.',
    ],
    isGood: false,
  });
  expect(await countGuests(url, null)).toBe(0);
});

/** Runs `npm run rehearsal` with four phones that stay for a long time. */
function startRehearsal(url: URL, dataDir: string) {
  const program = fileURLToPath(new URL('rehearse.ts', import.meta.url));
  const words = ['--url', url.href, '--phones', '4', '--minutes', '5'];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(String(chunk)));
  return { child, said: () => lines.join('') };
}

test('a rehearsal from another computer warns that its guests are visible, and removes them when its terminal is closed', async () => {
  const { url } = await startClink();
  const { child, said } = startRehearsal(url, newFolder());
  await expect.poll(() => countGuests(url, null), { timeout: 20_000 }).toBe(4);
  expect(said()).toContain('Whoever opens it now sees them on its leaderboard.');
  child.stdout.destroy();
  child.kill('SIGHUP');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await countGuests(url, null)).toBe(0);
}, 40_000);

test('a rehearsal on the server’s computer creates its own celebration, and deletes it even after an interruption', async () => {
  const { url, dataDir } = await startClink();
  const hosts = openHostsInFile(dataDir);
  onTestFinished(() => void hosts.close());
  const { list } = createCelebrationManager(hosts, Date.now);
  const { child, said } = startRehearsal(url, dataDir);
  await expect.poll(said, { timeout: 20_000 }).toContain('in a celebration of their own');
  const [{ code } = { code: '' }, ...others] = await list();
  expect(others).toEqual([]);
  await expect.poll(() => countGuests(url, code), { timeout: 20_000 }).toBe(4);
  expect(await countGuests(url, null)).toBe(0);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said()).toContain('The celebration of the rehearsal is deleted.');
  expect(await list()).toEqual([]);
}, 40_000);

test('on a computer with the data of another server, a rehearsal leaves nothing in that data', async () => {
  const [{ url }, other] = [await startClink(), await startClink()];
  vi.stubEnv('DATA_DIR', other.dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await makeOwnCelebration(url)).toBeNull();
  const hosts = openHostsInFile(other.dataDir);
  expect(await createCelebrationManager(hosts, Date.now).list()).toEqual([]);
  await hosts.close();
});

test('a phone has joined only after it has loaded the page with its scripts, and reloads the page after a failure', async () => {
  const { url } = await startClink();
  const asked: string[] = [];
  const proxy = await startProxy(url, (path) => {
    asked.push(path);
    return path === '/' && asked.length === 1 ? [503, { server: 'nginx' }] : null;
  });
  const felt = await rehearse({ ...NOTHING, url: proxy, code: null, phones: 1 });
  expect(felt).toMatchObject({ in: 1, refusals: [{ count: 1, refusal: { why: '503 from nginx' } }] });
  expect(felt.joinMs[0]).toBeGreaterThan(2_000);
  expect(asked.slice(0, 3)).toEqual(['/', '/', expect.stringMatching(/^\/assets\/(words-)?index-.*\.js$/)]);
});

test.each([
  ['another page', () => listen((_, response) => response.end('<h1>hello</h1>')), /is not Clink/],
  [
    'a proxy without a server',
    () => listen((_, response) => response.writeHead(502, { server: 'nginx' }).end()),
    /A proxy answers 502 .*nginx.*does not reach Clink/,
  ],
  ['a password', () => listen((_, response) => response.writeHead(401).end()), /asks for a password/],
  ['a name that PUBLIC_URL does not have', () => listen((_, response) => response.writeHead(421).end()), /PUBLIC_URL=/],
  ['nothing', async () => new URL('http://127.0.0.1:9'), /Nothing listens|cannot be reached/],
  ['a name that nobody knows', async () => new URL('http://clink.invalid'), /Nobody knows the name clink\.invalid/],
  [
    'another address',
    async () => {
      const target = await listen((_, response) => response.end('{"status":"ok"}'));
      return listen((_, response) => response.writeHead(302, { location: `${target}healthz` }).end());
    },
    /leads to .* Rehearse with that address/,
  ],
])('a rehearsal does not begin at %s, and says so', async (_, open, why) => {
  await expect(lookAtServer(await open())).rejects.toThrow(why);
});

test('no text of another server contains control characters when it reaches the terminal', async () => {
  const title = `\u001b]0;owned\u0007\u009b2J\u202egood\r\n${'x'.repeat(1_000)}`;
  const problem = JSON.stringify({ type: 'about:blank', title, status: 503, code: 'unavailable' });
  const url = await listen((request, response) => {
    if (request.url === '/healthz') response.end(JSON.stringify({ status: 'ok', version: title }));
    else response.writeHead(503, { 'content-type': 'application/problem+json' }).end(problem);
  });
  const said = await lookAtServer(url).catch(String);
  expect(said).toContain('The server is not ready:');
  const open = await listen((request, response) => {
    if (request.url === '/healthz') response.end(JSON.stringify({ status: 'ok', version: title }));
    else response.end('{}');
  });
  const proxy = await listen((_, response) => response.writeHead(502, { server: 'nginx\u009b2J' }).end());
  for (const text of [said, await lookAtServer(open), await lookAtServer(proxy).catch(String)]) {
    expect(text).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(text.length).toBeLessThan(400);
  }
});

test('a rehearsal needs a celebration without guests', async () => {
  const closed = await startClink({ OPEN_CELEBRATION: 'off' });
  await expect(requireNobody(closed.url, null)).rejects.toThrow(/no open celebration.*celebration -- rehearsal/);
  await expect(requireNobody(closed.url, 'K7MP4XRT')).rejects.toThrow(
    /No celebration of this server has the code K7MP4XRT/,
  );
  const open = await startClink();
  const stop = new AbortController();
  const others = rehearse({ ...NOTHING, url: open.url, code: null, phones: 2, stayMs: 60_000, signal: stop.signal });
  await expect.poll(() => requireNobody(open.url, null).catch(String)).toMatch(/has 2 guests already/);
  stop.abort();
  await others;
});

test.each(['clink', 'ftp://clink.example', 'https://user:password@clink.example'])('%s is no address', (text) => {
  expect(() => readAddress(text)).toThrow(/address/);
});
