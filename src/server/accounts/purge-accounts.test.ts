import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../domain/limits.ts';
import { isOnPostgres } from '../test-engine.fixture.ts';
import { PASSWORD, startAccounts } from './accounts.fixture.ts';

const DAY_MS = 24 * HOUR_MS;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('what has expired is gone from the file within an hour, and nothing else', async () => {
  const { newHost, browser, sql, timers, mail, dataDir } = await startAccounts();
  await newHost('marek@example.org');
  const late = await newHost('late@example.org');
  await late.post('recover', { email: 'late@example.org' });
  await mail.next('late@example.org');
  for (const email of ['forgotten@example.org', 'recent@example.org']) {
    await browser().post('signup', { name: 'Lena', email, password: PASSWORD });
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
  const links = (await sql('SELECT id FROM host_verifications')).length;
  await timers.advance(HOUR_MS + 60_000);
  expect(await sql('SELECT email FROM hosts JOIN host_sessions ON userId = hosts.id')).toEqual([
    { email: 'marek@example.org' },
  ]);
  expect(await sql('SELECT email FROM hosts ORDER BY email')).toEqual(
    ['late@example.org', 'marek@example.org', 'recent@example.org'].map((email) => ({ email })),
  );
  expect(await sql('SELECT id FROM host_verifications')).toHaveLength(links - 1);
  expect(await sql('SELECT email FROM host_invitations')).toEqual([{ email: 'new@example.org' }]);
  if (isOnPostgres()) return;
  const files = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file)));
  expect(Buffer.concat(files).includes('forgotten@example.org')).toBe(false);
});
