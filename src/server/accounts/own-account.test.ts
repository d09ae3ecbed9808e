import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

const EMAIL = 'marek@example.org';

test('a host changes the name and the password, and is signed out on other devices [SPEC-7.14] [ASVS-6.2.1]', async () => {
  const { newHost, browser, mail } = await startAccounts();
  const phone = await newHost(EMAIL);
  const laptop = browser();
  await laptop.post('token', { email: EMAIL, password: PASSWORD });
  expect((await phone.call('PATCH', 'user', { name: ' Marek B. ' })).body.user.name).toBe('Marek B.');
  expect((await laptop.get('user')).body.user.name).toBe('Marek B.');
  const change = { password: PASSWORD, newPassword: 'another three words' };
  expect((await phone.put('user/password', { ...change, password: 'wrong' })).body.code).toBe('wrong-password');
  expect((await phone.put('user/password', change)).status).toBe(200);
  expect(await mail.next(EMAIL)).toContain('was changed');
  expect([(await phone.get('user')).status, (await laptop.get('user')).status]).toEqual([200, 401]);
});

test('an e-mail is changed only after its host has confirmed the new address [SPEC-7.14]', async () => {
  const { newHost, browser, mail } = await startAccounts();
  const marek = await newHost(EMAIL);
  await newHost('taken@example.org');
  await marek.put('user/email', { password: PASSWORD, email: 'typo@example.org' });
  const ofStranger = await mail.token('typo@example.org');
  expect((await browser().post('verify', { token: ofStranger })).status).toBe(401);
  await marek.put('user/email', { password: PASSWORD, email: 'new@example.org' });
  expect((await marek.post('verify', { token: ofStranger })).body.code).toBe('link-expired');
  expect((await marek.get('user')).body.user.email).toBe(EMAIL);
  expect((await marek.post('verify', { token: await mail.token('new@example.org') })).body.user.email).toBe(
    'new@example.org',
  );
  await marek.put('user/email', { password: PASSWORD, email: 'taken@example.org' });
  expect((await marek.post('verify', { token: await mail.token('taken@example.org') })).body.code).toBe('link-expired');
  expect((await browser().post('token', { email: 'new@example.org', password: PASSWORD })).status).toBe(200);
});

test('a host can sign out on this device, on all others or on all devices, and can end a single session [SPEC-7.15] [ASVS-7.4.2]', async () => {
  const { newHost, browser } = await startAccounts();
  const phone = await newHost(EMAIL);
  const signIn = async () => {
    const at = browser();
    await at.post('token', { email: EMAIL, password: PASSWORD });
    return at;
  };
  const [laptop, tablet] = [await signIn(), await signIn()];
  const isIn = async (at: typeof phone) => (await at.get('user')).status === 200;
  const { sessions } = (await phone.get('user/sessions')).body;
  expect(sessions).toHaveLength(3);
  const own = sessions.find((session: { isCurrent: boolean }) => session.isCurrent);
  expect((await tablet.delete(`user/sessions/${own.id}`)).status).toBe(204);
  expect([await isIn(phone), await isIn(laptop), await isIn(tablet)]).toEqual([false, true, true]);
  expect((await tablet.post('logout', { elsewhere: true })).status).toBe(204);
  expect([await isIn(laptop), await isIn(tablet)]).toEqual([false, true]);
  const other = await signIn();
  expect((await tablet.post('logout', { everywhere: true })).status).toBe(204);
  expect([await isIn(other), await isIn(tablet)]).toEqual([false, false]);
  expect((await tablet.post('logout')).status).toBe(204);
});

test('a host can neither see nor end a session of another host', async () => {
  const { newHost } = await startAccounts();
  const marek = await newHost(EMAIL);
  const sofie = await newHost('sofie@example.org');
  const [session] = (await marek.get('user/sessions')).body.sessions;
  expect((await sofie.delete(`user/sessions/${session.id}`)).status).toBe(404);
  expect((await sofie.get('user/sessions')).body.sessions).toHaveLength(1);
  expect((await marek.get('user')).status).toBe(200);
});

test('a session lasts 30 days, and a visit after a day extends it [SPEC-7.10, 9.30, 9.31]', async () => {
  const { newHost, sql } = await startAccounts();
  const marek = await newHost(EMAIL);
  const daysLeft = async () => ((await marek.get('user')).body.session.expiresAt - Date.now()) / 86_400_000;
  expect(await daysLeft()).toBeCloseTo(30, 1);
  const end = (days: number) =>
    sql('UPDATE host_sessions SET expiresAt = ?', new Date(Date.now() + days * 86_400_000).toISOString());
  await end(29.1);
  expect((await marek.get('user')).headers.getSetCookie()).toEqual([]);
  expect(await daysLeft()).toBeCloseTo(29.1, 2);
  await end(28.9);
  const visit = await marek.get('user');
  expect(visit.headers.getSetCookie().join()).toContain('Max-Age=2592000');
  expect(await daysLeft()).toBeCloseTo(30, 1);
  await sql('UPDATE host_sessions SET expiresAt = ?', new Date(Date.now() - 1_000).toISOString());
  expect((await marek.get('user')).status).toBe(401);
});

test('a signed token names the host, and the public keys may be cached for ten minutes [SPEC-9.32]', async () => {
  const { newHost, browser, sql } = await startAccounts();
  const marek = await newHost(EMAIL);
  const { token } = (await marek.get('token')).body;
  const { user } = (await marek.get('user')).body;
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  expect([claims.sub, claims.email, claims.iss]).toEqual([user.id, EMAIL, 'https://clink.example']);
  expect(claims.exp - claims.iat).toBe(15 * 60);
  const keys = await browser().get('.well-known/jwks.json');
  expect(keys.headers.get('cache-control')).toBe('max-age=600');
  expect(keys.body.keys).toEqual([expect.objectContaining({ alg: 'EdDSA', kid: expect.any(String) })]);
  const publicKey = createPublicKey({ key: keys.body.keys[0], format: 'jwk' });
  const isSignedBy = (signed: string) => {
    const [head, payload, signature = ''] = signed.split('.');
    return verify(null, Buffer.from(`${head}.${payload}`), publicKey, Buffer.from(signature, 'base64url'));
  };
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url');
  expect([isSignedBy(token), isSignedBy(token.replace(/\.[^.]+\./, `.${forged}.`))]).toEqual([true, false]);
  expect(JSON.stringify(keys.body)).not.toContain('"d"');
  expect(JSON.stringify(await sql('SELECT privateKey FROM host_keys'))).not.toContain('\\"d\\"');
  expect((await browser().get('token')).status).toBe(401);
});
