import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../domain/limits.ts';
import { PASSWORD, startAccounts } from '../../testing/accounts.fixture.ts';
import { PATIENT_HASH } from '../passwords/cheap-hash.fixture.ts';

const EMAIL = 'marek@example.org';
const WRONG = { email: EMAIL, password: 'not the right one' };
const RIGHT = { email: EMAIL, password: PASSWORD };

describe('after ten wrong passwords', () => {
  test('after ten wrong passwords, the password is locked for 15 minutes at that address, but a mailed code still works there', async () => {
    const { newHost, browser, mail, timers } = await startAccounts();
    await newHost(EMAIL);
    const answers = await Promise.all(Array.from({ length: 15 }, () => browser('198.51.100.7').post('token', WRONG)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(10);
    expect(codes.filter((code) => code === 'password-rests')).toHaveLength(5);
    const marek = browser('198.51.100.7');
    const resting = await marek.post('token', RIGHT);
    expect([resting.status, resting.body.code]).toEqual([429, 'password-rests']);
    expect(Number(resting.headers.get('retry-after'))).toBe(15 * 60);
    await marek.post('otp', { email: EMAIL });
    expect((await marek.post('token', { email: EMAIL, code: await mail.code(EMAIL) })).status).toBe(200);
    await timers.advance(15 * MINUTE_MS);
    expect((await browser('198.51.100.7').post('token', RIGHT)).status).toBe(200);
  });

  test('after ten wrong passwords from each of four addresses, the password is locked everywhere except in a browser where the host has signed in', async () => {
    const { newHost, browser, timers } = await startAccounts();
    const marek = await newHost(EMAIL);
    const guess = async (at: number) => (await browser(`198.51.100.${at}`).post('token', WRONG)).body.code;
    for (let count = 0; count < 40; count++) expect(await guess(count % 4)).toBe('wrong-credentials');
    expect([await guess(9), (await browser().post('token', RIGHT)).body.code]).toEqual(Array(2).fill('password-rests'));
    expect((await marek.post('token', RIGHT)).status).toBe(200);
    await timers.advance(5 * MINUTE_MS);
    expect((await browser().post('token', RIGHT)).status).toBe(200);
  });

  test('after ten wrong passwords, an e-mail without an account gets the same answer as one with an account', async () => {
    const { browser } = await startAccounts();
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt++) codes.push((await browser().post('token', WRONG)).body.code);
    expect(codes).toEqual([...Array(10).fill('wrong-credentials'), 'password-rests']);
  });

  test('a right password resets the count of wrong passwords', async () => {
    const { newHost, browser } = await startAccounts();
    await newHost(EMAIL);
    const statuses = [];
    for (const body of [...Array(9).fill(WRONG), RIGHT, ...Array(9).fill(WRONG), RIGHT]) {
      statuses.push((await browser().post('token', body)).status);
    }
    expect(statuses).toEqual([...Array(9).fill(401), 200, ...Array(9).fill(401), 200]);
  });
});

test('an attempt that is refused because too many sign-ins wait does not change the count of wrong passwords', async () => {
  const { newHost, browser } = await startAccounts({}, { passwordHash: PATIENT_HASH });
  await newHost(EMAIL);
  const guess = async (email = EMAIL) =>
    (await browser('198.51.100.7').post('token', { ...WRONG, email })).body.code as string;
  for (let wrong = 0; wrong < 9; wrong++) await guess();
  const rush = Array.from({ length: 25 }, (_, count) => guess(`host${count}@example.org`));
  expect(await guess()).toBe('unavailable');
  await Promise.all(rush);
  expect([await guess(), await guess()]).toEqual(['wrong-credentials', 'password-rests']);
});

test('a password that cannot be compared during an outage does not count as wrong', async () => {
  const { newHost, browser, sql } = await startAccounts();
  const marek = await newHost(EMAIL);
  await sql('ALTER TABLE host_credentials RENAME TO credentials_elsewhere');
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    statuses.push((await browser().post('token', RIGHT)).status, (await marek.post('factors', RIGHT)).status);
  }
  expect(statuses).toEqual(Array(22).fill(503));
  await sql('ALTER TABLE credentials_elsewhere RENAME TO host_credentials');
  expect((await browser().post('token', RIGHT)).status).toBe(200);
  expect((await marek.post('factors', { password: PASSWORD })).status).toBe(200);
});

test('an address that tries many accounts is limited, whatever headers it forges, and no other address is limited', async () => {
  const { browser } = await startAccounts();
  const tries = Array.from({ length: 70 }, async (_, count) => {
    const claimed = { 'x-forwarded-for': `10.0.0.${count}`, 'x-real-ip': `10.0.0.${count}`, 'x-client-ip': '::1' };
    const body = { email: `host${count}@example.org`, code: '000000' };
    return (await browser('198.51.100.7').post('token', body, claimed)).status;
  });
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await browser('198.51.100.8').post('token', { email: EMAIL, code: '000000' })).status).toBe(401);
});

