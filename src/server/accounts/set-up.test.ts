import { describe, expect, test } from 'vitest';
import { networkUrl } from '../http/address/network-url.ts';
import { PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { LENA, MAREK, send, startAtHome } from './at-home.fixture.ts';

const SESSION = 'clink-host.session_token';

describe('a server without a host, opened at its own computer', () => {
  const READS = ['/api/installation', '/api/auth/settings'] as const;

  test('at the server’s own computer, the page says that there is no host yet, but the link is still required', async () => {
    const { port, own, mail, newSetUpLink } = await startAtHome();
    const at = { host: own, origin: `http://${own}` };
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: true });
    expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ isNew: true });
    expect(await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK })).toMatchObject({
      status: 422,
      body: { code: 'invalid', field: 'token' },
    });
    const token = await newSetUpLink();
    const made = await send(port, 'POST', '/api/auth/setup', { ...at, body: { ...MAREK, token } });
    expect([made.status, made.body]).toMatchObject([201, { user: { name: 'Marek', isOperator: true } }]);
    const session = made.cookies.find((cookie) => cookie.startsWith(`${SESSION}=`)) ?? '';
    expect(session).toMatch(/; HttpOnly; SameSite=Lax/i);
    expect(session).not.toMatch(/Secure/);
    const headers = { cookie: session.split(';')[0] ?? '' };
    expect((await send(port, 'GET', '/api/auth/user', { ...at, headers })).status).toBe(200);
    expect(mail.rest()).toEqual([]);
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: false });
    expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ isNew: false });
  });

  test('a stranger behind a tunnel for plain connections, who forges all headers, does not become a host', async () => {
    const { port, own, sql } = await startAtHome();
    // Headers that a stranger can forge. Tunnels for plain connections, such as socat and ssh -R, pass them on.
    for (const headers of [
      {},
      { connection: 'close' },
      { 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      const at = { host: own, origin: `http://${own}`, headers };
      const { status } = await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK });
      expect(status).not.toBe(201);
    }
    expect(await sql('SELECT count(*) AS hosts FROM hosts')).toMatchObject([{ hosts: 0 }]);
  });

  test('a page under a foreign name that resolves to this server (DNS rebinding) cannot use the set-up, not even with a link', async () => {
    const { port, own, newSetUpLink } = await startAtHome();
    const token = await newSetUpLink();
    for (const name of [
      'evil.example',
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      '2130706433',
      '[::ffff:7f00:1]',
    ]) {
      const at = { host: `${name}:${port}`, origin: `http://${name}:${port}` };
      expect((await send(port, 'GET', '/api/installation', at)).body).toEqual({ url: null, setUp: false });
      for (const [method, path, body] of [
        ['GET', '/api/auth/settings', undefined],
        ['GET', `/api/auth/setup/${token}`, undefined],
        ['POST', '/api/auth/setup', { ...MAREK, token }],
      ] as const) {
        const answer = await send(port, method, path, { ...at, ...(body && { body }) });
        expect([name, path, answer.status, answer.body.code]).toEqual([name, path, 503, 'no-hosts']);
      }
    }
    // A page of another origin is refused too, although its browser sends the call to the right name.
    const foreign = { host: own, origin: `http://evil.example:${port}`, body: { ...MAREK, token } };
    expect((await send(port, 'POST', '/api/auth/setup', foreign)).body.code).toBe('foreign-origin');
  });

  const network = networkUrl(1);
  test.skipIf(network === null)(
    'a phone in the network is told that there is no host yet, and can create the host with the link',
    async () => {
      const { port, newSetUpLink } = await startAtHome();
      const to = new URL(network ?? '').hostname;
      const at = { to, host: `${to}:${port}`, origin: `http://${to}:${port}` };
      expect((await send(port, 'GET', '/api/installation', at)).body).toEqual({ url: null, setUp: false });
      expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ isNew: true });
      const token = await newSetUpLink();
      const forged = { ...at, host: `localhost:${port}`, origin: `http://localhost:${port}` };
      expect((await send(port, 'POST', '/api/auth/setup', { ...forged, body: { ...MAREK, token } })).body.code).toBe(
        'no-hosts',
      );
      expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: { ...MAREK, token } })).status).toBe(201);
    },
  );

  test('a host who is created at the server’s own computer gets celebrations, invitations and mails with links that others can open', async () => {
    const { port, mail, newSetUpLink } = await startAtHome();
    const host = `127.0.0.1:${port}`;
    const at = { host, origin: `http://${host}` };
    const best = networkUrl(port) ?? at.origin;
    const { cookies } = await send(port, 'POST', '/api/auth/setup', {
      ...at,
      body: { ...MAREK, token: await newSetUpLink() },
    });
    const headers = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
    const draft = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'Europe/Vienna' };
    const made = await send(port, 'POST', '/api/host/celebrations', { ...at, headers, body: draft });
    expect(made.body).toMatchObject({ link: `${best}/?c=${made.body.code}` });
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ url: networkUrl(port) });
    const coHost = await send(port, 'POST', `/api/host/celebrations/${made.body.id}/invitations`, {
      ...at,
      headers,
      body: {},
    });
    expect(coHost.body.link).toContain(`${best}/?host&invitation=`);
    const body = { email: LENA.email };
    await send(port, 'POST', '/api/auth/admin/invitations', { ...at, headers, body });
    expect(await mail.next(LENA.email)).toContain(`${best}/?host&invitation=`);
    await send(port, 'POST', '/api/auth/recover', { ...at, body: { email: MAREK.email } });
    expect(await mail.next(MAREK.email)).toContain(`${best}/?host&recover=`);
  });

  test('with HOST_SIGNUP=off there is no set-up link, and nobody is told that there is no host', async () => {
    const { port, own, newSetUpLink } = await startAtHome({ signup: 'off' });
    const at = { host: own, origin: `http://${own}` };
    expect(await newSetUpLink()).toBeNull();
    const answers = await Promise.all(READS.map(async (path) => (await send(port, 'GET', path, at)).body));
    expect(answers).toMatchObject([{ setUp: false }, { isNew: false }]);
    const body = { ...MAREK, token: 'A'.repeat(22) };
    expect((await send(port, 'POST', '/api/auth/setup', { ...at, body })).body.code).toBe('signup-off');
  });
});

