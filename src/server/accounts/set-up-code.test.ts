import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { LENA, MAREK, send, startAtHome } from './at-home.fixture.ts';

const CODE = 'birch-lantern';
const EVIL = { origin: 'https://evil.example' };

/** A server behind a forwarded port, such as a container's: calls arrive at addresses that the server does not know. */
const startWithCode = (options: Parameters<typeof startAccounts>[1] = {}) =>
  startAccounts({ signup: 'invitation', setUpCode: CODE }, { publicUrl: undefined, celebrations: [], ...options });

describe('the code that makes the first host', () => {
  test('the set-up code can be entered at any address, and creates an operator', async () => {
    const { browser, request } = await startWithCode();
    const marek = browser();
    expect((await marek.get('settings')).body).toMatchObject({ isNew: true, asksForCode: true, passkeys: false });
    expect((await marek.get('settings')).body).not.toHaveProperty('address');
    expect(await (await request('/api/installation')).json()).toMatchObject({ setUp: true });
    const { token } = (await marek.post('setup/code', { code: ` ${CODE} ` })).body;
    expect(await marek.post('setup', { ...MAREK, token })).toMatchObject({
      status: 201,
      body: { user: { isOperator: true } },
    });
    expect((await marek.get('admin/users')).status).toBe(200);
    expect((await marek.get('settings')).body).toMatchObject({
      ...{ isNew: false, asksForCode: false, address: PUBLIC_URL.origin },
    });
  });

  test('the set-up code is not checked once there is a host, so nobody learns whether it is right', async () => {
    const { browser, request, newSetUpLink } = await startWithCode();
    // If there is a code, no link is printed.
    expect(await newSetUpLink()).toBeNull();
    const { token } = (await browser().post('setup/code', { code: CODE })).body;
    await browser().post('setup', { ...MAREK, token });
    for (const code of [CODE, 'wrong-lantern'])
      expect((await browser().post('setup/code', { code })).body.code).toBe('set-up');
    expect((await browser().post('setup', { ...LENA, token })).body.code).toBe('set-up');
    expect(await (await request('/api/installation')).json()).toMatchObject({ setUp: false });
  });

  test('all callers together have ten attempts at the set-up code in ten minutes, and then even the right code is refused', async () => {
    const { browser, timers } = await startWithCode();
    for (let at = 0; at < 10; at++) {
      // Guesses from other addresses, and with parts of the code, share the same limit.
      const guess = { code: CODE.slice(0, at) };
      expect((await browser(`192.0.2.${at}`).post('setup/code', guess)).body.code).toBe('wrong-code');
      await timers.advance(30_000);
    }
    const refused = await browser('198.51.100.1').post('setup/code', { code: CODE });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    await timers.advance(5 * MINUTE_MS - 1);
    expect((await browser('198.51.100.1').post('setup/code', { code: CODE })).status).toBe(429);
    await timers.advance(1);
    expect((await browser('198.51.100.1').post('setup/code', { code: CODE })).status).toBe(200);
  });

  test('if several callers enter the set-up code at once, only one becomes the first host', async () => {
    const { browser, sql } = await startWithCode();
    const people = Array.from({ length: 5 }, (_, at) => browser(`192.0.2.${at}`));
    const typed = people.map(async (somebody) => (await somebody.post('setup/code', { code: CODE })).body.token);
    const tokens = await Promise.all(typed);
    const racing = people.map((somebody, at) =>
      somebody.post('setup', { ...MAREK, email: `host${at}@example.org`, token: tokens[at] }),
    );
    const codes = (await Promise.all(racing)).map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.sort()).toEqual(['made', ...Array(4).fill('set-up')]);
    expect(await sql('SELECT count(*) AS hosts FROM hosts')).toMatchObject([{ hosts: 1 }]);
  });

  test('the set-up code is in no log line, no answer and no table', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    const { browser, sql } = await startWithCode({ log });
    const answers = [
      await browser().post('setup/code', { code: `${CODE}x` }),
      await browser().post('setup/code', `{"code":"${CODE}"`),
      await browser().post('setup/code', { code: [CODE] }),
      await browser().get(`setup/code?code=${CODE}`),
      await browser().post('setup/code', { code: CODE }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 400, 422, 410, 200]);
    const links = await sql('SELECT * FROM host_setup_links');
    expect(JSON.stringify([answers.map(({ body }) => body), lines, links])).not.toContain(CODE);
  });

  test('after a restart in the middle of the form, the set-up can continue with the token or with the code', async () => {
    const { browser, restart } = await startWithCode();
    const { token } = (await browser().post('setup/code', { code: CODE })).body;
    await restart();
    // The server still knows its address, so it answers at this address.
    expect((await browser().get(`setup/${token}`)).status).toBe(200);
    const again = (await browser().post('setup/code', { code: CODE })).body.token;
    expect(again).not.toBe(token);
    expect((await browser().post('setup', { ...MAREK, token })).status).toBe(201);
    expect((await browser().post('setup', { ...LENA, token: again })).body.code).toBe('set-up');
  });

  test('there is no set-up code without the variable, or if nobody may become a host', async () => {
    const without = await startAccounts({}, { publicUrl: PUBLIC_URL });
    expect((await without.browser().post('setup/code', { code: CODE })).status).toBe(404);
    const off = await startAccounts({ signup: 'off', setUpCode: CODE }, { publicUrl: undefined });
    expect((await off.browser().post('setup/code', { code: CODE })).body.code).toBe('signup-off');
  });
});

