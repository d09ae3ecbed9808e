import { describe, expect, test } from 'vitest';
import type { GuestMoment } from '../../domain/moments/guest-moment.ts';
import { NAME_WAITS_MS } from '../../domain/wall/arrivals.ts';
import { followEvents, startHostedService } from '../testing/hosting.fixture.ts';
import { NOON, newPhone, put, saveAt, startTestService } from '../testing/service.fixture.ts';
import { openWall } from './walls.fixture.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Phone = ReturnType<typeof newPhone>;

async function startRoom() {
  const service = await startHostedService();
  const { save, timers, request, celebration, marek, at } = service;
  const drinksOf = new Map<Phone, { id: string; drinkType: 'beer' | 'water'; timestamp: number }[]>();

  /** Somebody comes in, with a name and no drink. */
  async function enter(userName: string) {
    const phone = newPhone();
    drinksOf.set(phone, []);
    expect((await save(phone, { userName })).status).toBe(200);
    return Object.assign(phone, { userName });
  }
  type Guest = Awaited<ReturnType<typeof enter>>;

  /** A guest logs drinks that were confirmed some time ago. Returns the moment in the answer. */
  async function drink(
    guest: Guest,
    { ago = 0, drinkType = 'beer' as 'beer' | 'water', count = 1, hidden = false, isEarlier = false } = {},
  ) {
    const drinks = drinksOf.get(guest) ?? [];
    const timestamp = timers.now() - ago;
    for (let index = 0; index < count; index += 1) {
      const loggedAt = isEarlier ? { loggedAt: timers.now() } : {};
      drinks.push({ id: `${timestamp}-${drinks.length}`, drinkType, timestamp, ...loggedAt });
    }
    const { userName } = guest;
    const answer = await save(guest, { userName, drinks: [...drinks], hidden });
    return (await answer.json()).moment as GuestMoment | undefined;
  }

  /** A guest deletes everything. */
  async function leave({ sessionId, headers }: Phone) {
    const path = `/api/sessions/${sessionId}?c=${celebration.code}`;
    expect((await request(path, { method: 'DELETE', headers })).status).toBe(204);
  }

  /** The moments that a guest's stream brings. */
  async function follow({ sessionId, headers }: Phone) {
    const path = `/api/leaderboard/live?c=${celebration.code}&sessionId=${sessionId}`;
    const { events } = followEvents(await request(path, { headers }));
    await expect.poll(() => events.length).toBeGreaterThan(0);
    return async () => {
      await timers.advance(0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return events.flatMap(({ event, data }) => (event === 'moment' ? [data as unknown as GuestMoment] : []));
    };
  }

  const wall = await openWall(service, celebration.code);
  return {
    ...service,
    enter,
    drink,
    follow,
    leave,
    wall,
    patch: (changes: object) => marek('PATCH', at, changes),
    /** Somebody has drunk before, so that the first toast is over, and the wall is free again. */
    afterTheToast: async () => {
      await drink(await enter('Early Bird'));
      await wall.after(2 * MINUTE);
    },
  };
}

test('a save that is repeated hours later makes no clink, and begins no room', async () => {
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

describe('two guests who confirm a drink within five seconds', () => {
  test('clink: the wall has both names, and each phone hears with whom', async () => {
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

  test('hear of it with the next answer within a minute, and not later', async () => {
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
  ])('do not clink with %s', async (_, how) => {
    const { enter, drink, afterTheToast, wall } = await startRoom();
    await afterTheToast();
    const [ana, tom] = [await enter('Ana'), await enter('Tom')];
    await drink(ana);
    expect(await drink(tom, how)).toBeUndefined();
    expect(await wall.after(SECOND)).not.toHaveProperty('moment');
  });

  test('do not clink with somebody whom the hosts hide, or who waits at the door', async () => {
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

  test('do not clink while the hosts pause, or have switched moments off', async () => {
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
  ])('are on the wall under the names of now, within two seconds after one of them %s', async (_, change, names) => {
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

  test('wait with a name that is too new for the wall', async () => {
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

  test('are one person with two phones: all night long, the limits hold', async () => {
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

  test('are many: the wall shows one a minute', async () => {
    const { enter, drink, afterTheToast, wall } = await startRoom();
    await afterTheToast();
    for (let index = 0; index < 12; index += 1) await drink(await enter(`Guest ${index}`));
    await wall.after(20 * MINUTE);
    const shown = new Map(
      wall.pictures().flatMap(({ moment }) => (moment?.kind === 'clink' ? [[moment.id, moment.at]] : [])),
    );
    const times = [...shown.values()];
    // The second has waited for a minute. The others are only on the phones.
    expect(times).toHaveLength(2);
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(MINUTE);
  });
});

describe('the room', () => {
  test('sees the first toast once, and every guest hears of it', async () => {
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

  test('does not toast again after a restart of the server', async () => {
    const { enter, drink, wall, restart, save } = await startRoom();
    await drink(await enter('Ana'));
    await wall.after(2 * MINUTE);
    await restart();
    const tom = newPhone();
    await save(tom, { userName: 'Tom' });
    expect(await drink(Object.assign(tom, { userName: 'Tom' }))).toBeUndefined();
  });

  test('does not toast again with the next drink of whoever toasted first, after a restart of the server', async () => {
    const { enter, drink, wall, restart, ...service } = await startRoom();
    const ana = await enter('Ana');
    await drink(ana);
    await wall.after(2 * MINUTE);
    await restart();
    await openWall(service, service.celebration.code);
    expect(await drink(ana)).toBeUndefined();
  });

  test('counts a hundred glasses of water, and not the same hundred twice', async () => {
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

  test('has no hundred of earlier waters', async () => {
    const { enter, drink, wall, afterTheToast } = await startRoom();
    await afterTheToast();
    for (let index = 0; index < 4; index += 1)
      await drink(await enter(`Guest ${index}`), { drinkType: 'water', count: 25, ago: MINUTE, isEarlier: true });
    await wall.after(MINUTE);
    expect(wall.pictures().some(({ moment }) => moment?.kind === 'waters')).toBe(false);
  });

  test('does not take waters from before the wall for new ones', async () => {
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

  test('says good morning at midnight where the celebration is, once', async () => {
    const { enter, wall, afterTheToast, timers, patch } = await startRoom();
    // Noon in UTC is 23:00 there.
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

test('an answer tells of nothing once the hosts have switched moments off, or pause', async () => {
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

test('guests of the open celebration hear of nothing. Its wall shows the moments', async () => {
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

describe('while nobody looks at a leaderboard or a wall', () => {
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
  ])('nobody clinks with a guest who %s after the drink', async (_, decide) => {
    const room = await startUnseen();
    await room.drink(room.ana);
    await room.timers.advance(2 * SECOND);
    await decide(room);
    await room.timers.advance(2 * SECOND);
    expect(await room.drink(room.tom)).toBeUndefined();
    expect(room.loadedCount()).toBe(0);
  });

  test('every guest hears of the first toast with the next answer, and nobody again', async () => {
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

  test('the guest who toasts first, and hides at once, is in no moment', async () => {
    const { drink, timers, ana, tom } = await startUnseen();
    await Promise.all([drink(ana), drink(ana, { count: 0, hidden: true })]);
    await timers.advance(SECOND);
    expect(await drink(tom, { count: 0 })).toBeUndefined();
  });

  test('whoever saves within the minute after midnight hears how many everybody sees', async () => {
    const { drink, moderate, timers, loadedCount, ana, tom } = await startUnseen();
    await moderate(tom, { action: 'hide' });
    // Midnight in Vienna.
    await timers.pass(10 * 60 * MINUTE - (timers.now() - NOON) - 5 * MINUTE);
    await drink(ana);
    await timers.advance(5 * MINUTE + 2 * SECOND);
    expect(await drink(ana, { count: 0 })).toMatchObject({ id: 'midnight-2026-06-21', kind: 'midnight', guests: 1 });
    expect(loadedCount()).toBe(0);
  });

  test('the other guest does not hear the name of whoever hides after the clink', async () => {
    const room = await startUnseen();
    await room.drink(room.tom);
    await room.timers.advance(2 * MINUTE);
    await room.drink(room.tom);
    expect(await room.drink(room.ana)).toMatchObject({ kind: 'clink', with: 'Tom' });
    await room.drink(room.ana, { count: 0, hidden: true });
    expect(await room.drink(room.tom, { count: 0 })).toBeUndefined();
  });

  test('the other guest hears the name that a host has given meanwhile', async () => {
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

test('a wall that stays on for days sees the first toast and the hundred waters of each evening', {
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
  // Rooms that no wall asks about for half an hour are forgotten.
  for (let passed = 0; passed < 48 * 60; passed += 20) await service.timers.sleep(20 * MINUTE);
  const both = await evening();
  expect(both.filter((kind) => kind === 'first-toast')).toHaveLength(2);
  expect(both.filter((kind) => kind === 'waters')).toHaveLength(2);
});
