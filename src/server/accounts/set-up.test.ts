import { describe, expect, test } from 'vitest';
import { networkUrl } from '../http/network-url.ts';
import { PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { LENA, MAREK, type Sent, send, startAtHome } from './at-home.fixture.ts';

const SESSION = 'clink-host.session_token';

const SILENT_PROXY = { headers: { connection: 'close', 'sec-fetch-mode': 'cors' } };

describe('at the server’s own computer, while there is no host', () => {
  test('whoever opens the page becomes the first host without a link, is an operator, and confirms no mail', async () => {
    const { port, own, mail } = await startAtHome();
    const at = { host: own, origin: `http://${own}` };
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: true });
    expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ setUp: true });
    const made = await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK });
    expect([made.status, made.body]).toMatchObject([201, { user: { name: 'Marek', isOperator: true } }]);
    const session = made.cookies.find((cookie) => cookie.startsWith(`${SESSION}=`)) ?? '';
    expect(session).toMatch(/; HttpOnly; SameSite=Lax/i);
    expect(session).not.toMatch(/Secure/);
    const headers = { cookie: session.split(';')[0] ?? '' };
    expect((await send(port, 'GET', '/api/auth/user', { ...at, headers })).status).toBe(200);
    expect(mail.rest()).toEqual([]);
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: false });
    const second = await send(port, 'POST', '/api/auth/setup', { ...at, body: LENA });
    expect([second.status, second.body.code]).toEqual([410, 'set-up']);
  });

  test('has one winner, however many tabs of that computer send the form at once', async () => {
    const { port, own, sql } = await startAtHome();
    const at = { host: own, origin: `http://${own}` };
    const racing = Array.from({ length: 6 }, (_, tab) =>
      send(port, 'POST', '/api/auth/setup', { ...at, body: { ...MAREK, email: `host${tab}@example.org` } }),
    );
    const codes = (await Promise.all(racing)).map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.sort()).toEqual(['made', ...Array(5).fill('set-up')]);
    expect(await sql('SELECT count(*) AS hosts FROM hosts')).toMatchObject([{ hosts: 1 }]);
  });

  test('nobody else is offered it, and without the link nobody else gets it', async () => {
    const { port, own } = await startAtHome();
    const attempts: Record<string, Sent> = {
      'a page of another origin': { host: own, origin: 'http://evil.example' },
      'a page on another port of this computer': { host: own, origin: 'http://localhost:1' },
      'a page without an origin': { host: own, origin: 'null' },
      'a call that names no page': { host: own },
      'a name that leads here': { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
      'the address in another spelling': { host: `2130706433:${port}`, origin: `http://${own}` },
      'a proxy that was not declared': { host: own, origin: `http://${own}`, headers: { 'x-real-ip': '203.0.113.7' } },
      'a browser through such a proxy': { ...SILENT_PROXY, host: own, origin: `http://${own}` },
    };
    const answers = Object.entries(attempts).map(async ([who, sent]) => {
      const { status, body } = await send(port, 'POST', '/api/auth/setup', { ...sent, body: MAREK });
      return [who, status, body.code];
    });
    expect(await Promise.all(answers)).toEqual([
      ['a page of another origin', 403, 'foreign-origin'],
      ['a page on another port of this computer', 403, 'foreign-origin'],
      ['a page without an origin', 403, 'foreign-origin'],
      ['a call that names no page', 403, 'foreign-origin'],
      ['a name that leads here', 503, 'no-hosts'],
      ['the address in another spelling', 503, 'no-hosts'],
      ['a proxy that was not declared', 503, 'no-hosts'],
      ['a browser through such a proxy', 503, 'no-hosts'],
    ]);
    for (const sent of Object.values(attempts).slice(4)) {
      expect((await send(port, 'GET', '/api/installation', sent)).body).toMatchObject({ setUp: false });
    }
  });

  test.each(['close', ''])(
    'a proxy that says nothing of itself, and whose caller forges all else, gets nothing (%j)',
    async (connection) => {
      const { port, own } = await startAtHome();
      const at = { host: own, origin: `http://${own}`, headers: { connection } };
      expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK })).body.code).toBe('not-invited');
      expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: false });
    },
  );

  test('nobody is offered it any more after one request that a proxy or a tunnel has passed on', async () => {
    for (const [path, host, headers] of [
      ['/', 'clink.example', {}],
      ['/api/leaderboard', 'bore.example:41234', {}],
      ['/healthz', null, { 'x-forwarded-for': '203.0.113.7' }],
      ['/', null, SILENT_PROXY.headers],
    ] as const) {
      const { port, own, newSetUpLink } = await startAtHome();
      const at = { host: own, origin: `http://${own}` };
      expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: true });
      await send(port, 'GET', path, { host: host ?? own, headers });
      expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: false });
      expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK })).body.code).toBe('not-invited');
      const token = await newSetUpLink();
      expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: { ...MAREK, token } })).status).toBe(201);
    }
  });

  test('a server that nobody has started in a terminal offers it to nobody', async () => {
    const { port, own } = await startAtHome({}, false);
    const at = { host: own, origin: `http://${own}` };
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: false });
    expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ setUp: false });
    expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK })).body.code).toBe('not-invited');
  });

  const network = networkUrl(1);
  test.skipIf(network === null)(
    'a phone in the network is offered nothing, and comes in only with the link',
    async () => {
      const { port, app: _, newSetUpLink } = await startAtHome();
      const to = new URL(network ?? '').hostname;
      const at = { to, host: `${to}:${port}`, origin: `http://${to}:${port}` };
      expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: false });
      expect((await send(port, 'GET', '/api/auth/settings', at)).body).toMatchObject({ setUp: false });
      expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK })).body.code).toBe('not-invited');
      const forged = { ...at, host: `localhost:${port}`, origin: `http://localhost:${port}` };
      expect((await send(port, 'POST', '/api/auth/setup', { ...forged, body: MAREK })).body.code).toBe('no-hosts');
      const token = await newSetUpLink();
      expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: { ...MAREK, token } })).status).toBe(201);
    },
  );

  test('a host who is made there finds celebrations, invitations and mails with links to that address', async () => {
    const { port, mail } = await startAtHome();
    const host = `127.0.0.1:${port}`;
    const at = { host, origin: `http://${host}` };
    const { cookies } = await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK });
    const headers = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
    const draft = { names: 'Ana & Ben', date: '2026-06-20', timeZone: 'Europe/Vienna' };
    const made = await send(port, 'POST', '/api/host/celebrations', { ...at, headers, body: draft });
    expect(made.body).toMatchObject({ link: `http://${host}/?c=${made.body.code}` });
    const invited = await send(port, 'POST', '/api/auth/admin/invitations', {
      ...at,
      headers,
      body: { email: LENA.email },
    });
    expect(invited.body.link).toContain(`http://${host}/?host&invitation=`);
    const elsewhere = { host: `localhost:${port}`, origin: `http://localhost:${port}` };
    await send(port, 'POST', '/api/auth/recover', { ...elsewhere, body: { email: MAREK.email } });
    expect(await mail.next(MAREK.email)).toContain(`http://localhost:${port}/?host&recover=`);
  });

  test('with HOST_SIGNUP=off there is neither a link nor the way without one', async () => {
    const { port, own, newSetUpLink } = await startAtHome({ signup: 'off' });
    const at = { host: own, origin: `http://${own}` };
    expect(await newSetUpLink()).toBeNull();
    expect((await send(port, 'GET', '/api/installation', at)).body).toMatchObject({ setUp: false });
    expect((await send(port, 'POST', '/api/auth/setup', { ...at, body: MAREK })).body.code).toBe('signup-off');
  });
});

