import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const DEPLOY = join(ROOT, 'deploy');
/** The values that somebody who publishes a package fills in. */
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
  test('keeps the data in a volume, and asks for the code of the first host', () => {
    const { volumes = [], environment = {} } = clinkIn(file);
    expect(volumes.map((volume) => (typeof volume === 'string' ? volume.split(':').at(-1) : volume.target))).toEqual([
      '/data',
    ]);
    expect(environment).toHaveProperty('SETUP_CODE');
  });

  test('sets only variables that Clink knows', () => {
    const table = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const unknown = Object.keys(clinkIn(file).environment ?? {}).filter((name) => !table.includes(`| \`${name}\` |`));
    expect(unknown).toEqual([]);
  });
});

test.each(['compose.yaml', 'house.yaml'] as const)('%s passes on what a house rules', (file) => {
  // Null means that Compose passes the variable of the shell on, if there is one.
  expect(clinkIn(file).environment).toMatchObject({ HOUSE_RULES: null, OPEN_CELEBRATION: null });
});

test('the compose file of a house does not start without a code', () => {
  expect(clinkIn('house.yaml').environment?.SETUP_CODE).toMatch(/^\$\{SETUP_CODE:\?.*8 characters/);
});

// https://github.com/getumbrel/umbrel-apps: the skill that packages an app, and the linter of all apps.
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

  test('has each field that its linter asks for, of the right kind', () => {
    expect(FIELDS.filter((field) => app[field] === undefined)).toEqual([]);
    expect(app.id).toBe(dirname('umbrel/clink/umbrel-app.yml').split('/').at(-1));
    expect(CATEGORIES).toContain(app.category);
    expect(app.version).toBe('0.2.0');
    expect([app.releaseNotes, app.gallery, app.dependencies]).toEqual(['', [], []]);
    expect([80, 443, 2000]).not.toContain(app.port);
  });

  test('shows the password that is the code, and no terminal is needed', () => {
    expect(app.deterministicPassword).toBe(true);
    const { SETUP_CODE } = compose.services.server.environment;
    expect(SETUP_CODE).toBe('\u0024{APP_PASSWORD}');
    expect(app.path).toBe('/?host');
  });

  test('is reached through Umbrel’s proxy, with a pinned image, Umbrel’s user, and data in Umbrel’s folder', () => {
    const { app_proxy, server } = compose.services;
    expect(app_proxy.environment).toEqual({ APP_HOST: 'clink_server_1', APP_PORT: 3000, PROXY_AUTH_ADD: 'false' });
    expect(server.image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
    expect(server).not.toHaveProperty('ports');
    expect(server).not.toHaveProperty('build');
    expect(server.user).toBe('1000:1000');
    expect(server.volumes).toEqual(['\u0024{APP_DATA_DIR}/data:/data']);
    expect(existsSync(join(DEPLOY, 'umbrel/clink/data/.gitkeep'))).toBe(true);
  });

  test('leaves guests out of its backups', () => {
    expect(app.backupIgnore).toEqual(['data/clink.*']);
  });
});

// https://github.com/IceWhaleTech/CasaOS-AppStore: the protocol reference, and the validator of compose files.
describe('the package for CasaOS', () => {
  const compose = read('casaos/clink/docker-compose.yml');
  const about = compose['x-casaos'];
  const CATEGORIES = ['Media', 'Productivity', 'Home', 'Networking', 'AI', 'Finance', 'Social', 'Developer', 'Others'];

  test('has the names and fields that its validator asks for', () => {
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

  test('opens the published port of the service that it names', () => {
    const [port] = compose.services[about.main].ports;
    expect([port.target, port.published]).toEqual([3000, about.port_map]);
  });

  test('has no code of its own, which everybody would know', () => {
    expect(compose.services.clink.environment.SETUP_CODE).toBe('');
    expect(about.tips.before_install.en_US).toContain('SETUP_CODE');
  });
});
