import { expect, it, test } from 'vitest';
import { EVENING, screenWith } from '../wall.fixture.ts';
import { createWallState } from './wall-state.ts';

const HOUR = 3_600_000;

it.each(['gone', 'unknown'] as const)(
  'after the answer "%s" the evening does not reappear, even if the network is then lost',
  (reason) => {
    const wall = createWallState(null);
    wall.receive(screenWith(), EVENING);
    expect(wall.lose(reason)).toBe(true);
    expect(wall.lose('offline')).toBe(true);
    expect(wall.picture(EVENING, 0).scene).toEqual({ kind: 'waiting', trouble: 'offline' });
    expect(wall.live()).toBeNull();
  },
);

test('a code that was known before and is unknown now belongs to a deleted celebration', () => {
  const wall = createWallState(null);
  wall.lose('unknown');
  expect(wall.picture(EVENING, 0).scene).toEqual({ kind: 'waiting', trouble: 'unknown' });
  wall.receive(screenWith(), EVENING);
  for (const reason of ['unknown', 'unknown'] as const) {
    wall.lose(reason);
    expect(wall.picture(EVENING, 0).scene).toEqual({ kind: 'waiting', trouble: 'gone' });
  }
});

test('a lost network does not delete the picture', () => {
  const wall = createWallState(null);
  wall.receive(screenWith(), EVENING);
  expect(wall.lose('offline')).toBe(false);
  expect(wall.picture(EVENING, 0).scene.kind).toBe('turns');
});

test('times follow the server’s clock, even if the clock of the television is wrong', () => {
  const wall = createWallState(null);
  wall.receive(screenWith(), EVENING - 5 * HOUR);
  expect(wall.picture(EVENING - 5 * HOUR + 60_000, 0).now).toBe(EVENING + 60_000);
  wall.hear(EVENING - 5 * HOUR + 90_000);
  wall.lose('offline');
  expect(wall.picture(EVENING, 0).lostAt).toBe(EVENING + 90_000);
});

const MOMENT = { id: 'm1', at: EVENING, kind: 'waters', count: 100 } as const;

test('a wall that starts with a kept picture is not live, and does not show its moment again', () => {
  const event = screenWith({ moment: MOMENT });
  const wall = createWallState({ event, skewMs: 0, shownIds: ['m1'] });
  expect(wall.picture(EVENING + 1_000, 0)).toMatchObject({ moment: null, lostAt: EVENING });
  expect(wall.isQuiet(false)).toBe(false);
  wall.receive({ ...event, at: EVENING + 2_000 }, EVENING + 2_000);
  expect(wall.picture(EVENING + 2_000, 1_000)).toMatchObject({ moment: null, lostAt: null });
  expect(wall.isQuiet(false)).toBe(true);
});

test('no moment is shown twice, even if another server sends an earlier moment again', () => {
  const wall = createWallState(null);
  const shown = [];
  for (const [index, id] of ['m1', 'm2', 'm1', 'm2', 'm3'].entries()) {
    const at = EVENING + index * 60_000;
    wall.receive(screenWith({ at, moment: { ...MOMENT, id, at } }), at);
    const { moment } = wall.picture(at, at - EVENING);
    if (moment) shown.push(moment.id);
    expect(wall.live()?.shownIds).toEqual(shown);
  }
  expect(shown).toEqual(['m1', 'm2', 'm3']);
});

test('a moment shows the new name of a guest who is renamed during it, and ends if the guest hides', () => {
  const wall = createWallState(null);
  const clink = { id: 'm1', at: EVENING, kind: 'clink', names: ['Ana', 'Tom'] } as const;
  const shownAfter = (ms: number, moment?: { readonly names: readonly [string, string] }) => {
    wall.receive(screenWith({ at: EVENING + ms, ...(moment && { moment: { ...clink, ...moment } }) }), EVENING + ms);
    return wall.picture(EVENING + ms, ms).moment;
  };
  expect(shownAfter(0, clink)).toMatchObject({ names: ['Ana', 'Tom'] });
  expect(shownAfter(1_000, { names: ['Ana', 'Thomas'] })).toMatchObject({ names: ['Ana', 'Thomas'] });
  expect(shownAfter(2_000)).toBeNull();
  expect(shownAfter(3_000, clink)).toBeNull();
});

test('a reload waits for a moment, and full screen lasts until the evening is over', () => {
  const wall = createWallState(null);
  const isQuiet = (screen: Parameters<typeof wall.receive>[0], passedMs: number) => {
    wall.receive(screen, EVENING);
    wall.picture(EVENING, passedMs);
    return [wall.isQuiet(false), wall.isQuiet(true)];
  };
  expect(isQuiet(screenWith({ moment: MOMENT }), 0)).toEqual([false, false]);
  expect(isQuiet(screenWith(), 10_000)).toEqual([true, false]);
  expect(isQuiet(screenWith({ state: 'over' }), 20_000)).toEqual([true, true]);
});
