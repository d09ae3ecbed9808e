import { describe, expect, test } from 'vitest';
import { sixDigits } from '../accounts/totp.fixture.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

const EMAIL = 'marek@example.org';
const SECRET = { secret: 'the same for all servers of a database' };

/** Two servers on one database. Marek has a second step, and gets his mails from the first server. */
async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  const a = await startAccounts(SECRET, { databaseUrl });
  const b = await startAccounts({ ...SECRET, smtpUrl: a.mail.url }, { databaseUrl });
  const marek = await a.newHost(EMAIL);
  const { secret, recoveryCodes } = (await marek.post('factors', { password: PASSWORD })).body;
  await marek.post('factors/verify', { code: sixDigits(secret) });
  /** A browser that has entered the password at this server. */
  const halfway = async (server: typeof a) => {
    const browser = server.browser();
    await browser.post('token', { email: EMAIL, password: PASSWORD });
    return browser;
  };
  return { a, b, marek, secret: secret as string, recoveryCodes: recoveryCodes as string[], halfway };
}

describe.skipIf(!hasPostgres)('a code of a host', () => {
  test('a code of an app that was used at one server does not work again at another server', async () => {
    const { a, b, secret, halfway } = await startTwo();
    const code = sixDigits(secret, 1);
    const statuses = [];
    for (const server of [a, b, a])
      statuses.push((await (await halfway(server)).post('factors/verify', { code })).status);
    expect(statuses).toEqual([200, 401, 401]);
  });

  test('a code of an app works once if two servers get it at the same moment', async () => {
    const { a, b, secret, halfway } = await startTwo();
    const code = sixDigits(secret, 1);
    const browsers = [await halfway(a), await halfway(b), await halfway(a), await halfway(b)];
    const answers = await Promise.all(browsers.map((browser) => browser.post('factors/verify', { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a recovery code works once if two servers get it at the same moment', async () => {
    const { a, b, recoveryCodes, halfway } = await startTwo();
    const [recoveryCode] = recoveryCodes;
    const browsers = [await halfway(a), await halfway(b)];
    const answers = await Promise.all(browsers.map((browser) => browser.post('factors/verify', { recoveryCode })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await (await halfway(b)).post('factors/verify', { recoveryCode })).status).toBe(401);
  });

  test('a mailed code that was requested at one server works once at another server', async () => {
    const { a, b, marek } = await startTwo();
    await marek.delete('factors', { password: PASSWORD });
    await a.browser().post('otp', { email: EMAIL });
    const code = await a.mail.code(EMAIL);
    const answers = await Promise.all([a, b].map((server) => server.browser().post('token', { email: EMAIL, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await b.browser().post('token', { email: EMAIL, code })).status).toBe(401);
  });
});

describe.skipIf(!hasPostgres)('the ways into an account', () => {
  test('if two tabs remove the last two ways into an account at the same moment, one of them is kept', async () => {
    const { a, b, marek } = await startTwo();
    const { id } = (await marek.get('user')).body.user;
    const text = 'INSERT INTO host_passkeys (id, host_id, site, name, public_key, counter, transports, created_at)';
    await a.sql(`UPDATE host_credentials SET providerId = 'house'`);
    const tabs = [a, b].map((server) => {
      const tab = server.browser();
      for (const [name, value] of marek.jar) tab.jar.set(name, value);
      return tab;
    });
    for (let round = 0; round < 8; round++) {
      const passkeys = [`phone${round}`, `key${round}`];
      await a.sql('DELETE FROM host_passkeys');
      for (const passkey of passkeys)
        await a.sql(`${text} VALUES (?, ?, 'clink.example', 'x', 'x', 0, '', 0)`, passkey, id);
      for (const tab of tabs) expect((await tab.get('passkeys')).body.passkeys).toHaveLength(2);
      const answers = await Promise.all(tabs.map((tab, at) => tab.delete(`passkeys/${passkeys[at]}`, {})));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      expect((await marek.get('passkeys')).body.passkeys).toHaveLength(1);
    }
  });
});
