import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { parseEnv } from './env.ts';

test('without any variable Clink listens on 3000 and keeps its data in ./data', () => {
  expect(parseEnv({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: './data',
    databaseUrl: null,
    logLevel: 'info',
    publicUrl: null,
    trustProxy: [],
    hasOpenCelebration: true,
    limits: DEFAULT_LIMITS,
    metricsToken: null,
    drainMs: 0,
    hosts: { signup: 'off', secret: null, smtpUrl: null, mailFrom: 'Clink <no-reply@localhost>' },
  });
});

test('each variable is read', () => {
  const variables = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/clink',
    DATABASE_URL: 'postgres://clink:secret@db.example/clink',
    LOG_LEVEL: 'debug',
    PUBLIC_URL: 'https://clink.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    OPEN_CELEBRATION: 'off',
    MAX_SAVES_PER_SESSION: '100000',
    MAX_NEW_SESSIONS_PER_ADDRESS: '5000',
    MAX_STREAMS_PER_ADDRESS: '6000',
    MAX_STREAMS: '20000',
    MAX_SESSIONS: '2000000',
    METRICS_TOKEN: 'm'.repeat(32),
    DRAIN_SECONDS: '3',
    HOST_SIGNUP: 'open',
    HOST_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://clink:secret@mail.example',
    MAIL_FROM: 'Ana & Ben <ana@clink.example>',
  };
  expect(parseEnv(variables)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/clink',
    databaseUrl: 'postgres://clink:secret@db.example/clink',
    logLevel: 'debug',
    publicUrl: new URL('https://clink.example'),
    trustProxy: ['loopback', '10.0.0.0/8'],
    hasOpenCelebration: false,
    limits: {
      ...DEFAULT_LIMITS,
      savesPerSession: { burst: 100_000, perSecond: 2 },
      newSessionsPerAddress: { burst: 5_000, perSecond: 2 },
      streamsPerAddress: 6_000,
      streams: 20_000,
      sessions: 2_000_000,
    },
    metricsToken: 'm'.repeat(32),
    drainMs: 3_000,
    hosts: {
      signup: 'open',
      secret: 'x'.repeat(32),
      smtpUrl: 'smtps://clink:secret@mail.example',
      mailFrom: 'Ana & Ben <ana@clink.example>',
    },
  });
});

test('all faults are reported together', () => {
  const wrong = {
    PORT: '99999',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'clink.example',
    TRUST_PROXY: 'nginx',
    OPEN_CELEBRATION: 'no',
    MAX_STREAMS: '0',
    MAX_SESSIONS: '-1',
    DATABASE_URL: 'mysql://localhost/clink',
    METRICS_TOKEN: 'guess',
    DRAIN_SECONDS: '60',
    HOST_SIGNUP: 'everybody',
    HOST_SECRET: 'short',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'nobody',
  };
  expect(() => parseEnv(wrong)).toThrow(
    /PORT[\s\S]*LOG_LEVEL[\s\S]*PUBLIC_URL[\s\S]*TRUST_PROXY[\s\S]*OPEN_CELEBRATION[\s\S]*MAX_STREAMS[\s\S]*MAX_SESSIONS[\s\S]*METRICS_TOKEN[\s\S]*DRAIN_SECONDS[\s\S]*DATABASE_URL[\s\S]*HOST_SIGNUP[\s\S]*HOST_SECRET[\s\S]*SMTP_URL[\s\S]*MAIL_FROM/,
  );
});

test.each([
  'https://clink.example/party',
  'https://clink.example?a',
  'https://ana:secret@clink.example',
  'ftp://clink.example',
])('"%s" is not an address that guests could open', (url) => {
  expect(() => parseEnv({ PUBLIC_URL: url })).toThrow('PUBLIC_URL must be an http or https address');
});

const NAMES = [
  ...['PORT', 'HOST', 'DATA_DIR', 'LOG_LEVEL', 'PUBLIC_URL', 'TRUST_PROXY', 'OPEN_CELEBRATION', 'METRICS_TOKEN'],
  ...['MAX_SAVES_PER_SESSION', 'MAX_NEW_SESSIONS_PER_ADDRESS', 'MAX_STREAMS_PER_ADDRESS', 'MAX_STREAMS'],
  ...['MAX_SESSIONS', 'DRAIN_SECONDS', 'HOST_SIGNUP', 'SMTP_URL', 'MAIL_FROM', 'HOST_SECRET', 'DATABASE_URL'],
];

test.each(NAMES)('%s counts as not set if it is empty or blank', (name) => {
  for (const nothing of ['', ' ', '\t\n']) expect(parseEnv({ [name]: nothing })).toEqual(parseEnv({}));
});

test('an IPv6 address may have the brackets of a URL', () => {
  for (const HOST of ['::1', '[::1]', ' [::1]']) expect(parseEnv({ HOST }).host).toBe('::1');
});

test('hosts are invited if there is a public URL, and cannot sign up without one', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://clink.example' }).hosts.signup).toBe('invitation');
  expect(() => parseEnv({ HOST_SIGNUP: 'open', PORT: 'x' })).toThrow(/PORT[\s\S]*HOST_SIGNUP needs PUBLIC_URL/);
});

test('servers that share a database need the same secret of hosts', () => {
  const DATABASE_URL = 'postgres:///clink';
  expect(parseEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  expect(() => parseEnv({ DATABASE_URL, PUBLIC_URL: 'https://clink.example' })).toThrow('HOST_SECRET must be set');
});

test.each([
  'postgres://clink@/clink?host=/run/postgresql',
  'postgresql://clink:secret@db.example:5433/clink',
  'postgres:///clink?host=/run/postgresql&user=clink',
])('%s is a database, as in psql', (DATABASE_URL) => {
  expect(parseEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each(['postgres', 'clink@localhost/clink', 'mysql://localhost/clink', 'postgres://a b/clink'])(
  '%s is no database',
  (DATABASE_URL) => {
    expect(() => parseEnv({ DATABASE_URL })).toThrow('DATABASE_URL must be the address of a PostgreSQL database');
  },
);

test.each(['prefer', 'allow', 'required', ''])('sslmode=%s is refused with the modes that work', (mode) => {
  expect(() => parseEnv({ DATABASE_URL: `postgres://db.example/clink?sslmode=${mode}` })).toThrow(
    'DATABASE_URL needs an sslmode of disable, require, verify-ca or verify-full',
  );
});

test('verify-ca needs the certificate of the authority', () => {
  const DATABASE_URL = 'postgres://db.example/clink?sslmode=verify-ca';
  expect(() => parseEnv({ DATABASE_URL })).toThrow('DATABASE_URL needs sslrootcert');
  expect(parseEnv({ DATABASE_URL: `${DATABASE_URL}&sslrootcert=/etc/ca.pem` }).databaseUrl).toContain('sslrootcert');
});
