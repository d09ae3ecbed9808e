import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

const EMAIL = 'marek@example.org';

/** A host with a second step, and all credentials of the account. */
async function startWithSecondStep() {
  const world = await startAccounts();
  const marek = await world.newHost(EMAIL);
  const { secret, recoveryCodes, uri } = (await marek.post('factors', { password: PASSWORD })).body;
  const confirmed = await marek.post('factors/verify', { code: sixDigits(secret) });
  return { ...world, marek, secret: secret as string, recoveryCodes: recoveryCodes as string[], uri, confirmed };
}

describe('the second step', () => {
  test('the second step is switched on by the right six digits, and required at the next sign-in [SPEC-7.16]', async () => {
    const { newHost, browser } = await startAccounts();
    const marek = await newHost(EMAIL);
    expect((await marek.post('factors', { password: 'not the right one' })).body.code).toBe('wrong-password');
    const { uri, secret, recoveryCodes } = (await marek.post('factors', { password: PASSWORD })).body;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Clink/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await marek.post('factors/verify', { code: '000000' })).body.code).toBe('wrong-code');
    expect((await marek.get('factors')).body).toEqual({ hasSecondStep: false, recoveryCodesLeft: 0 });
    expect((await browser().post('token', { email: EMAIL, password: PASSWORD })).body.user).toBeDefined();
    expect((await marek.post('factors/verify', { code: sixDigits(secret) })).body.user.hasSecondStep).toBe(true);
    expect((await marek.get('factors')).body).toEqual({ hasSecondStep: true, recoveryCodesLeft: 10 });

    const laptop = browser();
    expect((await laptop.post('token', { email: EMAIL, password: PASSWORD })).body).toEqual({ next: 'second-step' });
    expect((await laptop.get('user')).status).toBe(401);
    expect((await laptop.post('factors/verify', { code: '000000' })).body.code).toBe('wrong-code');
    expect((await laptop.get('user')).status).toBe(401);
    expect((await laptop.post('factors/verify', { code: sixDigits(secret, 1) })).status).toBe(200);
    expect((await laptop.get('user')).status).toBe(200);
  });

  test('the second step is also required after a mailed code and after a new password [SPEC-7.16] [ASVS-6.4.1]', async () => {
    const { browser, mail, identify } = await startWithSecondStep();
    const stranger = browser();
    await stranger.post('otp', { email: EMAIL });
    const code = await mail.code(EMAIL);
    expect((await stranger.post('token', { email: EMAIL, code })).body).toEqual({ next: 'second-step' });
    expect(await identify(stranger.asRequest())).toBeNull();
    await stranger.post('recover', { email: EMAIL });
    const reset = { token: await mail.token(EMAIL), password: 'another three words' };
    expect((await stranger.post('password', reset)).body).toEqual({ next: 'second-step' });
    expect((await stranger.get('user')).status).toBe(401);
    expect(await identify(stranger.asRequest())).toBeNull();
  });

  test('a link that confirms an address does not skip the second step', async () => {
    const { browser, mail, marek, sql } = await startWithSecondStep();
    await marek.put('user/email', { password: PASSWORD, email: 'new@example.org' });
    const token = await mail.token('new@example.org');
    const stranger = browser();
    expect((await stranger.post('verify', { token })).status).toBe(401);
    await sql("UPDATE hosts SET email = 'new@example.org', emailVerified = 0");
    const { body } = await stranger.post('verify', { token });
    const chosen = await stranger.post('password', { token: body.token, password: 'another three words' });
    expect(chosen.body).toEqual({ next: 'second-step' });
    expect((await stranger.get('user')).status).toBe(401);
  });

  test('the second step does not accept the same six digits twice [ASVS-6.5.1]', async () => {
    const { browser, secret } = await startWithSecondStep();
    const code = sixDigits(secret, 1);
    for (const expected of [200, 401]) {
      const laptop = browser();
      await laptop.post('token', { email: EMAIL, password: PASSWORD });
      expect((await laptop.post('factors/verify', { code })).status).toBe(expected);
    }
  });

  test('the second step is locked after ten wrong codes, whoever enters them [ASVS-6.6.3]', async () => {
    const { browser, secret } = await startWithSecondStep();
    const codes = [];
    for (let attempt = 0; attempt < 10; attempt += 4) {
      const stranger = browser();
      await stranger.post('token', { email: EMAIL, password: PASSWORD });
      for (let wrong = 0; wrong < 4; wrong++) {
        const guess = wrong % 2 === 0 ? { code: '000000' } : { recoveryCode: 'wrong-guess' };
        codes.push((await stranger.post('factors/verify', guess)).body.code);
      }
    }
    expect(codes).toEqual([...Array(10).fill('wrong-code'), 'too-many', 'too-many']);
    const laptop = browser();
    await laptop.post('token', { email: EMAIL, password: PASSWORD });
    expect((await laptop.post('factors/verify', { code: sixDigits(secret, 1) })).body.code).toBe('too-many');
  });
});

