import { describe, expect, test } from 'vitest';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import { startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { MINUTE, SECOND, startRoom } from './room.fixture.ts';
import { openWall } from './walls.fixture.ts';

test('a save that is repeated hours later makes no clink, and the server does not begin to remember its room', async () => {
  const { save, timers } = await startHostedService();
  const guests = ['Ana', 'Ben'].map((userName) => ({ userName, phone: newPhone() }));
  const at = timers.now();
  const drinks = [{ id: `${at}-0`, drinkType: 'beer' as const, timestamp: at }];
  const answers = async () => {
    const moments: unknown[] = [];
    for (const { userName, phone } of guests)
      moments.push((await (await save(phone, { userName, drinks })).json()).moment?.kind);
    return moments;
  };
  expect(await answers()).toEqual([undefined, 'clink']);
  await timers.pass(2 * 60 * MINUTE);
  expect(await answers()).toEqual([undefined, undefined]);
});

describe('the room', () => {
  test('the first toast is shown once, and every guest is told of it', async () => {
    const { enter, drink, follow, wall } = await startRoom();
    const [ana, tom] = [await enter('Ana Miller'), await enter('Tom')];
    await wall.after(NAME_WAITS_MS);
    const heard = await follow(tom);
    expect(await drink(ana)).toMatchObject({ kind: 'first-toast', name: 'Ana Miller' });
    expect(await heard()).toMatchObject([{ kind: 'first-toast', name: 'Ana Miller' }]);
    expect((await wall.after(SECOND)).moment).toMatchObject({ kind: 'first-toast', name: 'Ana Miller' });
    await wall.after(2 * MINUTE);
    await drink(tom);
    await wall.after(2 * MINUTE);
    const toasts = wall.pictures().flatMap(({ moment }) => (moment?.kind === 'first-toast' ? [moment.name] : []));
    expect(new Set(toasts)).toEqual(new Set(['Ana Miller']));
  });

  test('there is no second first toast after a restart of the server', async () => {
    const { enter, drink, wall, restart, save } = await startRoom();
    await drink(await enter('Ana'));
    await wall.after(2 * MINUTE);
    await restart();
    const tom = newPhone();
    await save(tom, { userName: 'Tom' });
    expect(await drink(Object.assign(tom, { userName: 'Tom' }))).toBeUndefined();
  });

  test('there is no second first toast after a restart when the guest of the first toast has another drink', async () => {
    const { enter, drink, wall, restart, ...service } = await startRoom();
    const ana = await enter('Ana');
    await drink(ana);
    await wall.after(2 * MINUTE);
    await restart();
    await openWall(service, service.celebration.code);
    expect(await drink(ana)).toBeUndefined();
  });

  test('a hundred glasses of water make a moment once', async () => {
    const { enter, drink, wall, afterTheToast } = await startRoom();
    await afterTheToast();
    const guests = [];
    for (let index = 0; index < 4; index += 1) guests.push(await enter(`Guest ${index}`));
    for (const guest of guests) await drink(guest, { drinkType: 'water', count: 25, ago: 20 * SECOND });
    expect((await wall.after(3 * SECOND)).moment).toMatchObject({ kind: 'waters', count: 100 });
    await wall.after(3 * MINUTE);
    const [first] = guests;
    if (first) await drink(first, { drinkType: 'water', ago: 20 * SECOND });
    await wall.after(3 * MINUTE);
    const ids = wall.pictures().flatMap(({ moment }) => (moment?.kind === 'waters' ? [moment.id] : []));
    expect(new Set(ids).size).toBe(1);
  });

  test('glasses of water that are logged late do not count towards a hundred', async () => {
    const { enter, drink, wall, afterTheToast } = await startRoom();
    await afterTheToast();
    for (let index = 0; index < 4; index += 1)
      await drink(await enter(`Guest ${index}`), { drinkType: 'water', count: 25, ago: MINUTE, isEarlier: true });
    await wall.after(MINUTE);
    expect(wall.pictures().some(({ moment }) => moment?.kind === 'waters')).toBe(false);
  });

  test('glasses of water from before the wall was opened do not make a moment', async () => {
    const { save, request, timers, celebration } = await startHostedService();
    const waters = (from: number) =>
      Array.from({ length: 25 }, (_, index) => ({
        id: `${NOON}-${from + index}`,
        drinkType: 'water' as const,
        timestamp: NOON,
      }));
    for (let index = 0; index < 4; index += 1) await save(newPhone(), { userName: `G${index}`, drinks: waters(0) });
    const wall = await openWall({ request, timers }, celebration.code);
    await wall.after(10 * SECOND);
    expect(wall.pictures().some(({ moment }) => moment?.kind === 'waters')).toBe(false);
  });

  test('there is one moment at midnight in the celebration’s time zone', async () => {
    const { enter, wall, afterTheToast, timers, patch } = await startRoom();
    // Noon in UTC is 23:00 in Magadan.
    await patch({ timeZone: 'Asia/Magadan' });
    await afterTheToast();
    await enter('Tom');
    await timers.pass(60 * MINUTE - (timers.now() - NOON) - 5 * SECOND);
    expect(await wall.after(SECOND)).not.toHaveProperty('moment');
    expect((await wall.after(8 * SECOND)).moment).toMatchObject({
      id: 'midnight-2026-06-21',
      kind: 'midnight',
      guests: 2,
    });
    await wall.after(10 * MINUTE);
    const times = wall.pictures().flatMap(({ moment }) => (moment?.kind === 'midnight' ? [moment.at] : []));
    expect(new Set(times).size).toBe(1);
  });
});

test('an answer contains no moment during a pause or after hosts have switched moments off', async () => {
  const { enter, drink, afterTheToast, patch } = await startRoom();
  await afterTheToast();
  const [ana, tom] = [await enter('Ana'), await enter('Tom')];
  await drink(ana);
  await drink(tom);
  const heard = () => drink(ana, { count: 0 });
  expect(await heard()).toMatchObject({ kind: 'clink' });
  await patch({ moments: false });
  expect(await heard()).toBeUndefined();
  await patch({ moments: true, paused: true });
  expect(await heard()).toBeUndefined();
});

test('moments of the open celebration are shown on its wall, but not to its guests', async () => {
  const service = await startTestService();
  const wall = await openWall(service);
  const beer = { id: `${NOON}-a`, drinkType: 'beer' as const, timestamp: NOON };
  const save = { sessionStart: NOON, drinks: [beer] };
  for (const userName of ['Ana', 'Tom']) {
    const answer = await service.request(...put(newPhone(), saveAt(NOON, { ...save, userName })));
    expect(Object.keys(await answer.json()).sort()).toEqual(['sentAt', 'serverTime']);
  }
  expect((await wall.after(NAME_WAITS_MS + 3 * SECOND)).moment).toMatchObject({ kind: 'first-toast', name: 'Ana' });
  expect((await wall.after(MINUTE)).moment).toMatchObject({ kind: 'clink', names: ['Ana', 'Tom'] });
});
