import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createHostManager } from '../accounts/manage-hosts.ts';
import { newFolder, SILENT } from '../store/store.fixture.ts';
import { startServerChild } from '../testing/server-child.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { openHostsInPostgres } from './hosts-in-postgres.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';
import { loadRegistry } from './postgres-registry.ts';

const CREATE = ['create', '--names', 'Ana & Ben', '--date', '2026-06-20', '--time-zone', 'Europe/Vienna'];
const PUBLIC_URL = 'https://clink.example';
const HOST_SECRET = 'the same for all servers of a database';
const UPDATES = fileURLToPath(new URL('../../../docs/updates.md', import.meta.url));

type Script = 'celebration' | 'hosts' | 'backup' | 'restore';

async function operate(databaseUrl: string, script: Script, ...words: string[]) {
  const path = fileURLToPath(new URL(`../../../scripts/commands/${script}.ts`, import.meta.url));
  const env = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: databaseUrl, PUBLIC_URL, HOST_SECRET };
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...words], { env });
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { printed, complaint, exitCode: child.exitCode };
}

const codeIn = (printed: string) => /\?c=([0-9A-Z]{8})$/m.exec(printed)?.[1] ?? '';

async function startServer(databaseUrl: string): Promise<string> {
  const { url, stderr } = await startServerChild({ dataDir: newFolder(), variables: { DATABASE_URL: databaseUrl } });
  if (!url) throw new Error(stderr());
  return url;
}

