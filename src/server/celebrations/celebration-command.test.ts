import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { correction, generate } from 'lean-qr';
import { expect, test } from 'vitest';
import { networkUrl } from '../http/address/network-url.ts';
import { newFolder } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/commands/celebration.ts', import.meta.url));
const NEXT_YEAR = String(new Date().getFullYear() + 1);
const CREATE = ['create', '--names', 'Ana & Ben', '--date', '2026-06-20', '--time-zone', 'Europe/Vienna'];

/** Runs `npm run celebration` on a folder, as an operator does. */
function operatorAt(dataDir: string, variables: Record<string, string> = { PUBLIC_URL: 'https://clink.example' }) {
  return async (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, ...variables };
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...words], { env });
    const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { printed, complaint, exitCode: child.exitCode };
  };
}

function usedFolder(): string {
  const folder = newFolder();
  writeFileSync(join(folder, 'clink.sqlite'), '');
  return folder;
}

const codeIn = (printed: string) => /\?c=([0-9A-Z]{8})$/m.exec(printed)?.[1] ?? '';

/** Repeats a call until the answer has this status. A server may take two seconds to notice a change. */
async function statusSoon(url: string, status: number): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(url);
    if (answer.status === status || attempt === 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('an operator can create, list, close, reopen and delete a celebration without a running server', async () => {
  const dataDir = join(newFolder(), 'data');
  const operate = operatorAt(dataDir);
  expect(await operate('list')).toMatchObject({ printed: 'There is no celebration yet.\n', exitCode: 0 });
  const code = codeIn((await operate(...CREATE)).printed);
  expect(statSync(join(dataDir, 'hosts.sqlite')).mode & 0o777).toBe(0o600);
  const words = `${code.slice(0, 4)} ${code.slice(4)}`;
  const entry = (state: string) =>
    `Ana & Ben, 2026-06-20 (Europe/Vienna)${state}\n  Code: ${words}\n  Link: https://clink.example/?c=${code}\n`;
  expect((await operate('list')).printed).toBe(entry(''));
  expect((await operate('close', code.toLowerCase())).printed).toBe(entry(', over'));
  expect((await operate('list')).printed).toBe(entry(', over'));
  expect((await operate('reopen', `https://clink.example/?utm_source=x&c=${code}.`)).printed).toBe(entry(''));
  expect((await operate('reopen', words)).printed).toBe(entry(''));
  expect((await operate('delete', code)).exitCode).toBe(0);
  expect((await operate('list')).printed).toBe('There is no celebration yet.\n');
  expect((await operate('reopen', code)).complaint).toContain(`No celebration has the code ${words}.`);
});

test('in a folder that no server has used, a command warns before it prints a code', async () => {
  const used = newFolder();
  const server = await startServerChild({ dataDir: used });
  const forgotten = newFolder();
  const warning = `No server has used the folder ${forgotten} yet. If one uses another folder or database, set DATA_DIR or DATABASE_URL for this command too.\n`;
  const create = CREATE.map((word) => word.replace('2026', NEXT_YEAR));
  expect(await operatorAt(forgotten)('list')).toMatchObject({ exitCode: 0, complaint: warning });
  expect(await operatorAt(forgotten)(...create)).toMatchObject({ exitCode: 0, complaint: warning });
  expect(await operatorAt(used)(...create)).toMatchObject({ exitCode: 0, complaint: '' });
  expect(await server.stop()).toBe(0);
});

test('if the time zone of the system is not known, a celebration gets UTC, and the operator is told', async () => {
  const operate = operatorAt(usedFolder(), { TZ: ':/etc/localtime' });
  const { printed, complaint, exitCode } = await operate(
    'create',
    '--names',
    'Ana & Ben',
    '--date',
    `${NEXT_YEAR}-06-20`,
  );
  expect([exitCode, printed]).toEqual([0, expect.stringContaining(`Ana & Ben, ${NEXT_YEAR}-06-20 (UTC)\n`)]);
  expect(complaint).toMatch(/TZ=:\/etc\/localtime.* it is UTC.*--time-zone/);
  expect((await operate(...CREATE.map((word) => word.replace('2026', NEXT_YEAR)))).complaint).toBe('');
});

test('an operator who enters a past date is warned, and the celebration is created', async () => {
  const create = async (date: string) =>
    operatorAt(usedFolder())('create', '--names', 'Ana & Ben', '--date', date, '--time-zone', 'Europe/Vienna');
  expect(await create('2025-06-20')).toMatchObject({
    exitCode: 0,
    complaint: '2025-06-20 is over. If that was a slip, delete this one and make it again.\n',
  });
  const thisYear = new Date().getUTCFullYear();
  expect(await create(`${thisYear + 9}-06-20`)).toMatchObject({ exitCode: 0, complaint: '' });
  const far = await create(`${thisYear + 11}-06-20`);
  expect(far).toMatchObject({ exitCode: 1, printed: '' });
  expect(far.complaint).toContain('--date must be at most 10 years ahead');
});

test('a running server notices all changes of the command within seconds', async () => {
  const dataDir = newFolder();
  const server = await startServerChild({ dataDir });
  const operate = operatorAt(dataDir);
  const code = codeIn((await operate(...CREATE)).printed);
  const url = `${server.url}/api/celebrations/${code}`;
  expect(await (await statusSoon(url, 200)).json()).toMatchObject({ names: 'Ana & Ben', state: 'open' });
  await operate('close', code);
  expect(await (await fetch(url)).json()).toMatchObject({ state: 'over' });
  await operate('delete', code);
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${server.url}/api/leaderboard`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('the terminal shows the link as a QR code with a margin', async () => {
  const operate = operatorAt(newFolder());
  const { printed } = await operate(...CREATE);
  const lines = printed.split('\n').flatMap((line) => /30;107m([ █▀▄]+)/.exec(line)?.[1] ?? []);
  const shown = lines.flatMap((line) => [
    [...line].map((block) => block === '█' || block === '▀'),
    [...line].map((block) => block === '█' || block === '▄'),
  ]);
  const code = generate(`https://clink.example/?c=${codeIn(printed)}`, { minCorrectionLevel: correction.M });
  const expected = shown.map((row, y) => row.map((_, x) => code.get(x - 4, y - 4)));
  expect(shown.length).toBeGreaterThanOrEqual(code.size + 8);
  expect(shown).toEqual(expected);
});

test('without PUBLIC_URL the link contains the server’s address in the network, or localhost', async () => {
  const operate = operatorAt(newFolder(), { PORT: '8123' });
  const { printed } = await operate(...CREATE);
  expect(printed).toContain(`Link: ${networkUrl(8123) ?? 'http://localhost:8123'}/?c=`);
});

test('a server that only its own computer can reach prints no address for phones, and neither does its command', async () => {
  const variables = { PORT: '8123', HOST: 'localhost' };
  const { printed } = await operatorAt(newFolder(), variables)(...CREATE);
  expect(printed).toContain('Link: http://localhost:8123/?c=');
  const server = await startServerChild({ dataDir: newFolder() });
  expect(await (await fetch(`${server.url}/api/installation`)).json()).toEqual({ url: null, setUp: false });
});

test('a command whose output is piped to a reader of only the first lines ends without an error', () => {
  const nextYear = new Date().getUTCFullYear() + 1;
  const create = CREATE.map((word) => word.replace('2026', `${nextYear}`));
  const words = [process.execPath, '--import', 'tsx', SCRIPT, ...create].map((word) => `'${word}'`).join(' ');
  const env = { ...process.env, DATA_DIR: usedFolder(), PUBLIC_URL: 'https://clink.example' };
  const { stdout, stderr } = spawnSync('sh', ['-c', `${words} | true; ${words} | head -1`], { env, encoding: 'utf8' });
  expect(stdout).toBe(`Ana & Ben, ${nextYear}-06-20 (Europe/Vienna)\n`);
  expect(stderr).toBe('');
});

test.each([
  [
    'all faults of a new celebration',
    ['create', '--date', 'soon', '--time-zone', 'Mars/X'],
    /names[\s\S]*date[\s\S]*time-zone/,
  ],
  ['a year of two digits', ['create', '--names', 'Ana & Ben', '--date', '0026-06-20'], /--date must be/],
  ['an unknown command', ['open'], /There is no command 'open'/],
  ['an unknown option', ['create', '--name', 'Ana'], /--name/],
])('%s are reported, and no celebration is created', async (_, words, complaint) => {
  const dataDir = newFolder();
  const operate = operatorAt(dataDir);
  const told = await operate(...words);
  expect(told.exitCode).toBe(1);
  expect(told.complaint).toMatch(complaint);
  expect((await operate('list')).printed).toBe('There is no celebration yet.\n');
});
