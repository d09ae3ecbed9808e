import { describe, expect, test } from 'vitest';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import { MINUTE, SECOND, startRoom } from './room.fixture.ts';

describe('two guests who confirm a drink within five seconds', () => {
  test('two guests who confirm a drink within five seconds clink: the wall shows both names, and each phone gets the other guest’s name', async () => {
    const { enter, drink, follow, wall, afterTheToast, timers } = await startRoom();
    await afterTheToast();
    const [ana, tom, eva] = [await enter('Ana'), await enter('Tom'), await enter('Eva')];
    await wall.after(NAME_WAITS_MS);
    const [heardByAna, heardByEva] = [await follow(ana), await follow(eva)];
    expect(await drink(ana)).toBeUndefined();
    await timers.advance(4 * SECOND);
    const told = await drink(tom, { drinkType: 'water' });
    expect(told).toMatchObject({ kind: 'clink', with: 'Ana' });
    expect(await heardByAna()).toMatchObject([{ kind: 'clink', with: 'Tom', id: told?.id }]);
    expect(await heardByEva()).toEqual([]);
    const { moment } = await wall.after(SECOND);
    expect(moment).toMatchObject({ id: told?.id, kind: 'clink', names: ['Ana', 'Tom'] });
    expect(await wall.after(12 * SECOND)).not.toHaveProperty('moment');
  });

  test('guests are told of a clink with the next answer within a minute, and not later', async () => {
    const { enter, drink, timers, afterTheToast } = await startRoom();
    await afterTheToast();
    const [ana, tom] = [await enter('Ana'), await enter('Tom')];
    await drink(ana);
    await drink(tom);
    await timers.advance(50 * SECOND);
    expect(await drink(ana)).toMatchObject({ kind: 'clink', with: 'Tom' });
    await timers.advance(11 * SECOND);
    expect(await drink(ana)).toBeUndefined();
  });

  test.each<[string, object]>([
    ['a drink that comes late from offline', { ago: 6 * SECOND }],
    ['a guest who hides', { hidden: true }],
  ])('guests do not clink with %s', async (_, how) => {
    const { enter, drink, afterTheToast, wall } = await startRoom();
    await afterTheToast();
    const [ana, tom] = [await enter('Ana'), await enter('Tom')];
    await drink(ana);
    expect(await drink(tom, how)).toBeUndefined();
    expect(await wall.after(SECOND)).not.toHaveProperty('moment');
  });

  test('guests do not clink with a guest whom the hosts hide, or who waits at the door', async () => {
    const { enter, drink, afterTheToast, moderate, patch, wall } = await startRoom();
    await afterTheToast();
    const [ana, tom] = [await enter('Ana'), await enter('Tom')];
    await moderate(tom, { action: 'hide' });
    await patch({ door: 'ask' });
    const eva = await enter('Eva');
    await drink(ana);
    expect(await drink(tom)).toBeUndefined();
    expect(await drink(eva)).toBeUndefined();
    expect(await wall.after(SECOND)).not.toHaveProperty('moment');
  });

  test('guests do not clink during a pause, or while moments are switched off', async () => {
    const { enter, drink, afterTheToast, patch } = await startRoom();
    await afterTheToast();
    const [ana, tom] = [await enter('Ana'), await enter('Tom')];
    for (const changes of [{ moments: false }, { moments: true, paused: true }]) {
      await patch(changes);
      await drink(ana);
      expect(await drink(tom)).toBeUndefined();
    }
  });

  type Room = Awaited<ReturnType<typeof startRoom>>;
  type Guest = Awaited<ReturnType<Room['enter']>>;

  test.each<[string, (room: Room, tom: Guest) => Promise<unknown>, readonly string[] | undefined]>([
    ['hides', ({ drink }, tom) => drink(tom, { count: 0, hidden: true }), undefined],
    ['is hidden by a host', ({ moderate }, tom) => moderate(tom, { action: 'hide' }), undefined],
    ['is removed by a host', ({ moderate }, tom) => moderate(tom, { action: 'remove' }), undefined],
    ['deletes everything', ({ leave }, tom) => leave(tom), undefined],
    ['takes another name', ({ drink }, tom) => drink({ ...tom, userName: 'Thomas' }, { count: 0 }), undefined],
    ['gets one from a host', ({ moderate }, tom) => moderate(tom, { action: 'rename', name: 'Tim' }), ['Ana', 'Tim']],
  ])('the wall shows present names in a clink within two seconds after a guest %s', async (_, change, names) => {
    const room = await startRoom();
    const { enter, drink, afterTheToast, wall } = room;
    await afterTheToast();
    const [ana, tom] = [await enter('Ana'), await enter('Tom')];
    await wall.after(NAME_WAITS_MS);
    await drink(ana);
    await drink(tom);
    expect((await wall.after(SECOND)).moment).toMatchObject({ names: ['Ana', 'Tom'] });
    await change(room, tom);
    const { moment } = await wall.after(2 * SECOND);
    expect(moment && 'names' in moment ? moment.names : undefined).toEqual(names);
  });

  test('the wall shows a clink only when both names are old enough', async () => {
    const { enter, drink, afterTheToast, wall } = await startRoom();
    await afterTheToast();
    const ana = await enter('Ana');
    await wall.after(8 * SECOND);
    const eva = await enter('Eva');
    await drink(ana);
    expect(await drink(eva)).toMatchObject({ kind: 'clink', with: 'Ana' });
    expect(await wall.after(8 * SECOND)).not.toHaveProperty('moment');
    expect((await wall.after(4 * SECOND)).moment).toMatchObject({ kind: 'clink', names: ['Ana', 'Eva'] });
  });

  test('the limits on clinks apply all night, even to one person with two phones', async () => {
    const { enter, drink, afterTheToast, timers } = await startRoom();
    await afterTheToast();
    const [one, other] = [await enter('Ana'), await enter('Ana 2')];
    const ids = new Set<string>();
    for (let minute = 0; minute < 60; minute += 1) {
      for (const phone of [one, other]) {
        const told = await drink(phone);
        if (told) ids.add(told.id);
      }
      await timers.advance(MINUTE);
    }
    expect(ids.size).toBe(6);
  });

  test('if many guests clink, the wall shows one clink a minute', async () => {
    const { enter, drink, afterTheToast, wall } = await startRoom();
    await afterTheToast();
    for (let index = 0; index < 12; index += 1) await drink(await enter(`Guest ${index}`));
    await wall.after(20 * MINUTE);
    const shown = new Map(
      wall.pictures().flatMap(({ moment }) => (moment?.kind === 'clink' ? [[moment.id, moment.at]] : [])),
    );
    const times = [...shown.values()];
    // The wall shows the second clink after a minute. Further clinks are only on the phones.
    expect(times).toHaveLength(2);
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(MINUTE);
  });
});
