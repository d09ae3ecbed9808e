import { expect, test } from 'vitest';
import { applyRoomChange } from '../../domain/hosting/apply-room-change.ts';
import type { HostRoom } from '../../domain/hosting/host-room.ts';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import { followEvents, hostCall, MAREK, startHostedService } from '../testing/hosting.fixture.ts';
import { openWall } from './walls.fixture.ts';

const SECOND = 1_000;

/** A celebration in which Ana has had one beer, Marek has the room open, and a wall is shown. */
async function startRoom() {
  const service = await startHostedService();
  const { arrive, save, timers, request, at, celebration } = service;
  const ana = await arrive('Ana');
  const { events } = followEvents(await request(`/api/host${at}/guests/live`, hostCall(MAREK)));
  const wall = await openWall(service, celebration.code);
  const had = [...ana.drinks];
  const room = (): HostRoom => {
    const [first, ...changes] = events.map(({ data }) => data);
    return changes.reduce<HostRoom>((now, change) => applyRoomChange(now, change as never), first as never);
  };
  const rows = async () => (await (await request(`/api/leaderboard/guests?c=${celebration.code}`)).json()).rows;
  return {
    /** Ana saves `more` further beers. */
    async save(more: number, isQuiet: boolean) {
      for (let times = 0; times < more; times += 1)
        had.push({ id: `${timers.now()}-beer${times}`, drinkType: 'beer', timestamp: timers.now() });
      expect((await save(ana, { userName: 'Ana', drinks: had, isQuiet })).status).toBe(200);
      const before = events.length;
      await timers.advance(SECOND);
      return JSON.stringify(events.slice(before));
    },
    /** The facts about Ana for a host, in the list and on the wall. */
    async seen() {
      const [row] = room().guests;
      const [onList] = await rows();
      // The wall shows a new name only after a while.
      const { boards } = await wall.after(NAME_WAITS_MS);
      return { host: row, list: onList, wall: boards.flatMap(({ rows }) => rows).map(({ name }) => name) };
    },
  };
}

test('while hosts watch, the numbers of a guest disappear when the guest becomes quiet, and reappear when no longer quiet', async () => {
  const { save, seen } = await startRoom();
  await save(0, false);
  expect(await seen()).toMatchObject({ host: { drinks: 1 }, list: { total_drinks: 1 }, wall: ['Ana'] });

  await save(0, true);
  const quiet = await seen();
  expect(quiet.host).toMatchObject({ name: 'Ana', drinks: null, isQuiet: true, since: 0, lastSeen: 0, state: 'in' });
  expect(quiet.list).toMatchObject({ user_name: 'Ana', isQuiet: true, total_drinks: 0 });
  expect(quiet.wall).toEqual([]);

  for (let times = 0; times < 3; times += 1) expect(await save(1, true)).toBe('[]');
  expect(await seen()).toEqual(quiet);

  await save(0, false);
  expect(await seen()).toMatchObject({ host: { drinks: 4 }, list: { total_drinks: 4 }, wall: ['Ana'] });
  expect((await seen()).host).not.toHaveProperty('isQuiet');
});
