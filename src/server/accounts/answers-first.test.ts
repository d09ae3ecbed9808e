import { describe, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';

const KNOWN = 'marek@example.org';
const UNKNOWN = 'nobody@example.org';

/** A confirmed host, an unconfirmed host, and an e-mail without an account. */
async function startThree() {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const world = await startAccounts({}, { log });
  await world.newHost(KNOWN);
  await world.browser().post('signup', { name: 'Lena', email: 'lena@example.org', password: PASSWORD });
  await world.mail.next('lena@example.org');
  const failures = () => lines.filter((line) => line.includes('a mail to a host could not be prepared')).length;
  return { ...world, emails: [KNOWN, 'lena@example.org', UNKNOWN], failures };
}

test.each(['resend', 'otp', 'recover'])('%s answers before the server looks up the account', async (call) => {
  const { browser, sql, mail, emails, failures } = await startThree();
  await sql('ALTER TABLE hosts RENAME TO hosts_elsewhere');
  const statuses = await Promise.all(emails.map(async (email) => (await browser().post(call, { email })).status));
  expect(statuses).toEqual([202, 202, 202]);
  await expect.poll(failures).toBe(3);
  await sql('ALTER TABLE hosts_elsewhere RENAME TO hosts');
  // Failed calls do not count. The mail of the sign-up and the mail of a code share one limit.
  const left = call === 'otp' ? 4 : 5;
  for (let count = 0; count < left; count++) expect((await browser().post(call, { email: KNOWN })).status).toBe(202);
  await expect.poll(() => mail.rest().length).toBe(left);
});

test('the mail of a sign-up is prepared after the answer was sent', async () => {
  const { browser, sql, emails, failures } = await startThree();
  const signUp = (email: string) => browser().post('signup', { name: 'Somebody', email, password: PASSWORD });
  await sql('ALTER TABLE celebration_hosts RENAME TO celebration_hosts_elsewhere');
  expect(await Promise.all(emails.map(async (email) => (await signUp(email)).status))).toEqual([202, 202, 202]);
  await expect.poll(failures).toBe(3);
  await sql('ALTER TABLE celebration_hosts_elsewhere RENAME TO celebration_hosts');
});

test('a sign-up with the address of an existing account writes as many rows as a sign-up with a new address', async () => {
  const { browser, sql } = await startThree();
  const rows = async () => {
    const tables = ['hosts', 'host_credentials', 'host_verifications'];
    return (await Promise.all(tables.map((table) => sql(`SELECT id FROM ${table}`)))).flat().length;
  };
  const before = await rows();
  await browser().post('signup', { name: 'Eve', email: UNKNOWN, password: PASSWORD });
  // The third row is the link that confirms the address. It is written after the answer.
  await expect.poll(rows).toBe(before + 3);
  await browser().post('signup', { name: 'Eve', email: KNOWN, password: PASSWORD });
  expect(await rows()).toBe(before + 3 + 2);
});

describe('a wrong code', () => {
  test('a wrong code writes the same number of rows whether or not the e-mail has an account', async () => {
    const { browser, sql } = await startThree();
    const rows = async () => (await sql('SELECT id FROM host_verifications')).length;
    const stranger = browser();
    for (const [index, email] of [KNOWN, UNKNOWN].entries()) {
      const before = await rows();
      await stranger.post('otp', { email });
      await expect.poll(rows).toBe(before + 1);
      for (let attempt = 0; attempt < 3; attempt++) {
        expect((await browser(`198.51.100.${index}`).post('token', { email, code: '000000' })).status).toBe(401);
        expect(await rows()).toBe(before + 1);
      }
      expect((await browser().post('token', { email, code: '000000' })).body.code).toBe('wrong-code');
      expect(await rows()).toBe(before + 1);
    }
  });
});
