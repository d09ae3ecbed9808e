import { expect, test } from 'vitest';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { DRAFT } from '../testing/hosting.fixture.ts';

const EMAIL = 'sofie@example.org';
const SOFIE = { name: 'Sofie', email: EMAIL, password: PASSWORD };

async function startInvited() {
  const world = await startAccounts({ signup: 'open' }, { celebrations: [] });
  const marek = await world.newHost();
  const { id } = (await marek.post('/api/host/celebrations', DRAFT)).body;
  const { token } = (await marek.post(`/api/host/celebrations/${id}/invitations`, {})).body;
  const outage = async (table: string, work: () => Promise<void>) => {
    await world.sql(`ALTER TABLE ${table} RENAME TO elsewhere`);
    await work();
    await world.sql(`ALTER TABLE elsewhere RENAME TO ${table}`);
  };
  return { ...world, marek, token: token as string, outage };
}

test('a sign-up that fails in an outage uses up neither the invitation nor the number of mails allowed for the address', async () => {
  const { browser, mail, token, outage } = await startInvited();
  await outage('hosts', async () => {
    for (let count = 0; count < 6; count++)
      expect((await browser().post('signup', { ...SOFIE, invitation: token })).status).toBe(503);
  });
  const sofie = browser();
  expect((await sofie.post('signup', { ...SOFIE, invitation: token })).status).toBe(202);
  expect((await sofie.post('verify', { token: await mail.token(EMAIL) })).status).toBe(200);
});

test('a right code that cannot be checked during an outage does not count as wrong', async () => {
  const { browser, mail, outage } = await startInvited();
  const marek = browser();
  await marek.post('otp', { email: 'marek@example.org' });
  const code = await mail.code('marek@example.org');
  await outage('host_verifications', async () => {
    for (let count = 0; count < 25; count++)
      expect((await marek.post('token', { email: 'marek@example.org', code })).status).toBe(503);
  });
  expect((await marek.post('token', { email: 'marek@example.org', code })).status).toBe(200);
});

test('a change of the address that fails in an outage does not count towards the number of mails allowed', async () => {
  const { marek, mail, outage } = await startInvited();
  const change = () => marek.put('user/email', { password: PASSWORD, email: EMAIL });
  await outage('host_verifications', async () => {
    for (let count = 0; count < 6; count++) expect((await change()).status).toBe(503);
  });
  expect((await change()).status).toBe(202);
  expect(await mail.token(EMAIL)).not.toBe('');
});
