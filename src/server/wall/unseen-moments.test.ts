import { describe, expect, test } from 'vitest';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { MINUTE, SECOND, startRoom } from './room.fixture.ts';
import { openWall } from './walls.fixture.ts';

describe('moments while nobody looks at a leaderboard or a wall', () => {
  const startUnseen = async () => {
    const { wall, ...room } = await startRoom();
    wall.leave();
    await room.timers.advance(20 * MINUTE);
    expect(room.loadedCount()).toBe(0);
    const [ana, tom] = [await room.enter('Ana'), await room.enter('Tom')];
    return { ...room, ana, tom };
  };
  type Unseen = Awaited<ReturnType<typeof startUnseen>>;

  test.each<[string, (room: Unseen) => Promise<unknown>]>([
    ['hides', ({ drink, ana }) => drink(ana, { count: 0, hidden: true })],
    ['is hidden by a host', ({ moderate, ana }) => moderate(ana, { action: 'hide' })],
    ['is removed by a host', ({ moderate, ana }) => moderate(ana, { action: 'remove' })],
  ])('there is no clink with a guest who %s after the drink', async (_, decide) => {
    const room = await startUnseen();
    await room.drink(room.ana);
    await room.timers.advance(2 * SECOND);
    await decide(room);
    await room.timers.advance(2 * SECOND);
    expect(await room.drink(room.tom)).toBeUndefined();
    expect(room.loadedCount()).toBe(0);
  });

  test('every guest is told of the first toast with the next answer, and nobody is told twice', async () => {
    const { enter, drink, timers, restart, loadedCount, ana, tom } = await startUnseen();
    expect(await drink(ana)).toBeUndefined();
    await drink(tom, { ago: 2 * MINUTE });
    await timers.advance(7 * SECOND);
    for (const guest of [ana, tom])
      expect(await drink(guest, { count: 0 })).toMatchObject({ kind: 'first-toast', name: 'Ana' });
    await timers.advance(2 * MINUTE);
    await restart();
    const eva = await enter('Eva');
    await drink(eva);
    await timers.advance(7 * SECOND);
    expect(await drink(eva, { count: 0 })).toBeUndefined();
    expect(loadedCount()).toBe(0);
  });

  test('a guest who makes the first toast and immediately hides is in no moment', async () => {
    const { drink, timers, ana, tom } = await startUnseen();
    await Promise.all([drink(ana), drink(ana, { count: 0, hidden: true })]);
    await timers.advance(SECOND);
    expect(await drink(tom, { count: 0 })).toBeUndefined();
  });

  test('a guest who saves within the minute after midnight is told the number of visible guests', async () => {
    const { drink, moderate, timers, loadedCount, ana, tom } = await startUnseen();
    await moderate(tom, { action: 'hide' });
    // Advances the time until shortly before midnight in Vienna.
    await timers.pass(10 * 60 * MINUTE - (timers.now() - NOON) - 5 * MINUTE);
    await drink(ana);
    await timers.advance(5 * MINUTE + 2 * SECOND);
    expect(await drink(ana, { count: 0 })).toMatchObject({ id: 'midnight-2026-06-21', kind: 'midnight', guests: 1 });
    expect(loadedCount()).toBe(0);
  });

  test('after a clink, the other guest is not told the name of a guest who hides', async () => {
    const room = await startUnseen();
    await room.drink(room.tom);
    await room.timers.advance(2 * MINUTE);
    await room.drink(room.tom);
    expect(await room.drink(room.ana)).toMatchObject({ kind: 'clink', with: 'Tom' });
    await room.drink(room.ana, { count: 0, hidden: true });
    expect(await room.drink(room.tom, { count: 0 })).toBeUndefined();
  });

  test('after a clink, the other guest is told the name that a host has given meanwhile', async () => {
    const room = await startUnseen();
    await room.drink(room.ana);
    await room.moderate(room.ana, { action: 'rename', name: 'Anna' });
    expect(await room.drink(room.tom)).toMatchObject({ kind: 'clink', with: 'Anna' });
  });

  test('hiding for a moment does not end the pause between two clinks', async () => {
    const room = await startUnseen();
    await room.drink(room.ana);
    expect(await room.drink(room.tom)).toMatchObject({ kind: 'clink' });
    await room.timers.advance(2 * MINUTE);
    await room.drink(room.ana, { count: 0, hidden: true });
    await room.drink(room.ana);
    expect(await room.drink(await room.enter('Eva'))).toBeUndefined();
  });
});

test('a wall that stays on for days shows the first toast and the hundred waters of each evening', {
  timeout: 180_000,
}, async () => {
  const service = await startTestService();
  const wall = await openWall(service);
  const drink = async (count: number, ago: number) => {
    const now = service.timers.now();
    const timestamp = now - ago;
    const drinks = Array.from({ length: count }, (_, index) => ({
      id: `${timestamp}-${index}`,
      drinkType: 'water' as const,
      timestamp,
    }));
    await service.request(...put(newPhone(), saveAt(now, { userName: 'Ana', sessionStart: timestamp, drinks })));
  };
  const evening = async () => {
    await drink(1, 0);
    await wall.after(2 * MINUTE);
    for (let guest = 0; guest < 4; guest += 1) await drink(25, 20 * SECOND);
    await wall.after(5 * MINUTE);
    const kinds = wall.pictures().flatMap(({ moment }) => (moment ? [`${moment.kind} ${moment.id}`] : []));
    return [...new Set(kinds)].map((text) => text.split(' ')[0]).sort();
  };
  const first = await evening();
  expect(first).toEqual(expect.arrayContaining(['first-toast', 'waters']));
  // The wall requests pictures regularly, because a room without a wall is forgotten after half an hour.
  for (let passed = 0; passed < 48 * 60; passed += 20) await service.timers.sleep(20 * MINUTE);
  const both = await evening();
  expect(both.filter((kind) => kind === 'first-toast')).toHaveLength(2);
  expect(both.filter((kind) => kind === 'waters')).toHaveLength(2);
});