describe('a host who has lost the app', () => {
  test('a host without the app can enter each recovery code once, and can create new codes [SPEC-7.16]', async () => {
    const { browser, recoveryCodes } = await startWithSecondStep();
    const [recoveryCode] = recoveryCodes;
    const laptop = browser();
    await laptop.post('token', { email: EMAIL, password: PASSWORD });
    const { status, body } = await laptop.post('factors/verify', { recoveryCode });
    expect([status, body.recoveryCodesLeft]).toEqual([200, 9]);
    const stranger = browser();
    await stranger.post('token', { email: EMAIL, password: PASSWORD });
    expect((await stranger.post('factors/verify', { recoveryCode })).body.code).toBe('wrong-code');
    const fresh = (await laptop.post('factors/recovery-codes', { password: PASSWORD })).body.recoveryCodes;
    expect((await stranger.post('factors/verify', { recoveryCode: recoveryCodes[1] })).body.code).toBe('wrong-code');
    expect((await stranger.post('factors/verify', { recoveryCode: fresh[0] })).status).toBe(200);
  });

  test('a host without the app turns the second step off with the password', async () => {
    const { browser, marek } = await startWithSecondStep();
    expect((await marek.delete('factors', { password: 'not the right one' })).body.code).toBe('wrong-password');
    expect((await marek.delete('factors', { password: PASSWORD })).status).toBe(204);
    expect((await browser().post('token', { email: EMAIL, password: PASSWORD })).body.user.hasSecondStep).toBe(false);
    expect((await marek.get('user')).status).toBe(200);
  });
});

/** A signed-in laptop that is trusted, so it no longer needs the six digits. */
async function startWithTrustedLaptop() {
  const world = await startWithSecondStep();
  const laptop = world.browser();
  const signIn = async (password = PASSWORD) => (await laptop.post('token', { email: EMAIL, password })).body;
  await signIn();
  await laptop.post('factors/verify', { code: sixDigits(world.secret, 1), trust: true });
  return { ...world, laptop, signIn };
}
type TrustedLaptop = Awaited<ReturnType<typeof startWithTrustedLaptop>>;

test('a trusted device skips the second step for 30 days', async () => {
  const { laptop, signIn, sql } = await startWithTrustedLaptop();
  await laptop.post('logout');
  expect((await signIn()).user).toBeDefined();
  const [trust] = (await sql('SELECT expiresAt FROM host_verifications WHERE value = (SELECT id FROM hosts)')) as [
    { expiresAt: string },
  ];
  expect((Date.parse(trust.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
});

const NEW_PASSWORD = 'another three words';
test.each<[string, (world: TrustedLaptop) => Promise<string>]>([
  [
    'the host signed out everywhere',
    async ({ marek }) => {
      await marek.post('logout', { everywhere: true });
      return PASSWORD;
    },
  ],
  [
    'its session was ended',
    async ({ marek }) => {
      const { sessions } = (await marek.get('user/sessions')).body;
      const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
      expect((await marek.delete(`user/sessions/${id}`)).status).toBe(204);
      return PASSWORD;
    },
  ],
  [
    'the password was changed',
    async ({ marek }) => {
      const change = { password: PASSWORD, newPassword: NEW_PASSWORD };
      expect((await marek.put('user/password', change)).status).toBe(200);
      return NEW_PASSWORD;
    },
  ],
  [
    'a mailed link gave the account a new password',
    async ({ marek, mail }) => {
      await marek.post('recover', { email: EMAIL });
      await marek.post('password', { token: await mail.token(EMAIL), password: NEW_PASSWORD });
      return NEW_PASSWORD;
    },
  ],
  [
    'the second step was turned off and on again',
    async ({ marek }) => {
      await marek.delete('factors', { password: PASSWORD });
      const { secret } = (await marek.post('factors', { password: PASSWORD })).body;
      expect((await marek.post('factors/verify', { code: sixDigits(secret) })).status).toBe(200);
      return PASSWORD;
    },
  ],
])('the second step is required again after %s', async (_, change) => {
  const world = await startWithTrustedLaptop();
  const password = await change(world);
  await world.laptop.post('logout');
  expect(await world.signIn(password)).toEqual({ next: 'second-step' });
});

test('of two simultaneous sign-ins with the same recovery code, one succeeds, and the other is told that the code is wrong', async () => {
  const { browser, recoveryCodes } = await startWithSecondStep();
  const both = [browser(), browser()];
  for (const at of both) await at.post('token', { email: EMAIL, password: PASSWORD });
  const body = { recoveryCode: recoveryCodes[0] };
  const answers = await Promise.all(both.map((at) => at.post('factors/verify', body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('before the second step is on, a recovery code does not confirm it', async () => {
  const { newHost } = await startAccounts();
  const marek = await newHost(EMAIL);
  const { recoveryCodes } = (await marek.post('factors', { password: PASSWORD })).body;
  expect((await marek.post('factors/verify', { recoveryCode: recoveryCodes[0] })).status).toBe(422);
  expect((await marek.get('factors')).body.hasSecondStep).toBe(false);
});
