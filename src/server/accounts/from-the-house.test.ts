import { describe, expect, test } from 'vitest';
import { FRESH_FOR_MS } from '../../domain/accounts/account-limits.ts';
import { PASSWORD } from '../testing/accounts.fixture.ts';
import { MAREK, startWithHouse } from './house.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

describe('an account that was created by the house', () => {
  async function startFromHouse() {
    const world = await startWithHouse({ marek: MAREK, lena: { email: 'lena@example.org', email_verified: true } });
    const at = world.browser();
    await world.comeFromHouse(at, 'marek');
    const age = () =>
      world.sql('UPDATE host_sessions SET createdAt = ?', new Date(Date.now() - FRESH_FOR_MS - 1_000).toISOString());
    return { ...world, at, age };
  }

  test('a host from the house has no password, and needs none to change the address', async () => {
    const { at, mail } = await startFromHouse();
    expect((await at.get('user')).body.user).toMatchObject({ hasPassword: false, isConnected: true });
    expect((await at.put('user/email', { email: 'new@example.org' })).status).toBe(202);
    await at.post('verify', { token: await mail.token('new@example.org') });
    expect((await at.get('user')).body.user.email).toBe('new@example.org');
  });

  test('a host from the house turns the second step on and off without a password, and gets new recovery codes', async () => {
    const { at } = await startFromHouse();
    const { status, body } = await at.post('factors', {});
    expect(status).toBe(200);
    expect((await at.post('factors/verify', { code: sixDigits(body.secret) })).status).toBe(200);
    expect((await at.post('factors/recovery-codes', {})).body.recoveryCodes).toHaveLength(10);
    expect((await at.delete('factors', {})).status).toBe(204);
    expect((await at.get('factors')).body.hasSecondStep).toBe(false);
  });

  test('a host from the house can delete the account, but not with an old session', async () => {
    const { at, age, browser, comeFromHouse, sql } = await startFromHouse();
    await age();
    const calls = [
      () => at.delete('user', {}),
      () => at.delete('user', { password: PASSWORD }),
      () => at.put('user/email', { email: 'new@example.org' }),
      () => at.post('factors', {}),
      () => at.delete('house', {}),
    ];
    for (const call of calls) expect((await call()).body).toMatchObject({ code: 'sign-in-again' });
    const again = browser();
    await comeFromHouse(again, 'marek');
    expect((await again.delete('user', {})).status).toBe(204);
    expect(await sql('SELECT * FROM hosts')).toEqual([]);
  });

  test('a host from the house can choose a password by a mailed link, and must then confirm changes with this password', async () => {
    const { at, mail, browser } = await startFromHouse();
    await at.post('recover', { email: 'marek@example.org' });
    const chosen = await at.post('password', { token: await mail.token('marek@example.org'), password: PASSWORD });
    expect(chosen.body.user).toMatchObject({ hasPassword: true, isConnected: true });
    expect((await browser().post('token', { email: 'marek@example.org', password: PASSWORD })).status).toBe(200);
    expect((await at.delete('user', {})).body).toMatchObject({ code: 'invalid', field: 'password' });
    expect((await at.delete('user', { password: 'not the right one' })).body.code).toBe('wrong-password');
    expect((await at.delete('user', { password: PASSWORD })).status).toBe(204);
  });

  test('a host cannot disconnect the house while it is the only way into the account', async () => {
    const { at, browser, comeFromHouse } = await startFromHouse();
    expect(await at.delete('house', {})).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
    expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host');
  });
});

test('after a host disconnects the house, the account of the house opens nothing, and other sessions end', async () => {
  const { newHost, browser, comeFromHouse } = await startWithHouse({ marek: MAREK });
  const marek = await newHost('marek@example.org');
  expect((await marek.delete('house', {})).status).toBe(404);
  await comeFromHouse(marek, 'marek');
  expect((await marek.get('user')).body.user).toMatchObject({ hasPassword: true, isConnected: true });
  const stranger = browser();
  await comeFromHouse(stranger, 'marek');
  const { status, body } = await marek.delete('house', { password: PASSWORD });
  expect([status, body.user.isConnected]).toEqual([200, false]);
  expect((await stranger.get('user')).status).toBe(401);
  expect((await marek.get('user')).status).toBe(200);
  expect(await comeFromHouse(stranger, 'marek')).toBe('https://clink.example/?host&house=taken');
  expect((await browser().delete('house', {})).status).toBe(401);
});

test('HOST_SIGNUP also applies to hosts from the house', async () => {
  const off = await startWithHouse({ marek: MAREK }, 'off');
  expect(await off.comeFromHouse(off.browser(), 'marek')).toBe('https://clink.example/?host&house=signup-off');
  const invited = await startWithHouse(
    { marek: MAREK, ines: { email: 'ines@example.org', email_verified: true } },
    'invitation',
  );
  expect(await invited.comeFromHouse(invited.browser(), 'marek')).toBe('https://clink.example/?host&house=not-invited');
  await invited.sql(
    'INSERT INTO host_invitations (token_hash, email, created_at, expires_at) VALUES (?, ?, ?, ?)',
    ...['x', 'ines@example.org', Date.now(), Date.now() + 60_000],
  );
  expect(await invited.comeFromHouse(invited.browser(), 'ines')).toBe('https://clink.example/?host');
  expect(await invited.sql('SELECT email FROM hosts')).toEqual([{ email: 'ines@example.org' }]);
});

test('a sign-in at the house skips Clink’s own second step, and a banned host cannot sign in', async () => {
  const { newHost, browser, comeFromHouse, sql } = await startWithHouse({ marek: MAREK });
  const marek = await newHost();
  await comeFromHouse(marek, 'marek');
  const { secret } = (await marek.post('factors', { password: PASSWORD })).body;
  expect((await marek.post('factors/verify', { code: sixDigits(secret) })).status).toBe(200);
  const at = browser();
  expect(await comeFromHouse(at, 'marek')).toBe('https://clink.example/?host');
  expect((await at.get('user')).status).toBe(200);
  await sql('UPDATE hosts SET bannedAt = ?', new Date().toISOString());
  expect(await comeFromHouse(browser(), 'marek')).toBe('https://clink.example/?host&house=banned');
});
