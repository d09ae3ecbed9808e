import { describe, expect, test } from 'vitest';
import type { LogPage } from '../../domain/hosting/log-entry.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { startFragileLink } from './fragile-link.fixture.ts';
import { hasPostgres, newDatabaseUrl, openTestDatabase } from './postgres.fixture.ts';

const BEER = { id: `${NOON}-a`, drinkType: 'beer' as const, timestamp: NOON };

/** A server whose link to the database can break, and another server on the same database. */
async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  const link = await startFragileLink(databaseUrl);
  const [a, b] = [await startTestService({ databaseUrl: link.url }), await startTestService({ databaseUrl })];
  const { query } = openTestDatabase(databaseUrl);
  const storedDrinks = async () => {
    const { rows } = await query<{ drinks_data: string; version: number }>('SELECT drinks_data, version FROM sessions');
    return rows.map(({ drinks_data: drinks, version }) => [
      JSON.parse(drinks).map(({ id }: typeof BEER) => id),
      version,
    ]);
  };
  const ana = newPhone();
  const save = async (server: typeof a) =>
    (await server.request(...put(ana, saveAt(NOON, { sessionStart: NOON, drinks: [BEER] })))).status;
  return { a, b, link, save, storedDrinks };
}

describe.skipIf(!hasPostgres)('a save whose connection breaks at the commit', () => {
  test.each(['after-commit', 'before-commit'] as const)(
    'a save whose connection breaks at the commit: %s gets 503, and results in exactly one drink when it is repeated',
    async (how) => {
      const { a, b, link, save, storedDrinks } = await startTwo();
      link.breakAtNextWrite(how);
      expect([await save(a), link.breaks()]).toEqual([503, 1]);
      expect(await storedDrinks()).toEqual(how === 'after-commit' ? [[[BEER.id], 1]] : []);
      expect([await save(a), await save(b)]).toEqual([200, 200]);
      expect(await storedDrinks()).toEqual([[[BEER.id], 1]]);
    },
  );

  test('a save whose connection breaks at the commit reaches the leaderboards of both servers, even if the phone never repeats it', async () => {
    const { a, b, link, save } = await startTwo();
    const guests = (server: typeof a) => async () => (await (await server.request('/api/leaderboard')).json()).guests;
    link.breakAtNextWrite('after-commit');
    expect(await save(a)).toBe(503);
    await expect.poll(guests(a)).toBe(1);
    await expect.poll(guests(b)).toBe(1);
  });
});

describe.skipIf(!hasPostgres)('changes of a host while the connection breaks', () => {
  test.each([
    ['after-commit', 'is done, and in the log', 200, [], 'hide'],
    ['before-commit', 'is refused, and not in the log', 503, ['Ben'], 'create'],
  ] as const)('%s %s', async (how, _, status, shown, lastAction) => {
    const link = await startFragileLink(await newDatabaseUrl());
    const { arrive, moderate, names, marek, at } = await startHostedService({ databaseUrl: link.url });
    const ben = await arrive('Ben');
    link.breakAtNextWrite(how);
    expect([(await moderate(ben, { action: 'hide' })).status, link.breaks()]).toEqual([status, 1]);
    expect(await names()).toEqual(shown);
    const { entries } = (await (await marek('GET', `${at}/actions`)).json()) as LogPage;
    expect(entries[0]?.action).toBe(lastAction);
  });
});
