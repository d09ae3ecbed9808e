import { expect, test } from 'vitest';
import { asOperator } from '../testing/celebrations.fixture.ts';
import { followEvents, startHostedService } from '../testing/hosting.fixture.ts';

async function startEvening() {
  const service = await startHostedService();
  await service.arrive('Ana');
  await service.timers.pass(3_600_000);
  const follow = async () => {
    const stream = followEvents(await service.request(`/api/leaderboard/live?c=${service.celebration.code}`));
    await service.timers.advance(200);
    return stream.events;
  };
  const change = (changes: object) => service.marek('PATCH', service.at, changes);
  /** The first rate on the leaderboard, which depends on the time for which the rates are computed. */
  const shownAt = async () =>
    (await (await service.request(`/api/leaderboard?c=${service.celebration.code}`)).json()).fastestPace[0]
      .drinks_per_hour;
  return { ...service, follow, change, shownAt };
}

test('a leaderboard immediately says that the evening is over, and nothing on it changes until the hosts open the celebration again', async () => {
  const { follow, change, timers } = await startEvening();
  const events = await follow();
  await change({ state: 'over' });
  const endedAt = timers.now();
  await timers.advance(1_000);
  expect(events.at(-1)).toMatchObject({ event: 'leaderboard', data: { over: true, at: endedAt } });
  const count = events.length;
  await timers.advance(30 * 60_000);
  expect(events).toHaveLength(count);
  expect((await follow())[0]?.data).toMatchObject({ over: true, at: endedAt });

  await change({ state: 'open' });
  await timers.advance(1_000);
  expect(events).toHaveLength(count + 1);
  expect(events.at(-1)?.data).not.toHaveProperty('over');
  await timers.advance(60_000);
  expect(events.length).toBeGreaterThan(count + 1);
});

test('after a restart of the server, the rates are still those at the end of the celebration', async () => {
  const { follow, change, shownAt, timers, restart } = await startEvening();
  await change({ state: 'over' });
  const endedAt = timers.now();
  const rate = await shownAt();
  await timers.pass(3 * 3_600_000);
  await restart();
  expect(await shownAt()).toBe(rate);
  expect((await follow())[0]?.data).toMatchObject({ over: true, at: endedAt });
});

test('a pause that began before the end continues after the celebration is opened again', async () => {
  const { follow, change, timers } = await startEvening();
  await change({ paused: true });
  const pausedAt = timers.now();
  await timers.advance(60_000);
  await change({ state: 'over' });
  const events = await follow();
  expect(events[0]?.data).toMatchObject({ over: true, paused: pausedAt, at: pausedAt });
  await change({ state: 'open' });
  await timers.advance(1_000);
  expect(events.at(-1)?.data).toMatchObject({ paused: pausedAt, at: pausedAt });
  expect(events.at(-1)?.data).not.toHaveProperty('over');
});

test('a leaderboard is frozen while its celebration is about to be deleted, and continues if the celebration is kept', async () => {
  const { follow, change, marek, at, timers } = await startEvening();
  const events = await follow();
  expect((await marek('DELETE', at)).status).toBeLessThan(300);
  await timers.advance(1_000);
  expect(events.at(-1)?.data).toMatchObject({ over: true });
  await change({ deleted: false });
  await timers.advance(1_000);
  expect(events.at(-1)).toMatchObject({ event: 'leaderboard' });
  expect(events.at(-1)?.data).not.toHaveProperty('over');
});

test('when the operator’s command ends or reopens a celebration, its open leaderboards change within seconds', async () => {
  const { follow, dataDir, celebration, timers } = await startEvening();
  const events = await follow();
  await asOperator(dataDir, (manager) => manager.setState(celebration.id, 'over'));
  await timers.advance(4_000);
  expect(events.at(-1)?.data).toMatchObject({ over: true });
  await asOperator(dataDir, (manager) => manager.setState(celebration.id, 'open'));
  await timers.advance(4_000);
  expect(events.at(-1)?.data).not.toHaveProperty('over');
});

test('if a celebration ends twice, the second end counts', async () => {
  const { follow, change, timers } = await startEvening();
  await change({ state: 'over' });
  await timers.advance(60_000);
  await change({ state: 'over', names: 'Mia & Leo' });
  await change({ state: 'open' });
  await timers.advance(60_000);
  await change({ state: 'over' });
  const endedAt = timers.now();
  expect((await follow())[0]?.data).toMatchObject({ over: true, at: endedAt });
});
