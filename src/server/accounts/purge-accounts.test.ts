import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../domain/limits.ts';
import { PASSWORD, startAccounts } from '../testing/accounts.fixture.ts';
import { refuseChanges } from '../testing/refuse-changes.fixture.ts';
import { newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { isOnPostgres } from '../testing/test-engine.fixture.ts';
import { sixDigits } from './totp.fixture.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('within an hour, expired data is deleted from the file, and no other data', async () => {
  const { newHost, browser, sql, timers, mail, dataDir } = await startAccounts();
  await newHost('marek@example.org');
  const late = await newHost('late@example.org');
  await late.post('recover', { email: 'late@example.org' });
  await mail.next('late@example.org');
  for (const email of ['forgotten@example.org', 'recent@example.org']) {
    await browser().post('signup', { name: 'Lena', email, password: PASSWORD });
    await mail.next(email);
  }
  await sql(
    "UPDATE host_sessions SET expiresAt = ? WHERE userId = (SELECT id FROM hosts WHERE email LIKE 'late%')",
    daysAgo(1),
  );
  await sql("UPDATE host_verifications SET expiresAt = ? WHERE value LIKE '% forgotten%'", daysAgo(1));
  await sql("UPDATE hosts SET createdAt = ? WHERE email LIKE 'forgotten%'", daysAgo(8));
  await sql("UPDATE hosts SET createdAt = ? WHERE email LIKE 'recent%'", daysAgo(6));
  await sql(
    "INSERT INTO host_invitations VALUES ('old', 'old@example.org', 0, ?), ('new', 'new@example.org', 0, ?)",
    1,
    Date.now() + DAY_MS,
  );
  await sql(
    `INSERT INTO co_host_invitations (id, token_hash, celebration_id, email, invited_by, invited_by_name, invited_at, expires_at)
     VALUES ('old', 'old', 'c', 'late-co-host@example.org', 'm', 'Marek', 0, ?), ('new', 'new', 'c', NULL, 'm', 'Marek', 0, ?)`,
    timers.now() + HOUR_MS,
    timers.now() + DAY_MS,
  );
  const links = (await sql('SELECT id FROM host_verifications')).length;
  await timers.sleep(HOUR_MS + 60_000);
  expect(await sql('SELECT email FROM hosts JOIN host_sessions ON userId = hosts.id')).toEqual([
    { email: 'marek@example.org' },
  ]);
  expect(await sql('SELECT email FROM hosts ORDER BY email')).toEqual(
    ['late@example.org', 'marek@example.org', 'recent@example.org'].map((email) => ({ email })),
  );
  expect(await sql('SELECT id FROM host_verifications')).toHaveLength(links - 1);
  expect(await sql('SELECT email FROM host_invitations')).toEqual([{ email: 'new@example.org' }]);
  expect(await sql('SELECT id FROM co_host_invitations')).toEqual([{ id: 'new' }]);
  if (isOnPostgres()) return;
  const files = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file)));
  for (const email of ['forgotten@example.org', 'late-co-host@example.org']) {
    expect(Buffer.concat(files).includes(email), email).toBe(false);
  }
});

test('used codes of an app and trusted devices are deleted within an hour after they have expired', async () => {
  const { newHost, browser, sql, timers } = await startAccounts();
  const marek = await newHost('marek@example.org');
  const { secret } = (await marek.post('factors', { password: PASSWORD })).body;
  await marek.post('factors/verify', { code: sixDigits(secret) });
  const laptop = browser();
  await laptop.post('token', { email: 'marek@example.org', password: PASSWORD });
  expect((await laptop.post('factors/verify', { code: sixDigits(secret, 1), trust: true })).status).toBe(200);
  const left = async () => (await sql('SELECT id FROM host_verifications')).length;
  const stored = await left();
  expect(stored).toBeGreaterThanOrEqual(2);
  await timers.sleep(HOUR_MS + 60_000);
  expect(await left()).toBe(stored);
  await sql('UPDATE host_verifications SET expiresAt = ?', daysAgo(1));
  await timers.sleep(HOUR_MS);
  expect(await left()).toBe(0);
});

test('a guest’s name that could not be deleted from the hosts’ log with the guest is deleted within 25 hours', {
  timeout: 60_000,
}, async () => {
  const { newHost, request, sql, timers } = await startAccounts({}, { celebrations: [] });
  const marek = await newHost('marek@example.org');
  const draft = { names: ['Ana', 'Ben'], date: '2026-06-20', timeZone: 'Europe/Vienna', language: 'en' };
  const { id, code } = (await marek.post('/api/host/celebrations', draft)).body;
  const ben = newPhone();
  await request(...put(ben, saveAt(timers.now(), { userName: 'xX_Benni' }), code));
  const guest = `/api/host/celebrations/${id}/guests/${ben.sessionId}`;
  expect((await marek.post(guest, { action: 'rename', name: 'Benjamin' })).status).toBe(200);
  const logged = async () => JSON.stringify(await sql('SELECT guest_name, details FROM host_actions'));
  const allowChanges = await refuseChanges(sql, 'host_actions');
  await request(`/api/sessions/${ben.sessionId}?c=${code}`, { method: 'DELETE', headers: ben.headers });
  await timers.sleep(HOUR_MS);
  await allowChanges();
  await timers.sleep(HOUR_MS);
  expect(await logged()).toMatch(/Benni.*Benjamin/);
  await timers.sleep(DAY_MS);
  expect(await logged()).not.toMatch(/Benni|Benjamin/);
});
