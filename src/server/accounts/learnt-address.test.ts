import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { LENA, MAREK, send, startAtHome } from './at-home.fixture.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/commands/hosts.ts', import.meta.url));
const CODE = 'birch-lantern';
const OTHER = 'https://party.example';

/** A server behind a forwarded port. Its operator has entered the code at this address. */
async function startLearnt() {
  const world = await startAccounts(
    { signup: 'invitation', setUpCode: CODE },
    { publicUrl: undefined, celebrations: [] },
  );
  const marek = world.browser();
  const { token } = (await marek.post('setup/code', { code: CODE })).body;
  await marek.post('setup', { ...MAREK, token });
  return { ...world, marek };
}

describe('the address that an operator has set', () => {
  test('the address that an operator has set is in links and mails, also after a restart', async () => {
    const { marek, browser, mail, restart } = await startLearnt();
    const said = await marek.put('admin/address', { address: `${OTHER}/` });
    expect([said.status, said.body]).toEqual([200, { address: OTHER }]);
    await restart();
    expect((await marek.get('settings')).body).toMatchObject({ address: OTHER, addressFrom: 'host' });
    const there = browser('192.0.2.9');
    expect((await there.post('token', MAREK)).body).toMatchObject({ code: 'foreign-origin', address: OTHER });
    expect((await there.post('token', MAREK, { origin: OTHER })).status).toBe(200);
    await there.post('recover', { email: MAREK.email }, { origin: OTHER });
    expect(await mail.next(MAREK.email)).toContain(`${OTHER}/?host&recover=`);
  });

  test('the address that an operator has set is in the QR codes of celebrations and on the page of a guest', async () => {
    const { marek, request } = await startLearnt();
    const draft = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'Europe/Vienna' };
    const made = await marek.post('/api/host/celebrations', draft);
    expect(made.body.link).toBe(`${PUBLIC_URL.origin}/?c=${made.body.code}`);
    const forged = { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } };
    expect(await (await request('/api/installation', forged)).json()).toMatchObject({ url: PUBLIC_URL.origin });
  });

  test.each([
    'clink.example',
    'https://',
    'https://clink.example/path',
    'https://a@clink.example',
    'ftp://clink.example',
    'https://clink.example?x',
    'javascript:alert(1)',
  ])('the address that an operator sets cannot be %s', async (address) => {
    const { marek, sql } = await startLearnt();
    expect((await marek.put('admin/address', { address })).body).toMatchObject({ code: 'invalid', field: 'address' });
    expect(await sql('SELECT address FROM house')).toEqual([{ address: PUBLIC_URL.origin }]);
  });

  test('the address is set only by operators, and never if PUBLIC_URL is set', async () => {
    const { marek, browser, mail, sql } = await startLearnt();
    await marek.post('admin/invitations', { email: LENA.email });
    const lena = browser('192.0.2.7');
    const [, invitation = ''] = /invitation=([\w-]+)/.exec(await mail.next(LENA.email)) ?? [];
    await lena.post('signup', { ...LENA, invitation });
    await lena.post('verify', { token: await mail.token(LENA.email) });
    expect((await lena.put('admin/address', { address: OTHER })).body.code).toBe('operators-only');
    expect((await browser().put('admin/address', { address: OTHER })).status).toBe(401);
    expect(await sql('SELECT address FROM house')).toEqual([{ address: PUBLIC_URL.origin }]);
  });

  test('the address can be set by a command, and a running server notices the change', async () => {
    const { marek, operatorVariables, timers } = await startLearnt();
    const run = (...words: string[]) =>
      execFileSync(process.execPath, ['--import', 'tsx', SCRIPT, 'address', ...words], {
        env: { ...process.env, ...operatorVariables },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(run()).toBe(`${PUBLIC_URL.origin}\n`);
    expect(() => run('party.example')).toThrow('Write the address without a path');
    expect(run(OTHER)).toBe(`${OTHER}\n`);
    // Links that other commands print contain this address too.
    const invite = [SCRIPT, 'invite', '--email', 'lena@example.org'];
    const env = { ...process.env, ...operatorVariables, PUBLIC_URL: '' };
    const link = execFileSync(process.execPath, ['--import', 'tsx', ...invite], { env, encoding: 'utf8' });
    expect(link).toContain(`${OTHER}/?host&invitation=`);
    await timers.advance(10_000);
    await expect.poll(async () => (await marek.get('settings')).body.address).toBe(OTHER);
  });

  test('the address can also be set on a home server that hosts have opened by its own address', async () => {
    const { port, own, newSetUpLink } = await startAtHome();
    const at = { host: own, origin: `http://${own}` };
    const body = { ...MAREK, token: await newSetUpLink() };
    const { cookies } = await send(port, 'POST', '/api/auth/setup', { ...at, body });
    const headers = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
    expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ addressFrom: 'page' });
    const said = await send(port, 'PUT', '/api/auth/admin/address', { ...at, headers, body: { address: OTHER } });
    expect(said.status).toBe(200);
    expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ address: OTHER });
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ url: OTHER });
  });
});
