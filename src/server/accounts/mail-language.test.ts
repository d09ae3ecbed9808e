import { expect, test } from 'vitest';
import { MINUTE_MS } from '../../domain/limits.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

const EMAIL = 'marek@example.org';
const inPolish = { 'accept-language': 'pl' };
const inArabic = { 'accept-language': 'ar' };
const inGerman = { 'accept-language': 'de' };

test('a page in Polish gets the mail with the code in Polish', async () => {
  const { newHost, browser, mail } = await startAccounts();
  await newHost(EMAIL);
  await browser().post('otp', { email: EMAIL }, inPolish);
  const sent = await mail.next(EMAIL);
  expect(sent).toContain('Subject: Twój kod · Clink');
  expect(sent).toMatch(/^\d{6}$/m);
  expect(sent).toMatch(/Jest ważny przez 10\sminut i działa tylko raz\. Jeśli to nie ty, zignoruj tę wiadomość\./);
  expect(sent).toContain('<div lang="pl" dir="ltr">');
});

test('the Arabic mail for a new password is written from right to left, and its link is unchanged', async () => {
  const { newHost, browser, mail } = await startAccounts();
  await newHost(EMAIL);
  await browser().post('recover', { email: EMAIL }, inArabic);
  const sent = await mail.next(EMAIL);
  expect(sent).toContain('Subject: كلمة مرور جديدة · Clink');
  expect(sent).toMatch(/^يبقى الرابط صالحًا لمدة 15\sدقيقة، ويعمل مرة واحدة\./m);
  expect(sent).toContain('<div lang="ar" dir="rtl">');
  expect(sent).toMatch(/^https:\/\/clink\.example\/\?host&recover=[\w-]+$/m);
});

test('each mail is in the language of the call that sends it', async () => {
  const { browser, mail } = await startAccounts();
  const at = browser();
  await at.post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD }, inGerman);
  const confirmation = await mail.next(EMAIL);
  expect(confirmation).toContain('Subject: Bestätige deine Adresse · Clink');
  await at.post('resend', { email: EMAIL }, inPolish);
  const [, token] = /&confirm=([\w-]+)/.exec(await mail.next(EMAIL)) ?? [];
  await at.post('verify', { token });
  await at.post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD }, { 'accept-language': 'fr' });
  expect(await mail.next(EMAIL)).toContain('Subject: Tu as déjà un compte · Clink');
  await at.call('PUT', 'user/email', { email: 'marek@example.com', password: PASSWORD }, inArabic);
  const [, change] = /&confirm=([\w-]+)/.exec(await mail.next('marek@example.com')) ?? [];
  await at.post('verify', { token: change }, { 'accept-language': 'nl' });
  expect(await mail.next(EMAIL)).toContain('Subject: Je account heeft een ander adres · Clink');
  const newPassword = { password: PASSWORD, newPassword: 'another three words' };
  await at.call('PUT', 'user/password', newPassword, { 'accept-language': 'es' });
  expect(await mail.next('marek@example.com')).toContain('Subject: Tu contraseña ha cambiado · Clink');
});

test('an invitation is in the language of the inviting host', async () => {
  const { newHost, mail } = await startAccounts({}, { celebrations: [] });
  const at = await newHost(EMAIL);
  const celebration = { names: 'Łucja & Søren', date: '2026-06-20', timeZone: 'Europe/Warsaw', language: 'pl' };
  const { body } = await at.post('/api/host/celebrations', celebration);
  await at.post(`/api/host/celebrations/${body.id}/invitations`, { email: 'ana@example.org' }, inArabic);
  const sent = await mail.next('ana@example.org');
  expect(sent).toContain('<bdi>Marek</bdi>');
  expect(sent).toContain('<bdi>Łucja &amp; Søren</bdi>');
  expect(sent).toContain('\u2068Marek\u2069');
});

test('a mail that the mail server refuses temporarily is sent again in the same language', async () => {
  let refuses = false;
  const { newHost, browser, mail, timers } = await startAccounts({}, {}, () => refuses);
  await newHost(EMAIL);
  refuses = true;
  await browser().post('otp', { email: EMAIL }, inPolish);
  await expect.poll(() => mail.refusals()).toBe(1);
  refuses = false;
  await expect
    .poll(async () => {
      await timers.advance(MINUTE_MS);
      return mail.rest().length;
    })
    .toBe(1);
  expect(await mail.next(EMAIL)).toContain('Subject: Twój kod · Clink');
});

test.each([
  ['of nobody', undefined],
  ['that Clink does not speak', 'fi-FI, xx;q=0.9'],
  ['after 10,000 others', `${'fi,'.repeat(10_000)}pl`],
  ['that is no list', ';;q=,,=;"'],
])('without a language, or with one %s, a mail is in English', async (_, accepted) => {
  const { newHost, browser, mail } = await startAccounts();
  await newHost(EMAIL);
  await browser().post('otp', { email: EMAIL }, accepted === undefined ? {} : { 'accept-language': accepted });
  expect(await mail.next(EMAIL)).toContain('Subject: Your code · Clink');
});
