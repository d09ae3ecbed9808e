import { describe, expect, test } from 'vitest';
import { houseTable } from '../hosts-data/house-table.ts';
import { followEvents, hostCall, MAREK, SOFIE, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt } from '../testing/service.fixture.ts';
import { hasPostgres, newDatabaseUrl } from './postgres.fixture.ts';

/** Two servers on one database. Marek has created the celebration at the first server. */
async function startTwo() {
  const databaseUrl = await newDatabaseUrl();
  const a = await startHostedService({ databaseUrl });
  const b = await startHostedService({ databaseUrl });
  const { code } = a.celebration;
  const soon = (read: () => unknown) =>
    expect.poll(async () => {
      await b.timers.advance(600);
      return read();
    });
  const leaderboardAtB = async () => (await b.request(`/api/leaderboard?c=${code}`)).json();
  return { a, b, at: a.at, code, soon, leaderboardAtB };
}

describe.skipIf(!hasPostgres)('changes of hosts at one server', () => {
  test('hosts’ changes at one server apply at the other server: a guest’s name, a pause, boards, the door, and the end', async () => {
    const { a, b, at, code, soon, leaderboardAtB } = await startTwo();
    const ana = await a.arrive('Ana');
    const names = async () =>
      (await leaderboardAtB()).mostDrinks?.map(({ user_name: name }: { user_name: string }) => name);
    await soon(names).toEqual(['Ana']);
    await a.moderate(ana, { action: 'rename', name: 'Anna K.' });
    await soon(names).toEqual(['Anna K.']);

    const { events } = followEvents(await b.request(`/api/leaderboard/live?c=${code}`));
    await a.marek('PATCH', at, { boards: { fastestPace: false, hydration: true } });
    await soon(() => events.at(-1)?.data.boards).toEqual(['mostDrinks', 'hydration']);
    await a.marek('PATCH', at, { paused: true });
    await soon(() => typeof events.at(-1)?.data.paused).toBe('number');
    await a.marek('PATCH', at, { paused: false, door: 'closed' });
    const enterAtB = async () => (await (await b.request(...put(newPhone(), saveAt(NOON), code))).json()).code;
    await soon(enterAtB).toBe('door-closed');
    await a.marek('PATCH', at, { state: 'over' });
    await soon(() => events.at(-1)?.data.over).toBe(true);
    await a.marek('PATCH', at, { state: 'open' });
    await soon(() => events.at(-1)?.data.over).toBeUndefined();

    await a.deleteForGood();
    await soon(async () => (await b.request(`/api/celebrations/${code}`)).status).toBe(404);
  });

  test('changed rules of the house immediately apply at both servers', async () => {
    const { a, b, at, code, soon } = await startTwo();
    await a.arrive('Ana');
    const { events } = followEvents(await b.request(`/api/leaderboard/live?c=${code}`));
    await soon(() => events.at(-1)?.data.rows).toHaveLength(1);
    // First lets the other server read all earlier changes of the celebration.
    for (let look = 0; look < 5; look++) await b.timers.advance(10_000);
    const { transact, close } = await a.openHosts();
    await transact(() => houseTable.putRules({ boards: { never: ['mostDrinks'] }, wall: 'totals', location: false }));
    await close();
    await soon(() => events.at(-1)?.data.boards).toEqual(['fastestPace']);
    const hosted = await (await b.as(MAREK)('GET', at)).json();
    expect(hosted).toMatchObject({ boards: ['fastestPace'], wall: 'totals', house: { location: false } });
    expect(await (await b.request(`/api/celebrations/${code}`)).json()).toMatchObject({ location: false });
  });

  test('a celebration ends automatically at both servers as of the same time, although their clocks differ by a minute', async () => {
    const { a, b, at, code, soon } = await startTwo();
    await a.arrive('Ana');
    const ends = NOON + 2 * 60_000;
    expect((await a.marek('PATCH', at, { ends: new Date(ends).toISOString() })).status).toBe(200);
    const { events } = followEvents(await b.request(`/api/leaderboard/live?c=${code}`));
    await soon(() => events.length).toBeGreaterThan(0);
    await a.timers.advance(2 * 60_000 + 6_000);
    await soon(() => events.at(-1)?.data).toMatchObject({ over: true });
    await b.timers.advance(3 * 60_000);
    const read = async (server: typeof a) => (await (await server.marek('GET', at)).json()) as object;
    const end = { state: 'over', endedAt: ends };
    expect([await read(a), await read(b)]).toMatchObject([end, end]);
  });

  test('after both servers have restarted, a paused leaderboard is still frozen until a host ends the pause', async () => {
    const { a, b, at, code, soon, leaderboardAtB } = await startTwo();
    const ana = await a.arrive('Ana');
    await a.marek('PATCH', at, { paused: true });
    const pausedAt = a.timers.now();
    await a.restart();
    await b.restart();
    const { events } = followEvents(await b.request(`/api/leaderboard/live?c=${code}`));
    await soon(() => events[0]?.data.paused).toBe(pausedAt);
    const drink = { id: `${NOON}-late`, drinkType: 'wine' as const, timestamp: NOON };
    expect((await a.save(ana, { userName: 'Ana', drinks: [drink] })).status).toBe(200);
    expect((await leaderboardAtB()).mostDrinks).toMatchObject([{ user_name: 'Ana', total_drinks: 1 }]);
    expect((await a.marek('PATCH', at, { paused: false })).status).toBe(200);
    await soon(async () => (await leaderboardAtB()).mostDrinks[0]?.total_drinks).toBe(2);
  });

  test('removing a co-host at one server ends the co-host’s stream at the other server', async () => {
    const { a, b, at, soon } = await startTwo();
    await a.welcome(SOFIE);
    const live = await b.request(`/api/host${at}/guests/live`, hostCall(SOFIE));
    const { events, state } = followEvents(live);
    await soon(() => events[0]?.event).toBe('room');
    expect((await a.as(MAREK)('DELETE', `${at}/hosts/${SOFIE.id}`)).status).toBe(204);
    await soon(() => state.hasEnded).toBe(true);
  });
});
