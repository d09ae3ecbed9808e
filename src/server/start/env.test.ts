import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_LIMITS } from '../limits/default-limits.ts';
import { parseEnv } from './env.ts';

test('without any variable, Clink listens on port 3000 and keeps its data in ./data', () => {
  expect(parseEnv({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: './data',
    demoMs: null,
    guestsDir: './data',
    databaseUrl: null,
    logLevel: 'info',
    publicUrl: null,
    trustProxy: [],
    hasOpenCelebration: true,
    hasOpenWall: true,
    fixedRules: null,
    limits: DEFAULT_LIMITS,
    metricsToken: null,
    drainMs: 0,
    hosts: {
      signup: 'invitation',
      secret: null,
      setUpCode: null,
      smtpUrl: null,
      house: null,
      mailFrom: 'Clink <no-reply@localhost>',
    },
  });
});

test('each variable is read [ASVS-13.4.2]', () => {
  const variables = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/clink',
    GUESTS_DIR: '/srv/guests',
    DATABASE_URL: 'postgres://clink:secret@db.example/clink',
    LOG_LEVEL: 'debug',
    PUBLIC_URL: 'https://clink.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    OPEN_CELEBRATION: 'off',
    OPEN_WALL: 'off',
    MAX_SAVES_PER_SESSION: '100000',
    MAX_NEW_SESSIONS_PER_ADDRESS: '5000',
    MAX_STREAMS_PER_ADDRESS: '6000',
    MAX_STREAMS: '20000',
    MAX_SESSIONS: '2000000',
    METRICS_TOKEN: 'm'.repeat(32),
    DRAIN_SECONDS: '3',
    HOST_SIGNUP: 'open',
    HOST_SECRET: 'x'.repeat(32),
    SETUP_CODE: 'birch-lantern',
    SMTP_URL: 'smtps://clink:secret@mail.example',
    MAIL_FROM: 'Ana & Ben <ana@clink.example>',
  };
  expect(parseEnv(variables)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/clink',
    demoMs: null,
    guestsDir: '/srv/guests',
    databaseUrl: 'postgres://clink:secret@db.example/clink',
    logLevel: 'debug',
    publicUrl: new URL('https://clink.example'),
    trustProxy: ['loopback', '10.0.0.0/8'],
    hasOpenCelebration: false,
    hasOpenWall: false,
    fixedRules: null,
    limits: {
      ...DEFAULT_LIMITS,
      savesPerSession: { burst: 100_000, perSecond: 2 },
      newSessionsPerAddress: { burst: 5_000, perSecond: 2 },
      streamsPerAddress: 6_000,
      streams: 20_000,
      sessions: 2_000_000,
      sessionsPerOwner: 600_000,
    },
    metricsToken: 'm'.repeat(32),
    drainMs: 3_000,
    hosts: {
      signup: 'open',
      secret: 'x'.repeat(32),
      setUpCode: 'birch-lantern',
      smtpUrl: 'smtps://clink:secret@mail.example',
      house: null,
      mailFrom: 'Ana & Ben <ana@clink.example>',
    },
  });
});

test.each([
  ['the end of a line of Windows', (text: string) => `${text}\r`],
  ['quotes', (text: string) => `"${text}"`],
  ['single quotes', (text: string) => `'${text}'`],
  ['both', (text: string) => `"${text}"\r`],
])('%s around a value are not a part of it', (_, write) => {
  const variables = {
    PORT: '8080',
    PUBLIC_URL: 'https://clink.example',
    LOG_LEVEL: 'debug',
    OPEN_WALL: 'off',
    HOST_SIGNUP: 'open',
    HOST_SECRET: 'x'.repeat(32),
    METRICS_TOKEN: 'm'.repeat(32),
    TRUST_PROXY: 'loopback',
    SMTP_URL: 'smtps://clink:secret@mail.example',
    MAIL_FROM: 'Ana & Ben <ana@clink.example>',
    OIDC_ISSUER: 'https://login.example.org',
    OIDC_CLIENT_ID: 'clink',
    OIDC_CLIENT_SECRET: 'secret',
    DATABASE_URL: 'postgres://clink:secret@db.example/clink',
  };
  const written = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, write(value)]));
  expect(parseEnv(written)).toEqual(parseEnv(variables));
  expect(parseEnv({ PUBLIC_URL: write(''), HOST_SECRET: write('') })).toEqual(parseEnv({}));
});