describe('the address that a server learns with the set-up code', () => {
  test('the server does not learn a stranger’s address, neither by a wrong code nor by other calls before the code', async () => {
    const { browser } = await startWithCode();
    const stranger = browser('198.51.100.1');
    expect((await stranger.post('setup/code', { code: 'wrong-lantern' }, EVIL)).body.code).toBe('wrong-code');
    for (const [path, body] of [
      ['signup', MAREK],
      ['recover', { email: MAREK.email }],
      ['otp', { email: MAREK.email }],
      ['setup', { ...MAREK, token: 'A'.repeat(22) }],
    ] as const) {
      expect((await stranger.post(path, body, { ...EVIL, host: 'evil.example' })).body.code).toBe('no-hosts');
    }
    const { token } = (await browser().post('setup/code', { code: CODE })).body;
    await browser().post('setup', { ...MAREK, token });
    expect((await stranger.get('settings', { host: 'evil.example' })).body.address).toBe(PUBLIC_URL.origin);
  });

  test('after the set-up code, all mails contain the learnt address, whatever Host a stranger sends', async () => {
    const { browser, mail } = await startWithCode();
    const { token } = (await browser().post('setup/code', { code: CODE })).body;
    await browser().post('setup', { ...MAREK, token });
    await browser('198.51.100.1').post('recover', { email: MAREK.email }, { host: 'evil.example' });
    expect(await mail.next(MAREK.email)).toContain(`${PUBLIC_URL.origin}/?host&recover=`);
    const forged = await browser('198.51.100.1').post('recover', { email: MAREK.email }, EVIL);
    expect(forged.body).toMatchObject({ code: 'foreign-origin', address: PUBLIC_URL.origin });
  });

  test.each(['null', 'https://clink.example/path', 'file://', 'javascript:alert(1)'])(
    'the learnt address cannot be %s, and the attempt does not use up the code',
    async (origin) => {
      const { browser } = await startWithCode();
      expect((await browser().post('setup/code', { code: CODE }, { origin })).body.code).toBe('foreign-origin');
      expect((await browser().post('setup/code', { code: CODE })).status).toBe(200);
    },
  );

  test('the server does not learn an address if PUBLIC_URL is set', async () => {
    const { browser } = await startAccounts({ setUpCode: CODE }, { publicUrl: PUBLIC_URL });
    const { token } = (await browser().post('setup/code', { code: CODE }, EVIL)).body;
    expect((await browser().post('setup', { ...MAREK, token }, EVIL)).body).toMatchObject({
      ...{ code: 'foreign-origin', address: PUBLIC_URL.origin },
    });
    expect((await browser().post('setup', { ...MAREK, token })).status).toBe(201);
  });

  test('the server learns the address that the browser shows, even behind a proxy that passes on another Host and adds no headers', async () => {
    const { port } = await startAtHome({ setUpCode: CODE });
    const origin = 'https://clink.example';
    for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }]) {
      const at = { host: `127.0.0.1:${port}`, origin, headers };
      const typed = await send(port, 'POST', '/api/auth/setup/code', { ...at, body: { code: CODE } });
      expect(typed.status).toBe(200);
    }
    const at = { host: 'clink:3000', origin };
    const { token } = (await send(port, 'POST', '/api/auth/setup/code', { ...at, body: { code: CODE } })).body;
    const made = await send(port, 'POST', '/api/auth/setup', { ...at, body: { ...MAREK, token } });
    expect(made.status).toBe(201);
    // The cookie is secure, although the proxy uses plain http towards the server.
    expect(made.cookies.join()).toMatch(/__Secure-clink-host\.session_token=.*; Secure/);
  });
});
