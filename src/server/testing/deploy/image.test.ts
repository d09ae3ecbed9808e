import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Box, SETUP_CODE } from '../../../../scripts/image/box.ts';
import { awaitHealth, Visitor } from '../../../../scripts/image/call-server.ts';
import { tryServer } from '../../../../scripts/image/try-server.ts';
import { tryUpdate } from '../../../../scripts/image/try-update.ts';
import { startProxy } from '../../../../tools/cuttable-proxy.ts';
import { parseEnv } from '../../start/env.ts';
import { newFolder } from '../../store/store.fixture.ts';
import { freePort } from '../free-port.fixture.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const START = join(ROOT, 'deploy/start.sh');

const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];

/** Creates the folder of the image from the local build. */
function layOut(): string {
  const folder = newFolder();
  for (const name of ['build', 'dist', 'node_modules', 'package.json'])
    symlinkSync(join(ROOT, name), join(folder, name));
  copyFileSync(START, join(folder, 'start.sh'));
  // Everybody can read the folder, as in the image.
  chmodSync(folder, 0o755);
  return folder;
}

/** Simulates a container without Docker, with the folder of the image, the start script, data, and a forwarded port. */
async function newBox(
  dataDir = newFolder(),
  more: (url: string) => Record<string, string> = () => ({}),
  as: readonly string[] = [],
): Promise<Box> {
  const folder = layOut();
  const PORT = await freePort();
  const forwarded = await startProxy(PORT);
  const own = { NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(PORT), SETUP_CODE, ...more(forwarded.url) };
  const env = { ...process.env, ...own };
  onTestFinished(() => forwarded.close());
  let end = async () => {};
  onTestFinished(() => end());
  return {
    start: async () => {
      const [program = '', ...words] = [...as, 'sh', 'start.sh'];
      const server = spawn(program, words, { cwd: folder, env, stdio: 'ignore' });
      const exited = once(server, 'exit');
      end = async () => {
        if (server.exitCode === null) server.kill('SIGTERM');
        await exited;
      };
      return forwarded.url;
    },
    stop: () => end(),
    // The command `clink` of the image is built from these (src/server/testing/deploy/package.test.ts).
    run: (command = '', ...words) =>
      execFileSync(process.execPath, ['--import', 'tsx', join(ROOT, `scripts/commands/${command}.ts`), ...words], {
        ...{ cwd: folder, env, encoding: 'utf8', stdio: 'pipe' },
      }),
    moveAway: (file) => {
      const path = join(dataDir, file);
      if (existsSync(path)) renameSync(path, `${path}.away`);
    },
  };
}

describe('the image in the release workflow', () => {
  test('the image works at a forwarded port: the first page, the set-up code, a celebration, a drink and a restart', async () => {
    const said: string[] = [];
    await tryServer(await newBox(), (line) => said.push(line));
    expect(said).toHaveLength(5);
  }, 120_000);

  test('the workflow’s check of an update with data, and of the return to the old version, passes', async () => {
    const dataDir = newFolder();
    const said: string[] = [];
    const backup = join(newFolder(), 'before.backup');
    await tryUpdate(await newBox(dataDir), await newBox(dataDir), (line) => said.push(line), backup);
    expect(said).toHaveLength(2);
  }, 120_000);

  test.skipIf(process.getuid?.() !== 0)(
    'the image works as another user, who can write only the data',
    async () => {
      const dataDir = newFolder();
      chownSync(dataDir, NOBODY, NOBODY);
      await tryServer(await newBox(dataDir, () => ({}), AS_NOBODY), () => {});
      const owners = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).uid);
      expect([...new Set(owners)]).toEqual([NOBODY]);
    },
    120_000,
  );

  test('with the variable DEMO, the image runs as a demo, and stores nothing in its data folder', async () => {
    const dataDir = newFolder();
    const box = await newBox(dataDir, () => ({ DEMO: '60', SETUP_CODE: '' }));
    const url = await box.start();
    await awaitHealth(url);
    const page = await fetch(url);
    expect(page.url).toMatch(/\?c=[0-9A-Z]{8}$/);
    expect(await page.text()).toContain('A demo. It forgets everything at');
    await box.stop();
    expect(readdirSync(dataDir)).toEqual([]);
  }, 120_000);

  test('the workflow’s check finds errors in the image', async () => {
    const wrong = await newBox(newFolder(), () => ({ SETUP_CODE: 'another-lantern' }));
    await expect(tryServer(wrong, () => {})).rejects.toThrow(/setup\/code: 401/);
  }, 120_000);
});

