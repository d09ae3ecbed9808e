import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { manualTimers } from '../manual-time.fixture.ts';
import { PASSWORD, startAccounts } from './accounts.fixture.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { openMailer } from './mailer.ts';

const EMAIL = 'marek@example.org';

/** A mailer, and what it has logged about mails that were not sent. */
async function startMailer(refusesMail = () => false) {
  const mail = await startMailServer(refusesMail);
  const timers = manualTimers(0);
  const notSent: string[] = [];
  const log = pino({}, { write: (line: string) => notSent.push(JSON.parse(line).fault) });
  const settings = { smtpUrl: mail.url, mailFrom: 'clink@clink.example' };
  const mailer = openMailer({ settings, timers, log });
  onTestFinished(async () => {
    mailer.close();
    await mail.close();
  });
  const send = (to: string) => mailer.send({ to, subject: 'Clink', text: 'Hi', html: '<p>Hi</p>', essence: '' });
  const to = (domain: string, count: number) => {
    for (let number = 0; number < count; number++) send(`guest${number}@${domain}`);
  };
  return { mail, timers, notSent, mailer, send, to };
}

const realMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
    expect.objectContaining({ code: 'unavailable', field: 'email', detail: 'Mail cannot be sent at the moment.' }),
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

test('a mail that was refused for good is not sent again, and keeps nobody from a mail', async () => {
  const { mail, timers, notSent, mailer, to, send } = await startMailer();
  to('gone.example', 99);
  await expect.poll(() => notSent.length).toBe(99);
  expect(new Set(notSent)).toEqual(new Set(['EENVELOPE 550']));
  to('gone.example', 99);
  await expect.poll(() => notSent.length).toBe(198);
  await mailer.requireReady();
  send(EMAIL);
  expect(await mail.next(EMAIL)).toContain('Hi');
  await timers.advance(200_000);
  await realMs(200);
  expect(mail.refusals()).toBe(198);
});

test('if 100 mails wait to be sent again, the oldest is given up, and new ones are sent', async () => {
  let isRefusing = true;
  const { mail, timers, notSent, mailer, to, send } = await startMailer(() => isRefusing);
  send('oldest@example.org');
  await expect.poll(mail.refusals).toBe(1);
  await mailer.requireReady();
  to('example.org', 100);
  await expect.poll(() => notSent.length).toBe(1);
  isRefusing = false;
  await mailer.requireReady();
  send(EMAIL);
  await mail.next(EMAIL);
  await timers.advance(5_000);
  await expect.poll(() => mail.rest().length).toBe(100);
  await realMs(200);
  expect(mail.rest().map((one) => one.to)).not.toContain('oldest@example.org');
});

test('a mail that cannot be sent now is none of the five to this address', async () => {
  const { browser, mail } = await startAccounts();
  await mail.close();
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await browser().post('recover', { email: EMAIL })).status);
  expect(statuses).toEqual(Array(6).fill(503));
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
  expect(lines.join()).toContain(EMAIL);
});

test('mails come from the configured sender', async () => {
  const { browser, mail } = await startAccounts({ mailFrom: 'Ana & Ben <ana@clink.example>' });
  await browser().post('recover', { email: EMAIL });
  await browser().post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
  expect(await mail.next(EMAIL)).toContain('From: "Ana & Ben" <ana@clink.example>');
});

test('without a mail server the log names the link and whom it is for', async () => {
  const lines: object[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const settings = { smtpUrl: null, mailFrom: 'clink@clink.example' };
  const mailer = openMailer({ settings, timers: manualTimers(0), log });
  mailer.send({ to: EMAIL, subject: 'Clink', text: 'Hi', html: '<p>Hi</p>', essence: 'https://clink.example/?host' });
  expect(lines).toMatchObject([{ to: EMAIL, subject: 'Clink', essence: 'https://clink.example/?host' }]);
});
