import { describe, expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../../testing/accounts.fixture.ts';
import { isEasyToGuess } from './easy-passwords.ts';

const ABOUT = ['Marek Novak', 'marek.novak@example.org'];

describe('passwords that are easy to guess', () => {
  test.each([
    ...['password123', 'aaaaaaaaaa', 'Password123!', 'p4ssw0rd123', 'P@ssw0rd2026', '1234567890', '123456789012'],
    ...['qwertyuiop', 'QWERTZuiop1', '1q2w3e4r5t', 'abcdefghij', 'zyxwvutsrq', '0987654321', 'asdfghjkl123'],
    ...['abcabcabcabc', 'dragondragon', 'Sunshine2026', '!!butterfly!!', 'iloveyou12', 'letmein12345', '20.06.2026'],
    ...['mareknovak', 'Novak123456', 'marek12345', 'clinkclink', 'Clink123456', '1qaz2wsx3edc', 'welcome2026!!'],
    ...['password1password1', 'Dragon-Dragon', 'sunshine 2026 sunshine', 'Marek1marek1', 'p4ssw0rd p4ssw0rd'],
  ])('an easy password is refused: %s', (password) => {
    expect(isEasyToGuess(password, ABOUT)).toBe(true);
  });
});

test.each([
  ...[PASSWORD, 'three other words', 'correct horse battery', 'correcthorse', 'dances with llamas', 'Zoë mag Spätzle'],
  ...['x7!kPq2#Lw', 'grandma bakes pies', 'password manager 4 me', 'Ελένη και Νίκος', '8417302958316472'],
])('a password that is hard to guess is accepted: %s', (password) => {
  expect(isEasyToGuess(password, ABOUT)).toBe(false);
});

test('a password that is easy to guess is refused wherever it is chosen, and the attempt uses up no link [ASVS-6.2.4]', async () => {
  const { browser, mail, newHost } = await startAccounts();
  const somebody = { name: 'Lena', email: 'lena@example.org' };
  const refused = await browser().post('signup', { ...somebody, password: 'password123' });
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'invalid', field: 'password' }]);

  const marek = await newHost();
  const change = { password: PASSWORD, newPassword: 'aaaaaaaaaa' };
  expect((await marek.put('user/password', change)).body).toMatchObject({ code: 'invalid', field: 'newPassword' });

  await browser().post('recover', { email: 'marek@example.org' });
  const token = await mail.token('marek@example.org');
  const weak = await browser().post('password', { token, password: 'qwertyuiop' });
  expect([weak.status, weak.body]).toMatchObject([422, { code: 'invalid', field: 'password' }]);
  expect((await browser().post('password', { token, password: 'three words I like' })).status).toBe(200);
});