test('with PUBLIC_URL=http://localhost:PORT, hosts can sign in to the image at the forwarded port', async () => {
  const box = await newBox(newFolder(), (url) => ({ PUBLIC_URL: url }));
  const url = await box.start();
  await awaitHealth(url);
  const marek = new Visitor(url);
  const { token } = (await marek.call('POST', '/api/auth/setup/code', { code: SETUP_CODE })) as { token: string };
  const body = { name: 'Marek', email: 'marek@example.org', password: 'lanterns by the lake', token };
  await marek.call('POST', '/api/auth/setup', body);
  expect(await marek.call('GET', '/api/auth/settings')).toMatchObject({ address: url, addressFrom: 'setting' });
});

describe('the start script', () => {
  function startedWith(variables: Record<string, string>): Record<string, string> {
    const folder = newFolder();
    mkdirSync(join(folder, 'build/server'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'build/server/main.js'), 'console.log(JSON.stringify(process.env));');
    const env = { PATH: process.env.PATH, DATA_DIR: '/data', CLINK_STORAGE: folder, ...variables };
    return JSON.parse(execFileSync('sh', [START], { cwd: folder, env, encoding: 'utf8' }));
  }
  const SECRET_KEY_BASE = 's'.repeat(64);
  const MAIL = {
    ...{ SMTP_ADDRESS: 'mail.example', SMTP_USERNAME: 'ana@mail.example', SMTP_PASSWORD: 'a/b:c@d %' },
    MAILER_FROM_ADDRESS: 'clink@mail.example',
  };

  test('the start script changes nothing outside of ONCE', () => {
    const { PATH, PWD, _, ...env } = startedWith({ ...MAIL, CLINK_STORAGE: '/nowhere', SECRET_KEY_BASE });
    expect(env).toMatchObject({ DATA_DIR: '/data' });
    for (const name of ['PORT', 'SMTP_URL', 'MAIL_FROM', 'HOST_SECRET', 'GUESTS_DIR', 'TRUST_PROXY'])
      expect(env).not.toHaveProperty(name);
    expect(startedWith(MAIL)).not.toHaveProperty('SMTP_URL');
  });

  test('on ONCE, the image serves port 80, stores hosts in /storage and guests elsewhere, and uses ONCE’s mail settings', () => {
    const env = startedWith({ ...MAIL, SMTP_PORT: '465', SECRET_KEY_BASE });
    const { port, dataDir, guestsDir, trustProxy, hosts } = parseEnv(env);
    expect({ port, dataDir, guestsDir, trustProxy }).toEqual({
      ...{ port: 80, dataDir: env.CLINK_STORAGE, guestsDir: '/data', trustProxy: ['uniquelocal'] },
    });
    expect(hosts).toMatchObject({
      secret: SECRET_KEY_BASE,
      smtpUrl: 'smtps://ana%40mail.example:a%2Fb%3Ac%40d%20%25@mail.example:465',
      mailFrom: 'clink@mail.example',
    });
    // Variables that are set for Clink itself take precedence.
    const own = { SMTP_URL: 'smtp://localhost', PORT: '3000', HOST_SECRET: 'h'.repeat(32) };
    expect(startedWith({ ...MAIL, SECRET_KEY_BASE, ...own })).toMatchObject(own);
    expect(startedWith({ SECRET_KEY_BASE, SMTP_ADDRESS: 'localhost' }).SMTP_URL).toBe('smtp://localhost:587');
  });
});

test('with GUESTS_DIR, the folder that is backed up contains no data of guests', async () => {
  const [dataDir, guestsDir] = [newFolder(), newFolder()];
  await tryServer(await newBox(dataDir, () => ({ GUESTS_DIR: guestsDir })), () => {});
  expect(readdirSync(guestsDir).filter((name) => name.startsWith('clink.')).length).toBeGreaterThan(0);
  expect(readdirSync(dataDir).sort()).toEqual(['hosts.secret', 'hosts.sqlite']);
  expect(readFileSync(join(dataDir, 'hosts.sqlite'), 'latin1')).not.toContain('Lea');
}, 120_000);
