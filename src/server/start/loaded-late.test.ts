import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ServerChild, startServerChild } from '../testing/server-child.fixture.ts';

/** Parts of the paths of files that guests do not need. */
const OF_HOSTS = [
  '/node_modules/better-auth/',
  '/node_modules/nodemailer/',
  '/src/server/accounts/open-accounts.ts',
  '/src/server/hosting/calls/host-routes.ts',
  '/src/server/hosting/guests/moderate-guests.ts',
];
/** The ways in besides passwords. Each is loaded only when it is used. */
const OF_PASSKEYS = ['/node_modules/@simplewebauthn/', '/src/server/accounts/ways-in/passkeys.ts'];
const OF_A_HOUSE = ['/src/server/accounts/ways-in/house.ts'];
const OF_THE_DOCUMENT = ['/node_modules/@valibot/to-json-schema/', '/src/server/http/openapi/document.ts'];
const OF_OPERATORS = ['/node_modules/pg/', '/node_modules/prom-client/'];
const LOADED_LATE = [...OF_HOSTS, ...OF_PASSKEYS, ...OF_A_HOUSE, ...OF_THE_DOCUMENT, ...OF_OPERATORS];

/** The files of `LOADED_LATE` that a server loads until it ends, from V8's coverage, which lists every loaded file. */
async function loadedBy(
  use: (server: ServerChild) => Promise<unknown>,
  more: Record<string, string> = {},
): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'clink-loaded-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const coverage = join(dir, 'coverage');
  const variables = { NODE_V8_COVERAGE: coverage, PUBLIC_URL: 'https://clink.example', HOST_SIGNUP: 'open', ...more };
  const server = await startServerChild({ dataDir: join(dir, 'data'), variables });
  await use(server);
  expect(await server.stop()).toBe(0);
  const reports = readdirSync(coverage).map((file) => readFileSync(join(coverage, file), 'utf8'));
  const files = reports.flatMap((report) => (JSON.parse(report).result as { url: string }[]).map(({ url }) => url));
  expect(files.some((file) => file.endsWith('/src/server/start/app.ts'))).toBe(true);
  return LOADED_LATE.filter((part) => files.some((file) => file.includes(part)));
}

const statusOf = async ({ url }: ServerChild, path: string) => (await fetch(`${url}${path}`)).status;

test('a server that only guests use loads no code for hosts and no other code that guests do not need', async () => {
  const loaded = await loadedBy(async (server) => {
    for (const path of ['/readyz', '/api/leaderboard/guests', '/api/installation']) {
      expect(await statusOf(server, path)).toBe(200);
    }
  });
  expect(loaded).toEqual([]);
});

test('code that guests do not need is loaded by the first call that needs it', async () => {
  const loaded = await loadedBy(async (server) => {
    expect(await statusOf(server, '/api/auth/settings')).toBe(200);
    expect(await statusOf(server, '/api/host/celebrations')).toBe(401);
    expect(await statusOf(server, '/api/openapi.json')).toBe(200);
  });
  expect(loaded).toEqual([...OF_HOSTS, ...OF_THE_DOCUMENT]);
});

test('code for passkeys is loaded when somebody uses a passkey, and code for a house if one is configured', async () => {
  const house = {
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'clink',
    OIDC_CLIENT_SECRET: 'a secret of the house and of Clink',
  };
  const loaded = await loadedBy(async ({ url }) => {
    const headers = { origin: 'https://clink.example', 'content-type': 'application/json' };
    const asked = await fetch(`${url}/api/auth/passkeys/sign-in/options`, { method: 'POST', headers, body: '{}' });
    expect(asked.status).toBe(200);
  }, house);
  expect(loaded).toEqual([
    ...OF_HOSTS.filter(
      (part) => part.includes('better-auth') || part.includes('nodemailer') || part.includes('accounts'),
    ),
    ...OF_PASSKEYS,
    ...OF_A_HOUSE,
  ]);
});
