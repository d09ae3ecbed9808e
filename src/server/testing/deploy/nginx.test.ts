import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { newFolder } from '../../store/store.fixture.ts';
import { freePort } from '../free-port.fixture.ts';
import { startServerChild } from '../server-child.fixture.ts';

const GUIDE = fileURLToPath(new URL('../../../../docs/proxies.md', import.meta.url));

/** Runs a real nginx in this folder. `settings`: the contents of its http block. */
function runNginx({ skip }: TestContext, folder: string, settings: string): void {
  if (spawnSync('nginx', ['-v']).status !== 0) skip('the settings for nginx need it: apt-get install nginx-light');
  mkdirSync(join(folder, 'tmp'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path tmp/${name};`);
  const config = `daemon off; pid nginx.pid; error_log stderr; events {} http { access_log off; ${places.join(' ')}\n${settings} }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGTERM'));
}

/** nginx with the settings of the guide, on free ports. Returns a function that makes a call through it. */
async function startNginx(context: TestContext, serverPort: number) {
  const folder = newFolder();
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=clink.example'];
  execFileSync('openssl', [...certificate, '-keyout', 'key.pem', '-out', 'cert.pem'], { cwd: folder, stdio: 'pipe' });
  const [, settings = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  const here = settings
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
    .replaceAll('/etc/ssl/clink', folder)
    .replace(':3000;', `:${serverPort};`);
  runNginx(context, folder, here);
  return (path: string) =>
    new Promise<number>((resolve, reject) => {
      const options = {
        port: tlsPort,
        host: '127.0.0.1',
        path,
        headers: { host: 'clink.example' },
        rejectUnauthorized: false,
      };
      httpsRequest(options, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
}

test('through nginx, guests reach a restarted server as soon as it answers', async (context) => {
  const port = await freePort();
  const variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'https://clink.example',
  };
  const dataDir = newFolder();
  const first = await startServerChild({ dataDir, variables });
  const statusOf = await startNginx(context, port);
  await expect.poll(() => statusOf('/api/leaderboard').catch(() => 0)).toBe(200);
  await first.stop();
  for (let call = 0; call < 10; call++) {
    expect(await statusOf('/api/leaderboard')).toBe(502);
    await wait(100);
  }
  await startServerChild({ dataDir, variables });
  for (let call = 0; call < 10; call++) expect(await statusOf('/api/leaderboard')).toBe(200);
}, 30_000);

/** An attacker's call through a proxy, with headers that browsers would not send. */
function callThrough(port: number, method: string, path: string, headers: Record<string, string>, body?: object) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const json = body && { 'content-type': 'application/json' };
    request({ host: '127.0.0.1', port, method, path, agent: false, headers: { ...json, ...headers } }, async (answer) =>
      resolve(JSON.parse((await answer.toArray()).map(String).join(''))),
    )
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

/**
 * The ways in which nginx may pass a request on: in HTTP/1.1 with `close`, in HTTP/1.1 without a `Connection` header of
 * its own (since nginx 1.29.7), and in HTTP/1.0.
 */
const SILENT = {
  'speaks HTTP/1.1': 'proxy_http_version 1.1;',
  'keeps its connections, as newer ones do': 'proxy_http_version 1.1; proxy_set_header Connection "";',
  'passes the Host on': 'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;',
  'speaks HTTP/1.0': '',
};

test.for(Object.entries(SILENT))(
  'a caller through an nginx that sends no header of its own and %s never becomes the first host',
  { timeout: 30_000 },
  async ([, settings], context) => {
    const [serverPort, proxyPort] = [await freePort(), await freePort()];
    runNginx(
      context,
      newFolder(),
      `server { listen 127.0.0.1:${proxyPort}; location / { ${settings} proxy_pass http://127.0.0.1:${serverPort}; } }`,
    );
    const variables = { PORT: String(serverPort), HOST_SIGNUP: 'invitation' };
    await startServerChild({ dataDir: newFolder(), variables });
    const own = `127.0.0.1:${serverPort}`;
    const forged = { host: own, origin: `http://${own}`, connection: 'keep-alive' };
    const marek = { name: 'Marek', email: 'marek@example.org', password: 'three words like these' };
    // The server's first caller is a stranger, before any guest.
    const made = await callThrough(proxyPort, 'POST', '/api/auth/setup', forged, marek);
    expect(['no-hosts', 'invalid']).toContain(made.code);
    // A browser through nginx is told that there are no hosts behind a proxy.
    const browser = { ...forged, 'sec-fetch-mode': 'cors' };
    expect(await callThrough(proxyPort, 'GET', '/api/auth/settings', browser)).toMatchObject({ code: 'no-hosts' });
  },
);

test('the server and nginx use the same address in the guide', () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const unit = readFileSync(fileURLToPath(new URL('../../../../deploy/clink.service', import.meta.url)), 'utf8');
  expect(guide).toContain('proxy_pass http://127.0.0.1:3000;');
  expect(guide).toContain('`HOST=127.0.0.1`');
  expect(unit).toContain('HOST=127.0.0.1');
});