describe.skipIf(!hasPostgres)('with DATABASE_URL', () => {
  test('npm run celebration creates, lists, closes, reopens and deletes celebrations in an empty database', async () => {
    const databaseUrl = await newDatabaseUrl({ isMigrated: false });
    const run = (...words: string[]) => operate(databaseUrl, 'celebration', ...words);
    expect(await run('list')).toEqual({
      printed: 'There is no celebration yet.\n',
      complaint:
        'No server has used the database of DATABASE_URL yet. If one uses another folder or database, set DATA_DIR or DATABASE_URL for this command too.\n',
      exitCode: 0,
    });
    expect((await run('list')).complaint).toBe('');
    const code = codeIn((await run(...CREATE)).printed);
    const words = `${code.slice(0, 4)} ${code.slice(4)}`;
    const entry = (state: string) =>
      `Ana & Ben, 2026-06-20 (Europe/Vienna)${state}\n  Code: ${words}\n  Link: ${PUBLIC_URL}/?c=${code}\n`;
    expect((await run('list')).printed).toBe(entry(''));
    expect((await run('close', code)).printed).toBe(entry(', over'));
    expect((await run('reopen', words)).printed).toBe(entry(''));
    expect((await run('delete', code)).exitCode).toBe(0);
    expect((await run('list')).printed).toBe('There is no celebration yet.\n');
    expect((await run('close', code)).complaint).toContain(`No celebration has the code ${words}.`);
  });

  test('two running servers notice the changes of npm run celebration, and delete the guests of a deleted celebration', async () => {
    const databaseUrl = await newDatabaseUrl();
    const servers = await Promise.all([startServer(databaseUrl), startServer(databaseUrl)]);
    const run = (...words: string[]) => operate(databaseUrl, 'celebration', ...words);
    const code = codeIn((await run(...CREATE)).printed);
    const states = () =>
      Promise.all(
        servers.map(async (server) => {
          const answer = await fetch(`${server}/api/celebrations/${code}`);
          return answer.ok ? (await answer.json()).state : answer.status;
        }),
      );
    await expect.poll(states).toEqual(['open', 'open']);
    const [path, init] = put(newPhone(), saveAt(Date.now()), code);
    expect((await fetch(`${servers[0]}${path}`, init)).status).toBe(200);
    await run('close', code);
    await expect.poll(states).toEqual(['over', 'over']);
    await run('delete', code);
    await expect.poll(states).toEqual([404, 404]);
    const { query } = openTestDatabase(databaseUrl);
    const names = async () => (await query('SELECT user_name FROM sessions')).rows;
    await expect.poll(names).toEqual([{ user_name: null }]);
  });

  test('npm run hosts invites, lists, promotes, bans and removes hosts', async () => {
    const databaseUrl = await newDatabaseUrl();
    const run = (...words: string[]) => operate(databaseUrl, 'hosts', ...words);
    expect((await run('list')).printed).toBe('There is no host yet.\n');
    const { printed } = await run('invite', '--email', 'Marek@example.org');
    expect(printed).toMatch(/^https:\/\/clink\.example\/\?host&invitation=[\w-]{32}\n$/);
    expect((await run('list')).printed).toMatch(/marek@example\.org: invited until \d{4}-/);
    await addHost(databaseUrl);
    expect((await run('operator', 'carla@example.org')).printed).toBe('carla@example.org: Carla, operator\n');
    expect((await run('ban', 'carla@example.org')).printed).toContain(', banned ');
    expect((await run('unban', 'carla@example.org')).printed).toBe('carla@example.org: Carla, operator\n');
    expect((await run('reset-second-step', 'carla@example.org')).exitCode).toBe(0);
    expect((await run('remove', 'carla@example.org')).printed).toBe('carla@example.org is removed.\n');
    expect((await run('remove', 'carla@example.org')).complaint).toContain('No host has the address');
  });

  test('npm run demo creates its celebrations in the database, and its guests join them', async () => {
    const databaseUrl = await newDatabaseUrl();
    const server = await startServer(databaseUrl);
    const path = fileURLToPath(new URL('../../../scripts/commands/demo.ts', import.meta.url));
    const words = ['--url', server, '--guests', '3', '--speed', '3600', '--celebrations', '1'];
    const env = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: databaseUrl };
    const demo = spawn(process.execPath, ['--import', 'tsx', path, ...words], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void demo.kill());
    let printed = '';
    demo.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    const guests = async () => {
      const answer = await fetch(`${server}/api/leaderboard?c=${codeIn(printed)}`);
      return answer.ok ? (await answer.json()).guests : 0;
    };
    await expect.poll(() => codeIn(printed)).not.toBe('');
    await expect.poll(guests).toBeGreaterThan(0);
  });

  test('npm run backup and npm run restore say what to use instead, and change nothing', async () => {
    const databaseUrl = await newDatabaseUrl();
    const file = join(newFolder(), 'hosts.backup');
    const [backup, restore] = [await operate(databaseUrl, 'backup', file), await operate(databaseUrl, 'restore', file)];
    expect([backup.exitCode, restore.exitCode, existsSync(file)]).toEqual([1, 1, false]);
    expect([backup.complaint, restore.complaint]).toEqual([
      expect.stringContaining('pg_dump'),
      expect.stringContaining('PostgreSQL'),
    ]);
  });

  test('the pg_dump of docs/updates.md contains hosts and celebrations but no guest, and a server starts on a database that is restored from it', async () => {
    const databaseUrl = await newDatabaseUrl();
    const server = await startServer(databaseUrl);
    const code = codeIn((await operate(databaseUrl, 'celebration', ...CREATE)).printed);
    await addHost(databaseUrl);
    const known = async () => (await fetch(`${server}/api/celebrations/${code}`)).status;
    await expect.poll(known).toBe(200);
    const [path, init] = put(newPhone(), saveAt(Date.now(), { userName: 'xX_Benni' }), code);
    expect((await fetch(`${server}${path}`, init)).status).toBe(200);
    await openTestDatabase(databaseUrl).query(
      "INSERT INTO host_actions (celebration_id, at, host_id, host_name, action, guest_name, details) VALUES ('c', 0, 'h', 'Carla', 'hide', 'xX_Benni', '{}')",
    );

    const [, options = ''] = /^pg_dump (.*) > /m.exec(readFileSync(UPDATES, 'utf8')) ?? [];
    const programs = inject('postgres')?.programs ?? '';
    const words = options.replace('"$DATABASE_URL"', '').trim().split(/\s+/);
    const dump = execFileSync(join(programs, 'pg_dump'), [...words, databaseUrl], { encoding: 'utf8' });
    expect(dump).toContain('Ana & Ben');
    expect(dump).not.toContain('xX_Benni');

    const restored = await newDatabaseUrl({ isMigrated: false });
    const file = join(newFolder(), 'clink.sql');
    writeFileSync(file, dump);
    execFileSync(join(programs, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', '-f', file, restored], { stdio: 'pipe' });
    const registry = await loadRegistry(openTestDatabase(restored));
    expect(registry.byCode(code)?.names).toBe('Ana & Ben');
    const second = await startServer(restored);
    expect((await fetch(`${second}/api/celebrations/${code}`)).status).toBe(200);
    expect((await operate(restored, 'hosts', 'list')).printed).toBe('carla@example.org: Carla\n');
  });
});

/** Adds a confirmed account, as a sign-up would. */
async function addHost(databaseUrl: string): Promise<void> {
  await openTestDatabase(databaseUrl).query(
    `INSERT INTO hosts (id, name, email, "emailVerified", "createdAt", "updatedAt")
     VALUES ('carla', 'Carla', 'carla@example.org', 1, '2026-06-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z')`,
  );
  const hosts = await openHostsInPostgres(databaseUrl, SILENT);
  expect(await createHostManager(hosts).hosts.byEmail('carla@example.org')).toMatchObject({ isConfirmed: true });
  await hosts.close();
}
