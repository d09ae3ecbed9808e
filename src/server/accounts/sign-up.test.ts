import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

const MAREK = { name: 'Marek', email: 'marek@example.org', password: PASSWORD };

describe('a new host', () => {
  test('a new host confirms the address by a mailed link, and is then signed in [SPEC-7.9]', async () => {
    const { browser, mail } = await startAccounts();
    const marek = browser();
    expect(await marek.post('signup', MAREK)).toMatchObject({ status: 202, body: {} });
    expect((await marek.get('user')).status).toBe(401);
    const { status, body } = await marek.post('verify', { token: await mail.token(MAREK.email) });
    const user = {
      ...{ id: expect.any(String), name: 'Marek', email: MAREK.email, isOperator: false, hasSecondStep: false },
      ...{ hasPassword: true, isConnected: false },
    };
    expect([status, body]).toEqual([200, { user }]);
    expect((await marek.get('user')).body).toEqual({ user, session: { expiresAt: expect.any(Number) } });
  });

  test.each(['a&b@example.org', 'hans@xn--mller-kva.de', 'ivan@xn--e1aybc.xn--p1ai', "o'brien/ana@example.ie"])(
    'a new host with the address %s can do the same as other hosts',
    async (email) => {
      const { browser, mail, newHost } = await startAccounts();
      const marek = await newHost(email);
      expect((await marek.get('user')).body.user.email).toBe(email);
      expect((await browser().post('token', { email, password: PASSWORD })).status).toBe(200);
      const other = browser();
      await other.post('otp', { email });
      expect((await other.post('token', { email, code: await mail.code(email) })).status).toBe(200);
      await other.post('recover', { email });
      const renewal = { token: await mail.token(email), password: 'four other words now' };
      expect((await other.post('password', renewal)).status).toBe(200);
      await marek.post('token', { email, password: renewal.password });
      const next = `new.${email}`;
      expect((await marek.put('user/email', { password: renewal.password, email: next })).status).toBe(202);
      expect((await marek.post('verify', { token: await mail.token(next) })).status).toBe(200);
    },
    // Passwords are hashed nine times.
    180_000,
  );

  test('a new host with an unconfirmed address cannot sign in, and can have the mail sent again [SPEC-7.12]', async () => {
    const { browser, mail } = await startAccounts();
    const marek = browser();
    await marek.post('signup', MAREK);
    const first = await mail.token(MAREK.email);
    expect((await marek.post('token', MAREK)).body.code).toBe('not-confirmed');
    expect((await marek.post('token', { ...MAREK, password: 'something else' })).body.code).toBe('wrong-credentials');
    expect((await marek.post('resend', { email: MAREK.email })).status).toBe(202);
    const second = await mail.token(MAREK.email);
    expect((await marek.post('verify', { token: first })).body.code).toBe('link-expired');
    expect((await marek.post('verify', { token: second })).status).toBe(200);
  });

  test('a new host who requests the mail again after confirming on another device gets a mail with a link to sign in', async () => {
    const { browser, mail } = await startAccounts();
    const [laptop, phone] = [browser(), browser()];
    await laptop.post('signup', MAREK);
    const { body } = await phone.post('verify', { token: await mail.token(MAREK.email) });
    await phone.post('password', { token: body.token, password: 'three words from the phone' });
    await mail.next(MAREK.email);
    expect((await laptop.post('resend', { email: MAREK.email })).status).toBe(202);
    expect(await mail.next(MAREK.email)).toContain('Sign in');
    expect((await laptop.post('token', { ...MAREK, password: 'three words from the phone' })).status).toBe(200);
  });

  test('the link that confirms an address works only once, and not after an hour [SPEC-7.12, 9.33]', async () => {
    const { browser, mail, sql } = await startAccounts();
    const marek = browser();
    await marek.post('signup', MAREK);
    const token = await mail.token(MAREK.email);
    await sql("UPDATE host_verifications SET expiresAt = '2026-01-01T00:00:00.000Z'");
    expect((await marek.post('verify', { token })).body.code).toBe('link-expired');
    await marek.post('resend', { email: MAREK.email });
    const fresh = await mail.token(MAREK.email);
    expect((await marek.post('verify', { token: fresh })).status).toBe(200);
    for (const at of [marek, browser()]) {
      expect(await at.post('verify', { token: fresh })).toMatchObject({ status: 410, body: { code: 'link-expired' } });
    }
  });

  test('a new host can sign in by password and by a mailed code, and can sign out [SPEC-7.10]', async () => {
    const { newHost, browser, mail } = await startAccounts({}, { passwordHash: undefined });
    await newHost(MAREK.email);
    const laptop = browser();
    expect((await laptop.post('token', { email: 'Marek@Example.org ', password: PASSWORD })).status).toBe(200);
    expect((await laptop.post('logout')).status).toBe(204);
    expect((await laptop.get('user')).status).toBe(401);
    expect((await laptop.post('otp', { email: MAREK.email })).status).toBe(202);
    const code = await mail.code(MAREK.email);
    expect((await laptop.post('token', { email: MAREK.email, code })).body.user.email).toBe(MAREK.email);
    expect((await laptop.get('user')).status).toBe(200);
    expect((await browser().post('token', { email: MAREK.email, code })).body.code).toBe('wrong-code');
  });
});

test('the service identifies the host of a request by the session, and identifies nobody without a session', async () => {
  const { newHost, browser, identify } = await startAccounts();
  const marek = await newHost(MAREK.email);
  const { user } = (await marek.get('user')).body;
  expect(await identify(marek.asRequest())).toEqual({
    id: user.id,
    name: 'Marek',
    email: MAREK.email,
    isOperator: false,
  });
  expect(await identify(browser().asRequest())).toBeNull();
  const [value = ''] = marek.jar.values();
  const forged = new Request('https://clink.example', {
    headers: { cookie: `__Secure-clink-host.session_token=${value.slice(0, -4)}AAAA` },
  });
  expect(await identify(forged)).toBeNull();
});

test('no answer reveals whether an address has an account', async () => {
  const { newHost, browser, mail } = await startAccounts();
  await newHost(MAREK.email);
  const stranger = browser();
  for (const [call, body] of [
    ['signup', { name: 'Somebody', password: PASSWORD }],
    ['resend', {}],
    ['otp', {}],
    ['recover', {}],
    ['token', { password: 'not the right one' }],
    ['token', { code: '000000' }],
  ] as const) {
    const known = await stranger.post(call, { ...body, email: MAREK.email });
    const unknown = await stranger.post(call, { ...body, email: 'nobody@example.org' });
    expect([known.status, known.body], call).toEqual([unknown.status, unknown.body]);
  }
  // Each mail is prepared after a random delay, so the mails arrive in any order.
  const toMarek = () => mail.rest().flatMap(({ to, text }) => (to === MAREK.email ? [text] : []));
  await expect.poll(toMarek).toContainEqual(expect.stringContaining('has one already'));
  const cookieAfter = async (email: string) => {
    const { headers } = await browser().post('signup', { ...MAREK, email });
    return headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/=[^;]+/, (value) => `${decodeURIComponent(value).length}`));
  };
  expect(await cookieAfter('nobody@example.org')).toEqual(await cookieAfter('nobody-else@example.org'));
});
