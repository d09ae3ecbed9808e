import { expect, test } from 'vitest';
import { PASSWORD, PUBLIC_URL } from '../testing/accounts.fixture.ts';
import { newAuthenticator } from './authenticator.fixture.ts';
import { MAREK, startWithHouse } from './house.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

const EMAIL = 'marek@example.org';

/** Marek is signed in on a phone and a laptop, and has every way into his account. */
async function startWithEveryWay() {
  const world = await startWithHouse({ marek: MAREK, other: { email: 'x@example.org', email_verified: true } });
  const phone = await world.newHost(EMAIL);
  const addPasskey = async () => {
    const options = await phone.post('passkeys/options');
    const answer = newAuthenticator(PUBLIC_URL.origin).make(options.body);
    return phone.post('passkeys', { name: 'My phone', answer });
  };
  const secondStepOn = async () => {
    const { secret } = (await phone.post('factors', { password: PASSWORD })).body;
    return phone.post('factors/verify', { code: sixDigits(secret) });
  };
  const connect = () => world.comeFromHouse(phone, 'marek');
  return { ...world, phone, addPasskey, secondStepOn, connect };
}
type World = Awaited<ReturnType<typeof startWithEveryWay>>;
type Way = (world: World) => Promise<unknown>;

const NOTHING: Way = async () => {};

test.each<[what: string, before: Way, change: Way, said: string, endsOthers: boolean]>([
  ['a passkey is added', NOTHING, ({ addPasskey }) => addPasskey(), 'A passkey was added', false],
  [
    'a passkey is removed',
    ({ addPasskey }) => addPasskey(),
    async ({ phone }) => {
      const [{ id }] = (await phone.get('passkeys')).body.passkeys;
      expect((await phone.delete(`passkeys/${id}`, {})).status).toBe(204);
    },
    'A passkey was removed',
    true,
  ],
  ['the house is connected', NOTHING, ({ connect }) => connect(), 'Another account is now connected to yours', false],
  [
    'the house is disconnected',
    ({ connect }) => connect(),
    async ({ phone }) => expect((await phone.delete('house', {})).status).toBe(200),
    'The other account is no longer connected to yours',
    true,
  ],
  ['the second step is turned on', NOTHING, ({ secondStepOn }) => secondStepOn(), 'was turned on', false],
  [
    'the second step is turned off',
    ({ secondStepOn }) => secondStepOn(),
    ({ phone }) => phone.delete('factors', { password: PASSWORD }),
    'was turned off',
    false,
  ],
  [
    'new recovery codes are made',
    ({ secondStepOn }) => secondStepOn(),
    ({ phone }) => phone.post('factors/recovery-codes', { password: PASSWORD }),
    'New recovery codes were made',
    false,
  ],
  [
    'the password is changed',
    NOTHING,
    ({ phone }) => phone.put('user/password', { password: PASSWORD, newPassword: 'another three words' }),
    'The password of your account was changed',
    true,
  ],
])('when %s, the host is told by mail', async (_, before, change, said, endsOthers) => {
  const world = await startWithEveryWay();
  const laptop = world.browser();
  await laptop.post('token', { email: EMAIL, password: PASSWORD });
  await before(world);
  await change(world);
  expect(await world.mail.next(EMAIL, new RegExp(said))).toContain('If that was not you,');
  expect([(await world.phone.get('user')).status, (await laptop.get('user')).status]).toEqual([
    200,
    endsOthers ? 401 : 200,
  ]);
});

test('a host gets a mail about a new connection to the house, but not about a new account or another sign-in', async () => {
  const { browser, comeFromHouse, mail, connect } = await startWithEveryWay();
  await connect();
  await expect.poll(() => mail.rest().length).toBe(1);
  await connect();
  await comeFromHouse(browser(), 'marek');
  await comeFromHouse(browser(), 'other');
  await browser().post('otp', { email: EMAIL });
  await expect.poll(() => mail.rest().length).toBe(2);
  expect(mail.rest().map(({ text }) => /is now connected to yours/.test(text))).toEqual([true, false]);
});

test.each([
  ['a passkey', ({ addPasskey }: World) => addPasskey(), true],
  ['an account of the house', ({ connect }: World) => connect(), true],
  ['nothing else', NOTHING, false],
])('after a new password the mail says whether %s still opens the account', async (_, before, isSaid) => {
  const world = await startWithEveryWay();
  await before(world);
  const at = world.browser();
  await at.post('recover', { email: EMAIL });
  const chosen = { token: await world.mail.token(EMAIL), password: 'another three words' };
  expect((await at.post('password', chosen)).status).toBe(200);
  const text = await world.mail.next(EMAIL, /The password of your account was changed\./);
  expect(text.includes('still open your account')).toBe(isSaid);
});
