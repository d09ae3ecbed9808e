import { execFileSync } from 'node:child_process';
import { generate } from 'lean-qr';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { setUpLines, setUpLinkOf } from './announce.ts';

const PUBLIC_URL = new URL('https://clink.example');
const TOKEN = 'abcdefghijklmnopqrstuv';
const LINK = /http:\/\/localhost:\d+\/\?host&setup=([\w-]{22})/;

describe('the link that makes the first host', () => {
  test('without a terminal, the set-up link is printed in a plain line', async () => {
    const setUp = setUpLinkOf(TOKEN, { port: 3000, host: undefined, publicUrl: PUBLIC_URL }, Date.UTC(2026, 5, 20, 20));
    const lines = await setUpLines(setUp, { isTTY: false, columns: 200 });
    expect(lines).toContain(`\n  https://clink.example/?host&setup=${TOKEN}\n`);
    expect(lines).toMatch(/It works once, until \d\d:00\. A new one: .*hosts .*setup/);
    for (const sign of ['\u001b', '▀', '█']) expect(lines).not.toContain(sign);
  });

  test('on a wide terminal, the set-up link is also drawn as a QR code for a phone', async () => {
    const setUp = setUpLinkOf(TOKEN, { port: 3000, host: undefined, publicUrl: PUBLIC_URL }, Date.now());
    const drawn = await setUpLines(setUp, { isTTY: true, columns: 80 });
    const rows = drawn.split('\n').flatMap((line) => /40m([ ▀▄█]+)/.exec(line)?.[1] ?? []);
    const isDark = (x: number, y: number) => {
      const sign = rows[Math.floor(y / 2)]?.[x] ?? '';
      return sign === ' ' || sign === (y % 2 === 0 ? '▄' : '▀');
    };
    const bitmap = generate(setUp.link);
    expect(rows[0]).toHaveLength(bitmap.size + 4);
    for (let y = -2; y < bitmap.size + 2; y++)
      for (let x = -2; x < bitmap.size + 2; x++) expect(isDark(x + 2, y + 2)).toBe(bitmap.get(x, y));
    expect(await setUpLines(setUp, { isTTY: true, columns: 30 })).not.toContain('█');
  });

  test('the set-up link has no QR code if phones cannot reach the server', async () => {
    const setUp = setUpLinkOf(TOKEN, { port: 3000, host: '127.0.0.1', publicUrl: null }, Date.now());
    expect(setUp).toMatchObject({ link: `http://localhost:3000/?host&setup=${TOKEN}`, phoneLink: null });
    expect(await setUpLines(setUp, { isTTY: true, columns: 80 })).not.toContain('█');
  });
});

/** The default: nothing is set. */
const WITHOUT_SETTING = { HOST_SIGNUP: '' };

describe('a server with a code for the first host', () => {
  test('a server with a set-up code says where to enter the code, prints no link, and never prints the code', async () => {
    const SETUP_CODE = 'birch-lantern';
    const variables = { ...WITHOUT_SETTING, SETUP_CODE, LOG_LEVEL: 'debug' };
    const server = await startServerChild({ dataDir: newFolder(), variables });
    await expect
      .poll(server.stdout)
      .toMatch(/Open http:\/\/localhost:\d+\/\?host and type the code that is set as SETUP_CODE/);
    const init = { method: 'POST', headers: { origin: server.url ?? '', 'content-type': 'application/json' } };
    for (const code of ['wrong-lantern', SETUP_CODE])
      await fetch(`${server.url}/api/auth/setup/code`, { ...init, body: JSON.stringify({ code }) });
    await server.stop();
    const written = server.stdout() + server.stderr();
    expect(written).not.toContain('lantern');
    expect(written).not.toContain('setup=');
  });
});

describe('a server that starts', () => {
  test('a server prints and logs the set-up link while there is no host, and a command makes a new link', async () => {
    const dataDir = newFolder();
    const server = await startServerChild({ dataDir, variables: WITHOUT_SETTING });
    await expect.poll(server.stdout).toMatch(LINK);
    const [link = '', token = ''] = LINK.exec(server.stdout()) ?? [];
    const log = server
      .stderr()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(log.filter((line) => line.link)).toMatchObject([{ link }]);
    const asPage = (body: object) => ({
      method: 'POST',
      headers: { origin: server.url ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const command = (...words: string[]) => {
      const env = { ...process.env, DATA_DIR: dataDir };
      return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/commands/hosts.ts', ...words], {
        env,
        encoding: 'utf8',
      });
    };
    const [, newer = ''] = LINK.exec(command('setup')) ?? [];
    const MAREK = { name: 'Marek', email: 'marek@example.org', password: 'lanterns by the lake' };
    const become = (setup: string) => fetch(`${server.url}/api/auth/setup`, asPage({ ...MAREK, token: setup }));
    expect((await become(token)).status).toBe(410);
    expect((await become(newer)).status).toBe(201);
    expect(command('list')).toContain('marek@example.org: Marek, operator');
    expect(() => command('setup')).toThrow('There is a host already');
    expect(await server.stop()).toBe(0);

    const again = await startServerChild({ dataDir, variables: WITHOUT_SETTING });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
    expect(await again.stop()).toBe(0);
    expect(again.stdout()).not.toContain('setup=');
  });

  test('in a terminal, the log of a server has plain lines, and contains the set-up link once', async () => {
    const code = 'data:text/javascript,process.stdout.isTTY=process.stderr.isTTY=true';
    const server = await startServerChild({
      dataDir: newFolder(),
      nodeArgs: ['--import', code],
      variables: WITHOUT_SETTING,
    });
    await expect.poll(server.stdout).toMatch(LINK);
    expect(server.stderr()).toMatch(/^\d\d:\d\d:\d\d starts \(version=/);
    expect(server.stderr()).not.toMatch(/[{}]|setup=/);
    expect(await server.stop()).toBe(0);
  });

  test('prints no link with HOST_SIGNUP=off', async () => {
    const server = await startServerChild({ dataDir: newFolder(), variables: { HOST_SIGNUP: 'off' } });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(server.stdout()).not.toContain('setup=');
  });
});
