import { expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

const EMAIL = 'marek@example.org';
const NEW_PASSWORD = 'another three words';

test('a host who forgot the password chooses a new password by a link, and is signed out on all other devices [SPEC-7.13]', async () => {
  const { newHost, browser, mail } = await startAccounts();
  const phone = await newHost(EMAIL);
  const laptop = browser();
  expect((await laptop.post('recover', { email: EMAIL })).status).toBe(202);
  const token = await mail.token(EMAIL);
  expect((await laptop.post('password', { token, password: 'short' })).body).toMatchObject({ field: 'password' });
  expect((await laptop.post('password', { token, password: NEW_PASSWORD })).body.user.email).toBe(EMAIL);
  expect((await laptop.get('user')).status).toBe(200);
  expect((await phone.get('user')).status).toBe(401);
  expect(await mail.next(EMAIL)).toContain('password of your account was changed');
  expect((await browser().post('token', { email: EMAIL, password: PASSWORD })).body.code).toBe('wrong-credentials');
  expect((await browser().post('token', { email: EMAIL, password: NEW_PASSWORD })).status).toBe(200);
  const again = await browser().post('password', { token, password: PASSWORD });
  expect([again.status, again.body.code]).toEqual([410, 'link-expired']);
});

test('a host can recover the account while the password is locked because a stranger typed ten wrong ones', async () => {
  const { newHost, browser, mail } = await startAccounts();
  await newHost(EMAIL);
  const stranger = browser('198.51.100.7');
  const guess = async () => (await stranger.post('token', { email: EMAIL, password: 'not the right one' })).body.code;
  for (let wrong = 0; wrong < 10; wrong++) expect(await guess()).toBe('wrong-credentials');
  expect(await guess()).toBe('password-rests');
  const marek = browser();
  await marek.post('recover', { email: EMAIL });
  const reset = await marek.post('password', { token: await mail.token(EMAIL), password: NEW_PASSWORD });
  expect([reset.status, (await marek.get('user')).status]).toEqual([200, 200]);
});

test('the link for a new password is valid for 15 minutes [SPEC-7.13]', async () => {
  const { newHost, mail, sql } = await startAccounts();
  const at = await newHost(EMAIL);
  await at.post('recover', { email: EMAIL });
  const token = await mail.token(EMAIL);
  const [{ expiresAt }] = (await sql('SELECT expiresAt FROM host_verifications')) as [{ expiresAt: string }];
  expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeCloseTo(15, 0);
  await sql('UPDATE host_verifications SET expiresAt = ?', new Date(Date.now() - 1_000).toISOString());
  expect((await at.post('password', { token, password: NEW_PASSWORD })).body.code).toBe('link-expired');
});

test('a link for a new password also confirms the address, because it came by mail', async () => {
  const { browser, mail } = await startAccounts();
  const marek = browser();
  await marek.post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
  await mail.next(EMAIL);
  await marek.post('recover', { email: EMAIL });
  const reset = { token: await mail.token(EMAIL), password: NEW_PASSWORD };
  expect((await marek.post('password', reset)).status).toBe(200);
});

test('a host’s code still works after a stranger has entered three or even twenty wrong codes', async () => {
  const { newHost, browser, mail } = await startAccounts();
  await newHost(EMAIL);
  const laptop = browser();
  await laptop.post('otp', { email: EMAIL });
  const code = await mail.code(EMAIL);
  const wrong = code === '111111' ? '222222' : '111111';
  for (let attempt = 0; attempt < 20; attempt++) {
    const stranger = browser(`198.51.100.${attempt}`);
    expect((await stranger.post('token', { email: EMAIL, code: wrong })).body.code).toBe('wrong-code');
  }
  const { status, body } = await browser('198.51.100.99').post('token', { email: EMAIL, code: wrong });
  expect([status, body.code]).toEqual([429, 'too-many']);
  expect((await laptop.post('token', { email: EMAIL, code: wrong })).status).toBe(401);
  expect((await laptop.post('token', { email: EMAIL, code })).status).toBe(200);
});

test('a mailed code works once, for ten minutes and for three attempts [SPEC-7.11] [ASVS-6.5.1]', async () => {
  const { newHost, browser, mail, sql } = await startAccounts();
  await newHost(EMAIL);
  const laptop = browser();
  const newCode = async () => {
    await laptop.post('otp', { email: EMAIL });
    return mail.code(EMAIL);
  };
  const enter = async (code: string) => (await laptop.post('token', { email: EMAIL, code })).status;
  const tried = await newCode();
  const wrong = tried === '111111' ? '222222' : '111111';
  for (let attempt = 0; attempt < 3; attempt++) expect(await enter(wrong)).toBe(401);
  expect(await enter(tried)).toBe(401);
  const late = await newCode();
  await sql('UPDATE host_verifications SET expiresAt = ?', new Date(Date.now() - 1_000).toISOString());
  expect(await enter(late)).toBe(401);
  const good = await newCode();
  expect([await enter(good), await enter(good)]).toEqual([200, 401]);
});
