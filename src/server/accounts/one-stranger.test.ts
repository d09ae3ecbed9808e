import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

const EMAIL = 'marek@example.org';
const NEW_PASSWORD = 'another three words';
const STRANGER = '198.51.100.7';
const HOME = '203.0.113.5';

/** A host, and a stranger who knows the host's e-mail and makes calls without a pause for twenty minutes. */
async function startBesieged() {
  const world = await startAccounts();
  const { mail, browser, timers } = world;
  const marek = await world.newHost(EMAIL, HOME);
  await marek.post('logout');
  const calls = [
    ['token', { password: 'not the right one' }],
    ['token', { code: '000000' }],
    ['otp', {}],
    ['recover', {}],
  ] as const;
  const besiege = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      for (const [path, body] of calls) await browser(STRANGER).post(path, { ...body, email: EMAIL });
      await timers.advance(MINUTE_MS);
    }
  };
  await besiege(20);
  // Half of the mails that the e-mail may get in a day.
  await expect.poll(() => mail.rest().length).toBe(10 + 5);
  const ask = async (at: typeof marek, path: 'otp' | 'recover', wanted: RegExp) => {
    const before = mail.rest().length;
    expect((await at.post(path, { email: EMAIL })).status).toBe(202);
    await expect.poll(() => mail.rest().length).toBe(before + 1);
    await besiege(1);
    return last(mail.rest(), wanted);
  };
  return { ...world, marek, ask };
}

/** The last code or link in the mailbox, whoever has requested it. */
const last = (mails: readonly { readonly text: string }[], wanted: RegExp) =>
  mails.flatMap(({ text }) => wanted.exec(text)?.[1] ?? []).at(-1) ?? '';
const CODE = /^(\d{6})$/m;
const LINK = /&recover=([\w-]+)/;

describe('a stranger who makes calls about an e-mail without a pause', () => {
  test.each(['at home, in a new browser', 'beside the stranger, where the host has signed in before'])(
    'after a stranger’s flood of calls about an e-mail, its host signs in by password, code and link %s',
    async (where) => {
      const { browser, marek, ask } = await startBesieged();
      const newBrowser = () => {
        const at = browser(where.startsWith('at home') ? HOME : STRANGER);
        if (!where.startsWith('at home')) for (const [name, value] of marek.jar) at.jar.set(name, value);
        return at;
      };
      const [byCode, byLink] = [newBrowser(), newBrowser()];
      expect((await newBrowser().post('token', { email: EMAIL, password: PASSWORD })).status).toBe(200);
      const code = await ask(byCode, 'otp', CODE);
      expect((await byCode.post('token', { email: EMAIL, code })).status).toBe(200);
      const token = await ask(byLink, 'recover', LINK);
      expect((await byLink.post('password', { token, password: NEW_PASSWORD })).status).toBe(200);
    },
  );
});

test('when the mails of a day are used up, the answer is the same, and the last code and link still work', async () => {
  const { newHost, browser, mail } = await startAccounts();
  await newHost(EMAIL, HOME);
  const askFromEverywhere = async () => {
    const strangers = Array.from({ length: 12 }, (_, at) => browser(`198.51.100.${at}`));
    const calls = strangers.flatMap((at) => ['otp', 'recover', 'otp', 'recover'].map((call) => [at, call] as const));
    for (const [at, call] of calls) expect((await at.post(call, { email: EMAIL })).status).toBe(202);
  };
  await askFromEverywhere();
  // 20 mails and 10 links for a new password. The mail of the sign-up was one of them.
  await expect.poll(() => mail.rest().length).toBe(29);
  const marek = browser(HOME);
  for (const call of ['otp', 'recover']) {
    const { status, body } = await marek.post(call, { email: EMAIL });
    expect([status, body]).toEqual([202, {}]);
  }
  await askFromEverywhere();
  expect(mail.rest()).toHaveLength(29);
  const [code, token] = [last(mail.rest(), CODE), last(mail.rest(), LINK)];
  const wrong = code === '111111' ? '222222' : '111111';
  expect((await marek.post('token', { email: EMAIL, code: wrong })).body.code).toBe('wrong-code');
  expect((await marek.post('token', { email: EMAIL, code })).status).toBe(200);
  expect((await browser(HOME).post('password', { token, password: NEW_PASSWORD })).status).toBe(200);
});

test('a browser for which no code was mailed gets no separate attempts', async () => {
  const { newHost, browser } = await startAccounts();
  await newHost(EMAIL, HOME);
  const codes: string[] = [];
  for (let ask = 0; ask < 12; ask++) {
    const at = browser(STRANGER);
    await at.post('otp', { email: EMAIL });
    for (let attempt = 0; attempt < 3; attempt++)
      codes.push((await at.post('token', { email: EMAIL, code: '000000' })).body.code);
  }
  // The browser had three attempts for each of five mailed codes. Then the address had five more attempts.
  expect(codes.filter((code) => code === 'wrong-code')).toHaveLength(5 * 3 + 5);
});

test('calls about an e-mail without an account get the same answers and the same limits', async () => {
  const { newHost, browser } = await startAccounts();
  await newHost(EMAIL, HOME);
  const answers = await Promise.all(
    [EMAIL, 'nobody@example.org'].map(async (email) => {
      const said: unknown[] = [];
      for (let round = 0; round < 6; round++) {
        const at = browser(STRANGER);
        for (const [path, body] of [
          ['otp', {}],
          ['recover', {}],
          ['token', { password: 'not the right one' }],
          ['token', { code: '000000' }],
        ] as const) {
          const { status, body: answer } = await at.post(path, { ...body, email });
          said.push([status, answer.code, [...at.jar.keys()]]);
        }
      }
      return said;
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});
