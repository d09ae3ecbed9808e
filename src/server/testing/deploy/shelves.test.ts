import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const DEPLOY = join(ROOT, 'deploy');
/** The values that the publisher of a package must fill in. */
const FILLED: Readonly<Record<string, string>> = {
  OWNER: 'ana',
  VERSION: '0.2.0',
  DIGEST: 'a'.repeat(64),
  NUMBER: '1',
};
const read = (file: string) =>
  parse(
    readFileSync(join(DEPLOY, file), 'utf8').replace(
      /\b(?:OWNER|VERSION|DIGEST|NUMBER)\b/g,
      (word) => FILLED[word] ?? word,
    ),
  );

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly (string | { readonly target: string })[];
  readonly ports?: readonly (string | { readonly target: number; readonly published: string })[];
  readonly user?: string;
}
type Services = Readonly<Record<string, Service>>;

const CLINK = {
  'compose.yaml': 'clink',
  'house.yaml': 'clink',
  'umbrel/clink/docker-compose.yml': 'server',
  'casaos/clink/docker-compose.yml': 'clink',
};
const clinkIn = (file: keyof typeof CLINK) => (read(file).services as Services)[CLINK[file]] as Service;

describe.each(Object.keys(CLINK) as (keyof typeof CLINK)[])('the compose file %s', (file) => {
  test('each compose file keeps the data in a volume, and requires a code for the first host', () => {
    const { volumes = [], environment = {} } = clinkIn(file);
    expect(volumes.map((volume) => (typeof volume === 'string' ? volume.split(':').at(-1) : volume.target))).toEqual([
      '/data',
    ]);
    expect(environment).toHaveProperty('SETUP_CODE');
  });

  test('each compose file sets only variables that Clink reads', () => {
    const table = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const unknown = Object.keys(clinkIn(file).environment ?? {}).filter((name) => !table.includes(`| \`${name}\` |`));
    expect(unknown).toEqual([]);
  });
});

test.each(['compose.yaml', 'house.yaml'] as const)('%s passes on the rules of a house', (file) => {
  // Null means that Compose passes on the variable of the shell, if it is set.
  expect(clinkIn(file).environment).toMatchObject({ HOUSE_RULES: null, OPEN_CELEBRATION: null });
});

test('the compose file of a house does not start without a code', () => {
  expect(clinkIn('house.yaml').environment?.SETUP_CODE).toMatch(/^\$\{SETUP_CODE:\?.*8 characters/);
});

// Source: the packaging guide and the linter in https://github.com/getumbrel/umbrel-apps.
describe('the package for Umbrel', () => {
  const app = read('umbrel/clink/umbrel-app.yml');
  const compose = read('umbrel/clink/docker-compose.yml');
  const FIELDS =
    `manifestVersion id category name version tagline description developer website dependencies repo support
    port gallery path submitter submission`.split(/\s+/);
  const CATEGORIES = [
    'ai',
    'automation',
    'bitcoin',
    'crypto',
    'developer',
    'files',
    'finance',
    'media',
    'networking',
    'social',
  ];

  test('the Umbrel package has each field that the linter requires, of the right type', () => {
    expect(FIELDS.filter((field) => app[field] === undefined)).toEqual([]);
    expect(app.id).toBe(dirname('umbrel/clink/umbrel-app.yml').split('/').at(-1));
    expect(CATEGORIES).toContain(app.category);
    expect(app.version).toBe('0.2.0');
    expect([app.releaseNotes, app.gallery, app.dependencies]).toEqual(['', [], []]);
    expect([80, 443, 2000]).not.toContain(app.port);
  });

  test('the Umbrel package shows its password as the set-up code, so that no terminal is needed', () => {
    expect(app.deterministicPassword).toBe(true);
    const { SETUP_CODE } = compose.services.server.environment;
    expect(SETUP_CODE).toBe('\u0024{APP_PASSWORD}');
    expect(app.path).toBe('/?host');
  });

  test('the Umbrel package uses Umbrel’s proxy, a pinned image, Umbrel’s user and Umbrel’s data folder', () => {
    const { app_proxy, server } = compose.services;
    expect(app_proxy.environment).toEqual({ APP_HOST: 'clink_server_1', APP_PORT: 3000, PROXY_AUTH_ADD: 'false' });
    expect(server.image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    expect(server).not.toHaveProperty('ports');
    expect(server).not.toHaveProperty('build');
    expect(server.user).toBe('1000:1000');
    expect(server.volumes).toEqual(['\u0024{APP_DATA_DIR}/data:/data']);
    expect(existsSync(join(DEPLOY, 'umbrel/clink/data/.gitkeep'))).toBe(true);
  });

  test('the Umbrel package excludes guests from its backups', () => {
    expect(app.backupIgnore).toEqual(['data/clink.*']);
  });
});

// Source: the protocol reference and the validator in https://github.com/IceWhaleTech/CasaOS-AppStore.
describe('the package for CasaOS', () => {
  const compose = read('casaos/clink/docker-compose.yml');
  const about = compose['x-casaos'];
  const CATEGORIES = ['Media', 'Productivity', 'Home', 'Networking', 'AI', 'Finance', 'Social', 'Developer', 'Others'];

  test('the CasaOS package has the names and fields that the validator requires', () => {
    expect(compose.name).toMatch(/^[a-z0-9_-]+$/);
    expect(about.id).toMatch(/^[a-z0-9]+(?:[._-][a-z0-9]+)*(?:\.[a-z0-9]+(?:[._-][a-z0-9]+)*)+$/);
    for (const field of ['main', 'index', 'icon', 'title', 'category', 'version'] as const)
      expect(about[field], field).toBeTruthy();
    expect(CATEGORIES).toContain(about.category);
    for (const text of [about.title, about.tagline, about.description, about.tips.before_install])
      expect(Object.keys(text)).toEqual(['en_US']);
    expect(about.architectures).toEqual(['amd64', 'arm64']);
    const [, icon = ''] = /v0\.2\.0\/(.*)$/.exec(about.icon) ?? [];
    expect(existsSync(join(ROOT, icon)), about.icon).toBe(true);
  });

  test('the CasaOS package opens the published port of its main service', () => {
    const [port] = compose.services[about.main].ports;
    expect([port.target, port.published]).toEqual([3000, about.port_map]);
  });

  test('the CasaOS package contains no fixed set-up code, which everybody would know', () => {
    expect(compose.services.clink.environment.SETUP_CODE).toBe('');
    expect(about.tips.before_install.en_US).toContain('SETUP_CODE');
  });
});
