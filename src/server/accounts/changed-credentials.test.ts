import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { PASSWORD, PUBLIC_URL, startAccounts } from '../testing/accounts.fixture.ts';
import { newAuthenticator } from './authenticator.fixture.ts';

const OLD = 'marek@example.org';
const NEW = 'new@example.org';
const OTHER_PASSWORD = 'another three words';

/** Marek is signed in on a phone and a laptop, and has a link and a code in his mailbox. */
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

  test('the mail to the former mailbox tells of the change and contains nothing else', async () => {
    const { changeEmail, mail } = await startIssued();
    await changeEmail();
    const told = await mail.next(OLD);
    expect(told).toContain('The address of your account was changed.');
    expect(told).not.toContain(NEW);
  });

  test('only the browser that confirmed the new e-mail stays signed in', async () => {
    const { phone, laptop, changeEmail } = await startIssued();
    await changeEmail();
    expect([(await phone.get('user')).status, (await laptop.get('user')).status]).toEqual([200, 401]);
  });

  test('an account that is created later with the former e-mail is a different account', async () => {
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

describe('a host', () => {
  /** Changes the password, the address or a passkey many times. Returns the answers of the calls. */
  async function changing(times: number) {
    const world = await startAccounts();
    const marek = await world.newHost(OLD);
    let [password, moves] = [PASSWORD, 0];
    const acts = [
      async () => {
        const newPassword = `${OTHER_PASSWORD} ${password.length}`;
        const { status } = await marek.put('user/password', { password, newPassword });
        if (status === 200) password = newPassword;
        return status;
      },
      async () => {
        const email = `marek-${++moves}@example.org`;
        const { status } = await marek.put('user/email', { password, email });
        if (status === 202) await marek.post('verify', { token: await world.mail.token(email) });
        return status;
      },
      async () => {
        const options = await marek.post('passkeys/options', { password });
        const answer = newAuthenticator(PUBLIC_URL.origin).make(options.body);
        return (await marek.post('passkeys', { name: 'Phone', answer })).status;
      },
    ];
    const statuses: number[] = [];
    for (let time = 0; time < times; time++) statuses.push((await acts[time % acts.length]?.()) ?? 0);
    return { ...world, marek, statuses, answerTo: (act: 0 | 1 | 2) => acts[act]?.() };
  }

  test('a host can change the ways into the account ten times a day, and gets a mail about each change', async () => {
    const { statuses, mail, answerTo, timers } = await changing(30);
    expect(statuses.slice(0, 10)).toEqual([200, 202, 201, 200, 202, 201, 200, 202, 201, 200]);
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
    await expect.poll(() => mail.rest().length).toBe(10);
    await timers.pass(144 * MINUTE_MS);
    expect([await answerTo(0), await answerTo(0)]).toEqual([200, 429]);
  });

  test('a host who has used up these changes can still get a new password by a link, and gets a mail about it', async () => {
    const { browser, marek, mail } = await changing(10);
    await expect.poll(() => mail.rest().length).toBe(10);
    mail.rest().splice(0);
    const { email } = (await marek.get('user')).body.user;
    const at = browser();
    await at.post('recover', { email });
    const token = await mail.token(email);
    expect((await at.post('password', { token, password: PASSWORD })).status).toBe(200);
    expect(await mail.next(email)).toContain('The password of your account was changed.');
  });

  test('a host’s failed attempts do not count as changes', async () => {
    const { newHost } = await startAccounts();
    const marek = await newHost(OLD);
    for (let attempt = 0; attempt < 9; attempt++) {
      const wrong = { password: 'wrong', newPassword: OTHER_PASSWORD };
      expect((await marek.put('user/password', wrong)).body.code).toBe('wrong-password');
    }
    for (let attempt = 0; attempt < 9; attempt++)
      await marek.put('user/email', { password: PASSWORD, email: 'new@example.org' });
    for (const newPassword of [OTHER_PASSWORD, PASSWORD]) {
      const password = newPassword === PASSWORD ? OTHER_PASSWORD : PASSWORD;
      expect((await marek.put('user/password', { password, newPassword })).status).toBe(200);
    }
  });

  test('a host gets the mail about a change even after strangers have used up the mails of the day', async () => {
    const { newHost, browser, mail, timers } = await startAccounts();
    const marek = await newHost(OLD);
    for (let minute = 0; minute < 40; minute++) {
      await browser(`198.51.100.${minute % 4}`).post('otp', { email: OLD });
      await timers.advance(MINUTE_MS);
    }
    // The mail of the sign-up counts too.
    await expect.poll(() => mail.rest().length).toBe(19);
    mail.rest().splice(0);
    expect((await marek.put('user/password', { password: PASSWORD, newPassword: OTHER_PASSWORD })).status).toBe(200);
    expect(await mail.next(OLD)).toContain('The password of your account was changed.');
  });
});
