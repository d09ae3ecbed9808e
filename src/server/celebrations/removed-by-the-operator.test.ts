import { expect, test } from 'vitest';
import { DELETION_GRACE_MS } from '../../domain/hosting/deletion-grace.ts';
import { asOperator } from '../testing/celebrations.fixture.ts';
import { SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON } from '../testing/service.fixture.ts';

test('when the operator removes a celebration, its hosts, invitations and log are deleted too', async () => {
  const { welcome, marek, at, celebration, dataDir, sql } = await startHostedService();
  await marek('POST', '/celebrations', { names: ['Mia', 'Leo'], date: '2026-07-04', timeZone: 'UTC', language: 'en' });
  await welcome(SOFIE);
  await marek('POST', `${at}/invitations`, {});
  await asOperator(dataDir, (manager) => manager.remove(celebration.id));
  for (const table of ['celebration_hosts', 'co_host_invitations', 'host_actions']) {
    expect(await sql(`SELECT * FROM ${table} WHERE celebration_id = ?`, celebration.id), table).toEqual([]);
  }
  expect(await (await marek('GET', '/celebrations')).json()).toMatchObject([{ names: 'Mia & Leo' }]);
});

test('only the code of a removed celebration remains', async () => {
  const { marek, at, celebration, sql, deleteForGood } = await startHostedService();
  const gettingHome = 'The bus leaves at two.';
  const look = { palette: 'olive', ornament: 'deco' };
  const settings = { door: 'ask', paused: true, gettingHome, boards: { hydration: true }, look };
  expect((await marek('PATCH', at, settings)).status).toBe(200);
  await deleteForGood();
  const { id, code } = celebration;
  const rows = (await sql('SELECT * FROM celebrations WHERE code = ?', code)) as Record<string, unknown>[];
  const remains = rows
    .flatMap((row) => Object.entries(row))
    .filter(([, value]) => !['', 0, null].includes(value as never));
  expect(Object.fromEntries(remains)).toEqual({ id, code, deleted_at: NOON + DELETION_GRACE_MS });
});
