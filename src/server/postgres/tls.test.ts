import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { parseEnv } from '../start/env.ts';
import { newFolder } from '../store/store.fixture.ts';
import { freePort } from '../testing/free-port.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { awaitPostgres } from './await-postgres.ts';
import { hasPostgres } from './postgres.fixture.ts';
import { PostgresServer } from './postgres-server.fixture.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A private authority, and a certificate of it for localhost. */
function makeCertificates() {
  const folder = newFolder();
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const request = ['req', '-newkey', 'rsa:2048', '-nodes'];
  openssl(...request, '-x509', '-days', '2', '-subj', '/CN=Authority', '-keyout', 'ca.key', '-out', 'ca.crt');
  openssl(
    ...request,
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
  );
  const sign = ['x509', '-req', '-days', '2', '-copy_extensions', 'copyall', '-CAcreateserial'];
  openssl(...sign, '-CA', 'ca.crt', '-CAkey', 'ca.key', '-in', 'server.csr', '-out', 'server.crt');
  return folder;
}

/** A real PostgreSQL that is reached over TLS. Returns its address without parameters, and the authority's file. */
async function startWithTls({ ssl = 'on' } = {}) {
  const installed = inject('postgres');
  if (!installed) throw new Error('PostgreSQL is not installed');
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const certificates = makeCertificates();
  const port = await freePort();
  const settings = ['listen_addresses=localhost', `port=${port}`, 'fsync=off', `ssl=${ssl}`];
  const server = new PostgresServer(installed.programs, folder, settings);
  await server.create();
  const { uid, gid } = statSync(join(folder, 'data'));
  for (const name of ['server.key', 'server.crt']) {
    const path = join(folder, 'data', name);
    copyFileSync(join(certificates, name), path);
    chownSync(path, uid, gid);
    chmodSync(path, 0o600);
  }
  await server.start();
  onTestFinished(() => server.stop());
  return { address: `postgres://clink@localhost:${port}/postgres`, authority: join(certificates, 'ca.crt') };
}

const start = (DATABASE_URL: string) =>
  awaitPostgres(parseEnv({ DATABASE_URL }).databaseUrl ?? '', pino({ level: 'silent' }), async () => 'started');

test.runIf(hasPostgres && hasOpenssl)(
  'each sslmode means what it means in psql',
  async () => {
    const { address, authority } = await startWithTls();
    expect(await start(`${address}?sslmode=require`)).toBe('started');
    expect(await start(`${address}?sslmode=verify-ca&sslrootcert=${authority}`)).toBe('started');
    expect(await start(`${address}?sslmode=verify-full&sslrootcert=${authority}`)).toBe('started');
    expect(await start(`${address}?sslmode=disable`)).toBe('started');
    const byAddress = address.replace('localhost', '127.0.0.1');
    expect(await start(`${byAddress}?sslmode=verify-ca&sslrootcert=${authority}`)).toBe('started');
    await expect(start(`${byAddress}?sslmode=verify-full&sslrootcert=${authority}`)).rejects.toThrow('is not trusted');
    await expect(start(`${address}?sslmode=verify-full`)).rejects.toThrow('Add &sslrootcert=FILE');
    await expect(start(`${address}?sslmode=require&sslrootcert=/nowhere.pem`)).rejects.toThrow('cannot be read');
  },
  60_000,
);

test.runIf(hasPostgres && hasOpenssl)(
  'a PostgreSQL without TLS is refused with the remedy, if TLS was asked for',
  async () => {
    const { address } = await startWithTls({ ssl: 'off' });
    await expect(start(`${address}?sslmode=require`)).rejects.toThrow('sslmode=disable');
  },
  60_000,
);

test.runIf(hasPostgres && hasOpenssl)(
  'every line on stderr is JSON, also what Node and libraries warn about',
  async () => {
    const { address } = await startWithTls();
    const server = await startServerChild({
      dataDir: newFolder(),
      variables: { DATABASE_URL: `${address}?sslmode=require` },
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    for (const line of server.stderr().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  },
  60_000,
);
