import { pino } from 'pino';
import { expect, test } from 'vitest';
import { PASSWORD, startAccounts } from './accounts.fixture.ts';

const EMAIL = 'marek@example.org';

test('while the mail server cannot be reached, the host is told, whether or not there is an account', async () => {
  const { newHost, browser, mail, timers } = await startAccounts();
  await newHost(EMAIL);
  await mail.close();
  await timers.advance(60_000);
  const answers = [];
  for (const email of [EMAIL, 'nobody@example.org']) {
    const { status, body, headers } = await browser().post('recover', { email });
    answers.push([status, body, headers.get('retry-after')]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toEqual([
    503,
    expect.objectContaining({ code: 'unavailable', detail: 'Mail cannot be sent at the moment.' }),
    '30',
  ]);
  expect((await browser().post('token', { email: EMAIL, password: PASSWORD })).status).toBe(200);
});

test('a mail that was refused is sent again', async () => {
  let refusals = 2;
  const { browser, mail, timers } = await startAccounts({}, {}, () => refusals-- > 0);
  await browser().post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
  while (mail.rest().length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await timers.advance(30_000);
  }
  expect(refusals).toBe(-1);
  expect(await mail.token(EMAIL)).not.toBe('');
});

test('without a mail server, links and codes are in the log, and the page can know', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { browser } = await startAccounts({ smtpUrl: null }, { log });
  const marek = browser();
  expect((await marek.get('settings')).body).toEqual({ signup: 'open', mail: false });
  await marek.post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
  const link = lines.flatMap((line) => JSON.parse(line).essence ?? [])[0];
  expect(link).toMatch(/^https:\/\/clink\.example\/\?host&confirm=[\w-]{32}$/);
  expect((await marek.post('verify', { token: link.split('=')[1] })).status).toBe(200);
  expect(lines.join()).not.toContain(EMAIL);
});

test('mails come from the configured sender', async () => {
  const { browser, mail } = await startAccounts({ mailFrom: 'Ana & Ben <ana@clink.example>' });
  await browser().post('recover', { email: EMAIL });
  await browser().post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
  expect(await mail.next(EMAIL)).toContain('From: "Ana & Ben" <ana@clink.example>');
});
