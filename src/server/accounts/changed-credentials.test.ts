import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

const OLD = 'marek@example.org';
const NEW = 'new@example.org';
const OTHER_PASSWORD = 'another three words';

/** Marek on the phone and on the laptop, and a link and a code in his mailbox. */
async function startIssued() {
  const world = await startAccounts();
  const phone = await world.newHost(OLD);
  const laptop = world.browser();
  await laptop.post('token', { email: OLD, password: PASSWORD });
  const stranger = world.browser('198.51.100.7');
  await stranger.post('recover', { email: OLD });
  const token = await world.mail.token(OLD);
  await stranger.post('otp', { email: OLD });
  const code = await world.mail.code(OLD);
  const changeEmail = async () => {
    await phone.put('user/email', { password: PASSWORD, email: NEW });
    return phone.post('verify', { token: await world.mail.token(NEW) });
  };
  return { ...world, phone, laptop, stranger, token, code, changeEmail };
}

describe('after the e-mail was changed', () => {
  test('neither a link nor a code of the former mailbox opens the account', async () => {
    const { stranger, token, code, changeEmail, sql } = await startIssued();
    expect((await changeEmail()).body.user.email).toBe(NEW);
    expect((await stranger.post('password', { token, password: OTHER_PASSWORD })).body.code).toBe('link-expired');
    expect((await stranger.post('token', { email: OLD, code })).body.code).toBe('wrong-code');
    expect(await sql('SELECT id FROM host_verifications')).toEqual([]);
  });

  test('the former mailbox is told, and nothing else is in that mail', async () => {
    const { changeEmail, mail } = await startIssued();
    await changeEmail();
    const told = await mail.next(OLD);
    expect(told).toContain('The address of your account was changed.');
    expect(told).not.toContain(NEW);
  });

  test('only the browser that confirmed the new one stays signed in', async () => {
    const { phone, laptop, changeEmail } = await startIssued();
    await changeEmail();
    expect([(await phone.get('user')).status, (await laptop.get('user')).status]).toEqual([200, 401]);
  });

  test('a new account with the former e-mail is another one', async () => {
    const { changeEmail, newHost, phone, mail } = await startIssued();
    await changeEmail();
    await mail.next(OLD);
    const somebody = await newHost(OLD);
    expect((await somebody.get('user')).body.user.id).not.toBe((await phone.get('user')).body.user.id);
  });
});

test('a new password ends links and codes that were mailed before', async () => {
  const { phone, stranger, token, code } = await startIssued();
  await phone.put('user/email', { password: PASSWORD, email: NEW });
  expect((await phone.put('user/password', { password: PASSWORD, newPassword: OTHER_PASSWORD })).status).toBe(200);
  expect((await stranger.post('password', { token, password: PASSWORD })).body.code).toBe('link-expired');
  expect((await stranger.post('token', { email: OLD, code })).body.code).toBe('wrong-code');
});

test('a password chosen by a link ends codes and other links that were mailed before', async () => {
  const { browser, mail, stranger, token, code, phone } = await startIssued();
  await phone.put('user/email', { password: PASSWORD, email: NEW });
  const confirm = await mail.token(NEW);
  const marek = browser();
  await marek.post('recover', { email: OLD });
  const chosen = await marek.post('password', { token: await mail.token(OLD), password: OTHER_PASSWORD });
  expect(chosen.status).toBe(200);
  expect((await stranger.post('password', { token, password: PASSWORD })).body.code).toBe('link-expired');
  expect((await stranger.post('token', { email: OLD, code })).body.code).toBe('wrong-code');
  expect((await marek.post('verify', { token: confirm })).body.code).toBe('link-expired');
});