test('after strangers have entered 20 wrong codes, only the browser that requested the code is let in, and other e-mails are not limited', async () => {
  const { newHost, browser, mail, timers } = await startAccounts();
  await newHost(EMAIL);
  const guess = (at: number, email = EMAIL) => browser(`198.51.100.${at}`).post('token', { email, code: '000000' });
  const guesses = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, at) => guess(at, EMAIL.toUpperCase())));
    return answers.map(({ status }) => status);
  };
  expect(await guesses(20)).toEqual(Array(20).fill(401));
  const marek = browser();
  const newCode = async () => {
    await marek.post('otp', { email: EMAIL });
    return { email: EMAIL, code: await mail.code(EMAIL) };
  };
  const right = await newCode();
  const refused = await browser().post('token', right);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'too-many', '900']);
  expect(await guesses(5)).toEqual(Array(5).fill(429));
  expect((await marek.post('token', right)).status).toBe(200);
  expect((await guess(1, 'sofie@example.org')).status).toBe(401);
  const next = await newCode();
  await timers.advance(15 * MINUTE_MS);
  expect((await browser().post('token', next)).status).toBe(200);
  // The right code has reset the count.
  expect(await guesses(21)).toEqual([...Array(20).fill(401), 429]);
});

test('a browser that requested a code for one e-mail has no extra attempts for another e-mail', async () => {
  const { newHost, browser } = await startAccounts();
  await newHost(EMAIL);
  const eve = browser('198.51.100.7');
  await eve.post('otp', { email: 'eve@example.org' });
  const attempt = () => eve.post('token', { email: EMAIL, code: '000000' });
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await attempt()).status);
  expect(statuses).toEqual([...Array(5).fill(401), 429]);
});

test('a flood of strangers does not lock out a signed-in host or somebody with a mailed link', async () => {
  const { newHost, browser, mail } = await startAccounts({}, { passwordHash: PATIENT_HASH });
  const [marek, sofie] = [await newHost(EMAIL), browser()];
  await newHost('sofie@example.org');
  await sofie.post('recover', { email: 'sofie@example.org' });
  const token = await mail.token('sofie@example.org');
  const state = { isOver: false, tries: 0, refused: 0 };
  const strangers = Array.from({ length: 30 }, async () => {
    while (!state.isOver) {
      const at = state.tries++;
      const { status } = await browser(`10.0.${at >> 8}.${at & 255}`).post('token', {
        ...WRONG,
        email: `host${at}@example.org`,
      });
      if (status === 503) state.refused++;
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  await expect.poll(() => state.refused).toBeGreaterThan(0);
  const statuses = [
    (await marek.post('factors', { password: PASSWORD })).status,
    (await marek.put('user/password', { password: PASSWORD, newPassword: 'three other words' })).status,
    (await sofie.post('password', { token, password: 'three other words' })).status,
  ];
  state.isOver = true;
  expect(statuses).toEqual([200, 200, 200]);
  await Promise.all(strangers);
});

test('a stranger who guesses the password does not restrict a signed-in host', async () => {
  const { newHost, browser } = await startAccounts();
  const marek = await newHost(EMAIL);
  for (let count = 0; count < 10; count++) await browser().post('token', WRONG);
  expect((await browser().post('token', RIGHT)).body.code).toBe('password-rests');
  expect((await marek.post('factors', { password: PASSWORD })).status).toBe(200);
  const newPassword = 'three other words';
  expect((await marek.put('user/password', { password: PASSWORD, newPassword })).status).toBe(200);
  for (let count = 0; count < 10; count++) await marek.delete('user', { password: 'not the right one' });
  expect((await marek.delete('user', { password: newPassword })).body.code).toBe('password-rests');
});

test('the passwords of a flood are hashed one by one, and most of them are refused', async () => {
  const { browser } = await startAccounts({}, { passwordHash: PATIENT_HASH });
  const tries = Array.from({ length: 60 }, (_, count) =>
    browser('198.51.100.7').post('token', { ...WRONG, email: `host${count}@example.org` }),
  );
  const answers = await Promise.all(tries);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(20);
});

test('most calls of a flood are refused before an account is looked up', async () => {
  const { browser, newHost, sql } = await startAccounts({}, { passwordHash: PATIENT_HASH });
  await newHost(EMAIL);
  const tries = Array.from({ length: 21 }, (_, count) =>
    browser('198.51.100.7').post('token', { ...WRONG, email: `host${count}@example.org` }),
  );
  await sql('ALTER TABLE hosts RENAME TO hosts_elsewhere');
  const refused = [
    await browser().post('token', WRONG),
    await browser().post('signup', { name: 'Somebody', email: 'somebody@example.org', password: PASSWORD }),
  ];
  expect(refused.map(({ body }) => body.detail)).toEqual(Array(2).fill('Too many hosts sign in at once.'));
  await sql('ALTER TABLE hosts_elsewhere RENAME TO hosts');
  await Promise.all(tries);
  expect((await browser().post('token', WRONG)).status).toBe(401);
});
