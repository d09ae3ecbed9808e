import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../domain/limits.ts';
import { PASSWORD, startAccounts } from '../../testing/accounts.fixture.ts';
import { manualTimers } from '../../testing/manual-time.fixture.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { openMailer } from './mailer.ts';

const EMAIL = 'marek@example.org';
const MAIL = {
  ...{ to: EMAIL, subject: 'Clink', about: 'Clink', text: 'Hi', html: '<p>Hi</p>', essence: '' },
  goodForMs: HOUR_MS,
};
const ERROR = pino.levels.values.error ?? 50;

interface Unusual {
  readonly startTls?: boolean;
  readonly refusesAt?: 'MAIL FROM' | 'RCPT TO' | 'DATA';
  readonly refusesWith?: number;
  /** Another name for this computer. */
  readonly host?: string;
  /** The query that follows the address of the mail server. */
  readonly parameters?: string;
  readonly mailFrom?: string;
  readonly publicUrl?: string;
}

/** A mailer, and its log entries about mails that were not sent. */
async function startMailer(refusesMail = () => false, unusual: Unusual = {}) {
  const mail = await startMailServer(refusesMail, unusual);
  const timers = manualTimers(0);
  const notSent: string[] = [];
  const write = (line: string) => {
    const { level, fault } = JSON.parse(line);
    if (level >= ERROR) notSent.push(fault);
  };
  const {
    host = '127.0.0.1',
    parameters = '',
    mailFrom = 'clink@clink.example',
    publicUrl = 'https://clink.example',
  } = unusual;
  const settings = { smtpUrl: `${mail.url.replace('127.0.0.1', host)}${parameters}`, mailFrom };
  const mailer = openMailer({ settings, publicUrl: new URL(publicUrl), timers, log: pino({}, { write }) });
  onTestFinished(async () => {
    mailer.close();
    await mail.close();
  });
  const send = (to: string, goodForMs = HOUR_MS) => mailer.send({ ...MAIL, to, goodForMs });
  const to = (domain: string, count: number) => {
    for (let number = 0; number < count; number++) send(`guest${number}@${domain}`);
  };
  return { mail, timers, notSent, mailer, send, to };
}

const realMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('while the mail server cannot be reached, callers get this answer, whether or not there is an account', async () => {
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

test('a permanently refused mail is not sent again, and does not delay other mails', async () => {
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

test('if 100 mails wait to be sent again, the oldest is dropped, and new mails are sent', async () => {
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

test('a mail that cannot be sent now does not count among the five to this address', async () => {
  const { browser, mail } = await startAccounts();
  await mail.close();
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await browser().post('recover', { email: EMAIL })).status);
  expect(statuses).toEqual(Array(6).fill(503));
});

test('without a mail server, links and codes are logged, and the page can find out that there is none', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const { browser } = await startAccounts({ smtpUrl: null }, { log });
  const marek = browser();
  expect((await marek.get('settings')).body).toMatchObject({ signup: 'open', mail: false, isNew: true });
  await marek.post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
  const links = () => lines.flatMap((line) => JSON.parse(line).essence ?? []);
  await expect.poll(links).toEqual([expect.stringMatching(/^https:\/\/clink\.example\/\?host&confirm=[\w-]{32}$/)]);
  const [link] = links();
  expect((await marek.post('verify', { token: link.split('=')[1] })).status).toBe(200);
  expect(lines.join()).toContain(EMAIL);
});

test('mails come from the configured sender', async () => {
  const { browser, mail } = await startAccounts({ mailFrom: 'Ana & Ben <ana@clink.example>' });
  await browser().post('recover', { email: EMAIL });
  await browser().post('signup', { name: 'Marek', email: EMAIL, password: PASSWORD });
  expect(await mail.next(EMAIL)).toContain('From: "Ana & Ben" <ana@clink.example>');
});

test.each([
  ['127.0.0.1', ''],
  ['127.0.0.1', '?requireTLS=false'],
  ['localhost', ''],
  ['LOCALHOST', ''],
  ['Localhost.', ''],
])('mails to a mail server on this computer use TLS with any certificate: %s%s', async (host, parameters) => {
  const { mail, mailer, send } = await startMailer(undefined, { startTls: true, host, parameters });
  await mailer.requireReady();
  send(EMAIL);
  await expect.poll(() => mail.rest()).toMatchObject([{ to: EMAIL, isEncrypted: true }]);
});

/** A mailer for this mail server. `faults` receives its log entries. */
function openTo(smtpUrl: string, faults: string[]) {
  const settings = { smtpUrl, mailFrom: 'clink@clink.example' };
  const log = pino({}, { write: (line: string) => void faults.push(JSON.parse(line).fault) });
  const mailer = openMailer({ settings, publicUrl: new URL('https://clink.example'), timers: manualTimers(0), log });
  onTestFinished(() => mailer.close());
  return mailer;
}

test.each([
  ['smtp://127.0.0.1', '127.0.0.1:25'],
  ['smtp://127.0.0.2', '127.0.0.2:25'],
  ['smtp://127.1', '127.0.0.1:25'],
  ['smtp://LOCALHOST', '(127.0.0.1|::1):25'],
  ['smtp://localhost.', '(127.0.0.1|::1):25'],
  ['smtp://[::1]', '::1:25'],
  ['smtp://[0:0:0:0:0:0:0:1]', '::1:25'],
  ['smtp://[::ffff:127.0.0.1]', '::ffff:(127.0.0.1|7f00:1):25'],
  ['smtp://clink:secret@127.0.0.1', '127.0.0.1:587'],
])('without a port in SMTP_URL, the server at %s is reached at %s', async (smtpUrl, address) => {
  const faults: string[] = [];
  await openTo(smtpUrl, faults)
    .requireReady()
    .catch(() => undefined);
  // If this computer has a mail server, nothing is logged.
  expect(faults.at(-1) ?? address).toMatch(new RegExp(`${address}$`));
});

test('a mail server that requires a user, a password and TLS accepts mails only with all three', async () => {
  const login = { user: 'clink@mail.example', password: 'p@ss:word/%20' };
  const mail = await startMailServer(undefined, { startTls: true, login });
  onTestFinished(() => mail.close());
  const mailer = openTo(mail.urlFor(login), []);
  await mailer.requireReady();
  mailer.send(MAIL);
  await expect.poll(() => mail.rest()).toMatchObject([{ to: EMAIL, isEncrypted: true, user: login.user }]);

  const faults: string[] = [];
  const wrong = openTo(mail.urlFor({ ...login, password: 'guessed' }), faults);
  await expect(wrong.requireReady()).rejects.toMatchObject({ code: 'unavailable' });
  expect(faults.join()).toMatch(/535/);
  expect(faults.join()).not.toContain('guessed');
  const unknown: string[] = [];
  openTo(mail.url, unknown).send(MAIL);
  await expect.poll(() => unknown.join()).toMatch(/530/);
  expect(mail.rest()).toHaveLength(1);
});

test('a certificate is checked if SMTP_URL requires it, and the log explains the error in plain words', async () => {
  const parameters = '?tls.rejectUnauthorized=true';
  const { mailer, notSent } = await startMailer(undefined, { startTls: true, parameters });
  await expect(mailer.requireReady()).rejects.toMatchObject({ code: 'unavailable' });
  expect(notSent).toEqual([expect.stringMatching(/certificate/)]);
});

test('the log explains in plain words that no mail server answers', async () => {
  const { mail, mailer, notSent } = await startMailer();
  await mail.close();
  await expect(mailer.requireReady()).rejects.toMatchObject({ code: 'unavailable' });
  expect(notSent).toEqual([expect.stringMatching(/ECONNREFUSED/)]);
});

test.each([
  ['https://clink.example', 'clink.example'],
  ['https://party.clink.example:8443', 'party.clink.example'],
  ['https://203.0.113.7', '[203.0.113.7]'],
  ['https://[2001:db8::7]', '[IPv6:2001:db8::7]'],
])('the server at %s greets the mail server as %s', async (publicUrl, greeting) => {
  const { mail, send } = await startMailer(undefined, { publicUrl });
  send(EMAIL);
  await expect.poll(() => mail.rest().map((one) => one.greeting.toLowerCase())).toEqual([greeting.toLowerCase()]);
});

test.each([
  ['Clink: weddings <clink@clink.example>', '"Clink: weddings" <clink@clink.example>'],
  ['Ana, Ben; and all <clink@clink.example>', '"Ana, Ben; and all" <clink@clink.example>'],
  ['"Clink: weddings" <clink@clink.example>', '"Clink: weddings" <clink@clink.example>'],
  ['Clink (weddings) <clink@clink.example>', '"Clink (weddings)" <clink@clink.example>'],
  ['clink@clink.example', 'clink@clink.example'],
])('the sender %s is sent as a single mailbox', async (mailFrom, from) => {
  const { mail, send } = await startMailer(undefined, { mailFrom });
  send(EMAIL);
  await expect.poll(() => mail.rest()).toMatchObject([{ from }]);
});

test.each([
  ['MAIL FROM', 451],
  ['RCPT TO', 450],
  ['RCPT TO', 451],
  ['DATA', 451],
] as const)(
  'a mail that is refused at %s with %i for five minutes arrives while its link is valid',
  async (refusesAt, refusesWith) => {
    let nowMs = 0;
    const unusual = { refusesAt, refusesWith };
    const { mail, timers, notSent, send } = await startMailer(() => nowMs < 5 * MINUTE_MS, unusual);
    send(EMAIL, 15 * MINUTE_MS);
    for (; mail.rest().length === 0 && nowMs < 15 * MINUTE_MS; nowMs += MINUTE_MS) {
      await timers.advance(MINUTE_MS);
      await realMs(50);
    }
    expect(mail.rest()).toMatchObject([{ to: EMAIL }]);
    expect(notSent).toEqual([]);
  },
);

test('a mail is dropped when its link has expired', async () => {
  const { mail, timers, notSent, send } = await startMailer(() => true);
  send(EMAIL, 10 * MINUTE_MS);
  // On a busy machine the refusal may arrive more than ten minutes later.
  for (let minute = 0; notSent.length === 0 && minute < 60; minute++) {
    await timers.advance(MINUTE_MS);
    await realMs(50);
  }
  expect(notSent).toEqual(['EMESSAGE 451']);
  const refusals = mail.refusals();
  await timers.advance(24 * HOUR_MS);
  await realMs(50);
  expect(mail.refusals()).toBe(refusals);
});

test('without a mail server, the log contains the link and its recipient', async () => {
  const lines: object[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const settings = { smtpUrl: null, mailFrom: 'clink@clink.example' };
  const mailer = openMailer({ settings, publicUrl: new URL('https://clink.example'), timers: manualTimers(0), log });
  mailer.send({ ...MAIL, subject: 'Twój kod', about: 'Your code', essence: 'https://clink.example/?host' });
  expect(lines).toMatchObject([{ to: EMAIL, subject: 'Your code', essence: 'https://clink.example/?host' }]);
});