describe('the link that makes the first host', () => {
  async function startWithLink() {
    const world = await startAccounts({ signup: 'invitation' }, { publicUrl: PUBLIC_URL, celebrations: [] });
    const token = (await world.newSetUpLink()) ?? '';
    expect(token).toMatch(/^[\w-]{22}$/);
    return { ...world, token };
  }

  test('the set-up link works once, with and without PUBLIC_URL, and creates an operator who is signed in', async () => {
    const { browser, token, newSetUpLink } = await startWithLink();
    const marek = browser();
    expect((await marek.get(`setup/${token}`)).status).toBe(200);
    expect(await marek.post('setup', { ...MAREK, token })).toMatchObject({
      status: 201,
      body: { user: { isOperator: true } },
    });
    expect((await marek.get('admin/users')).status).toBe(200);
    const lena = browser('192.0.2.2');
    expect((await lena.get(`setup/${token}`)).body.code).toBe('set-up');
    expect((await lena.post('setup', { ...LENA, token })).body.code).toBe('set-up');
    expect(await newSetUpLink()).toBeNull();
    expect((await browser('192.0.2.3').post('token', MAREK)).status).toBe(200);
  });

  test('the set-up link is stored only as a hash, and an invented token is refused', async () => {
    const { browser, token, sql } = await startWithLink();
    expect(JSON.stringify(await sql('SELECT * FROM host_setup_links'))).not.toContain(token);
    for (const wrong of ['x', 'A'.repeat(22), `${token}x`]) {
      expect((await browser().post('setup', { ...MAREK, token: wrong })).body.code).toBe('link-expired');
    }
  });

  test('the set-up link ends after half an hour', async () => {
    const { browser, token, sql } = await startWithLink();
    const left = async (ms: number) => sql('UPDATE host_setup_links SET expires_at = ?', Date.now() + ms);
    await left(60_000);
    expect((await browser().get(`setup/${token}`)).status).toBe(200);
    await left(-1);
    expect((await browser().get(`setup/${token}`)).body.code).toBe('link-expired');
    expect((await browser().post('setup', { ...MAREK, token })).body.code).toBe('link-expired');
  });

  test('the set-up link still works after a restart, as does the new link that the restarted server prints', async () => {
    const { browser, token, restart, newSetUpLink } = await startWithLink();
    await restart();
    const newer = await newSetUpLink();
    expect((await browser().get(`setup/${newer}`)).status).toBe(200);
    expect((await browser().post('setup', { ...MAREK, token })).status).toBe(201);
    expect((await browser('192.0.2.2').post('setup', { ...LENA, token: newer })).body.code).toBe('set-up');
  });

  test('if several callers use the set-up link at once, only one becomes the first host', async () => {
    const { browser, token, sql } = await startWithLink();
    const racing = Array.from({ length: 6 }, (_, at) =>
      browser(`192.0.2.${at}`).post('setup', { ...MAREK, email: `host${at}@example.org`, token }),
    );
    const codes = (await Promise.all(racing)).map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.sort()).toEqual(['made', ...Array(5).fill('set-up')]);
    expect(await sql('SELECT count(*) AS hosts FROM hosts')).toMatchObject([{ hosts: 1 }]);
  });

  test('an error in the form does not use up the set-up link, and the answer names the field', async () => {
    const { browser, token } = await startWithLink();
    for (const [field, wrong] of [
      ['email', 'marek'],
      ['name', ''],
      ['password', 'short'],
      ['password', 'password1234'],
    ] as const) {
      expect(await browser().post('setup', { ...MAREK, token, [field]: wrong })).toMatchObject({
        status: 422,
        body: { code: 'invalid', field },
      });
    }
    expect((await browser().post('setup', { ...MAREK, token })).status).toBe(201);
  });

  test('the set-up link still works after a stranger has signed up, even with the same address', async () => {
    const { browser, mail, sql, newSetUpLink } = await startAccounts({}, { publicUrl: PUBLIC_URL });
    const token = await newSetUpLink();
    await browser('192.0.2.9').post('signup', { ...MAREK, name: 'Stranger', password: 'quite another phrase' });
    await mail.token(MAREK.email);
    expect((await browser().post('setup', { ...MAREK, token })).status).toBe(201);
    expect(await sql('SELECT name FROM hosts')).toEqual([{ name: 'Marek' }]);
    expect((await browser('192.0.2.9').post('token', { ...MAREK, password: 'quite another phrase' })).status).toBe(401);
  });

  test('after many restarts, only the newest set-up links are valid', async () => {
    const { browser, token, newSetUpLink, sql } = await startWithLink();
    for (let start = 0; start < 30; start++) await newSetUpLink();
    const [{ links }] = (await sql('SELECT count(*) AS links FROM host_setup_links')) as [{ links: number }];
    expect(links).toBe(20);
    expect((await browser().get(`setup/${token}`)).status).toBe(410);
  });
});