describe('the link that makes the first host', () => {
  async function startWithLink() {
    const world = await startAccounts({ signup: 'invitation' }, { publicUrl: PUBLIC_URL, celebrations: [] });
    const token = (await world.newSetUpLink()) ?? '';
    expect(token).toMatch(/^[\w-]{22}$/);
    return { ...world, token };
  }

  test('works once, also with PUBLIC_URL, and leads to an operator who is signed in', async () => {
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

  test('is stored only as a hash, and a token that nobody was given is not good', async () => {
    const { browser, token, sql } = await startWithLink();
    expect(JSON.stringify(await sql('SELECT * FROM host_setup_links'))).not.toContain(token);
    for (const wrong of ['x', 'A'.repeat(22), `${token}x`]) {
      expect((await browser().post('setup', { ...MAREK, token: wrong })).body.code).toBe('link-expired');
    }
    expect((await browser().post('setup', MAREK)).body.code).toBe('not-invited');
  });

  test('ends after half an hour', async () => {
    const { browser, token, sql } = await startWithLink();
    const left = async (ms: number) => sql('UPDATE host_setup_links SET expires_at = ?', Date.now() + ms);
    await left(60_000);
    expect((await browser().get(`setup/${token}`)).status).toBe(200);
    await left(-1);
    expect((await browser().get(`setup/${token}`)).body.code).toBe('link-expired');
    expect((await browser().post('setup', { ...MAREK, token })).body.code).toBe('link-expired');
  });

  test('stays good over a restart in the middle, beside the one that the new start prints', async () => {
    const { browser, token, restart, newSetUpLink } = await startWithLink();
    await restart();
    const newer = await newSetUpLink();
    expect((await browser().get(`setup/${newer}`)).status).toBe(200);
    expect((await browser().post('setup', { ...MAREK, token })).status).toBe(201);
    expect((await browser('192.0.2.2').post('setup', { ...LENA, token: newer })).body.code).toBe('set-up');
  });

  test('has one winner, however many use it at once', async () => {
    const { browser, token, sql } = await startWithLink();
    const racing = Array.from({ length: 6 }, (_, at) =>
      browser(`192.0.2.${at}`).post('setup', { ...MAREK, email: `host${at}@example.org`, token }),
    );
    const codes = (await Promise.all(racing)).map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.sort()).toEqual(['made', ...Array(5).fill('set-up')]);
    expect(await sql('SELECT count(*) AS hosts FROM hosts')).toMatchObject([{ hosts: 1 }]);
  });

  test('a fault in the form uses nothing up, and names the field', async () => {
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

  test('a stranger who only signs up does not end it, and not even with the same address', async () => {
    const { browser, mail, sql, newSetUpLink } = await startAccounts({}, { publicUrl: PUBLIC_URL });
    const token = await newSetUpLink();
    await browser('192.0.2.9').post('signup', { ...MAREK, name: 'Stranger', password: 'quite another phrase' });
    await mail.token(MAREK.email);
    expect((await browser().post('setup', { ...MAREK, token })).status).toBe(201);
    expect(await sql('SELECT name FROM hosts')).toEqual([{ name: 'Marek' }]);
    expect((await browser('192.0.2.9').post('token', { ...MAREK, password: 'quite another phrase' })).status).toBe(401);
  });

  test('many starts in a row keep only the newest links', async () => {
    const { browser, token, newSetUpLink, sql } = await startWithLink();
    for (let start = 0; start < 30; start++) await newSetUpLink();
    const [{ links }] = (await sql('SELECT count(*) AS links FROM host_setup_links')) as [{ links: number }];
    expect(links).toBe(20);
    expect((await browser().get(`setup/${token}`)).status).toBe(410);
  });
});
