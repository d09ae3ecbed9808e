import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { DRAFT } from '../testing/hosting.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';

const EMAIL = 'marek@example.org';
const SOFIE = 'sofie@example.org';
const ADDRESS = '203.0.113.77';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0';

const storedBytes = (dataDir: string) =>
  Buffer.concat(readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file))));

// docs/privacy.md#on-postgresql says what PostgreSQL's files contain.
describe.skipIf(isOnPostgres())('in the files of a server', () => {
  test('only the kind of a device is stored, but no address and no user agent', async () => {
    const { newHost, browser, dataDir } = await startAccounts();
    await newHost(EMAIL, ADDRESS);
    const phone = browser(ADDRESS);
    const claimed = { 'x-forwarded-for': ADDRESS, 'user-agent': IPHONE };
    await phone.post('token', { email: EMAIL, password: PASSWORD }, claimed);
    await browser(ADDRESS).post('token', { email: EMAIL, password: PASSWORD }, { 'user-agent': LAPTOP });
    const { sessions } = (await phone.get('user/sessions')).body;
    expect(sessions.map((session: { device: string }) => session.device).sort()).toEqual(['laptop', 'laptop', 'phone']);
    expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
    const stored = storedBytes(dataDir);
    for (const trace of [ADDRESS, 'iPhone', 'Mozilla', 'X11;']) expect(stored.includes(trace), trace).toBe(false);
  });

  test('passwords, codes and tokens are stored only as hashes, and the log contains no data of hosts [ASVS-11.3.1]', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => lines.push(line) });
    const { browser, mail, dataDir } = await startAccounts({}, { log, passwordHash: undefined });
    const marek = browser(ADDRESS);
    await marek.post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
    const confirm = await mail.token(EMAIL);
    await marek.post('otp', { email: EMAIL });
    const code = await mail.code(EMAIL);
    await marek.post('recover', { email: EMAIL });
    const recover = await mail.token(EMAIL);
    await marek.post('token', { email: EMAIL, password: 'not the right one' });
    await marek.post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
    const stored = storedBytes(dataDir);
    for (const secret of [PASSWORD, confirm, recover]) expect(stored.includes(secret), secret).toBe(false);
    const heard = lines.join('');
    for (const word of [EMAIL, PASSWORD, confirm, recover, ADDRESS, 'Marek']) expect(heard).not.toContain(word);
    // The six digits may also occur in a timestamp by chance.
    expect(heard).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('no data of a deleted account remains in the files [SPEC-7.14]', async () => {
    const { newHost, browser, mail, sql, dataDir } = await startAccounts();
    const marek = await newHost(EMAIL);
    await marek.post('factors', { password: PASSWORD });
    await marek.post('recover', { email: EMAIL });
    await mail.next(EMAIL);
    expect((await marek.delete('user', { password: 'not the right one' })).body.code).toBe('wrong-password');
    expect((await marek.delete('user', { password: PASSWORD })).status).toBe(204);
    expect((await marek.get('user')).status).toBe(401);
    for (const table of ['hosts', 'host_sessions', 'host_credentials', 'host_second_steps', 'host_verifications']) {
      expect(await sql(`SELECT * FROM ${table}`), table).toEqual([]);
    }
    expect(storedBytes(dataDir).includes(EMAIL)).toBe(false);
    expect((await browser().post('token', { email: EMAIL, password: PASSWORD })).body.code).toBe('wrong-credentials');
  });

  test('no data of a deleted account remains in the celebrations that it shared with others', async () => {
    const { newHost, dataDir } = await startAccounts({}, { celebrations: [] });
    const [carla, marek, sofie] = [await newHost('carla@example.org'), await newHost(EMAIL), await newHost(SOFIE)];
    await marek.call('PATCH', 'user', { name: 'Maximilian' });
    await sofie.call('PATCH', 'user', { name: 'Sofronia' });
    const made = await carla.post('/api/host/celebrations', DRAFT);
    const at = `/api/host/celebrations/${made.body.id}`;
    for (const host of [marek, sofie]) {
      const { token } = (await carla.post(`${at}/invitations`)).body;
      expect((await host.post(`/api/host/invitations/${token}/accept`)).status).toBe(200);
    }
    await marek.call('PATCH', at, { paused: true });
    const [{ id }] = (await marek.get(`${at}/actions`)).body.entries;
    expect((await marek.post(`${at}/actions/${id}/undo`)).status).toBe(200);
    await marek.post(`${at}/invitations`, { email: 'lena@example.org' });
    const { hosts } = (await carla.get(`${at}/hosts`)).body;
    const sofieId = hosts.find((host: { name: string }) => host.name === 'Sofronia').id;
    expect((await carla.delete(`${at}/hosts/${sofieId}`)).status).toBe(204);
    for (const host of [marek, sofie]) expect((await host.delete('user', { password: PASSWORD })).status).toBe(204);
    const { entries } = (await carla.get(`${at}/actions`)).body;
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'remove-host', by: { name: 'Marek' } },
      { action: 'invite', by: { name: '' } },
      { action: 'pause', by: { name: '' }, undone: { by: '' } },
    ]);
    const stored = storedBytes(dataDir);
    for (const word of [EMAIL, SOFIE, 'Maximilian', 'Sofronia', 'lena@example.org']) {
      expect(stored.includes(word), word).toBe(false);
    }
  });

  test('the name of a deleted account does not remain in a celebration that it handed over', async () => {
    const { newHost, dataDir } = await startAccounts({}, { celebrations: [] });
    const [carla, marek] = [await newHost('carla@example.org'), await newHost(EMAIL)];
    await marek.call('PATCH', 'user', { name: 'Maximilian' });
    const made = await marek.post('/api/host/celebrations', DRAFT);
    const at = `/api/host/celebrations/${made.body.id}`;
    const [first] = [
      await marek.post(`${at}/invitations`, { handsOver: 'leave' }),
      await marek.post(`${at}/invitations`, { handsOver: 'leave' }),
    ];
    expect((await carla.post(`/api/host/invitations/${first.body.token}/accept`)).body.role).toBe('owner');
    expect((await marek.delete('user', { password: PASSWORD })).status).toBe(204);
    const [{ action, to }] = (await carla.get(`${at}/actions`)).body.entries;
    expect([action, to]).toEqual(['take-over', undefined]);
    const stored = storedBytes(dataDir);
    for (const word of [EMAIL, 'Maximilian']) expect(stored.includes(word), word).toBe(false);
  });
});