test('quotes around a name in MAIL_FROM are kept', () => {
  const MAIL_FROM = '"Ana & Ben" <ana@clink.example>';
  expect(parseEnv({ MAIL_FROM }).hosts.mailFrom).toBe(MAIL_FROM);
});

test.each(['/srv/clink\r', '"/srv/clink"', "'/srv/clink'"])(
  'a folder that is written %j is refused, because data may be in a folder of that name',
  (DATA_DIR) => {
    expect(() => parseEnv({ DATA_DIR })).toThrow(/DATA_DIR must be a folder, without quotes .* Windows/);
  },
);

test('all faults are reported together', () => {
  const wrong = {
    PORT: '99999',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'clink.example',
    TRUST_PROXY: 'nginx',
    OPEN_CELEBRATION: 'no',
    OPEN_WALL: 'no',
    MAX_STREAMS: '0',
    MAX_SESSIONS: '-1',
    DATABASE_URL: 'mysql://localhost/clink',
    METRICS_TOKEN: 'guess',
    DRAIN_SECONDS: '60',
    HOST_SIGNUP: 'everybody',
    HOST_SECRET: 'short',
    SETUP_CODE: 'birch',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'nobody',
    OIDC_ISSUER: 'http://login.example.org',
  };
  expect(() => parseEnv(wrong)).toThrow(
    /PORT[\s\S]*LOG_LEVEL[\s\S]*PUBLIC_URL[\s\S]*TRUST_PROXY[\s\S]*OPEN_CELEBRATION[\s\S]*OPEN_WALL[\s\S]*MAX_STREAMS[\s\S]*MAX_SESSIONS[\s\S]*METRICS_TOKEN[\s\S]*DRAIN_SECONDS[\s\S]*DATABASE_URL[\s\S]*HOST_SIGNUP[\s\S]*HOST_SECRET[\s\S]*SETUP_CODE[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*OIDC_ISSUER/,
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
  ...[
    'PORT',
    'HOST',
    'DATA_DIR',
    'LOG_LEVEL',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'OPEN_CELEBRATION',
    'OPEN_WALL',
    'METRICS_TOKEN',
  ],
  ...['MAX_SAVES_PER_SESSION', 'MAX_NEW_SESSIONS_PER_ADDRESS', 'MAX_STREAMS_PER_ADDRESS', 'MAX_STREAMS'],
  ...['MAX_SESSIONS', 'DRAIN_SECONDS', 'HOST_SIGNUP', 'SMTP_URL', 'MAIL_FROM', 'HOST_SECRET', 'DATABASE_URL'],
  ...['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
];

test.each(NAMES)('%s counts as not set if it is empty or contains only spaces', (name) => {
  for (const nothing of ['', ' ', '\t\n']) expect(parseEnv({ [name]: nothing })).toEqual(parseEnv({}));
});

test('a demo lasts some minutes', () => {
  expect(parseEnv({ DEMO: '60' }).demoMs).toBe(3_600_000);
  for (const DEMO of ['4', '361', '1000', '-60', '60m', '1e2', 'yes'])
    expect(() => parseEnv({ DEMO })).toThrow('DEMO must be a whole number of minutes from 5 to 360');
});

test('a demo does not start with settings of a permanent installation, and does not open its folder', () => {
  const variables = {
    ...{ DATABASE_URL: 'postgres://clink@localhost/clink', SMTP_URL: 'smtps://mail.example' },
    ...{ SETUP_CODE: 'birch-lantern', METRICS_TOKEN: 'm'.repeat(32), PUBLIC_URL: 'https://clink.example' },
    ...{ OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'clink', OIDC_CLIENT_SECRET: 'secret' },
    HOST_SECRET: 'x'.repeat(32),
  };
  expect(() => parseEnv({ DEMO: '60', ...variables })).toThrow(
    /DATABASE_URL must not be set together with DEMO[\s\S]*SMTP_URL must[\s\S]*OIDC_ISSUER must[\s\S]*SETUP_CODE must[\s\S]*METRICS_TOKEN must/,
  );
  // This error is reported even if there is another error.
  const HOUSE_RULES = join(mkdtempSync(join(tmpdir(), 'clink-rules-')), 'rules.json');
  onTestFinished(() => rmSync(dirname(HOUSE_RULES), { recursive: true }));
  writeFileSync(HOUSE_RULES, '{}');
  expect(() => parseEnv({ DEMO: '60', PORT: 'x', HOUSE_RULES, MAX_SESSIONS: '30' })).toThrow(
    /PORT must[\s\S]*MAX_SESSIONS must be at least 100[\s\S]*HOUSE_RULES must not be set together with DEMO/,
  );
  expect(parseEnv({ DEMO: '60', DATA_DIR: '/srv/clink' })).toMatchObject({ demoMs: 3_600_000 });
});

test('an IPv6 address may have the brackets of a URL', () => {
  for (const HOST of ['::1', '[::1]', ' [::1]']) expect(parseEnv({ HOST }).host).toBe('::1');
});

test('by default hosts need an invitation, with a public URL and without one', () => {
  expect(parseEnv({ PUBLIC_URL: 'https://clink.example' }).hosts.signup).toBe('invitation');
  expect(parseEnv({}).hosts.signup).toBe('invitation');
  expect(parseEnv({ HOST_SIGNUP: 'open' }).hosts.signup).toBe('open');
});

test('servers that share a database require HOST_SECRET', () => {
  const DATABASE_URL = 'postgres:///clink';
  expect(parseEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  expect(() => parseEnv({ DATABASE_URL, PUBLIC_URL: 'https://clink.example' })).toThrow('HOST_SECRET must be set');
});

test.each([
  'postgres://clink@/clink?host=/run/postgresql',
  'postgresql://clink:secret@db.example:5433/clink',
  'postgres:///clink?host=/run/postgresql&user=clink',
])('%s is accepted as a database, as in psql', (DATABASE_URL) => {
  expect(parseEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each(['postgres', 'clink@localhost/clink', 'mysql://localhost/clink', 'postgres://a b/clink'])(
  '%s is not a database',
  (DATABASE_URL) => {
    expect(() => parseEnv({ DATABASE_URL })).toThrow('DATABASE_URL must be the address of a PostgreSQL database');
  },
);

test.each(['prefer', 'allow', 'required', ''])('sslmode=%s is refused with a list of the allowed values', (mode) => {
  expect(() => parseEnv({ DATABASE_URL: `postgres://db.example/clink?sslmode=${mode}` })).toThrow(
    'DATABASE_URL needs an sslmode of disable, require, verify-ca or verify-full',
  );
});

test('verify-ca requires the certificate of the authority', () => {
  const DATABASE_URL = 'postgres://db.example/clink?sslmode=verify-ca';
  expect(() => parseEnv({ DATABASE_URL })).toThrow('DATABASE_URL needs sslrootcert');
  expect(parseEnv({ DATABASE_URL: `${DATABASE_URL}&sslrootcert=/etc/ca.pem` }).databaseUrl).toContain('sslrootcert');
});

const HOUSE = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'clink', OIDC_CLIENT_SECRET: 'of the house' };

test('the sign-in at a house requires the provider’s address, Clink’s id and secret at the provider, and the public URL', () => {
  const PUBLIC_URL = 'https://clink.example';
  expect(parseEnv({ PUBLIC_URL, ...HOUSE }).hosts.house).toEqual({
    ...{ issuer: 'https://login.example.org', clientId: 'clink', clientSecret: 'of the house' },
  });
  for (const name of Object.keys(HOUSE))
    expect(() => parseEnv({ PUBLIC_URL, ...HOUSE, [name]: '' })).toThrow('OIDC_ISSUER must be set together with');
  expect(() => parseEnv(HOUSE)).toThrow('OIDC_ISSUER must be set together with');
});

test.each([
  'login.example.org',
  'http://login.example.org',
  'https://a:b@login.example.org',
  'https://login.example.org/?x',
])('%s is not an OpenID provider', (OIDC_ISSUER) => {
  expect(() => parseEnv({ ...HOUSE, OIDC_ISSUER })).toThrow('OIDC_ISSUER must be the https address');
});

test('a provider on this computer may use plain http', () => {
  const env = parseEnv({
    PUBLIC_URL: 'https://clink.example',
    ...HOUSE,
    OIDC_ISSUER: 'http://localhost:9000/realms/x',
  });
  expect(env.hosts.house?.issuer).toBe('http://localhost:9000/realms/x');
});
