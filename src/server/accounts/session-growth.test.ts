import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../domain/limits.ts';
import type { AccountCaller } from '../limits/account-caller.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { manualTimers } from '../testing/manual-time.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';
import { MAX_ISSUED, MAX_SESSIONS } from './hosts/host-list.ts';
import { MAX_UNCONFIRMED } from './hosts/purge-accounts.ts';
import { createAttemptLimits } from './limits/attempt-limits.ts';

const EMAIL = 'marek@example.org';
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const LATER = new Date(Date.now() + HOUR_MS).toISOString();

/** Inserts `count` rows with one statement. `row` is the SQL of one row, with `n` as the row's number. */
const series = (count: number) =>
  `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;

test('a host has at most 50 sessions, and the least recently used session ends first', async () => {
  const { newHost, browser, sql } = await startAccounts();
  const marek = await newHost(EMAIL);
  const { user } = (await marek.get('user')).body;
  await sql(
    `INSERT INTO host_sessions (id, userId, token, device, expiresAt, createdAt, updatedAt)
     ${series(2_000)} SELECT 's' || n, ?, 't' || n, 'phone', ?, ?, ? FROM numbers`,
    ...[user.id, LATER, ago(2 * HOUR_MS), ago(HOUR_MS)],
  );
  expect((await marek.get('user/sessions')).body.sessions).toHaveLength(MAX_SESSIONS);
  const laptop = browser();
  await laptop.post('token', { email: EMAIL, password: PASSWORD });
  expect(await sql('SELECT id FROM host_sessions')).toHaveLength(MAX_SESSIONS);
  for (const at of [marek, laptop]) expect((await at.get('user')).status).toBe(200);
});

test('a host has at most 100 trusted devices, and devices of other hosts are kept', async () => {
  const { newHost, browser, sql } = await startAccounts();
  const { user } = (await (await newHost(EMAIL)).get('user')).body;
  for (const id of [user.id, 'somebody'])
    await sql(
      `INSERT INTO host_verifications (id, identifier, value, expiresAt, createdAt, updatedAt)
       ${series(150)} SELECT '${id}' || n, 'trust' || n, ?, ?, ?, ? FROM numbers`,
      ...[id, LATER, ago(HOUR_MS), ago(HOUR_MS)],
    );
  await browser().post('token', { email: EMAIL, password: PASSWORD });
  const countOf = async (id: string) => (await sql('SELECT id FROM host_verifications WHERE value = ?', id)).length;
  expect([await countOf(user.id), await countOf('somebody')]).toEqual([MAX_ISSUED, 150]);
});

test('the latest 5,000 unconfirmed accounts are kept, and all confirmed accounts', async () => {
  const { newHost, sql, timers } = await startAccounts();
  await newHost(EMAIL);
  await sql(
    `INSERT INTO hosts (id, name, email, emailVerified, createdAt, updatedAt)
     ${series(MAX_UNCONFIRMED + 20)} SELECT 'h' || n, 'Eve', 'eve' || n || '@example.org', 0, ?, ? FROM numbers`,
    ...[ago(HOUR_MS), ago(HOUR_MS)],
  );
  await timers.sleep(HOUR_MS + 60_000);
  expect(await sql('SELECT id FROM hosts WHERE emailVerified = 0')).toHaveLength(MAX_UNCONFIRMED);
  expect(await sql('SELECT email FROM hosts WHERE emailVerified = 1')).toEqual([{ email: EMAIL }]);
});

test('an address can create 40 accounts at once, and then one in five minutes', async () => {
  const timers = manualTimers(NOON);
  const { requireSignUpOf } = createAttemptLimits(timers);
  for (let count = 0; count < 40; count++) requireSignUpOf('198.51.100.7');
  expect(() => requireSignUpOf('198.51.100.7')).toThrow('too-many');
  requireSignUpOf('198.51.100.8');
  await timers.advance(5 * MINUTE_MS);
  requireSignUpOf('198.51.100.7');
  expect(() => requireSignUpOf('198.51.100.7')).toThrow('too-many');
});

/** Counts the mails to one e-mail while each of many callers requests every kind of mail every six minutes. */
async function sentBy(callers: readonly Pick<AccountCaller, 'from' | 'browser'>[]) {
  const timers = manualTimers(NOON);
  const { mayMail, requireMailOfHostTo, mayRecover, mayResend } = createAttemptLimits(timers);
  const ofHost = ({ email, from }: AccountCaller) => {
    try {
      return requireMailOfHostTo(from, email);
    } catch (error) {
      expect(error).toMatchObject({ code: 'too-many', limit: 'mails' });
      return null;
    }
  };
  const kinds = [mayMail, ofHost, mayRecover, mayResend];
  const attempts = callers.flatMap((caller) => kinds.map((kind) => () => kind({ email: EMAIL, ...caller })));
  const within = async (minutes: number) => {
    let sent = 0;
    for (let minute = 0; minute < minutes; minute += 6) {
      sent += attempts.filter((attempt) => attempt()).length;
      await timers.advance(6 * MINUTE_MS);
    }
    return sent;
  };
  return within;
}

test('an e-mail address gets at most 30 mails at once and 30 a day, of all kinds and from all callers together', async () => {
  const within = await sentBy(Array.from({ length: 4 }, (_, at) => ({ from: `198.51.100.${at}`, browser: null })));
  const nightMinutes = 8 * 60;
  // 30 mails at once, and 10 more that are allowed within eight hours.
  expect(await within(nightMinutes)).toBeLessThanOrEqual(30 + 10);
  await within(16 * 60);
  expect(await within(24 * 60)).toBeLessThanOrEqual(30);
});

test.each([
  ['an address', Array.from({ length: 1 }, () => ({ from: '198.51.100.7', browser: null }))],
  [
    'an IPv6 network of a customer',
    Array.from({ length: 16 }, (_, at) => ({ from: `2001:db8:0:${at}::1`, browser: null })),
  ],
])('%s alone has half of them sent, so that the others stay for everybody else', async (_, callers) => {
  const within = await sentBy(callers);
  // Half of a day's mails and of a day's links for new passwords, and one more that is allowed within an hour.
  expect(await within(60)).toBeLessThanOrEqual(10 + 5 + 1);
});

test('a browser in which the host has signed in has a separate limit of mails', async () => {
  const { mayMail, mayRecover } = createAttemptLimits(manualTimers(NOON));
  for (let at = 0; at < 100; at++) for (const kind of [mayMail, mayRecover]) kind(strangerAt(at));
  for (const kind of [mayMail, mayRecover]) {
    expect(kind(strangerAt(200))).toBeNull();
    expect(kind({ ...strangerAt(200), browser: 'of the host' })).not.toBeNull();
  }
});

const strangerAt = (at: number): AccountCaller => ({ email: EMAIL, from: `198.51.100.${at}`, browser: null });

test('a notice counts towards the mails of the day, but is never refused', async () => {
  const { mayMail, countNotice } = createAttemptLimits(manualTimers(NOON));
  for (let notice = 0; notice < 16; notice++) countNotice(EMAIL);
  for (let mail = 0; mail < 4; mail++) expect(mayMail(strangerAt(mail))).not.toBeNull();
  expect(mayMail(strangerAt(5))).toBeNull();
  countNotice(EMAIL);
});

test.skipIf(isOnPostgres())('what is looked for by its value is found by an index', async () => {
  const { newHost, sql } = await startAccounts();
  await newHost(EMAIL);
  for (const where of ["value = 'abc'", "value LIKE 'abc %'"]) {
    const plan = (await sql(`EXPLAIN QUERY PLAN DELETE FROM host_verifications WHERE ${where}`)) as {
      detail: string;
    }[];
    expect(plan.map(({ detail }) => detail).join()).toContain('USING INDEX');
  }
});
