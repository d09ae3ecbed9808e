import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { freePort } from '../testing/free-port.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/hosting.md', import.meta.url));

/** A real nginx with the settings of the guide, on free ports. Returns what makes a call through it. */
async function startNginx({ skip }: TestContext, serverPort: number) {
  if (spawnSync('nginx', ['-v']).status !== 0) skip('the settings for nginx need it: apt-get install nginx-light');
  const folder = newFolder();
  mkdirSync(join(folder, 'tmp'));
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=clink.example'];
  execFileSync('openssl', [...certificate, '-keyout', 'key.pem', '-out', 'cert.pem'], { cwd: folder, stdio: 'pipe' });
  const [, settings = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  const here = settings
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
    .replaceAll('/etc/ssl/clink', folder)
    .replace(':3000;', `:${serverPort};`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path tmp/${name};`);
  const config = `daemon off; pid nginx.pid; error_log stderr; events {} http { access_log off; ${places.join(' ')}\n${here} }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGTERM'));
  return (path: string) =>
    new Promise<number>((resolve, reject) => {
      const options = {
        port: tlsPort,
        host: '127.0.0.1',
        path,
        headers: { host: 'clink.example' },
        rejectUnauthorized: false,
      };
      request(options, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
}

test('through nginx, guests come back as soon as a server that was away is back', async (context) => {
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

test('the guide has the server and nginx meet at one address', () => {
  const guide = readFileSync(GUIDE, 'utf8');
  const unit = readFileSync(fileURLToPath(new URL('../../../deploy/clink.service', import.meta.url)), 'utf8');
  expect(guide).toContain('proxy_pass http://127.0.0.1:3000;');
  expect(guide).toContain('`HOST=127.0.0.1`');
  expect(unit).toContain('HOST=127.0.0.1');
});
