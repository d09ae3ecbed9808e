import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, statSync, writeFileSync } from 'node:fs';
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

/** Creates a private certificate authority, an intermediate authority, and certificates for localhost from both. */
function makeCertificates() {
  const folder = newFolder();
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const own = (name: string) => [...newKey, '-x509', '-subj', `/CN=${name}`, '-keyout', `${name}.key`];
  openssl(...own('ca'), '-days', '2', '-out', 'ca.crt');
  openssl(...own('stranger'), '-days', '2', '-out', 'stranger.crt');
  const requestOf = (subject: string, name: string, ...extensions: string[]) =>
    openssl(
      ...[...newKey, '-subj', `/CN=${subject}`, '-keyout', `${name}.key`, '-out', `${name}.csr`],
      ...extensions.flatMap((extension) => ['-addext', extension]),
    );
  const sign = (name: string, by = 'ca', days = '2') =>
    openssl(
      ...['x509', '-req', '-days', days, '-copy_extensions', 'copyall', '-CAcreateserial'],
      ...['-CA', `${by}.crt`, '-CAkey', `${by}.key`, '-in', `${name}.csr`, '-out', `${name}.crt`],
    );
  const isLocalhost = 'subjectAltName=DNS:localhost';
  for (const name of ['server', 'expired', 'unborn', 'below']) requestOf('localhost', name, isLocalhost);
  requestOf('localhost', 'client', isLocalhost, 'extendedKeyUsage=clientAuth');
  requestOf('localhost', 'by-no-authority', isLocalhost);
  requestOf('under', 'under', 'basicConstraints=critical,CA:TRUE');
  for (const name of ['server', 'client', 'under']) sign(name);
  sign('below', 'under');
  sign('by-no-authority', 'server');
  sign('expired', 'ca', '-1');
  writeFileSync(join(folder, 'index'), '');
  writeFileSync(join(folder, 'ca.conf'), CA_CONF);
  const inFuture = ['-startdate', '20900101000000Z', '-enddate', '20910101000000Z'];
  openssl('ca', '-batch', '-config', 'ca.conf', ...inFuture, '-in', 'unborn.csr', '-out', 'unborn.crt');
  return folder;
}

const CA_CONF = `[ca]
default_ca = ours
[ours]
database = index
new_certs_dir = .
certificate = ca.crt
private_key = ca.key
default_md = sha256
rand_serial = yes
policy = any
copy_extensions = copyall
[any]
commonName = supplied
`;

/**
 * A real PostgreSQL that is reached over TLS. Returns its address without parameters, and a function that changes its
 * certificate.
 */
async function startWithTls({ ssl = 'on' } = {}) {
  const installed = inject('postgres');
  if (!installed) throw new Error('PostgreSQL is not installed');
  const folder = newFolder();
  chmodSync(folder, 0o755);
  const certificates = makeCertificates();
  const port = await freePort();
  const settings = ['listen_addresses=localhost', `port=${port}`, 'fsync=off', `ssl=${ssl}`, 'ssl_ca_file=ca.crt'];
  const server = new PostgresServer(installed.programs, folder, settings);
  await server.create();
  const { uid, gid } = statSync(join(folder, 'data'));
  const install = (from: string, to: string) => {
    const path = join(folder, 'data', to);
    copyFileSync(join(certificates, from), path);
    chownSync(path, uid, gid);
    chmodSync(path, 0o600);
  };
  const present = async (name: string) => {
    await server.stop();
    install(`${name}.key`, 'server.key');
    install(`${name}.crt`, 'server.crt');
    await server.start();
  };
  install('ca.crt', 'ca.crt');
  await present('server');
  onTestFinished(() => server.stop());
  const fileOf = (name: string) => join(certificates, name);
  return { address: `postgres://clink@localhost:${port}/postgres`, authority: fileOf('ca.crt'), fileOf, present };
}

const start = (DATABASE_URL: string) =>
  awaitPostgres(parseEnv({ DATABASE_URL }).databaseUrl ?? '', pino({ level: 'silent' }), async () => 'started');

test.runIf(hasPostgres && hasOpenssl)(
  'each sslmode has the same meaning as in psql',
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
    await expect(start(`${address}?sslmode=require&sslrootcert=/nowhere.pem`)).rejects.toThrow('no such file');
    await expect(start(`${address}?sslmode=require&sslrootcert=/`)).rejects.toThrow('cannot be used');
  },
  60_000,
);

test.runIf(hasPostgres && hasOpenssl)(
  'a permanently wrong certificate is refused immediately, and the message says what to do',
  async () => {
    const { address, authority, fileOf, present } = await startWithTls();
    const full = `${address}?sslmode=verify-full`;
    const wrong = async (name: string, root = authority) => {
      await present(name);
      return start(`${full}&sslrootcert=${root}`).catch((error: Error) => error.message);
    };
    expect(await wrong('expired')).toContain('has expired, or is not valid yet. Give PostgreSQL a new one');
    expect(await wrong('unborn')).toContain('set the clock of this computer right');
    expect(await wrong('below', fileOf('under.crt'))).toContain('and of every authority above it');
    expect(await wrong('below')).toContain('Add &sslrootcert=FILE');
    for (const [name, root] of [['client'], ['by-no-authority', fileOf('server.crt')]] as const)
      expect(await wrong(name, root)).toContain('Give PostgreSQL another one');
    expect(await start(`${address}?sslmode=require`)).toBe('started');

    await present('server');
    const as = (certificate: string, key: string) =>
      start(`${full}&sslrootcert=${authority}&sslcert=${fileOf(certificate)}&sslkey=${fileOf(key)}`);
    expect(await as('client.crt', 'client.key')).toBe('started');
    await expect(as('stranger.crt', 'stranger.key')).rejects.toThrow('refuses the certificate of sslcert');
    await expect(as('client.crt', 'ca.key')).rejects.toThrow('cannot be used');
  },
  60_000,
);

test.runIf(hasPostgres && hasOpenssl)(
  'a PostgreSQL without TLS is refused if TLS is required, and the message says what to do',
  async () => {
    const { address } = await startWithTls({ ssl: 'off' });
    await expect(start(`${address}?sslmode=require`)).rejects.toThrow('sslmode=disable');
  },
  60_000,
);

test.runIf(hasPostgres && hasOpenssl)(
  'every line on stderr is JSON, including warnings of Node and libraries',
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
