import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { DEFAULT_LIMITS } from './limits/default-limits.ts';

test('without any variable Clink listens on 3000 and keeps its data in ./data', () => {
  expect(parseEnv({})).toEqual({
    port: 3000,
    host: undefined,
    dataDir: './data',
    logLevel: 'info',
    publicUrl: null,
    trustProxy: [],
    hasOpenCelebration: true,
    limits: DEFAULT_LIMITS,
  });
});

test('each variable is read', () => {
  const variables = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/clink',
    LOG_LEVEL: 'debug',
    PUBLIC_URL: 'https://clink.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    OPEN_CELEBRATION: 'off',
    MAX_SAVES_PER_SESSION: '100000',
    MAX_NEW_SESSIONS_PER_ADDRESS: '5000',
    MAX_STREAMS_PER_ADDRESS: '6000',
    MAX_STREAMS: '20000',
  };
  expect(parseEnv(variables)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/clink',
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
    },
  });
});

test('all faults are reported together', () => {
  const wrong = {
    PORT: '99999',
    DATA_DIR: '',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'clink.example',
    TRUST_PROXY: 'nginx',
    OPEN_CELEBRATION: 'no',
    MAX_STREAMS: '0',
    DATABASE_URL: 'postgres://localhost/clink',
  };
  expect(() => parseEnv(wrong)).toThrow(
    /PORT[\s\S]*DATA_DIR[\s\S]*LOG_LEVEL[\s\S]*PUBLIC_URL[\s\S]*TRUST_PROXY[\s\S]*OPEN_CELEBRATION[\s\S]*MAX_STREAMS[\s\S]*DATABASE_URL/,
  );
});

test.each([
  'https://clink.example/party',
  'https://clink.example?a',
  'https://ana:secret@clink.example',
  'ftp://clink.example',
  '',
])('"%s" is not an address that guests could open', (url) => {
  expect(() => parseEnv({ PUBLIC_URL: url })).toThrow('PUBLIC_URL must be an http or https address');
});

test.each(['DATA_DIR', 'HOST'])('a %s of nothing but blanks counts as unset', (name) => {
  expect(() => parseEnv({ [name]: ' ' })).toThrow(`${name} must not be empty`);
});
